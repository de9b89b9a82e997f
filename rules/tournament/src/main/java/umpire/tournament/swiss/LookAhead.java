package umpire.tournament.swiss;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** C4 and C8 for downfloaters that are chosen. */
final class LookAhead {
  /** How many downfloaters of the next bracket are tried. */
  private static final int TRIES = 8;

  private LookAhead() {}

  /**
   * Mates for all who are not in pairs of the bracket, if the next bracket can be as good as any
   * that has so many members: all in pairs, or all but one of its residents. Empty also if that was
   * not found soon.
   */
  static Optional<int[]> complete(RoundGraph round, Bracket bracket, List<Integer> down) {
    int[] mate = round.mate().clone();
    BitSet next = new BitSet();
    down.forEach(next::set);
    bracket.next().forEach(next::set);
    BitSet below = new BitSet();
    bracket.below().forEach(below::set);
    if (bracket.below().stream().allMatch(round::isBye)) { // the next is the last: all are paired
      next.or(below);
      return CompleteMatching.extend(round.allowed(), next, mate)
          ? Optional.of(mate)
          : Optional.empty();
    }
    if (next.cardinality() % 2 == 0) {
      return extendBoth(round, next, below, mate);
    }
    List<Integer> candidates = bracket.next().reversed();
    for (int one : candidates.subList(0, Math.min(TRIES, candidates.size()))) {
      next.clear(one);
      below.set(one);
      Optional<int[]> found = extendBoth(round, next, below, mate.clone());
      if (found.isPresent()) {
        return found;
      }
      next.set(one);
      below.clear(one);
    }
    return Optional.empty();
  }

  private static Optional<int[]> extendBoth(
      RoundGraph round, BitSet next, BitSet below, int[] mate) {
    return CompleteMatching.extend(round.allowed(), next, mate)
            && CompleteMatching.extend(round.allowed(), below, mate)
        ? Optional.of(mate)
        : Optional.empty();
  }
}
