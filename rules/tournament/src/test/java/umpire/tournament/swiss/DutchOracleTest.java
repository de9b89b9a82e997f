package umpire.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.tournament.Bye;
import umpire.tournament.Event;
import umpire.tournament.Pairings;

/** C5 to C21 and the order of generation, against all candidates in the handbook's order. */
class DutchOracleTest {
  private static final int TOURNAMENTS = 500;
  private static final int POSITIONS = 3_000;
  private int compared;

  @Test
  void roundsOfAtMostEightAreThoseOfTheHandbook() {
    for (int seed = 0; seed < TOURNAMENTS; seed++) {
      String name = "seed " + seed;
      new RandomTournament(1_000_000L + seed, 4, 8)
          .play((swiss, event, pairings) -> compare(name, swiss, event, pairings));
    }
    System.out.println("swiss: " + compared + " rounds as the handbook's candidates have them");
    assertThat(compared).isGreaterThan(1_800);
  }

  @Test
  void positionsByLotArePairedAsInTheHandbook() {
    int complete = 0;
    for (int seed = 0; seed < POSITIONS; seed++) {
      List<Contender> contenders = position(new Random(seed));
      Set<Set<Integer>> ours = pairs(contenders);
      complete += ours.isEmpty() ? 0 : 1;
      assertThat(ours).as("seed %s: %s", seed, contenders).isEqualTo(DutchOracle.pair(contenders));
    }
    System.out.println("swiss: " + complete + " positions as the handbook's candidates have them");
    assertThat(complete).isGreaterThan(POSITIONS / 2);
  }

  @Test
  void theNextBracketHasAsManyPairsAsItCan() {
    // 1, 2, 3 have two points, 4, 5, 6 one; were 3 to float down as the first candidate has it,
    // they
    // could meet 4 alone, and 5 and 6 have met
    List<Contender> contenders =
        List.of(
            contender(1, 2000),
            contender(2, 2000),
            contender(3, 2000, 5, 6),
            contender(4, 1000),
            contender(5, 1000, 3, 6),
            contender(6, 1000, 3, 5),
            contender(7, 0),
            contender(8, 0));
    Set<Set<Integer>> expected = Set.of(Set.of(1, 3), Set.of(2, 5), Set.of(4, 6), Set.of(7, 8));
    assertThat(DutchOracle.pair(contenders)).isEqualTo(expected);
    assertThat(pairs(contenders)).isEqualTo(expected);
  }

  private static Contender contender(int number, int score, Integer... met) {
    return new Contender(
        number,
        score,
        Set.of(met),
        List.of(),
        SidePreference.after(List.of()),
        Contender.Drift.NONE,
        Contender.Drift.NONE,
        true,
        0);
  }

  /** As the oracle gives them. */
  private static Set<Set<Integer>> pairs(List<Contender> contenders) {
    Set<Set<Integer>> pairs = new HashSet<>();
    if (RoundGraph.of(contenders) instanceof RoundGraph.Found.Complete(RoundGraph graph)) {
      Set<Integer> unpaired = new HashSet<>();
      contenders.forEach(one -> unpaired.add(one.number()));
      for (RoundPairing.Pair pair : RoundPairing.pairs(graph)) {
        pairs.add(Set.of(pair.higher().number(), pair.lower().number()));
        unpaired.remove(pair.higher().number());
        unpaired.remove(pair.lower().number());
      }
      unpaired.forEach(one -> pairs.add(Set.of(one)));
    }
    return pairs;
  }

  /** Scores, meetings, sides and floats that need not come from a tournament: denser than there. */
  private static List<Contender> position(Random random) {
    int size = 4 + random.nextInt(5);
    int scores = 1 + random.nextInt(4);
    double meetings = random.nextDouble() * 0.6;
    double history = random.nextDouble();
    List<Set<Integer>> met = new ArrayList<>();
    for (int number = 1; number <= size; number++) {
      met.add(new HashSet<>());
      for (int other = 1; other < number; other++) {
        if (random.nextDouble() < meetings) {
          met.get(number - 1).add(other);
          met.get(other - 1).add(number);
        }
      }
    }
    List<Contender> contenders = new ArrayList<>();
    for (int number = 1; number <= size; number++) {
      List<Integer> sides = new ArrayList<>();
      while (random.nextDouble() < history * 0.8) {
        sides.add(random.nextInt(2));
      }
      contenders.add(
          new Contender(
              number,
              500 * random.nextInt(scores),
              met.get(number - 1),
              sides,
              SidePreference.after(sides),
              drift(random, history),
              drift(random, history),
              random.nextDouble() < 0.7,
              random.nextInt(3)));
    }
    contenders.sort(Contender.RANK);
    return contenders;
  }

  private static Contender.Drift drift(Random random, double history) {
    if (random.nextDouble() >= history * 0.7) {
      return Contender.Drift.NONE;
    }
    return random.nextBoolean() ? Contender.Drift.DOWN : Contender.Drift.UP;
  }

  private void compare(String name, Swiss swiss, Event event, Pairings pairings) {
    List<Contender> contenders = Histories.contenders(event, swiss.points(), swiss.twice());
    Set<Set<Integer>> ours = new HashSet<>();
    if (pairings instanceof Pairings.Paired paired) {
      paired.pairings().forEach(pairing -> ours.add(Set.copyOf(pairing.seats())));
      paired.byes().stream()
          .filter(bye -> bye.kind() == Bye.Kind.PAIRING)
          .forEach(bye -> ours.add(Set.of(bye.entrant())));
    }
    assertThat(ours)
        .as("%s, round %s: %s", name, event.next(), contenders)
        .isEqualTo(DutchOracle.pair(contenders));
    compared++;
  }
}
