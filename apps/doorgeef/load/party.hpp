// Four players who sit down at a table and play one match after another with random moves.
#pragma once

#include "doorgeef/load/load_player.hpp"
#include "doorgeef/load/restraint.hpp"
#include "doorgeef/load/watched_match.hpp"

#include <array>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace doorgeef::app {

class Party final : public LoadPlayer::Guide {
public:
    Party(const LoadTarget& target, std::size_t number, std::size_t events_per_match, Tally& tally,
          std::mt19937_64& random, Restraint& restraint);

    void connect();
    std::size_t here() const;
    bool all_here() const { return here() == kPartySize; }
    // How far they are on the way to playing; only to be compared.
    std::size_t progress() const;
    // From now on they play.
    void sit_down();
    bool playing() const { return match_ && everybody_watches(); }

    // Makes a move on some board; false if none can be made at the moment.
    bool move();
    // No more moves and no more matches.
    void finish() { finishing_ = true; }
    // Nothing that was sent is still under way, and everybody has seen what anybody has.
    bool quiet() const;
    // Leaves, and counts what has not come by now as lost.
    void settle();

    std::vector<const WatchedMatch*> matches() const;

private:
    void welcomed(LoadPlayer& player) override;
    void told(LoadPlayer& player, const boost::json::object& message, Moment when) override;
    void cut_off(LoadPlayer& player) override;
    void turned_away() override { ++tally_.turned_away; }
    std::chrono::milliseconds slowed_down(std::chrono::milliseconds asked, int times) override;

    bool everybody_watches() const;
    std::size_t place(const LoadPlayer& player) const { return player.number() % kPartySize; }
    LoadPlayer& player_on(match::Seat seat) { return *players_[seat.index()]; }
    void look_at_table(LoadPlayer& player, const boost::json::object& table);
    void begin_match(std::string id, const boost::json::object& message);
    void watch(LoadPlayer& player);
    void see_events(LoadPlayer& player, const boost::json::object& message, Moment when);
    void answered(LoadPlayer& player, const boost::json::object& message, bool fine, Moment when);
    // Something else than a move if there is no board.
    void refused(std::optional<match::BoardId> board, std::string_view code);
    void end_match_if_over();
    void create_table();
    bool move_on(match::BoardId board);
    // Neither board can go on by moves, or they have played long enough: whoever is on move gives up, which
    // ends his game at once. Requires: nothing is under way.
    void resign();

    std::array<std::unique_ptr<LoadPlayer>, kPartySize> players_{};
    std::size_t events_per_match_;
    Tally& tally_;
    std::mt19937_64& random_;
    Restraint& restraint_;
    bool sitting_down_ = false;
    bool finishing_ = false;
    bool held_ = false;
    bool resigning_ = false;
    std::size_t steps_ = 0;  // commands that were carried out
    std::string table_{};
    std::string match_id_{};                // of the table's match, once there is one
    std::array<bool, kPartySize> sits_{};   // or has asked to
    std::array<bool, kPartySize> ready_{};  // likewise
    std::array<bool, kPartySize> watches_{};
    std::map<std::string, bool> answered_moves_{};
    std::map<std::string, match::BoardId> resigned_on_{};  // by command, in the match at hand
    std::optional<WatchedMatch> match_{};
    std::vector<WatchedMatch> finished_{};
};

}  // namespace doorgeef::app
