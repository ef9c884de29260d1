#include "forgetful_disk.hpp"

#include <algorithm>
#include <fstream>

namespace doorgeef::store {

namespace {

constexpr std::size_t kSector = 512;

}  // namespace

void ForgetfulDisk::Change::apply(std::string& content) const {
    if (bytes.empty()) {
        content.resize(offset);
        return;
    }
    if (content.size() < offset + bytes.size()) content.resize(offset + bytes.size());
    content.replace(offset, bytes.size(), bytes);
}

void ForgetfulDisk::cut_power_after(int writes) {
    const std::scoped_lock lock{mutex_};
    writes_left_ = writes;
}

bool ForgetfulDisk::power_is_cut() const {
    const std::scoped_lock lock{mutex_};
    return found_.has_value();
}

void ForgetfulDisk::come_up(const std::filesystem::path& folder, std::mt19937_64& random) const {
    const std::scoped_lock lock{mutex_};
    for (const auto& [path, file] : *found_) {
        std::string content = file.synced;
        for (const Change& change : file.since) {
            if (change.bytes.empty() && random() % 2 == 0) change.apply(content);
            for (std::size_t at = 0; at < change.bytes.size(); at += kSector)
                if (random() % 2 == 0)
                    Change{change.offset + at, change.bytes.substr(at, kSector)}.apply(content);
        }
        std::ofstream{folder / std::filesystem::path{path}.filename(), std::ios::binary} << content;
    }
}

std::optional<int> ForgetfulDisk::on_write(const std::string& path, std::int64_t offset,
                                           std::string_view bytes) {
    const std::scoped_lock lock{mutex_};
    files_[path].since.push_back({static_cast<std::size_t>(offset), std::string{bytes}});
    if (writes_left_-- == 0) found_ = files_;
    return std::nullopt;
}

std::optional<int> ForgetfulDisk::on_truncate(const std::string& path, std::int64_t size) {
    const std::scoped_lock lock{mutex_};
    files_[path].since.push_back({static_cast<std::size_t>(size), {}});
    return std::nullopt;
}

std::optional<int> ForgetfulDisk::on_sync(const std::string& path) {
    const std::scoped_lock lock{mutex_};
    File& file = files_[path];
    for (const Change& change : file.since) change.apply(file.synced);
    file.since.clear();
    return std::nullopt;
}

std::optional<int> ForgetfulDisk::on_delete(const std::string& path) {
    const std::scoped_lock lock{mutex_};
    files_.erase(path);
    return std::nullopt;
}

}  // namespace doorgeef::store
