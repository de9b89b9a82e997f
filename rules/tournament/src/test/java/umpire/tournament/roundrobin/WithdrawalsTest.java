package umpire.tournament.roundrobin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.tournament.Bye;
import umpire.tournament.Event;
import umpire.tournament.Round;
import umpire.tournament.shared.Play;

/** FIDE Handbook C.05: results of somebody who withdrew count from half of their games on. */
class WithdrawalsTest {
  private static final RoundRobin FORMAT = RoundRobin.of(Legs.ONE, false);

  @ParameterizedTest
  @CsvSource({"5,1,false", "5,2,true", "5,3,true", "6,2,false", "6,3,true", "6,9,true"})
  void halfOfTheGamesIsEnough(int players, int lastRound, boolean count) {
    // player 5 of 5 meets 2, 3 in the first rounds; player 6 of 6 has a game in each round
    Event over = withdrawnAfter(players, lastRound);
    assertThat(Withdrawals.resultsCount(FORMAT, over, players)).isEqualTo(count);
    assertThat(Withdrawals.resultsCount(FORMAT, over, 1)).isTrue();
  }

  private static Event withdrawnAfter(int players, int lastRound) {
    return Play.toTheEnd(
        FORMAT, Play.withdrawn(Play.start(players), players, lastRound), Play::lowerWins);
  }

  @Test
  void gamesThatWereNotPlayedDoNotCountAsPlayed() {
    Event over = Play.toTheEnd(FORMAT, Play.withdrawn(Play.start(6), 6, 3), Play::bothForfeit);
    assertThat(Withdrawals.resultsCount(FORMAT, over, 6)).isFalse();
  }

  @Test
  void resultsOfTheEarlyAreTakenOutWithTheByesThatTheyGave() {
    Event over = withdrawnAfter(6, 2);
    List<Round> counted = Withdrawals.counted(FORMAT, over);
    assertThat(counted).hasSize(5);
    assertThat(counted).allSatisfy(round -> assertThat(round.outcomes()).hasSize(2));
    assertThat(counted).allSatisfy(round -> assertThat(round.byes()).isEmpty());
    Event late = withdrawnAfter(6, 3);
    assertThat(Withdrawals.counted(FORMAT, late)).isEqualTo(late.rounds());
    assertThat(late.rounds().get(3).byes()).containsExactly(new Bye(5, Bye.Kind.PAIRING));
  }

  @Test
  void freeRoundsOfAnOddFieldStay() {
    Event over = withdrawnAfter(5, 1);
    // 1 has the free round first; later byes come from 5
    assertThat(Withdrawals.counted(FORMAT, over).get(0).byes())
        .containsExactly(new Bye(1, Bye.Kind.PAIRING));
    assertThat(Withdrawals.counted(FORMAT, over).stream().flatMap(round -> round.byes().stream()))
        .hasSize(4);
  }

  @Test
  void strangersAreRefused() {
    assertThatThrownBy(() -> Withdrawals.resultsCount(FORMAT, Play.start(4), 5))
        .hasMessage("no group has entrant 5");
  }
}
