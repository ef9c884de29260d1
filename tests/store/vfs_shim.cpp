#include "vfs_shim.hpp"

#include <new>
#include <utility>

namespace doorgeef::store {

namespace {

// What SQLite takes for the file; the real one lies behind it in the same memory.
struct ShimFile {
    sqlite3_file head;
    VfsShim* shim;
    std::string* path;
    sqlite3_file* real;
};

ShimFile& shim_file(sqlite3_file* file) {
    return *reinterpret_cast<ShimFile*>(file);
}
VfsShim& shim_of(sqlite3_vfs* vfs) {
    return *static_cast<VfsShim*>(vfs->pAppData);
}
sqlite3_vfs& real_vfs() {
    return *sqlite3_vfs_find("unix");
}

// Calls the same method of the real file.
template <auto Method, class... Arguments>
auto forward(sqlite3_file* file, Arguments... arguments) {
    sqlite3_file* real = shim_file(file).real;
    return (real->pMethods->*Method)(real, arguments...);
}

int close(sqlite3_file* file) {
    const int code = forward<&sqlite3_io_methods::xClose>(file);
    delete shim_file(file).path;
    return code;
}

int read(sqlite3_file* file, void* to, int size, sqlite3_int64 offset) {
    const ShimFile& shim = shim_file(file);
    if (const auto code = shim.shim->on_read(*shim.path)) return *code;
    return forward<&sqlite3_io_methods::xRead>(file, to, size, offset);
}

int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
    const ShimFile& shim = shim_file(file);
    const std::string_view bytes{static_cast<const char*>(from), static_cast<std::size_t>(size)};
    if (const auto code = shim.shim->on_write(*shim.path, offset, bytes)) return *code;
    return forward<&sqlite3_io_methods::xWrite>(file, from, size, offset);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    const ShimFile& shim = shim_file(file);
    if (const auto code = shim.shim->on_truncate(*shim.path, size)) return *code;
    return forward<&sqlite3_io_methods::xTruncate>(file, size);
}

int sync(sqlite3_file* file, int) {
    const ShimFile& shim = shim_file(file);
    return shim.shim->on_sync(*shim.path).value_or(SQLITE_OK);
}

constexpr sqlite3_io_methods kMethods{
    2,
    close,
    read,
    write,
    truncate,
    sync,
    forward<&sqlite3_io_methods::xFileSize, sqlite3_int64*>,
    forward<&sqlite3_io_methods::xLock, int>,
    forward<&sqlite3_io_methods::xUnlock, int>,
    forward<&sqlite3_io_methods::xCheckReservedLock, int*>,
    forward<&sqlite3_io_methods::xFileControl, int, void*>,
    forward<&sqlite3_io_methods::xSectorSize>,
    forward<&sqlite3_io_methods::xDeviceCharacteristics>,
    forward<&sqlite3_io_methods::xShmMap, int, int, int, volatile void**>,
    forward<&sqlite3_io_methods::xShmLock, int, int, int>,
    forward<&sqlite3_io_methods::xShmBarrier>,
    forward<&sqlite3_io_methods::xShmUnmap, int>,
    nullptr,
    nullptr,
};

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    auto* memory = reinterpret_cast<char*>(file);
    auto* real = reinterpret_cast<sqlite3_file*>(memory + sizeof(ShimFile));
    real->pMethods = nullptr;
    const int code = real_vfs().xOpen(&real_vfs(), path, real, flags, out_flags);
    file->pMethods = nullptr;
    if (code == SQLITE_OK)
        new (file) ShimFile{{&kMethods}, &shim_of(vfs), new std::string{path ? path : ""}, real};
    return code;
}

int remove(sqlite3_vfs* vfs, const char* path, int sync_folder) {
    if (const auto code = shim_of(vfs).on_delete(path)) return *code;
    return real_vfs().xDelete(&real_vfs(), path, sync_folder);
}

}  // namespace

VfsShim::VfsShim(std::string name) : name_(std::move(name)), vfs_(real_vfs()) {
    vfs_.szOsFile += static_cast<int>(sizeof(ShimFile));
    vfs_.zName = name_.c_str();
    vfs_.pAppData = this;
    vfs_.xOpen = open;
    vfs_.xDelete = remove;
    sqlite3_vfs_register(&vfs_, 0);
}

VfsShim::~VfsShim() {
    sqlite3_vfs_unregister(&vfs_);
}

std::optional<int> VfsShim::on_write(const std::string&, std::int64_t, std::string_view) {
    return std::nullopt;
}
std::optional<int> VfsShim::on_truncate(const std::string&, std::int64_t) {
    return std::nullopt;
}
std::optional<int> VfsShim::on_sync(const std::string&) {
    return std::nullopt;
}
std::optional<int> VfsShim::on_delete(const std::string&) {
    return std::nullopt;
}
std::optional<int> VfsShim::on_read(const std::string&) {
    return std::nullopt;
}

}  // namespace doorgeef::store
