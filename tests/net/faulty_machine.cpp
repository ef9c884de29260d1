// A library to be loaded before those of a program (LD_PRELOAD): its disk, or its clock, goes wrong when the
// file that DOORGEEF_TEST_FAULT names says so. The file may be changed while the program runs.
//   full      nothing more can be written
//   broken    what was written cannot be brought to the disk
//   unreadable
//   hour-back the clock on the wall
//   no-ring   the kernel has no io_uring, or does not allow it
//   no-send   its io_uring cannot send, as before Linux 5.6
//   ring-ends the kernel has no memory for what is handed over together
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string_view>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

// Only what has a name of its own, in a folder: no sockets, no terminals.
bool is_file(int descriptor) {
    struct stat about{};
    return fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode);
}

bool fault_is(std::string_view name) {
    const char* path = std::getenv("DOORGEEF_TEST_FAULT");
    if (path == nullptr) return false;
    const int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    std::array<char, 32> text{};
    const long size = syscall(SYS_read, descriptor, text.data(), text.size());
    close(descriptor);
    return size > 0 && std::string_view{text.data(), static_cast<std::size_t>(size)} == name;
}

}  // namespace

// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): the system has names of its own.
extern "C" {

ssize_t pwrite64(int descriptor, const void* bytes, size_t count, off64_t offset) {
    if (is_file(descriptor) && fault_is("full")) {
        errno = ENOSPC;
        return -1;
    }
    return syscall(SYS_pwrite64, descriptor, bytes, count, offset);
}

int fdatasync(int descriptor) {
    if (fault_is("broken")) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(syscall(SYS_fdatasync, descriptor));
}

int fsync(int descriptor) {
    return fdatasync(descriptor);
}

ssize_t pread64(int descriptor, void* bytes, size_t count, off64_t offset) {
    if (is_file(descriptor) && fault_is("unreadable")) {
        errno = EIO;
        return -1;
    }
    return syscall(SYS_pread64, descriptor, bytes, count, offset);
}

int clock_gettime(clockid_t clock, timespec* time) noexcept {
    const int result = static_cast<int>(syscall(SYS_clock_gettime, clock, time));
    if (result == 0 && clock == CLOCK_REALTIME && fault_is("hour-back")) time->tv_sec -= 3'600;
    return result;
}

int io_uring_queue_init(unsigned entries, struct io_uring* ring, unsigned flags) {
    if (fault_is("no-ring")) return -ENOSYS;
    using Real = int (*)(unsigned, struct io_uring*, unsigned);
    return reinterpret_cast<Real>(dlsym(RTLD_NEXT, "io_uring_queue_init"))(entries, ring, flags);
}

// What it tells of what the kernel's ring can do.
struct io_uring_probe* io_uring_get_probe_ring(struct io_uring* ring) {
    if (fault_is("no-send")) return nullptr;
    using Real = struct io_uring_probe* (*)(struct io_uring*);
    return reinterpret_cast<Real>(dlsym(RTLD_NEXT, "io_uring_get_probe_ring"))(ring);
}

int io_uring_submit(struct io_uring* ring) {
    if (fault_is("ring-ends")) return -ENOMEM;
    using Real = int (*)(struct io_uring*);
    return reinterpret_cast<Real>(dlsym(RTLD_NEXT, "io_uring_submit"))(ring);
}
}
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
