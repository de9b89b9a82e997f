package umpire.lobby.tournaments.plan;

import java.util.List;
import java.util.Optional;
import umpire.lobby.common.RatingRange;
import umpire.lobby.matchmaking.MatchPolicies;
import umpire.lobby.matchmaking.RequestedMatch;
import umpire.tournament.standing.Criterion;

/**
 * What a host decided.
 *
 * @param name on one line, 1 to 100 characters
 * @param match what is played, the same in every pairing
 * @param policies what players may do in their matches
 * @param format how rounds are paired
 * @param byLevels whether a match counts by its level of victory instead of win, draw and loss
 * @param tieBreaks names of criteria in the order in which they count
 * @param invitation whether only those may enter who are invited
 * @param mostEntrants whoever enters after so many waits
 * @param nextRound when a round closes and the next begins
 * @param deadline how long a round is open; empty for as long as it takes
 * @param checkIn what becomes of those who do not check in; empty where nobody has to
 * @param schedule when it moves on by the clock; empty where its host leads it on
 * @param ratings whose rating lets them enter; empty for anybody's
 * @param requestedByes rounds that entrants may ask to be left out of; empty for none
 */
public record TournamentPlan(
    String name,
    RequestedMatch match,
    MatchPolicies policies,
    FormatPlan format,
    boolean byLevels,
    List<String> tieBreaks,
    boolean invitation,
    int mostEntrants,
    NextRound nextRound,
    Optional<DeadlinePlan> deadline,
    Optional<CheckIn> checkIn,
    Optional<SchedulePlan> schedule,
    Optional<RatingRange> ratings,
    Optional<RequestedByes> requestedByes) {
  public TournamentPlan {
    tieBreaks = List.copyOf(tieBreaks);
  }

  /**
   * The criteria by which it ranks.
   *
   * @param seed of its lots
   */
  public List<Criterion> criteria(String seed) {
    return TieBreaks.read(tieBreaks, seed);
  }
}
