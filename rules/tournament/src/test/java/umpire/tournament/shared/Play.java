package umpire.tournament.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Format;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Points;
import umpire.tournament.Round;

/** Plays events of a format to their end. */
public final class Play {
  private static final int MOST_ROUNDS = 500;

  private Play() {}

  /** Entrants 1 to n, before the first round. */
  public static Event start(int entrants) {
    return new Event(
        IntStream.rangeClosed(1, entrants).mapToObj(number -> Entrant.of(number, 0)).toList(),
        List.of(),
        List.of());
  }

  /** Entrants with these numbers, before the first round. */
  public static Event startOf(int... numbers) {
    return new Event(
        IntStream.of(numbers).mapToObj(number -> Entrant.of(number, 0)).toList(),
        List.of(),
        List.of());
  }

  /** The event with an entrant who plays no round after this one. */
  public static Event withdrawn(Event event, int number, int lastRound) {
    List<Entrant> entrants =
        event.entrants().stream()
            .map(
                one ->
                    one.number() == number
                        ? new Entrant(number, one.rating(), one.from(), lastRound)
                        : one)
            .toList();
    return new Event(entrants, event.rounds(), event.absent());
  }

  /** The event with absences of the round to come. */
  public static Event absent(Event event, Bye... absent) {
    return new Event(event.entrants(), event.rounds(), List.of(absent));
  }

  /** The round to come, which must be a pairing. */
  public static Pairings.Paired paired(Format format, Event event) {
    Pairings pairings = format.pair(event);
    if (pairings instanceof Pairings.Paired paired) {
      return paired;
    }
    throw new AssertionError("round " + event.next() + ": " + pairings);
  }

  /** The event one round later; absences of that round are over. */
  public static Event after(Format format, Event event, Function<Pairing, Outcome> result) {
    Pairings.Paired paired = paired(format, event);
    if (!paired.equals(format.pair(event))) {
      throw new AssertionError("paired differently for a second time");
    }
    List<Round> rounds = new ArrayList<>(event.rounds());
    rounds.add(new Round(paired.pairings().stream().map(result).toList(), paired.byes()));
    return new Event(event.entrants(), rounds, List.of());
  }

  /** The event when the format says that it is finished. */
  public static Event toTheEnd(Format format, Event event, Function<Pairing, Outcome> result) {
    return toTheEnd(format, event, result, now -> now);
  }

  /** As above; before each round the host may change the event. */
  public static Event toTheEnd(
      Format format,
      Event event,
      Function<Pairing, Outcome> result,
      UnaryOperator<Event> beforeEachRound) {
    Event now = event;
    for (int round = 1; round < MOST_ROUNDS; round++) {
      now = beforeEachRound.apply(now);
      if (format.pair(now) instanceof Pairings.Finished) {
        return now;
      }
      now = after(format, now, result);
    }
    throw new AssertionError("no end after " + MOST_ROUNDS + " rounds");
  }

  /** The one with the lower number wins. */
  public static Outcome lowerWins(Pairing pairing) {
    return won(pairing, pairing.seats().get(0) < pairing.seats().get(1) ? 0 : 1);
  }

  /** The seat wins. */
  public static Outcome won(Pairing pairing, int seat) {
    return new Outcome(
        pairing,
        seat == 0 ? List.of(Points.ONE, Points.NONE) : List.of(Points.NONE, Points.ONE),
        true);
  }

  /** A draw. */
  public static Outcome drawn(Pairing pairing) {
    return new Outcome(pairing, List.of(Points.HALF, Points.HALF), true);
  }

  /** Nobody came. */
  public static Outcome bothForfeit(Pairing pairing) {
    return new Outcome(pairing, List.of(Points.NONE, Points.NONE), false);
  }
}
