package umpire.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.tournament.Bye;
import umpire.tournament.Event;
import umpire.tournament.Pairings;

/** C5 to C21 and the order of generation, against all candidates in the handbook's order. */
class DutchOracleTest {
  private static final int TOURNAMENTS = 1_000;
  private int compared;

  @Test
  void roundsOfAtMostEightAreThoseOfTheHandbook() {
    for (int seed = 0; seed < TOURNAMENTS; seed++) {
      String name = "seed " + seed;
      new RandomTournament(1_000_000L + seed, 4, 8)
          .play((swiss, event, pairings) -> compare(name, swiss, event, pairings));
    }
    System.out.println("swiss: " + compared + " rounds as the handbook's candidates have them");
    assertThat(compared).isGreaterThan(3_500);
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
