package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Points;
import umpire.tournament.Round;

/**
 * Plays a small tournament by lot: late entries, withdrawals, byes that were asked for, absences,
 * forfeits by one or both, draws. The same seed plays the same tournament.
 */
final class RandomTournament {
  private final Random random;
  private final double trouble;
  private final double draws;
  private final List<Entrant> entrants = new ArrayList<>();
  private final List<Round> rounds = new ArrayList<>();
  private final Swiss swiss;

  /** What is done with each round that was paired. */
  @FunctionalInterface
  interface Visitor {
    void visit(Swiss swiss, Event event, Pairings pairings);
  }

  RandomTournament(long seed, int fewest, int most) {
    random = new Random(seed);
    trouble = random.nextInt(3) * 0.08;
    draws = random.nextDouble() * 0.6;
    int size = fewest + random.nextInt(most - fewest + 1);
    int total = 2 + random.nextInt(Math.min(size, 6));
    for (int number = 1; number <= size; number++) {
      int from = happens() ? 1 + random.nextInt(3) : 1;
      int until = happens() ? 1 + random.nextInt(total) : Entrant.NO_END;
      entrants.add(new Entrant(number, 3000 - number, from, until));
    }
    swiss = Swiss.of(total, random.nextInt(2));
  }

  void play(Visitor visitor) {
    while (rounds.size() < swiss.rounds()) {
      int number = rounds.size() + 1;
      List<Bye> absent = new ArrayList<>();
      for (Entrant entrant : entrants) {
        if (entrant.playsIn(number) && happens()) {
          Bye.Kind kind = random.nextBoolean() ? Bye.Kind.HALF : Bye.Kind.ZERO;
          absent.add(new Bye(entrant.number(), kind));
        }
      }
      Event event = new Event(entrants, rounds, absent);
      Pairings pairings = swiss.pair(event);
      visitor.visit(swiss, event, pairings);
      if (!(pairings instanceof Pairings.Paired(List<Pairing> pairs, List<Bye> byes))) {
        return;
      }
      rounds.add(new Round(pairs.stream().map(this::outcome).toList(), byes));
    }
  }

  private Outcome outcome(Pairing pairing) {
    if (happens()) {
      Points first = random.nextBoolean() ? Points.ONE : Points.NONE;
      Points second = first.equals(Points.NONE) && random.nextBoolean() ? Points.ONE : Points.NONE;
      return new Outcome(pairing, List.of(first, second), false);
    }
    if (random.nextDouble() < draws) {
      return new Outcome(pairing, List.of(Points.HALF, Points.HALF), true);
    }
    return random.nextBoolean()
        ? new Outcome(pairing, List.of(Points.ONE, Points.NONE), true)
        : new Outcome(pairing, List.of(Points.NONE, Points.ONE), true);
  }

  private boolean happens() {
    return random.nextDouble() < trouble;
  }
}
