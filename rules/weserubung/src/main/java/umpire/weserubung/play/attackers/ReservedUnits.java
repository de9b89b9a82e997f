package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;

/** 10.2-1 Who is kept for an attack that nobody has been named for yet. */
final class ReservedUnits {
  private ReservedUnits() {}

  /**
   * 10.2-1: whom of those who are able the order may name, in as many groups as there are ways to
   * keep somebody for every attack that still lacks one: an offensive that has been begun can
   * always be completed.
   */
  @Rule("10.2-1")
  static List<List<String>> groups(List<String> able, List<List<String>> lacking) {
    List<List<String>> groups = new ArrayList<>();
    List<Set<String>> ways = kept(able, lacking);
    for (Set<String> kept : ways) {
      List<String> others = new ArrayList<>(able);
      others.removeAll(kept);
      boolean needless = ways.stream().anyMatch(way -> isLess(way, kept));
      if (!others.isEmpty() && !needless) {
        groups.add(others);
      }
    }
    return groups;
  }

  private static boolean isLess(Set<String> one, Set<String> other) {
    return one.size() < other.size() && other.containsAll(one);
  }

  /** Of those who are able the ones whom two attacks, one or none could be left with. */
  private static List<Set<String>> kept(List<String> able, List<List<String>> lacking) {
    if (lacking.isEmpty()) {
      return List.of(Set.of());
    }
    Set<Set<String>> kept = new LinkedHashSet<>();
    for (String one : lacking.getFirst()) {
      for (String other : lacking.size() == 1 ? List.of(one) : lacking.getLast()) {
        Set<String> both = new TreeSet<>(List.of(one));
        both.add(other);
        boolean enough = both.size() == lacking.size();
        both.retainAll(able);
        if (enough) {
          kept.add(both);
        }
      }
    }
    return List.copyOf(kept);
  }
}
