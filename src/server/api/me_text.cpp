#include "server/api/me_text.hpp"

#include "wire/json_text.hpp"

namespace doorgeef::server {

std::string me_text(const Person& guest) {
    std::string out;
    append_json(out, guest);
    return out;
}

std::string me_text(const store::Account& account, const std::vector<store::AccountRole>& roles) {
    std::string out = me_text(Person{account.id.text, account.name, true, roles});
    out.back() = ',';
    std::string more;
    wire::JsonObject object{more};
    if (account.email)
        object.text("email", *account.email);
    else
        object.null("email");
    object.number("created", account.created_at_ms);
    object.raw("settings", account.settings.empty() ? "{}" : account.settings).end();
    return out + more.substr(1);
}

}  // namespace doorgeef::server
