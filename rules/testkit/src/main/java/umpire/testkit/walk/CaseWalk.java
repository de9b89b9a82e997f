package umpire.testkit.walk;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;

/**
 * A walk that began at a situation of a case, and ended after a number of inputs or with the match,
 * without findings. It is watched like a walk of a whole match.
 *
 * @param from name of the situation
 * @param seed that replays it
 * @param inputs accepted or drafted, the umpire's own included
 * @param refused mutated commands, all refused as they should be
 * @param mostValues the largest decision, in values
 * @param ended true if the match came to its end
 * @param frames names of the frame types that were on the agenda
 * @param commands names of the command types that were accepted
 * @param checks how often each was made
 * @param acts how often each of the game's {@link RareActs} occurred, by name
 */
public record CaseWalk(
    String from,
    long seed,
    int inputs,
    int refused,
    int mostValues,
    boolean ended,
    Set<String> frames,
    Set<String> commands,
    Map<Promise, Integer> checks,
    Map<String, Integer> acts)
    implements PlayedStretch {
  /** How far an excursion goes; the order in which it gets there is played to its end. */
  public static final int INPUTS = 40;

  public CaseWalk {
    frames = Set.copyOf(frames);
    commands = Set.copyOf(commands);
    checks = Collections.unmodifiableMap(new TreeMap<>(checks));
    acts = Collections.unmodifiableMap(new TreeMap<>(acts));
  }

  /**
   * Goes on from there; the seed decides everything. Throws {@link WalkFailure} at the first
   * promise that is broken.
   *
   * @param closely what costs much is checked at one input of so many
   */
  public static CaseWalk from(Situation situation, long seed, int closely) {
    Rulebook book = situation.book();
    List<Seat> seats = situation.seats();
    WalkCounts walkCounts = new WalkCounts();
    RareActs rareActs = RareActs.of(book);
    RulesetPromises rulesetPromises =
        new RulesetPromises(
            book, seats, situation.position(), walkCounts, closely, PositionCheck.any());
    Match match = Match.at(book, situation.position(), seed);
    RandomMatch randomMatch =
        new RandomMatch(book, seats, match, Walk.random(seed), rulesetPromises, WalkGuide.nobody());
    try {
      rulesetPromises.at(match);
      boolean on = true;
      while (on && randomMatch.inputs() < INPUTS) {
        on = randomMatch.step();
      }
      rulesetPromises.replay(match);
      if (match.pending() instanceof Pending.Over) {
        rulesetPromises.end(match, randomMatch);
      }
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      String way = "%s, case %s".formatted(book.game().id(), situation.name());
      throw new WalkFailure(way, seed, randomMatch.inputs(), Walk.message(e), e);
    }
    return walkCounts.excursion(
        situation.name(), seed, match, randomMatch, rareActs.count(book, match.events()));
  }
}
