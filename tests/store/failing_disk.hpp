// A disk that fails at the operation one chooses.
#pragma once

#include "vfs_shim.hpp"

#include <mutex>

namespace doorgeef::store {

struct DiskFault {
    enum class Operation { write, sync, read, truncate };

    Operation operation = Operation::write;
    int after = 0;           // so many of these go well before
    int code = SQLITE_FULL;  // what SQLite hears
    bool lasting = false;    // and so do all later ones until the disk is healed
};

class FailingDisk final : public VfsShim {
public:
    using VfsShim::VfsShim;

    void break_with(DiskFault fault);
    void heal();
    // Whether the fault has come since it was set.
    bool has_failed() const;

    std::optional<int> on_write(const std::string& path, std::int64_t offset,
                                std::string_view bytes) override;
    std::optional<int> on_truncate(const std::string& path, std::int64_t size) override;
    std::optional<int> on_sync(const std::string& path) override;
    std::optional<int> on_read(const std::string& path) override;

private:
    std::optional<int> meet(DiskFault::Operation operation);

    mutable std::mutex mutex_{};
    std::optional<DiskFault> fault_{};
    bool failed_ = false;
};

}  // namespace doorgeef::store
