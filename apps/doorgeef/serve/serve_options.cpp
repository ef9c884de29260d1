#include "doorgeef/serve/serve_options.hpp"

#include "doorgeef/texts/serve.hpp"
#include "doorgeef/texts/usage.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <vector>

namespace doorgeef::app {

namespace {

using server::net::Network;

template <class Number>
bool read_number(const std::string& text, Number least, Number most, Number& to) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most)
        return false;
    to = number;
    return true;
}

// What stands between the commas, without blanks around it.
std::vector<std::string> items(std::string_view text) {
    std::vector<std::string> list;
    while (!text.empty()) {
        std::string_view item = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), item.size() + 1));
        while (item.starts_with(' ')) item.remove_prefix(1);
        while (item.ends_with(' ')) item.remove_suffix(1);
        if (!item.empty()) list.emplace_back(item);
    }
    return list;
}

bool read_networks(const std::string& text, std::vector<Network>& to) {
    std::vector<Network> networks;
    for (const std::string& item : items(text)) {
        const auto network = Network::parse(item);
        if (!network) return false;
        networks.push_back(*network);
    }
    to = std::move(networks);
    return true;
}

// "https://club.nl", with nothing behind it: exactly what browsers send.
bool is_origin(const std::string& text) {
    for (const std::string_view scheme : {"http://", "https://"})
        if (text.starts_with(scheme))
            return text.size() > scheme.size() && text.find('/', scheme.size()) == std::string::npos;
    return false;
}

bool set_address(ServeOptions& options, const std::string& text) {
    options.address = text;
    return true;
}
bool set_port(ServeOptions& options, const std::string& text) {
    return read_number<std::uint16_t>(text, 0, std::numeric_limits<std::uint16_t>::max(), options.port);
}
bool set_data(ServeOptions& options, const std::string& text) {
    options.data = text;
    return !text.empty();
}
bool set_web(ServeOptions& options, const std::string& text) {
    options.web = text;
    return true;
}
bool set_log(ServeOptions& options, const std::string& text) {
    const auto level = server::net::parse_log_level(text);
    options.log = level.value_or(options.log);
    return level.has_value();
}
bool set_origins(ServeOptions& options, const std::string& text) {
    auto list = items(text);
    if (!std::ranges::all_of(list, is_origin)) return false;
    options.host.sockets.origins = std::move(list);
    return true;
}
bool set_public_url(ServeOptions& options, const std::string& text) {
    if (!is_origin(text)) return false;
    options.host.service.public_url = text;
    return true;
}
bool set_admin(ServeOptions& options, const std::string& text) {
    options.admin = text;
    return true;
}
bool set_hosts(ServeOptions& options, const std::string& text) {
    options.host.sockets.hosts = items(text);
    return true;
}
bool set_proxies(ServeOptions& options, const std::string& text) {
    return read_networks(text, options.host.sockets.proxies);
}
bool set_operators(ServeOptions& options, const std::string& text) {
    return read_networks(text, options.host.operators);
}
bool set_connections(ServeOptions& options, const std::string& text) {
    return read_number<std::size_t>(text, 1, 1'000'000, options.host.sockets.limits.connections);
}
bool set_per_address(ServeOptions& options, const std::string& text) {
    int number = 0;
    if (!read_number(text, 1, 1'000'000, number)) return false;
    options.host.service.limits.connections_per_address = number;
    // Pages come by connections of their own, of which a browser opens several.
    options.host.sockets.limits.connections_per_address = static_cast<std::size_t>(number) * 3;
    // Who expects more people behind one address expects them to log in and to play there too. From the
    // usual limits, not from those at hand: file, environment and flags may each say a number, and the last
    // one counts.
    const server::Limits usual;
    const double more = std::max(1.0, static_cast<double>(number) / usual.connections_per_address);
    for (auto rate : {&server::Limits::passwords_per_address, &server::Limits::accounts_per_address,
                      &server::Limits::guests_per_address})
        options.host.service.limits.*rate = {(usual.*rate).burst * more, (usual.*rate).per_second * more};
    for (auto most : {&server::Limits::tables_per_address, &server::Limits::matches_per_address})
        options.host.service.limits.*most = static_cast<std::size_t>(static_cast<double>(usual.*most) * more);
    return true;
}
bool set_messages(ServeOptions& options, const std::string& text) {
    int number = 0;
    if (!read_number(text, 1, 1'000'000, number)) return false;
    options.host.service.limits.messages_per_address = {3.0 * number, static_cast<double>(number)};
    return true;
}
bool set_lag(ServeOptions& options, const std::string& text) {
    if (text != "on" && text != "off") return false;
    options.host.service.lag.on = text == "on";
    return true;
}
bool set_tls_certificate(ServeOptions& options, const std::string& text) {
    options.host.tls.certificate = text;
    return true;
}
bool set_tls_key(ServeOptions& options, const std::string& text) {
    options.host.tls.key = text;
    return true;
}

bool set_bot_workers(ServeOptions& options, const std::string& text) {
    return read_number<std::size_t>(text, 0, 64, options.host.bot_workers);
}
bool set_bot_tables(ServeOptions& options, const std::string& text) {
    return read_number<std::size_t>(text, 0, 10'000, options.host.service.limits.bot_tables);
}
bool set_bot_tables_per_address(ServeOptions& options, const std::string& text) {
    return read_number<std::size_t>(text, 0, 10'000, options.host.service.limits.bot_tables_per_address);
}

constexpr std::array<ServeSetting, 20> kSettings{{
    {"port", texts::kNumberPlaceholder, texts::kServePort, set_port},
    {"address", texts::kAddressPlaceholder, texts::kServeAddress, set_address},
    {"data", texts::kFolderPlaceholder, texts::kServeData, set_data},
    {"web", texts::kFolderPlaceholder, texts::kServeWeb, set_web},
    {"tls-certificate", texts::kFilePlaceholder, texts::kServeTlsCertificate, set_tls_certificate},
    {"tls-key", texts::kFilePlaceholder, texts::kServeTlsKey, set_tls_key},
    {"public-url", texts::kUrlPlaceholder, texts::kServePublicUrl, set_public_url},
    {"admin", texts::kNamePlaceholder, texts::kServeAdmin, set_admin},
    {"log", texts::kLevelPlaceholder, texts::kServeLog, set_log},
    {"hosts", texts::kListPlaceholder, texts::kServeHosts, set_hosts},
    {"origins", texts::kListPlaceholder, texts::kServeOrigins, set_origins},
    {"proxies", texts::kListPlaceholder, texts::kServeProxies, set_proxies},
    {"operators", texts::kListPlaceholder, texts::kServeOperators, set_operators},
    {"connections", texts::kNumberPlaceholder, texts::kServeConnections, set_connections},
    {"connections-per-address", texts::kNumberPlaceholder, texts::kServePerAddress, set_per_address},
    {"messages-per-address", texts::kNumberPlaceholder, texts::kServeMessages, set_messages},
    {"lag-credit", texts::kOnOffPlaceholder, texts::kServeLag, set_lag},
    {"bot-workers", texts::kNumberPlaceholder, texts::kServeBotWorkers, set_bot_workers},
    {"bot-tables", texts::kNumberPlaceholder, texts::kServeBotTables, set_bot_tables},
    {"bot-tables-per-address", texts::kNumberPlaceholder, texts::kServeBotsPerAddress,
     set_bot_tables_per_address},
}};

}  // namespace

ServeOptions::ServeOptions() {
    host.operators = {*Network::parse("127.0.0.1"), *Network::parse("::1")};
    host.service.version = DOORGEEF_VERSION;
}

std::span<const ServeSetting> serve_settings() {
    return kSettings;
}

const ServeSetting* find_serve_setting(std::string_view name) {
    const auto* found = std::ranges::find(kSettings, name, &ServeSetting::name);
    return found == kSettings.end() ? nullptr : found;
}

}  // namespace doorgeef::app
