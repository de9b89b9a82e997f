package umpire.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A tournament up to now, all rounds over.
 *
 * @param entrants in the order of their numbers, which need not be without gaps
 * @param rounds from the first to the last that is over
 * @param absent byes of the round to come that were asked for or imposed, never {@link
 *     Bye.Kind#PAIRING}
 */
public record Event(List<Entrant> entrants, List<Round> rounds, List<Bye> absent) {
  public Event {
    entrants = List.copyOf(entrants);
    rounds = List.copyOf(rounds);
    absent = List.copyOf(absent);
    Set<Integer> numbers = new HashSet<>();
    int last = 0;
    for (Entrant entrant : entrants) {
      if (entrant.number() <= last) {
        throw new IllegalArgumentException("number " + entrant.number() + " after " + last);
      }
      last = entrant.number();
      numbers.add(last);
    }
    for (Bye bye : absent) {
      if (bye.kind() == Bye.Kind.PAIRING || !numbers.contains(bye.entrant())) {
        throw new IllegalArgumentException("no absence: " + bye);
      }
    }
  }

  /** The number of the round to come, from 1 on. */
  public int next() {
    return rounds.size() + 1;
  }

  /** Who is to be paired in the round to come, in the order of numbers. */
  public List<Entrant> present() {
    Set<Integer> away = new HashSet<>();
    absent.forEach(bye -> away.add(bye.entrant()));
    return entrants.stream()
        .filter(entrant -> entrant.playsIn(next()) && !away.contains(entrant.number()))
        .toList();
  }
}
