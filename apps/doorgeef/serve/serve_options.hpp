// What can be chosen about a server, each by one name on the command line, in the environment and in a file.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "server/net/host.hpp"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace doorgeef::app {

struct ServeOptions {
    std::string address = "::";
    std::uint16_t port = 8080;
    std::filesystem::path data{};  // empty: see default_data_folder
    std::filesystem::path web{};   // empty: the page that is built in
    std::string admin{};           // who shall be an administrator; empty: nobody besides those who are
    server::net::LogLevel log = server::net::LogLevel::info;
    server::net::HostSettings host{};

    ServeOptions();
};

struct ServeSetting {
    std::string_view name;  // "connections-per-address"
    Phrase<0> placeholder;
    Phrase<0> description;
    // False, and nothing has changed, if the text makes no sense.
    bool (*apply)(ServeOptions& options, const std::string& text);
};

std::span<const ServeSetting> serve_settings();

// Null: there is none of this name.
const ServeSetting* find_serve_setting(std::string_view name);

}  // namespace doorgeef::app
