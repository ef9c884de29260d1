#include "store/sqlite/file_lock.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace doorgeef::store::sqlite {

// A file of its own, because closing any descriptor of the database would drop SQLite's locks on it.
Read<FileLock> FileLock::take(const std::filesystem::path& file) {
    const std::string name = file.string() + ".lock";
    FileLock lock{::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)};
    if (lock.descriptor_ < 0) return StoreProblem::cannot_open;
    if (::flock(lock.descriptor_, LOCK_EX | LOCK_NB) == 0) return lock;
    return errno == EWOULDBLOCK ? StoreProblem::locked_by_other_process : StoreProblem::cannot_open;
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace doorgeef::store::sqlite
