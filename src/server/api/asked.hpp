// A request that has been found allowed.
#pragma once

#include "server/api/api_request.hpp"
#include "server/ids.hpp"
#include "server/now.hpp"
#include "server/people/person.hpp"

#include <memory>
#include <string>

namespace doorgeef::server {

struct Asked {
    RequestId id{};
    const ApiRequest& request;
    std::string step{};                      // what stands for the star of the route
    std::shared_ptr<const Person> person{};  // null for a visitor
    Now now{};
};

}  // namespace doorgeef::server
