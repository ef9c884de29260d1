// A list that grows without moving what is in it: searches fill it with megabytes, or with next to nothing.
#pragma once

#include <cstddef>
#include <vector>

namespace doorgeef::winnable {

template <class T>
class Chunks {
public:
    std::size_t size() const { return size_; }
    T& operator[](std::size_t i) { return chunks_[i / kPerChunk][i % kPerChunk]; }
    const T& operator[](std::size_t i) const { return chunks_[i / kPerChunk][i % kPerChunk]; }

    void push_back(const T& value) {
        if (size_ % kPerChunk == 0) chunks_.emplace_back().reserve(kPerChunk);
        chunks_.back().push_back(value);
        ++size_;
    }

private:
    static constexpr std::size_t kPerChunk = 128;

    std::vector<std::vector<T>> chunks_;
    std::size_t size_ = 0;
};

}  // namespace doorgeef::winnable
