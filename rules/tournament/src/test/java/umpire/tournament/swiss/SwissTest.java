package umpire.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
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

/** The format as a host sees it. */
class SwissTest {
  private static final Swiss SWISS = Swiss.of(9, 0);

  @Test
  void theFirstRoundPairsTheUpperHalfWithTheLowerInTurn() {
    assertThat(pairs(SWISS.pair(event(8)))).isEqualTo("1-5 6-2 3-7 8-4");
    assertThat(pairs(Swiss.of(9, 1).pair(event(8)))).isEqualTo("5-1 2-6 7-3 4-8");
    assertThat(pairs(SWISS.pair(event(7)))).isEqualTo("1-4 5-2 3-6 7-bye");
  }

  @Test
  void theByeIsLowestInScoreFirst() {
    // the published case "dutch_2025_C5" of bbpPairings: six players, the fourth absent in round 3
    Event event =
        new Event(
            entrants(6),
            List.of(
                round(won(1, 4), lost(5, 2), won(3, 6)), round(lost(2, 1), lost(4, 3), lost(6, 5))),
            List.of(new Bye(4, Bye.Kind.ZERO)));
    assertThat(pairs(SWISS.pair(event))).isEqualTo("1-5 3-2 6-bye");
  }

  @Test
  void theByeIsThenOfWhoPlayedMost() {
    // the published case "dutch_2025_C9" of bbpPairings: five players, the fifth absent in round 1
    Event event =
        new Event(
            entrants(5),
            List.of(new Round(List.of(won(1, 3), lost(4, 2)), List.of(new Bye(5, Bye.Kind.ZERO)))),
            List.of());
    assertThat(pairs(SWISS.pair(event))).isEqualTo("2-1 3-5 4-bye");
  }

  @Test
  void threePlayersHaveThreeRoundsAndNoMore() {
    List<Round> rounds = new ArrayList<>();
    for (int number = 1; number <= 3; number++) {
      rounds.add(play(SWISS, new Event(entrants(3), rounds, List.of())));
    }
    for (int beyond = 0; beyond < 2; beyond++) {
      assertThat(SWISS.pair(new Event(entrants(3), rounds, List.of())))
          .isEqualTo(
              new Pairings.Impossible(
                  "Round "
                      + (4 + beyond)
                      + " cannot be paired: each pairing would let two meet for a second time or"
                      + " leave two or more without a pairing (C.04.1 2)."));
      rounds.add(new Round(List.of(), List.of()));
    }
  }

  @Test
  void twoDoNotMeetAgainUnlessTheirMatchWasNotPlayed() {
    Outcome forfeit = new Outcome(Pairing.of(1, 2), List.of(Points.ONE, Points.NONE), false);
    assertThat(SWISS.pair(event(2, round(won(1, 2))))).isInstanceOf(Pairings.Impossible.class);
    // the forfeit is no side taken: 1 has no preference, and the number is odd
    assertThat(pairs(SWISS.pair(event(2, round(forfeit))))).isEqualTo("1-2");
  }

  @Test
  void theReasonNamesTheBye() {
    Round first = new Round(List.of(), List.of(new Bye(1, Bye.Kind.PAIRING)));
    assertThat(SWISS.pair(event(1, first)))
        .isEqualTo(
            new Pairings.Impossible(
                "Round 2 cannot be paired: each pairing would give the pairing bye to somebody who"
                    + " had it or was given a win without playing (C.04.1 4)."));
  }

  @Test
  void theReasonNamesTheSides() {
    // 1 and 2 both had seat 0 twice against others who withdrew
    List<Entrant> entrants = new ArrayList<>(entrants(2));
    for (int number = 3; number <= 6; number++) {
      entrants.add(new Entrant(number, 0, 1, 2));
    }
    List<Round> rounds = List.of(round(won(1, 3), won(2, 4)), round(won(1, 5), won(2, 6)));
    assertThat(SWISS.pair(new Event(entrants, rounds, List.of())))
        .isEqualTo(
            new Pairings.Impossible(
                "Round 3 cannot be paired: each pairing would give somebody the same side three"
                    + " times running or three times more often than the other (C.04.1 6 and 7)."));
  }

  @Test
  void topscorersOfTheLastRoundKeepTheSideRulesToo() {
    List<Entrant> entrants = new ArrayList<>(entrants(2));
    for (int number = 3; number <= 6; number++) {
      entrants.add(new Entrant(number, 0, 1, 2));
    }
    List<Round> rounds = List.of(round(won(1, 3), won(2, 4)), round(won(1, 5), won(2, 6)));
    assertThat(Swiss.of(3, 0).pair(new Event(entrants, rounds, List.of())))
        .isInstanceOf(Pairings.Impossible.class);
  }

  @Test
  void playedTwiceNoSideCounts() {
    Swiss twice = new Swiss(3, true, 0, SwissPoints.USUAL);
    List<Entrant> entrants = new ArrayList<>(entrants(2));
    for (int number = 3; number <= 6; number++) {
      entrants.add(new Entrant(number, 0, 1, 2));
    }
    List<Round> rounds = List.of(round(both(1, 3), both(2, 4)), round(both(1, 5), both(2, 6)));
    assertThat(twice.pair(new Event(entrants, rounds, List.of())))
        .isEqualTo(new Pairings.Paired(List.of(new Pairing(List.of(1, 2), true)), List.of()));
    assertThatThrownBy(() -> SWISS.pair(event(2, round(both(1, 2)))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> twice.pair(event(2, round(won(1, 2)))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void lateEntriesWithdrawalsAndAbsencesAreNotPaired() {
    List<Entrant> entrants =
        List.of(
            Entrant.of(1, 0),
            Entrant.of(2, 0),
            new Entrant(3, 0, 2, Entrant.NO_END),
            new Entrant(5, 0, 1, 1),
            Entrant.of(8, 0));
    List<Bye> absent = List.of(new Bye(8, Bye.Kind.HALF));
    Pairings first = SWISS.pair(new Event(entrants, List.of(), absent));
    assertThat(first)
        .isEqualTo(
            new Pairings.Paired(
                List.of(Pairing.of(1, 2)), List.of(new Bye(5, Bye.Kind.PAIRING), absent.get(0))));
    Round round =
        new Round(List.of(won(1, 2)), List.of(new Bye(5, Bye.Kind.PAIRING), absent.get(0)));
    assertThat(pairs(SWISS.pair(new Event(entrants, List.of(round), List.of()))))
        .isEqualTo("8-1 2-3");
  }

  @Test
  void pointsOfByesAreParameters() {
    SwissPoints points =
        new SwissPoints(Points.ONE, Points.NONE, Points.HALF, Points.ONE, Points.NONE);
    Swiss swiss = new Swiss(9, false, 0, points);
    Round round = new Round(List.of(), List.of(new Bye(1, Bye.Kind.HALF)));
    // a bye that counts as much as a win bars from the pairing bye; one that counts a half does not
    assertThat(swiss.pair(event(1, round))).isInstanceOf(Pairings.Impossible.class);
    assertThat(pairs(SWISS.pair(event(1, round)))).isEqualTo("1-bye");
    assertThat(Histories.contenders(event(1, round), points, false).getFirst().score())
        .isEqualTo(1000);
  }

  @Test
  void afterTheLastRoundItIsFinished() {
    assertThat(Swiss.of(1, 0).pair(event(2, round(won(1, 2))))).isEqualTo(new Pairings.Finished());
  }

  @Test
  void whatIsNoEventOfASwissIsRefused() {
    Outcome three =
        new Outcome(
            new Pairing(List.of(1, 2, 3), false),
            List.of(Points.ONE, Points.NONE, Points.NONE),
            true);
    refused(event(3, round(three)));
    refused(event(3, round(won(1, 2), won(1, 3))));
    refused(event(2, round(won(1, 3))));
    refused(event(2, new Round(List.of(), List.of(new Bye(3, Bye.Kind.ZERO)))));
    refused(event(2, new Round(List.of(won(1, 2)), List.of(new Bye(2, Bye.Kind.ZERO)))));
    assertThat(SWISS.pair(new Event(List.of(), List.of(), List.of())))
        .isEqualTo(new Pairings.Impossible("Nobody is there to be paired in round 1."));
    assertThatThrownBy(() -> Swiss.of(0, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Swiss.of(1, 2)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void boardsAreInTheOrderOfScores() {
    Event event = event(8, round(won(1, 5), lost(6, 2), won(3, 7), lost(8, 4)));
    assertThat(pairs(SWISS.pair(event))).isEqualTo("4-1 2-3 5-8 7-6");
  }

  private static void refused(Event event) {
    assertThatThrownBy(() -> SWISS.pair(event)).isInstanceOf(IllegalArgumentException.class);
  }

  private static String pairs(Pairings pairings) {
    if (!(pairings instanceof Pairings.Paired paired)) {
      return pairings.toString();
    }
    List<String> names = new ArrayList<>();
    paired.pairings().forEach(one -> names.add(one.seats().get(0) + "-" + one.seats().get(1)));
    for (Bye bye : paired.byes()) {
      if (bye.kind() == Bye.Kind.PAIRING) {
        names.add(bye.entrant() + "-bye");
      }
    }
    return String.join(" ", names);
  }

  private static Round play(Swiss swiss, Event event) {
    Pairings.Paired paired = (Pairings.Paired) swiss.pair(event);
    return new Round(
        paired.pairings().stream()
            .map(one -> new Outcome(one, List.of(Points.HALF, Points.HALF), true))
            .toList(),
        paired.byes());
  }

  private static Event event(int size, Round... rounds) {
    return new Event(entrants(size), List.of(rounds), List.of());
  }

  private static List<Entrant> entrants(int size) {
    List<Entrant> entrants = new ArrayList<>();
    for (int number = 1; number <= size; number++) {
      entrants.add(Entrant.of(number, 0));
    }
    return entrants;
  }

  private static Round round(Outcome... outcomes) {
    return new Round(List.of(outcomes), List.of());
  }

  private static Outcome won(int first, int second) {
    return new Outcome(Pairing.of(first, second), List.of(Points.ONE, Points.NONE), true);
  }

  private static Outcome lost(int first, int second) {
    return new Outcome(Pairing.of(first, second), List.of(Points.NONE, Points.ONE), true);
  }

  private static Outcome both(int first, int second) {
    return new Outcome(
        new Pairing(List.of(first, second), true), List.of(Points.ONE, Points.ONE), true);
  }
}
