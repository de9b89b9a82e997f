package umpire.tournament.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Format;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Points;

/**
 * Tables of three for scenarios of three seats. Entrants meet others with about as many points; two
 * meet again only where the search finds no way around it; everybody has each seat about as often
 * as the others. In the first round the field is folded: the strongest third is spread over all
 * tables, as is each other third.
 *
 * <p>If one or two are left over, they have a bye of the kind PAIRING, which counts as a first
 * place: whoever had the fewest such byes, then has the fewest points, then the highest number.
 *
 * <p>Impossible: fewer than three present. Somebody may join late.
 *
 * @param rounds how many, at least 1
 * @param places points of the first, second and third place, none more than the one before
 */
public record Tables(int rounds, List<Points> places) implements Format {
  static final int SEATS = 3;

  public Tables {
    places = List.copyOf(places);
    if (rounds < 1 || places.size() != SEATS) {
      throw new IllegalArgumentException(rounds + " rounds, points " + places);
    }
    if (places.get(0).compareTo(places.get(1)) < 0 || places.get(1).compareTo(places.get(2)) < 0) {
      throw new IllegalArgumentException("a lower place counts more: " + places);
    }
  }

  /** With 1, 0.5 and 0 points. */
  public static Tables of(int rounds) {
    return new Tables(rounds, List.of(Points.ONE, Points.HALF, Points.NONE));
  }

  @Override
  public Pairings pair(Event event) {
    if (event.next() > rounds) {
      return new Pairings.Finished();
    }
    TableHistory history = new TableHistory(event, places.getFirst());
    List<Integer> ranking = ranking(event, history);
    if (ranking.size() < SEATS) {
      return new Pairings.Impossible(
          "There are %d entrants present: a table needs %d.".formatted(ranking.size(), SEATS));
    }
    List<Integer> idle = idle(ranking, history);
    ranking.removeAll(idle);
    List<Bye> byes = new ArrayList<>();
    idle.forEach(entrant -> byes.add(new Bye(entrant, Bye.Kind.PAIRING)));
    byes.addAll(absent(event));
    List<Pairing> pairings =
        TableSearch.of(ranking, event.rounds().isEmpty(), history).stream()
            .map(table -> new Pairing(table, false))
            .toList();
    return new Pairings.Paired(pairings, byes);
  }

  /**
   * The outcome of a table that was played. Those on the same place share the points of the places
   * that they take up, rounded down to a thousandth. Throws IllegalArgumentException where the
   * places are not those of three.
   *
   * @param finish the place of each seat, from 1 on: 1, 2, 3 in any order; with two or three on one
   *     place those after it are left out, such as 1, 1, 3
   */
  public Outcome outcome(Pairing table, List<Integer> finish) {
    if (table.seats().size() != SEATS || finish.size() != SEATS) {
      throw new IllegalArgumentException("places " + finish + " of " + table);
    }
    List<Points> points = new ArrayList<>();
    for (int place : finish) {
      int better = (int) finish.stream().filter(other -> other < place).count();
      int same = (int) finish.stream().filter(other -> other == place).count();
      if (better != place - 1) {
        throw new IllegalArgumentException("places " + finish + " are not those of three");
      }
      int sum = places.subList(better, better + same).stream().mapToInt(Points::thousandths).sum();
      points.add(new Points(Math.floorDiv(sum, same)));
    }
    return new Outcome(table, points, true);
  }

  private static List<Integer> ranking(Event event, TableHistory history) {
    List<Integer> ranking = new ArrayList<>();
    event.present().forEach(entrant -> ranking.add(entrant.number()));
    ranking.sort(
        Comparator.<Integer, Points>comparing(history::points)
            .reversed()
            .thenComparing(Comparator.naturalOrder()));
    return ranking;
  }

  /** One or two who are left over; none if the field is a multiple of three. */
  private static List<Integer> idle(List<Integer> ranking, TableHistory history) {
    return ranking.reversed().stream()
        .sorted(Comparator.comparingInt(history::byes))
        .limit(ranking.size() % SEATS)
        .toList();
  }

  private static List<Bye> absent(Event event) {
    Set<Integer> playing = new HashSet<>();
    for (Entrant entrant : event.entrants()) {
      if (entrant.playsIn(event.next())) {
        playing.add(entrant.number());
      }
    }
    return event.absent().stream().filter(bye -> playing.contains(bye.entrant())).toList();
  }
}
