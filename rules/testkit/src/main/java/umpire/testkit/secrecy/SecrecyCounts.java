package umpire.testkit.secrecy;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.scenario.Viewer;

/**
 * What was compared in pairs of positions.
 *
 * @param looks at a stop of a walk, or at a situation of a case, as one viewer sees it
 * @param starts those of them where something was hidden: where pairs can begin
 * @param pairs asked for
 * @param hidden of them begun where something was hidden from the viewer, and run on together
 * @param different of those, whose positions really differed
 * @param inputs put to both, in all
 * @param viewers for each viewer, how many of those starts are theirs
 */
public record SecrecyCounts(
    int looks,
    int starts,
    int pairs,
    int hidden,
    int different,
    long inputs,
    Map<String, Integer> viewers) {
  public SecrecyCounts {
    viewers = Collections.unmodifiableMap(new TreeMap<>(viewers));
  }

  /** No look and no pair: 0 of everything. */
  public static SecrecyCounts none() {
    return found(0, 0);
  }

  /** Looks, and how many of them found something hidden; no pair yet. */
  static SecrecyCounts found(int looks, int starts) {
    return new SecrecyCounts(looks, starts, 0, 0, 0, 0, Map.of());
  }

  /** A pair for which no place was found where anything is hidden; it is not run. */
  static SecrecyCounts nothingHidden() {
    return new SecrecyCounts(0, 0, 1, 0, 0, 0, Map.of());
  }

  /** A pair begun where something is hidden. */
  static SecrecyCounts of(Viewer viewer, boolean different, int inputs) {
    return new SecrecyCounts(0, 0, 1, 1, different ? 1 : 0, inputs, Map.of(name(viewer), 1));
  }

  /** The sum of both. */
  public SecrecyCounts plus(SecrecyCounts other) {
    Map<String, Integer> sum = new TreeMap<>(viewers);
    other.viewers.forEach((viewer, count) -> sum.merge(viewer, count, Integer::sum));
    return new SecrecyCounts(
        looks + other.looks,
        starts + other.starts,
        pairs + other.pairs,
        hidden + other.hidden,
        different + other.different,
        inputs + other.inputs,
        sum);
  }

  /** The share of pairs that differ, of those begun while something was hidden: 0 to 1. */
  public double share() {
    return hidden == 0 ? 0 : (double) different / hidden;
  }

  /** One line for the build's log; {@code game} is the game's id. */
  public String line(String game) {
    return "%s: something hidden at %d of %d places; %d pairs, %d of them begun there %s, %d%% of those different, %d inputs compared"
        .formatted(game, starts, looks, pairs, hidden, viewers, Math.round(100 * share()), inputs);
  }

  private static String name(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Of(var seat) -> "from " + seat;
      case Viewer.Everyone() -> "from the public";
    };
  }
}
