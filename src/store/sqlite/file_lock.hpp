// Keeps a second server from the same file. The lock goes when the process does, however it ends.
#pragma once

#include "store/store.hpp"

#include <filesystem>
#include <utility>

namespace doorgeef::store::sqlite {

class FileLock {
public:
    // Locks FILE.lock, which is made and stays. Does not wait.
    static Read<FileLock> take(const std::filesystem::path& file);

    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileLock& operator=(FileLock&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~FileLock();

private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

}  // namespace doorgeef::store::sqlite
