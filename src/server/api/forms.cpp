#include "server/api/forms.hpp"

#include "server/people/name_key.hpp"
#include "server/people/showable.hpp"
#include "wire/message_fields.hpp"
#include "wire/strict_json.hpp"

#include <algorithm>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace doorgeef::server {

namespace {

namespace json = boost::json;

constexpr wire::JsonLimits kLimits{std::size_t{16} * 1024, 8};

std::optional<json::object> parse_object(std::string_view body) {
    const auto root = wire::parse_json(body, kLimits);
    if (!root || !root->is_object()) return std::nullopt;
    return root->get_object();
}

// Fills the form by taking members from the object. bad_message if one is missing or of the wrong type.
template <class Form, class Fill>
Parsed<Form> parse_form(std::string_view body, Fill fill) {
    const auto object = parse_object(body);
    if (!object) return Problem::bad_message;
    wire::MessageFields fields{*object};
    Form form;
    fill(fields, *object, form);
    if (fields.failed()) return Problem::bad_message;
    return form;
}

bool is_password(std::string_view text) {
    return text.size() >= kShortestPassword && text.size() <= kLongestPassword &&
           text.find('\0') == std::string_view::npos;
}

// That a letter to it arrives is not known by looking at it.
bool is_email(std::string_view text) {
    const std::size_t at = text.find('@');
    return is_showable(text, kLongestEmail) && text.size() <= kLongestEmail && at != std::string_view::npos &&
           at > 0 && at + 1 < text.size() && text.find('@', at + 1) == std::string_view::npos &&
           text.find_first_of(" \"<>,;") == std::string_view::npos;
}

}  // namespace

std::optional<Problem> why_not_name(std::string_view name) {
    // A slash would make a path of it: /api/players/NAME.
    const bool has_slash = name.find_first_of("/\\") != std::string_view::npos;
    if (!is_showable(name, kLongestName) || has_slash || name_key(name).empty()) return Problem::bad_name;
    if (is_reserved(name)) return Problem::name_taken;
    return std::nullopt;
}

Parsed<GuestForm> parse_guest_form(std::string_view body) {
    auto form = parse_form<GuestForm>(
        body, [](auto& fields, const auto&, GuestForm& guest) { guest.name = fields.text("name"); });
    if (!form) return form;
    if (const auto problem = why_not_name(form->name)) return *problem;
    return form;
}

Parsed<AccountForm> parse_account_form(std::string_view body) {
    auto form = parse_form<AccountForm>(body, [](auto& fields, const auto&, AccountForm& account) {
        account.name = fields.text("name");
        account.password = fields.text("password");
        account.email = fields.text_if_any("email");
    });
    if (!form) return form;
    if (const auto problem = why_not_name(form->name)) return *problem;
    if (!is_password(form->password)) return Problem::bad_password;
    if (form->email && !is_email(*form->email)) return Problem::bad_email;
    return form;
}

Parsed<LogInForm> parse_log_in_form(std::string_view body) {
    return parse_form<LogInForm>(body, [](auto& fields, const auto&, LogInForm& form) {
        form.name = fields.text("name");
        form.password = fields.text("password");
    });
}

Parsed<LogOutForm> parse_log_out_form(std::string_view body) {
    if (body.empty()) return LogOutForm{};
    return parse_form<LogOutForm>(body, [](auto& fields, const auto&, LogOutForm& form) {
        form.everywhere = fields.flag_or("everywhere", false);
    });
}

Parsed<ChangeForm> parse_change_form(std::string_view body) {
    auto form =
        parse_form<ChangeForm>(body, [](auto& fields, const json::object& object, ChangeForm& change) {
            if (fields.has("name")) change.name = fields.text("name");
            if (fields.has("password")) change.password = fields.text("password");
            if (fields.has("email")) change.email.emplace(fields.text_or_null("email"));
            if (fields.has("old_password")) change.old_password = fields.text("old_password");
            if (!fields.has("settings")) return;
            const json::value& settings = object.at("settings");
            if (settings.is_object())
                change.settings = json::serialize(settings);
            else
                fields.fail();
        });
    if (!form) return form;
    if (form->name)
        if (const auto problem = why_not_name(*form->name)) return *problem;
    if (form->password && !is_password(*form->password)) return Problem::bad_password;
    if (form->email && *form->email && !is_email(**form->email)) return Problem::bad_email;
    if (form->settings && form->settings->size() > kLongestSettings) return Problem::bad_settings;
    return form;
}

Parsed<DeleteForm> parse_delete_form(std::string_view body) {
    if (body.empty()) return DeleteForm{};
    return parse_form<DeleteForm>(body, [](auto& fields, const auto&, DeleteForm& form) {
        form.password = fields.text_if_any("password").value_or("");
    });
}

Parsed<RoleForm> parse_role_form(std::string_view body) {
    return parse_form<RoleForm>(body, [](auto& fields, const auto&, RoleForm& form) {
        form.name = fields.text("name");
        form.grant = fields.flag("grant");
        const auto role = store::parse_account_role(fields.text("role"));
        if (role)
            form.role = *role;
        else
            fields.fail();
    });
}

}  // namespace doorgeef::server
