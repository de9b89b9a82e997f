package umpire.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import umpire.kernel.chance.Chance;
import umpire.kernel.chance.DrawKey;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Options;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Viewer;

/**
 * Pairs of positions that a viewer must not be able to tell apart: the one of a walk, and another
 * drawn by {@link umpire.kernel.play.Ruleset#resample}. Both take the same next inputs, and all
 * that the viewer meets must be equal byte for byte, until an event that the game's test names
 * reveals the difference.
 */
public final class Resamples {
  /** How far a pair is run on. */
  public static final int INPUTS = 30;

  private static final int FURTHEST_START = 120;

  private Resamples() {}

  /**
   * What was compared.
   *
   * @param pairs run on together
   * @param different pairs whose positions really differed
   * @param inputs put to both, in all
   */
  public record Report(int pairs, int different, int inputs) {
    /** The share of pairs that really differ, 0 to 1. */
    public double share() {
      return pairs == 0 ? 0 : (double) different / pairs;
    }

    /** One line for the build's log. */
    public String line(String game) {
      return "%s: %d pairs, %d%% of them different, %d inputs compared"
          .formatted(game, pairs, Math.round(100 * share()), inputs);
    }
  }

  /**
   * Runs so many pairs, each viewer in turn; throws {@link WalkFailure} at the first leak. Of a
   * game whose pack says that nothing is hidden it only asks that resample gives the position back.
   *
   * @param reveals true for an event after which the two positions may be told apart
   */
  public static Report check(
      Rulebook book, Scenario scenario, int pairs, long seed, Predicate<Object> reveals) {
    List<Viewer> viewers = Rulebook.viewers(scenario);
    if (!book.pack().secrets()) {
      for (int i = 0; i < Math.min(pairs, INPUTS); i++) {
        Object position = start(book, scenario, seed + i, Walk.random(seed + i)).position();
        viewers.forEach(viewer -> nothingHidden(book, position, viewer));
      }
      return new Report(0, 0, 0);
    }
    int different = 0;
    int inputs = 0;
    for (int i = 0; i < pairs; i++) {
      Viewer viewer = viewers.get(i % viewers.size());
      RandomGenerator random = Walk.random(seed + i);
      Match match = start(book, scenario, seed + i, random);
      Object other = book.play().resample(match.position(), viewer, chance(i + 1));
      if (!other.equals(match.position())) {
        different++;
      }
      Pair pair = new Pair(book, viewer, match, match.from(other), random, reveals);
      try {
        inputs += pair.run(INPUTS);
      } catch (RuntimeException | AssertionError e) {
        String what = "for " + viewer + ": " + e.getMessage();
        String walk = "resampled " + book.game().id() + "/" + scenario.id();
        throw new WalkFailure(walk, seed + i, match.seq(), what, e);
      }
    }
    return new Report(pairs, different, inputs);
  }

  private static void nothingHidden(Rulebook book, Object position, Viewer viewer) {
    if (!book.play().resample(position, viewer, chance(1)).equals(position)) {
      throw new AssertionError(
          "the pack says that nothing is hidden, and resample hides something from " + viewer);
    }
  }

  private static Chance chance(int number) {
    return DrawKey.of(new byte[32], "resample", number, new RuleId("0"), Map.of()).chance();
  }

  /** A match at a random place on a random way, never in the middle of an order. */
  private static Match start(Rulebook book, Scenario scenario, long seed, RandomGenerator random) {
    Options options = book.pack().choose(Map.of());
    Match match = Match.open(book, scenario, options, seed);
    Drawing drawing = new Drawing(random, new Known(book.pack(), random), book.types().command());
    Stroll stroll = new Stroll(match, drawing);
    List<Match> stops = new ArrayList<>(List.of(match.from(match.position())));
    for (int i = random.nextInt(FURTHEST_START); i > 0 && stroll.step(); i--) {
      if (match.pending() instanceof Pending.Choices) {
        stops.add(match.from(match.position()));
      }
    }
    return drawing.one(stops);
  }
}
