// A folder of its own for each test, gone with it.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace doorgeef::app {

class FolderTest : public testing::Test {
protected:
    void SetUp() override {
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::string path(const std::string& name) const { return (folder_ / name).string(); }

    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream{folder_ / name, std::ios::binary} << text;
        return path(name);
    }
    std::string read(const std::string& name) const {
        std::stringstream text;
        text << std::ifstream{folder_ / name, std::ios::binary}.rdbuf();
        return text.str();
    }
    std::size_t files() const {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator{folder_}, {}));
    }

private:
    static std::filesystem::path folder() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        return std::filesystem::temp_directory_path() /
               ("doorgeef-" + std::string{test->test_suite_name()} + '-' + test->name());
    }

    std::filesystem::path folder_ = folder();
};

}  // namespace doorgeef::app
