#include "server/people/first_admin.hpp"

#include "server/people/name_key.hpp"

#include <array>

namespace doorgeef::server {

store::Failure make_admin(store::Store& store, std::string_view name) {
    const auto account = store.account_named(name_key(name));
    if (!account) return account.error();
    const std::array<store::Batch, 1> batches{
        {{store::write::GrantRole{account->id, store::AccountRole::admin}}}};
    return store.commit(batches).front();
}

}  // namespace doorgeef::server
