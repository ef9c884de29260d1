// Looks at the store and at what all clients and bots remember, and says what does not fit.
#pragma once

#include "log_causes.hpp"
#include "match/event.hpp"
#include "records.hpp"
#include "sim_client.hpp"

#include <memory>
#include <string>
#include <vector>

namespace doorgeef::server::simulation {

class Checker {
public:
    Checker(SimServer& server, const Commands& commands, Findings& findings, Coverage& coverage)
        : server_(server), commands_(commands), findings_(findings), coverage_(coverage) {}

    // Requires: everything is healed; and for the `last` match, everybody has had the time to catch up.
    void check_match(const std::string& id, const std::vector<std::unique_ptr<SimClient>>& clients,
                     match::Time now, bool last);
    // Everybody got an answer, and one only.
    void check_answers();

private:
    struct Stored {
        std::vector<std::string> lines{};
        match::Events events{};
        match::Match match;
    };

    void check_exactly_once(const std::string& match, const Stored& stored);
    void check_causes(const std::string& match, const Stored& stored, LogCauses& causes);
    void check_acknowledged(const std::string& match, const std::vector<store::Answer>& answers);
    void check_view(const std::string& match, const SimClient& client, const Replica& replica,
                    const Stored& stored, match::Time now, bool last);
    void check_ledger(const std::string& match, const match::Match& played, match::Time now);
    void check_bots(const std::string& match, const store::MatchRecord& record, const Stored& stored,
                    Instant now);
    void check_words(const std::string& match, const BotRecord& bots, const Stored& stored);
    void find(const std::string& what) { findings_.push_back(what); }

    SimServer& server_;
    const Commands& commands_;
    Findings& findings_;
    Coverage& coverage_;
};

}  // namespace doorgeef::server::simulation
