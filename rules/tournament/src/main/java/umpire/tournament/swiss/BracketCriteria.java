package umpire.tournament.swiss;

import java.util.List;
import java.util.function.Predicate;
import umpire.tournament.swiss.Contender.Drift;

/**
 * The criteria C6 to C21 of C.04.3 2 as costs of edges. C10 and C11 are missing: they let
 * topscorers break C3, which nobody may here. Vertices: first who was moved down, then the
 * residents, then (from {@code inside} on) the next score group, then (from {@code nextEnd} on) all
 * below; a member whose mate is outside the bracket is a downfloater.
 */
final class BracketCriteria {
  private final List<Contender> members;
  private final int movedDown;
  private final int inside;
  private final int nextEnd;

  /**
   * The criteria of a bracket.
   *
   * @param members who is in it, in order
   * @param movedDown how many of them were moved down
   * @param next how many vertices the next score group has
   */
  BracketCriteria(List<Contender> members, int movedDown, int next) {
    this.members = members;
    this.movedDown = movedDown;
    this.inside = members.size();
    this.nextEnd = inside + next;
  }

  /** C6 to C8: who floats down. */
  void narrowFloaters(MatchingFace face) {
    face.minimise(leaves(member -> true)); // C6
    narrowScores(face);
    face.minimise((higher, lower) -> higher < nextEnd && lower >= nextEnd ? 1 : 0); // C8 by C6
    for (int score : scores()) { // C8 by C7
      face.minimise(
          (higher, lower) ->
              higher < inside && lower >= nextEnd && members.get(higher).score() == score ? 1 : 0);
    }
  }

  /** C7, where the number of downfloaters is fixed. */
  void narrowScores(MatchingFace face) {
    List<Integer> scores = scores();
    for (int score : scores.subList(0, scores.size() - 1)) {
      face.minimise(leaves(member -> member.score() == score));
    }
  }

  /** C9. */
  void narrowBye(MatchingFace face) {
    face.minimise(
        (higher, lower) -> higher < inside && lower >= inside ? members.get(higher).unplayed() : 0);
  }

  /** C12 to C21. */
  void narrowPairs(MatchingFace face) {
    face.minimise(
        (higher, lower) ->
            lower < inside && preference(higher).clashesWith(preference(lower)) ? 1 : 0); // C12
    face.minimise(
        (higher, lower) ->
            lower < inside
                    && preference(higher).strong()
                    && preference(lower).strong()
                    && preference(higher).clashesWith(preference(lower))
                ? 1
                : 0); // C13
    Predicate<Contender> downLast = member -> member.lastFloat() == Drift.DOWN;
    Predicate<Contender> upLast = member -> member.lastFloat() == Drift.UP;
    Predicate<Contender> downEarlier = member -> member.earlierFloat() == Drift.DOWN;
    Predicate<Contender> upEarlier = member -> member.earlierFloat() == Drift.UP;
    face.minimise(residentLeaves(downLast)); // C14
    face.minimise(meetsMovedDown(above -> true, upLast)); // C15
    face.minimise(residentLeaves(downEarlier)); // C16
    face.minimise(meetsMovedDown(above -> true, upEarlier)); // C17
    narrowDifferences(face, downLast, upLast); // C18, C19
    narrowDifferences(face, downEarlier, upEarlier); // C20, C21
  }

  /**
   * The greatest differences of scores first: who floats down again has a greater one than who
   * meets a resident, and the higher their score, the greater.
   */
  private void narrowDifferences(
      MatchingFace face, Predicate<Contender> down, Predicate<Contender> up) {
    List<Integer> above =
        members.subList(0, movedDown).stream().map(Contender::score).distinct().toList();
    for (int score : above) {
      EdgeCost leaves = leaves(member -> member.score() == score && down.test(member));
      face.minimise((higher, lower) -> higher < movedDown ? leaves.of(higher, lower) : 0);
    }
    for (int score : above) {
      face.minimise(meetsMovedDown(member -> member.score() == score, up));
    }
  }

  private EdgeCost leaves(Predicate<Contender> which) {
    return (higher, lower) ->
        higher < inside && lower >= inside && which.test(members.get(higher)) ? 1 : 0;
  }

  private EdgeCost residentLeaves(Predicate<Contender> which) {
    EdgeCost leaves = leaves(which);
    return (higher, lower) -> higher < movedDown ? 0 : leaves.of(higher, lower);
  }

  private EdgeCost meetsMovedDown(Predicate<Contender> above, Predicate<Contender> resident) {
    return (higher, lower) ->
        higher < movedDown
                && lower < inside
                && above.test(members.get(higher))
                && resident.test(members.get(lower))
            ? 1
            : 0;
  }

  private SidePreference preference(int member) {
    return members.get(member).preference();
  }

  private List<Integer> scores() {
    return members.stream().map(Contender::score).distinct().toList();
  }
}
