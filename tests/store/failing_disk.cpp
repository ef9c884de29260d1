#include "failing_disk.hpp"

namespace doorgeef::store {

void FailingDisk::break_with(DiskFault fault) {
    const std::scoped_lock lock{mutex_};
    fault_ = fault;
    failed_ = false;
}

void FailingDisk::heal() {
    const std::scoped_lock lock{mutex_};
    fault_.reset();
}

bool FailingDisk::has_failed() const {
    const std::scoped_lock lock{mutex_};
    return failed_;
}

std::optional<int> FailingDisk::meet(DiskFault::Operation operation) {
    const std::scoped_lock lock{mutex_};
    if (!fault_ || fault_->operation != operation) return std::nullopt;
    if (fault_->after > 0) {
        --fault_->after;
        return std::nullopt;
    }
    failed_ = true;
    const int code = fault_->code;
    if (!fault_->lasting) fault_.reset();
    return code;
}

std::optional<int> FailingDisk::on_write(const std::string&, std::int64_t, std::string_view) {
    return meet(DiskFault::Operation::write);
}
std::optional<int> FailingDisk::on_truncate(const std::string&, std::int64_t) {
    return meet(DiskFault::Operation::truncate);
}
std::optional<int> FailingDisk::on_sync(const std::string&) {
    return meet(DiskFault::Operation::sync);
}
std::optional<int> FailingDisk::on_read(const std::string&) {
    return meet(DiskFault::Operation::read);
}

}  // namespace doorgeef::store
