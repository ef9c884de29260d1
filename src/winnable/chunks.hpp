// A list that grows without moving what is in it: searches fill it with megabytes, or with next to nothing.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace doorgeef::winnable {

template <class T>
class Chunks {
public:
    std::size_t size() const { return size_; }
    T& operator[](std::size_t i) { return chunks_[i / kPerChunk][i % kPerChunk]; }
    const T& operator[](std::size_t i) const { return chunks_[i / kPerChunk][i % kPerChunk]; }

    void push_back(const T& value) {
        if (size_ % kPerChunk == 0) chunks_.push_back(std::make_unique_for_overwrite<T[]>(kPerChunk));
        (*this)[size_++] = value;
    }

private:
    static constexpr std::size_t kPerChunk = 128;

    std::vector<std::unique_ptr<T[]>> chunks_;
    std::size_t size_ = 0;
};

}  // namespace doorgeef::winnable
