// A file system for SQLite that stands before the usual one, so that a test can watch writes and let them
// fail. It does not wait for the disk.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <sqlite3.h>

namespace doorgeef::store {

class VfsShim {
public:
    // Registers it under this name, until it goes. Requires: no store that uses it outlives it.
    explicit VfsShim(std::string name);
    virtual ~VfsShim();
    VfsShim(const VfsShim&) = delete;
    VfsShim& operator=(const VfsShim&) = delete;
    VfsShim(VfsShim&&) = delete;
    VfsShim& operator=(VfsShim&&) = delete;

    const std::string& name() const { return name_; }

    // Called before each. A result code is what SQLite hears instead, and nothing happens.
    virtual std::optional<int> on_write(const std::string& path, std::int64_t offset, std::string_view bytes);
    virtual std::optional<int> on_truncate(const std::string& path, std::int64_t size);
    virtual std::optional<int> on_sync(const std::string& path);
    virtual std::optional<int> on_delete(const std::string& path);
    virtual std::optional<int> on_read(const std::string& path);

private:
    std::string name_;
    sqlite3_vfs vfs_;
};

}  // namespace doorgeef::store
