package umpire.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;
import umpire.tournament.Points;
import umpire.tournament.Round;

/** C1 to C4 in tournaments by lot; and the checker itself refuses each kind of fault. */
class AbsoluteRulesTest {
  private static final int TOURNAMENTS = 10_000;
  private int paired;
  private int impossible;

  @Test
  void tenThousandTournamentsKeepTheAbsoluteRules() {
    for (int seed = 0; seed < TOURNAMENTS; seed++) {
      String name = "seed " + seed;
      new RandomTournament(seed, 2, 9)
          .play((swiss, event, pairings) -> check(name, event, pairings));
    }
    System.out.println(
        "swiss: "
            + TOURNAMENTS
            + " tournaments, "
            + paired
            + " rounds paired, "
            + impossible
            + " impossible");
    assertThat(paired).isGreaterThan(20_000);
    assertThat(impossible).isGreaterThan(500);
  }

  @Test
  void largeTournamentsKeepTheAbsoluteRules() {
    for (int seed = 0; seed < 4; seed++) {
      String name = "large " + seed;
      new RandomTournament(seed, 120, 160)
          .play((swiss, event, pairings) -> check(name, event, pairings));
    }
    assertThat(paired).isGreaterThan(10);
    assertThat(impossible).isZero();
  }

  private void check(String name, Event event, Pairings pairings) {
    AbsoluteRules rules = new AbsoluteRules(event);
    switch (pairings) {
      case Pairings.Paired round -> {
        paired++;
        assertThat(rules.faults(round)).as("%s, %s: %s", name, event, round).isEmpty();
      }
      case Pairings.Impossible(String because) -> {
        impossible++;
        assertThat(rules.canBePaired()).as("%s, %s: %s", name, event, because).isFalse();
      }
      case Pairings.Finished() -> throw new AssertionError(name + " finished too early");
    }
  }

  private static final List<Entrant> FOUR =
      List.of(Entrant.of(1, 0), Entrant.of(2, 0), Entrant.of(3, 0), Entrant.of(4, 0));

  @Test
  void theCheckerRefusesASecondMeeting() {
    Event event = event(FOUR, won(1, 2), won(3, 4));
    assertThat(faults(event, List.of(Pairing.of(2, 1), Pairing.of(4, 3)))).contains("have met");
    assertThat(faults(event, List.of(Pairing.of(3, 1), Pairing.of(2, 4)))).isEmpty();
  }

  @Test
  void theCheckerRefusesAThirdTimeTheSameSide() {
    Event event =
        new Event(
            FOUR,
            List.of(
                new Round(List.of(won(1, 2), won(3, 4)), List.of()),
                new Round(List.of(won(1, 3), won(2, 4)), List.of())),
            List.of());
    assertThat(faults(event, List.of(Pairing.of(1, 4), Pairing.of(3, 2))))
        .contains("1 has side 0 three times running", "4 has side 1 three times running");
    assertThat(faults(event, List.of(Pairing.of(4, 1), Pairing.of(3, 2)))).isEmpty();
  }

  @Test
  void theCheckerRefusesADifferenceOfThree() {
    Entrant[] many = new Entrant[8];
    for (int number = 1; number <= 8; number++) {
      many[number - 1] = Entrant.of(number, 0);
    }
    // 1 had sides 0, 0, 1, 0, 1, 0, as a host may have paired by hand
    List<Round> rounds =
        List.of(round(1, 2), round(1, 3), round(4, 1), round(1, 5), round(6, 1), round(1, 7));
    Event event =
        new Event(
            List.of(many),
            rounds,
            List.of(absent(2), absent(3), absent(4), absent(5), absent(6), absent(7)));
    assertThat(faults(event, List.of(Pairing.of(1, 8)))).contains("C.04.1 6");
  }

  @Test
  void theCheckerRefusesASecondByeOrOneAfterAForfeitWin() {
    List<Entrant> three = FOUR.subList(0, 3);
    Bye bye = new Bye(3, Bye.Kind.PAIRING);
    Outcome forfeit = new Outcome(Pairing.of(1, 2), List.of(Points.ONE, Points.NONE), false);
    Event event = new Event(three, List.of(new Round(List.of(forfeit), List.of(bye))), List.of());
    assertThat(faults(event, List.of(Pairing.of(1, 2)), bye)).contains("bye any more for 3");
    assertThat(faults(event, List.of(Pairing.of(2, 3)), new Bye(1, Bye.Kind.PAIRING)))
        .contains("bye any more for 1");
    assertThat(faults(event, List.of(Pairing.of(1, 3)), new Bye(2, Bye.Kind.PAIRING))).isEmpty();
  }

  @Test
  void theCheckerRefusesWhoIsMissingOrPairedTwice() {
    Event event = event(FOUR);
    assertThat(faults(event, List.of(Pairing.of(1, 2)))).contains("paired are");
    assertThat(faults(event, List.of(Pairing.of(1, 2), Pairing.of(1, 3)))).contains("paired are");
  }

  private static String faults(Event event, List<Pairing> pairings, Bye... byes) {
    List<Bye> all = new java.util.ArrayList<>(event.absent());
    all.addAll(List.of(byes));
    return String.join("; ", new AbsoluteRules(event).faults(new Pairings.Paired(pairings, all)));
  }

  private static Event event(List<Entrant> entrants, Outcome... outcomes) {
    List<Round> rounds =
        outcomes.length == 0 ? List.of() : List.of(new Round(List.of(outcomes), List.of()));
    return new Event(entrants, rounds, List.of());
  }

  private static Bye absent(int number) {
    return new Bye(number, Bye.Kind.ZERO);
  }

  private static Round round(int first, int second) {
    return new Round(List.of(won(first, second)), List.of());
  }

  private static Outcome won(int first, int second) {
    return new Outcome(Pairing.of(first, second), List.of(Points.ONE, Points.NONE), true);
  }
}
