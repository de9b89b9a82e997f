package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import umpire.tournament.swiss.Contender.Drift;

/**
 * Pairs a round as the handbook writes it: all candidates of each bracket in order, a vector of
 * failures for each (C6 to C21), the first of the best. Whether the rest can be paired is found by
 * trying all. For at most eight or so; no matching, no graph.
 */
final class DutchOracle {
  private final Set<Set<Integer>> pairs = new HashSet<>();
  private final Map<List<Integer>, LookedAhead> ahead = new HashMap<>();
  private int byeScore = -1;

  /** The pairs of numbers; who has the pairing bye is alone in a set. Empty if there are none. */
  static Set<Set<Integer>> pair(List<Contender> contenders) {
    DutchOracle oracle = new DutchOracle();
    if (!oracle.findByeScore(contenders)) {
      return Set.of();
    }
    List<Contender> left = new ArrayList<>(contenders);
    List<Contender> movedDown = List.of();
    while (left.size() > movedDown.size()) {
      int score = left.get(movedDown.size()).score();
      List<Contender> bracket = left.stream().filter(one -> one.score() >= score).toList();
      List<Contender> rest = left.stream().filter(one -> one.score() < score).toList();
      movedDown = oracle.pairBracket(bracket, movedDown.size(), rest);
      left = new ArrayList<>(movedDown);
      left.addAll(rest);
    }
    movedDown.forEach(one -> oracle.pairs.add(Set.of(one.number())));
    return oracle.pairs;
  }

  private boolean findByeScore(List<Contender> contenders) {
    if (contenders.size() % 2 == 0) {
      return completes(contenders);
    }
    for (int score : contenders.reversed().stream().map(Contender::score).distinct().toList()) {
      byeScore = score;
      if (completes(contenders)) {
        return true;
      }
    }
    return false;
  }

  /**
   * What follows from who floats down, whatever the pairs are.
   *
   * @param completes C4
   * @param nextBracket C8
   * @param byeUnplayed C9
   */
  private record LookedAhead(boolean completes, List<Integer> nextBracket, int byeUnplayed) {}

  private LookedAhead ahead(List<Contender> down, List<Contender> rest) {
    List<Integer> key = down.stream().map(Contender::number).toList();
    LookedAhead known = ahead.get(key);
    if (known == null) {
      List<Contender> below = new ArrayList<>(down);
      below.addAll(rest);
      boolean completes = completes(below);
      boolean bye = completes && down.size() == 1 && byeIsOf(down.getFirst(), rest);
      known =
          new LookedAhead(
              completes,
              completes ? nextBracket(down, rest) : List.of(),
              bye ? down.getFirst().unplayed() : 0);
      ahead.put(key, known);
    }
    return known;
  }

  private record Best(List<Integer> failures, List<Candidates.Duo> candidate) {}

  private List<Contender> pairBracket(
      List<Contender> bracket, int movedDown, List<Contender> rest) {
    ahead.clear();
    Best best = null;
    for (int pairs = bracket.size() / 2; pairs >= 0 && best == null; pairs--) { // C6
      for (int paired = Math.min(movedDown, pairs); paired >= 0; paired--) {
        for (List<Candidates.Duo> candidate :
            Candidates.all(movedDown, bracket.size(), pairs, paired)) {
          if (!legal(bracket, candidate)) {
            continue;
          }
          LookedAhead ahead = ahead(floaters(bracket, candidate), rest);
          if (!ahead.completes()) {
            continue;
          }
          List<Integer> failures = failures(bracket, movedDown, candidate, ahead);
          if (best == null || compare(failures, best.failures()) < 0) {
            best = new Best(failures, candidate);
          }
        }
      }
    }
    if (best == null) {
      throw new AssertionError("no candidate for " + bracket);
    }
    for (Candidates.Duo duo : best.candidate()) {
      pairs.add(Set.of(first(bracket, duo).number(), second(bracket, duo).number()));
    }
    return floaters(bracket, best.candidate());
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int at = 0; at < Math.min(one.size(), other.size()); at++) {
      int order = Integer.compare(one.get(at), other.get(at));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }

  /** C7 to C21, each with as many places as in any candidate with as many pairs. */
  private List<Integer> failures(
      List<Contender> bracket, int movedDown, List<Candidates.Duo> candidate, LookedAhead ahead) {
    List<Contender> down = floaters(bracket, candidate);
    List<Integer> failures = new ArrayList<>(scores(down)); // C7
    failures.addAll(ahead.nextBracket()); // C8
    failures.add(ahead.byeUnplayed()); // C9
    int clashes = 0;
    int strongClashes = 0;
    for (Candidates.Duo duo : candidate) {
      SidePreference one = first(bracket, duo).preference();
      SidePreference other = second(bracket, duo).preference();
      boolean same =
          one.strength() != SidePreference.Strength.NONE
              && other.strength() != SidePreference.Strength.NONE
              && one.side() == other.side();
      clashes += same ? 1 : 0;
      strongClashes +=
          same
                  && one.strength().compareTo(SidePreference.Strength.MILD) > 0
                  && other.strength().compareTo(SidePreference.Strength.MILD) > 0
              ? 1
              : 0;
    }
    failures.add(clashes); // C12
    failures.add(strongClashes); // C13
    for (int before = 1; before <= 2; before++) {
      failures.add(repeatedDown(bracket, movedDown, down, before)); // C14, C16
      failures.add(upfloats(bracket, movedDown, candidate, before).size()); // C15, C17
    }
    for (int before = 1; before <= 2; before++) {
      failures.addAll(differencesDown(bracket, movedDown, candidate, before)); // C18, C20
      failures.addAll(upfloats(bracket, movedDown, candidate, before)); // C19, C21
    }
    return failures;
  }

  private static int repeatedDown(
      List<Contender> bracket, int movedDown, List<Contender> down, int before) {
    int count = 0;
    for (Contender resident : bracket.subList(movedDown, bracket.size())) {
      count += down.contains(resident) && floated(resident, before) == Drift.DOWN ? 1 : 0;
    }
    return count;
  }

  /** The differences of scores to opponents who floated up, the greatest first. */
  private static List<Integer> upfloats(
      List<Contender> bracket, int movedDown, List<Candidates.Duo> candidate, int before) {
    return candidate.stream()
        .filter(duo -> duo.first() <= movedDown)
        .filter(duo -> floated(second(bracket, duo), before) == Drift.UP)
        .map(duo -> first(bracket, duo).score() - second(bracket, duo).score())
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  /** The differences of scores of who was moved down and floated down before, greatest first. */
  private static List<Integer> differencesDown(
      List<Contender> bracket, int movedDown, List<Candidates.Duo> candidate, int before) {
    List<Integer> differences = new ArrayList<>();
    for (int number = 1; number <= movedDown; number++) {
      Contender one = bracket.get(number - 1);
      if (floated(one, before) == Drift.DOWN) {
        int difference = 1_000_000 + one.score(); // floats down again: greater than any
        for (Candidates.Duo duo : candidate) {
          if (duo.first() == number) {
            difference = one.score() - second(bracket, duo).score();
          }
        }
        differences.add(difference);
      }
    }
    differences.sort(Comparator.reverseOrder());
    return differences;
  }

  private static Drift floated(Contender contender, int before) {
    return before == 1 ? contender.lastFloat() : contender.earlierFloat();
  }

  /** C8: C6 and C7 of the best pairing of the next bracket with these downfloaters. */
  private List<Integer> nextBracket(List<Contender> down, List<Contender> rest) {
    if (rest.isEmpty()) {
      return List.of();
    }
    int score = rest.getFirst().score();
    List<Contender> next = new ArrayList<>(down);
    next.addAll(rest.stream().filter(one -> one.score() == score).toList());
    List<Contender> below = rest.stream().filter(one -> one.score() < score).toList();
    List<List<Integer>> best = new ArrayList<>();
    floatEach(
        next,
        new ArrayList<>(),
        left -> {
          List<Contender> unpaired = new ArrayList<>(left);
          unpaired.addAll(below);
          if (completes(unpaired)) {
            List<Integer> failures = new ArrayList<>(List.of(left.size()));
            failures.addAll(scores(left));
            best.add(failures);
          }
        });
    best.sort(DutchOracle::compare);
    List<Integer> padded = new ArrayList<>(best.getFirst());
    while (padded.size() <= next.size()) {
      padded.add(0);
    }
    return padded;
  }

  /** All ways to pair some of a bracket: who is left each time. */
  private static void floatEach(
      List<Contender> open, List<Contender> left, Consumer<List<Contender>> each) {
    if (open.isEmpty()) {
      each.accept(left);
      return;
    }
    Contender one = open.getFirst();
    List<Contender> others = open.subList(1, open.size());
    List<Contender> more = new ArrayList<>(left);
    more.add(one);
    floatEach(others, more, each);
    for (Contender other : others) {
      if (mayMeet(one, other)) {
        List<Contender> rest = new ArrayList<>(others);
        rest.remove(other);
        floatEach(rest, left, each);
      }
    }
  }

  /** Whether only this one can have the pairing bye, of all who are left. */
  private boolean byeIsOf(Contender one, List<Contender> rest) {
    List<Contender> left = new ArrayList<>(rest);
    left.add(one);
    for (Contender other : rest) {
      List<Contender> others = new ArrayList<>(left);
      others.remove(other);
      if (mayHaveBye(other) && completes(others)) {
        return false;
      }
    }
    return byeScore >= 0 && left.size() % 2 == 1;
  }

  /** C4 with C5: whether some may all meet but one who may have the pairing bye. */
  private boolean completes(List<Contender> open) {
    if (open.isEmpty()) {
      return true;
    }
    Contender one = open.getFirst();
    List<Contender> others = open.subList(1, open.size());
    if (open.size() % 2 == 1 && mayHaveBye(one) && completes(others)) {
      return true;
    }
    for (Contender other : others) {
      if (mayMeet(one, other)) {
        List<Contender> rest = new ArrayList<>(others);
        rest.remove(other);
        if (completes(rest)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean mayHaveBye(Contender one) {
    return one.mayHaveBye() && one.score() == byeScore;
  }

  private static boolean mayMeet(Contender one, Contender other) {
    boolean sameMust =
        one.preference().strength() == SidePreference.Strength.ABSOLUTE
            && other.preference().strength() == SidePreference.Strength.ABSOLUTE
            && one.preference().side() == other.preference().side();
    return !one.met().contains(other.number()) && !sameMust;
  }

  private static boolean legal(List<Contender> bracket, List<Candidates.Duo> candidate) {
    return candidate.stream().allMatch(duo -> mayMeet(first(bracket, duo), second(bracket, duo)));
  }

  private static List<Contender> floaters(List<Contender> bracket, List<Candidates.Duo> candidate) {
    List<Contender> left = new ArrayList<>(bracket);
    for (Candidates.Duo duo : candidate) {
      left.remove(first(bracket, duo));
      left.remove(second(bracket, duo));
    }
    return left;
  }

  private static List<Integer> scores(List<Contender> down) {
    return down.stream().map(Contender::score).sorted(Comparator.reverseOrder()).toList();
  }

  private static Contender first(List<Contender> bracket, Candidates.Duo duo) {
    return bracket.get(duo.first() - 1);
  }

  private static Contender second(List<Contender> bracket, Candidates.Duo duo) {
    return bracket.get(duo.second() - 1);
  }
}
