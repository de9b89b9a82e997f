package umpire.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.Round;
import umpire.tournament.swiss.Contender.Drift;

/** C.04.3 1.2, 1.4 and C.04.1 4: what rounds say of who is to be paired. */
class HistoriesTest {
  @Test
  void ranksGoByScoreThenByNumber() {
    List<Contender> contenders =
        contenders(5, round(lost(1, 4), drawn(2, 3), new Bye(5, Bye.Kind.HALF)));
    assertThat(contenders.stream().map(Contender::number)).containsExactly(4, 2, 3, 5, 1);
    assertThat(contenders.stream().map(Contender::score)).containsExactly(1000, 500, 500, 500, 0);
  }

  @Test
  void whoMeetsALowerScoreFloatsDownAndTheOtherUp() {
    Round first = round(won(1, 2), won(3, 4));
    Round second = round(won(2, 1), drawn(3, 4));
    List<Contender> contenders = contenders(4, first, second);
    assertThat(of(contenders, 1).lastFloat()).isEqualTo(Drift.DOWN);
    assertThat(of(contenders, 2).lastFloat()).isEqualTo(Drift.UP);
    assertThat(of(contenders, 1).earlierFloat()).isEqualTo(Drift.NONE);
    List<Contender> later = contenders(4, first, second, round(won(1, 2), won(3, 4)));
    assertThat(of(later, 4).earlierFloat()).isEqualTo(Drift.UP);
    assertThat(of(later, 3).earlierFloat()).isEqualTo(Drift.DOWN);
    assertThat(of(later, 1).lastFloat()).isEqualTo(Drift.NONE); // both had a point
  }

  @Test
  void whoGainsWithoutPlayingFloatsDownAndNobodyElseDoes() {
    Round round =
        new Round(
            List.of(new Outcome(Pairing.of(1, 2), List.of(Points.ONE, Points.NONE), false)),
            List.of(
                new Bye(3, Bye.Kind.PAIRING),
                new Bye(4, Bye.Kind.HALF),
                new Bye(5, Bye.Kind.ZERO)));
    List<Contender> contenders = contenders(6, round);
    assertThat(List.of(1, 2, 3, 4, 5, 6))
        .extracting(number -> of(contenders, number).lastFloat())
        .containsExactly(Drift.DOWN, Drift.NONE, Drift.DOWN, Drift.DOWN, Drift.NONE, Drift.NONE);
    assertThat(List.of(1, 2, 3, 4, 5, 6))
        .extracting(number -> of(contenders, number).mayHaveBye())
        .containsExactly(false, true, false, true, true, true);
    assertThat(contenders).allMatch(one -> one.unplayed() == 1);
    assertThat(contenders).allMatch(one -> one.met().isEmpty() && one.sides().isEmpty());
  }

  @Test
  void aPairingByeWithoutPointsIsAFloatAndBarsFromAnother() {
    SwissPoints none =
        new SwissPoints(Points.ONE, Points.NONE, Points.NONE, Points.HALF, Points.NONE);
    Event event =
        new Event(
            List.of(Entrant.of(1, 0)),
            List.of(new Round(List.of(), List.of(new Bye(1, Bye.Kind.PAIRING)))),
            List.of());
    Contender contender = Histories.contenders(event, none, false).getFirst();
    assertThat(contender.lastFloat()).isEqualTo(Drift.DOWN);
    assertThat(contender.mayHaveBye()).isFalse();
    assertThat(contender.score()).isZero();
  }

  @Test
  void sidesAreThoseOfMatchesPlayed() {
    Outcome forfeit = new Outcome(Pairing.of(1, 3), List.of(Points.NONE, Points.ONE), false);
    List<Contender> contenders = contenders(4, round(won(1, 2)), round(forfeit), round(won(4, 1)));
    Contender one = of(contenders, 1);
    assertThat(one.sides()).isEqualTo(List.of(0, 1));
    assertThat(one.met()).isEqualTo(Set.of(2, 4));
    assertThat(one.unplayed()).isEqualTo(1);
    assertThat(one.score()).isEqualTo(1000);
  }

  private static Contender of(List<Contender> contenders, int number) {
    return contenders.stream().filter(one -> one.number() == number).findFirst().orElseThrow();
  }

  private static List<Contender> contenders(int size, Round... rounds) {
    List<Entrant> entrants = new ArrayList<>();
    for (int number = 1; number <= size; number++) {
      entrants.add(Entrant.of(number, 0));
    }
    return Histories.contenders(
        new Event(entrants, List.of(rounds), List.of()), SwissPoints.USUAL, false);
  }

  private static Round round(Object... parts) {
    List<Outcome> outcomes = new ArrayList<>();
    List<Bye> byes = new ArrayList<>();
    for (Object part : parts) {
      switch (part) {
        case Outcome outcome -> outcomes.add(outcome);
        case Bye bye -> byes.add(bye);
        default -> throw new IllegalArgumentException(part.toString());
      }
    }
    return new Round(outcomes, byes);
  }

  private static Outcome won(int first, int second) {
    return new Outcome(Pairing.of(first, second), List.of(Points.ONE, Points.NONE), true);
  }

  private static Outcome lost(int first, int second) {
    return new Outcome(Pairing.of(first, second), List.of(Points.NONE, Points.ONE), true);
  }

  private static Outcome drawn(int first, int second) {
    return new Outcome(Pairing.of(first, second), List.of(Points.HALF, Points.HALF), true);
  }
}
