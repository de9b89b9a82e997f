package umpire.local.drivers.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Points;
import umpire.tournament.Round;
import umpire.tournament.swiss.Swiss;

/** What pairing a Swiss costs, in CPU seconds of the thread that pairs. */
final class PairingTiming {
  private static final List<List<Points>> RESULTS =
      List.of(
          List.of(Points.ONE, Points.NONE),
          List.of(Points.HALF, Points.HALF),
          List.of(Points.NONE, Points.ONE));

  private PairingTiming() {}

  /** The seconds of each round of an event, whose results are drawn by lot. */
  static List<Double> rounds(int players, int rounds, long seed) {
    Random random = new Random(seed);
    Swiss swiss = Swiss.of(rounds, 0);
    List<Entrant> entrants =
        IntStream.rangeClosed(1, players)
            .mapToObj(number -> Entrant.of(number, 2_600 - number / 4))
            .toList();
    List<Round> played = new ArrayList<>();
    List<Double> seconds = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      Pairings pairings = swiss.pair(new Event(entrants, played, List.of()));
      seconds.add((ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun) / 1e9);
      if (!(pairings instanceof Pairings.Paired paired)) {
        throw new IllegalStateException("round " + (round + 1) + " was not paired: " + pairings);
      }
      List<Outcome> outcomes = new ArrayList<>();
      for (Pairing pairing : paired.pairings()) {
        outcomes.add(new Outcome(pairing, RESULTS.get(random.nextInt(RESULTS.size())), true));
      }
      played.add(new Round(outcomes, paired.byes()));
    }
    return seconds;
  }
}
