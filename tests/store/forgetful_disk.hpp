// A disk that keeps for certain only what was synced: after a power cut, any part of the rest may be there.
#pragma once

#include "vfs_shim.hpp"

#include <filesystem>
#include <map>
#include <mutex>
#include <random>
#include <vector>

namespace doorgeef::store {

class ForgetfulDisk final : public VfsShim {
public:
    using VfsShim::VfsShim;

    // The power goes at the write after so many from now. The store does not notice, but nothing of what it
    // does from then on will be found.
    void cut_power_after(int writes);
    bool power_is_cut() const;

    // Leaves in `folder` what the machine finds when it comes up again: all that was synced, and of each
    // later write any sectors. Requires: the power is cut.
    void come_up(const std::filesystem::path& folder, std::mt19937_64& random) const;

    std::optional<int> on_write(const std::string& path, std::int64_t offset,
                                std::string_view bytes) override;
    std::optional<int> on_truncate(const std::string& path, std::int64_t size) override;
    std::optional<int> on_sync(const std::string& path) override;
    std::optional<int> on_delete(const std::string& path) override;

private:
    // A write, or a truncation if it has no bytes.
    struct Change {
        std::size_t offset = 0;
        std::string bytes{};

        void apply(std::string& content) const;
    };
    struct File {
        std::string synced{};
        std::vector<Change> since{};
    };

    using Files = std::map<std::string, File>;

    // The store writes on two threads.
    mutable std::mutex mutex_{};
    Files files_{};
    int writes_left_ = -1;
    std::optional<Files> found_{};  // as they were when the power went
};

}  // namespace doorgeef::store
