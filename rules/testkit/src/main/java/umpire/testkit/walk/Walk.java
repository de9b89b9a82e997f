package umpire.testkit.walk;

import java.util.random.RandomGenerator;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Scenario;
import umpire.opponent.sample.SeededRandom;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;

/**
 * One random legal match from its opening to its end, every promise of {@link
 * umpire.kernel.play.Ruleset} tested on the way. Throws {@link WalkFailure} at the first that is
 * broken.
 */
public final class Walk {
  /** The most inputs of a match; more is a runaway. */
  public static final int MOST_INPUTS = 20_000;

  private final Rulebook book;
  private final Scenario scenario;
  private final long seed;
  private final Match match;
  private final WalkCounts walkCounts = new WalkCounts();
  private final RulesetPromises rulesetPromises;
  private final RandomMatch randomMatch;

  private Walk(
      Rulebook book,
      Scenario scenario,
      Options options,
      long seed,
      int closely,
      PositionCheck positionCheck,
      WalkGuide walkGuide) {
    this.book = book;
    this.scenario = scenario;
    this.seed = seed;
    this.match = Match.open(book, scenario, options, seed);
    this.rulesetPromises =
        new RulesetPromises(
            book,
            scenario.seats(),
            book.play().open(scenario, options).position(),
            walkCounts,
            closely,
            positionCheck);
    this.randomMatch =
        new RandomMatch(book, scenario.seats(), match, random(seed), rulesetPromises, walkGuide);
  }

  /**
   * Plays one match and looks closely at every input; the seed decides everything. Throws {@link
   * WalkFailure} at the first promise that is broken.
   */
  public static WalkReport play(Rulebook book, Scenario scenario, Options options, long seed) {
    return play(book, scenario, options, seed, PositionCheck.any());
  }

  /**
   * Plays the same match, and asks a game's own check about every position; throws {@link
   * WalkFailure} as the first does, and for a position that is not sound.
   */
  public static WalkReport play(
      Rulebook book, Scenario scenario, Options options, long seed, PositionCheck positionCheck) {
    return play(book, scenario, options, seed, 1, positionCheck);
  }

  /**
   * Plays the same match with both: at one input of so many closely, and with a game's own check.
   * Throws {@link WalkFailure} as the first does.
   */
  public static WalkReport play(
      Rulebook book,
      Scenario scenario,
      Options options,
      long seed,
      int closely,
      PositionCheck positionCheck) {
    Walk walk = new Walk(book, scenario, options, seed, closely, positionCheck, WalkGuide.nobody());
    return played(walk, options, MOST_INPUTS);
  }

  /**
   * Plays a match that a guide leads where the lot seldom gets, and looks closely at one input of
   * so many. Throws {@link WalkFailure} as the first does.
   */
  public static WalkReport play(
      Rulebook book,
      Scenario scenario,
      Options options,
      long seed,
      int closely,
      WalkGuide walkGuide) {
    Walk walk = new Walk(book, scenario, options, seed, closely, PositionCheck.any(), walkGuide);
    return played(walk, options, MOST_INPUTS);
  }

  /**
   * Plays the same match, and looks closely at one input of so many: JSON, views and second rulings
   * cost far more than play. Offers, refusals, sizes, fallbacks and the replay of the whole match
   * are held against the rules all the same. Throws {@link WalkFailure} as the first does.
   *
   * @param closely at one input of so many, from 1
   */
  public static WalkReport play(
      Rulebook book, Scenario scenario, Options options, long seed, int closely) {
    return play(book, scenario, options, seed, closely, MOST_INPUTS);
  }

  /** The same with another bound, for tests of the bound itself. */
  static WalkReport play(
      Rulebook book, Scenario scenario, Options options, long seed, int closely, int mostInputs) {
    Walk walk =
        new Walk(book, scenario, options, seed, closely, PositionCheck.any(), WalkGuide.nobody());
    return played(walk, options, mostInputs);
  }

  private static WalkReport played(Walk walk, Options options, int mostInputs) {
    try {
      return walk.toTheEnd(mostInputs);
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      String way = walk.book.name(walk.scenario, options);
      throw new WalkFailure(way, walk.seed, walk.randomMatch.inputs(), message(e), e);
    }
  }

  /** The numbers of a seed, the same on every machine. */
  public static RandomGenerator random(long seed) {
    return SeededRandom.of(seed);
  }

  static String message(Throwable e) {
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }

  private WalkReport toTheEnd(int most) {
    rulesetPromises.at(match);
    while (randomMatch.step()) {
      if (randomMatch.inputs() >= most) {
        throw new IllegalStateException("a runaway: no end after " + most + " inputs");
      }
    }
    rulesetPromises.replay(match);
    rulesetPromises.end(match, randomMatch);
    return walkCounts.report(
        book.game().id(),
        scenario.id(),
        seed,
        match,
        randomMatch,
        RareActs.of(book).count(book, match.events()),
        outcome());
  }

  private Outcome outcome() {
    if (match.pending() instanceof Pending.Over<Object>(Outcome outcome)) {
      return outcome;
    }
    throw new IllegalStateException("a match that has ended waits for " + match.pending());
  }
}
