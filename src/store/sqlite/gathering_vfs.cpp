#include "store/sqlite/gathering_vfs.hpp"

#include <cstddef>
#include <cstdint>
#include <new>
#include <string_view>
#include <vector>

namespace doorgeef::store::sqlite {

namespace {

// SQLite's own file system takes less than 128 KiB in one call.
constexpr std::size_t kMostGathered = std::size_t{64} * 1024;

// Bytes for one place in a file.
class Gathered {
public:
    Gathered() { bytes_.reserve(kMostGathered); }

    // Whether they go on where the others end, and there is room.
    bool take(std::string_view bytes, sqlite3_int64 offset) {
        if (bytes_.size() + bytes.size() > kMostGathered) return false;
        if (bytes_.empty()) offset_ = offset;
        if (offset != offset_ + static_cast<sqlite3_int64>(bytes_.size())) return false;
        bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
        return true;
    }
    // Also if it fails they are gone: SQLite then gives the whole transaction up.
    int write_to(sqlite3_file* real) {
        if (bytes_.empty()) return SQLITE_OK;
        const int code =
            real->pMethods->xWrite(real, bytes_.data(), static_cast<int>(bytes_.size()), offset_);
        bytes_.clear();
        return code;
    }

private:
    std::vector<char> bytes_{};
    sqlite3_int64 offset_ = 0;
};

// What SQLite takes for the log; the real one lies behind it in the same memory.
struct LogFile {
    sqlite3_file head;
    Gathered* gathered;
    sqlite3_file* real;
};

LogFile& log_file(sqlite3_file* file) {
    return *reinterpret_cast<LogFile*>(file);
}

// Calls the same method of the real file.
template <auto Method, class... Arguments>
auto forward(sqlite3_file* file, Arguments... arguments) {
    sqlite3_file* real = log_file(file).real;
    return (real->pMethods->*Method)(real, arguments...);
}

int write_gathered(sqlite3_file* file) {
    return log_file(file).gathered->write_to(log_file(file).real);
}

// The same, after everything has been written.
template <auto Method, class... Arguments>
int forward_after_writing(sqlite3_file* file, Arguments... arguments) {
    if (const int code = write_gathered(file); code != SQLITE_OK) return code;
    return forward<Method>(file, arguments...);
}

int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
    Gathered& gathered = *log_file(file).gathered;
    const std::string_view bytes{static_cast<const char*>(from), static_cast<std::size_t>(size)};
    if (gathered.take(bytes, offset)) return SQLITE_OK;
    if (const int code = write_gathered(file); code != SQLITE_OK) return code;
    if (gathered.take(bytes, offset)) return SQLITE_OK;
    return forward<&sqlite3_io_methods::xWrite>(file, from, size, offset);
}

int close(sqlite3_file* file) {
    const int written = write_gathered(file);
    const int closed = forward<&sqlite3_io_methods::xClose>(file);
    delete log_file(file).gathered;
    return written != SQLITE_OK ? written : closed;
}

// The log has no locks and no shared memory: those are the database's.
constexpr sqlite3_io_methods kMethods{
    .iVersion = 1,
    .xClose = close,
    .xRead = forward_after_writing<&sqlite3_io_methods::xRead, void*, int, sqlite3_int64>,
    .xWrite = write,
    .xTruncate = forward_after_writing<&sqlite3_io_methods::xTruncate, sqlite3_int64>,
    .xSync = forward_after_writing<&sqlite3_io_methods::xSync, int>,
    .xFileSize = forward_after_writing<&sqlite3_io_methods::xFileSize, sqlite3_int64*>,
    .xLock = forward<&sqlite3_io_methods::xLock, int>,
    .xUnlock = forward<&sqlite3_io_methods::xUnlock, int>,
    .xCheckReservedLock = forward<&sqlite3_io_methods::xCheckReservedLock, int*>,
    .xFileControl = forward<&sqlite3_io_methods::xFileControl, int, void*>,
    .xSectorSize = forward<&sqlite3_io_methods::xSectorSize>,
    .xDeviceCharacteristics = forward<&sqlite3_io_methods::xDeviceCharacteristics>,
    .xShmMap = nullptr,
    .xShmLock = nullptr,
    .xShmBarrier = nullptr,
    .xShmUnmap = nullptr,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

sqlite3_vfs& real_vfs(sqlite3_vfs* vfs) {
    return *static_cast<sqlite3_vfs*>(vfs->pAppData);
}

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    sqlite3_vfs& real = real_vfs(vfs);
    if ((flags & SQLITE_OPEN_WAL) == 0) return real.xOpen(&real, path, file, flags, out_flags);
    auto* behind = reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(LogFile));
    file->pMethods = nullptr;
    const int code = real.xOpen(&real, path, behind, flags, out_flags);
    if (code == SQLITE_OK) new (file) LogFile{{&kMethods}, new Gathered, behind};
    return code;
}

// Calls the same function of the real file system.
template <auto Function, class... Arguments>
auto pass_on(sqlite3_vfs* vfs, Arguments... arguments) {
    sqlite3_vfs& real = real_vfs(vfs);
    return (real.*Function)(&real, arguments...);
}

}  // namespace

GatheringVfs::GatheringVfs(const std::string& before)
    : name_("gathering-" + std::to_string(reinterpret_cast<std::uintptr_t>(this))), vfs_() {
    sqlite3_vfs* real = sqlite3_vfs_find(before.empty() ? nullptr : before.c_str());
    vfs_.iVersion = 1;
    vfs_.szOsFile = real->szOsFile + static_cast<int>(sizeof(LogFile));
    vfs_.mxPathname = real->mxPathname;
    vfs_.zName = name_.c_str();
    vfs_.pAppData = real;
    vfs_.xOpen = open;
    vfs_.xDelete = pass_on<&sqlite3_vfs::xDelete, const char*, int>;
    vfs_.xAccess = pass_on<&sqlite3_vfs::xAccess, const char*, int, int*>;
    vfs_.xFullPathname = pass_on<&sqlite3_vfs::xFullPathname, const char*, int, char*>;
    vfs_.xDlOpen = pass_on<&sqlite3_vfs::xDlOpen, const char*>;
    vfs_.xDlError = pass_on<&sqlite3_vfs::xDlError, int, char*>;
    vfs_.xDlClose = pass_on<&sqlite3_vfs::xDlClose, void*>;
    vfs_.xRandomness = pass_on<&sqlite3_vfs::xRandomness, int, char*>;
    vfs_.xSleep = pass_on<&sqlite3_vfs::xSleep, int>;
    vfs_.xCurrentTime = pass_on<&sqlite3_vfs::xCurrentTime, double*>;
    vfs_.xGetLastError = pass_on<&sqlite3_vfs::xGetLastError, int, char*>;
    sqlite3_vfs_register(&vfs_, 0);
}

GatheringVfs::~GatheringVfs() {
    sqlite3_vfs_unregister(&vfs_);
}

}  // namespace doorgeef::store::sqlite
