package umpire.weserubung.combat.odds;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.odds.salvo.Hits;
import umpire.weserubung.combat.odds.salvo.Salvo;
import umpire.weserubung.combat.odds.salvo.Scores;

/**
 * One side's part in dice that fall together, whatever has become of the two sides: which salvo it
 * throws, and where that leads the others.
 */
final class Shooters {
  private final ThrownSalvos thrown;
  private final UnderFire underFire;

  /** By condition, whether those under fire are all submarines or not. */
  private UnderFire.@Nullable Fired[] fired = {};

  /** By the same number, whether its dice have been noted. */
  private final BitSet met = new BitSet();

  private int most;

  /** A side by the salvos that it throws, and what these do to the others. */
  Shooters(ThrownSalvos thrown, UnderFire underFire) {
    this.thrown = thrown;
    this.underFire = underFire;
  }

  /** The same salvos where nothing follows but the end, so that conditions are not told apart. */
  Shooters ending() {
    return new Shooters(thrown, underFire.ending());
  }

  /** Notes how many dice fall at most; to be called with each pair before its scale is asked. */
  void meet(int shooter, int target) {
    int slot = thrown.slot(shooter, target);
    if (!met.get(slot)) {
      met.set(slot);
      most = Math.max(most, fired(shooter, target).dice());
    }
  }

  /** True if a condition under fire is all submarines, at which others fire. */
  boolean isAtSubmarinesAlone(int target) {
    return thrown.isAtSubmarinesAlone(target);
  }

  /** True if one of these conditions under fire is. */
  boolean isAtSubmarinesAlone(BitSet targets) {
    return thrown.isAtSubmarinesAlone(targets);
  }

  /** What may be scored. */
  Hits hits() {
    return underFire.hits();
  }

  /** What salvos score that score these. */
  Scores together(List<Scores> scores) {
    return underFire.together(scores);
  }

  /** Each condition to which salvos that score these may lead one under fire, once. */
  void forEachWay(Scores scores, int target, UnderFire.Way way) {
    underFire.forEachWay(scores, target, way);
  }

  /** A set of combinations of hits by its number. */
  BitSet set(int number) {
    return underFire.set(number);
  }

  /** How many dice fall at most: all pairs are counted in so many. */
  int dice() {
    return most;
  }

  /** How often each fall of a salvo counts: ten for each die that others throw and it does not. */
  long scale(UnderFire.Fired fired) {
    return Salvo.allFalls(most - fired.dice());
  }

  /** Conditions under fire put together that each salvo leads the same way. */
  Collection<BitSet> targetsAlike(BitSet conditions) {
    return together(conditions, underFire::first);
  }

  /** Conditions put together that throw the same salvo, whoever they fire at. */
  Collection<BitSet> shootersAlike(BitSet conditions) {
    return together(
        conditions, shooter -> Arrays.asList(fired[2 * shooter], fired[2 * shooter + 1]));
  }

  /**
   * Conditions put together that score the same, and are fired at alike: whatever salvo of theirs
   * it is, it leads somebody to as many conditions. The largest group comes first.
   */
  List<BitSet> scoringAlike(BitSet conditions) {
    return together(conditions, this::scoring).stream()
        .sorted(Comparator.comparingInt(BitSet::cardinality).reversed())
        .toList();
  }

  private List<Object> scoring(int shooter) {
    return Arrays.asList(
        thrown.isSubmarinesAlone(shooter), scores(2 * shooter), scores(2 * shooter + 1));
  }

  private @Nullable Object scores(int slot) {
    UnderFire.Fired known = slot < fired.length ? fired[slot] : null;
    return known == null ? null : known.scores();
  }

  private static Collection<BitSet> together(BitSet conditions, IntFunction<Object> by) {
    if (conditions.cardinality() == 1) {
      return List.of(conditions);
    }
    Map<Object, BitSet> together = new LinkedHashMap<>();
    for (int one = conditions.nextSetBit(0); one >= 0; one = conditions.nextSetBit(one + 1)) {
      together.computeIfAbsent(by.apply(one), _ -> new BitSet()).set(one);
    }
    return together.values();
  }

  /** What one condition throws at another. */
  UnderFire.Fired fired(int shooter, int target) {
    int slot = thrown.slot(shooter, target);
    if (slot >= fired.length) {
      fired = Arrays.copyOf(fired, thrown.slots());
    }
    UnderFire.Fired known = fired[slot];
    if (known == null) {
      known = underFire.by(thrown.of(shooter, target));
      fired[slot] = known;
    }
    return known;
  }
}
