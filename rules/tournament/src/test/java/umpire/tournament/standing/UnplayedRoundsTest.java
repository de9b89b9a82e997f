package umpire.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.Round;

/** Odd cases of C.07, 16: withdrawals, byes followed by matches, forfeits, latecomers. */
class UnplayedRoundsTest {
  private static final UnplayedRounds SWISS = UnplayedRounds.SWISS_2024;

  /** 16.2.5: 2 withdrew after round 1; the two rounds without 2 count as draws for opponents. */
  @Test
  void whoWithdrewCountsAsDrawingForOpponents() {
    CrossTable table = Events.table(SWISS, 4, "1-2 1:0; 3-4 1:0", "1-3 .5:.5", "1-4 1:0");
    assertThat(table.points(2)).isEqualTo(Points.NONE);
    // 2: 0 + 0.5 + 0.5; 3, away in the last round: 1 + 0.5 + 0.5; 4 was away before a match: 0
    assertThat(table.contributions(1))
        .extracting(one -> one.opponentScore().toString())
        .containsExactly("1", "2", "0");
  }

  /** 16.2.3: a bye before a match stays what it was. */
  @Test
  void aByeFollowedByAMatchStaysWhatItWas() {
    CrossTable table = Events.table(SWISS, 2, "1-2 1:0", "1 half; 2 zero", "1-2 1:0");
    assertThat(table.contributions(1).getFirst().opponentScore()).isEqualTo(Points.NONE);
    CrossTable last = Events.table(SWISS, 2, "1-2 1:0", "1-2 1:0", "1 half; 2 zero");
    assertThat(last.contributions(1).getFirst().opponentScore()).isEqualTo(Points.HALF);
  }

  /** 16.2.5 goes through forfeits: a bye before a forfeit that ends the event is a draw. */
  @Test
  void aByeFollowedByALossByForfeitAloneIsADraw() {
    CrossTable table = Events.table(SWISS, 3, "1-2 1:0; 3 bye", "2 zero; 1-3 1:0", "1-2 +:-");
    assertThat(table.contributions(1).getFirst().opponentScore()).isEqualTo(Points.HALF);
    // A win by forfeit is no voluntary unplayed round, so the bye before it stays nothing.
    CrossTable won = Events.table(SWISS, 3, "1-2 1:0; 3 bye", "2 zero; 1-3 1:0", "2-1 +:-");
    assertThat(won.contributions(1).getFirst().opponentScore()).isEqualTo(Points.ONE);
  }

  @Test
  void allocatedByesCountAsWonForOpponentsToo() {
    CrossTable table = Events.table(SWISS, 3, "1-2 1:0; 3 bye", "1-3 1:0; 2 bye");
    assertThat(Events.values(table, Criteria.BUCHHOLZ)).containsExactly("2", "3", "3");
  }

  @Test
  void ofTwoWhoForfeitedBothDidSoByTheirOwnWill() {
    CrossTable table = Events.table(SWISS, 2, "1-2 -:-");
    assertThat(table.cells(1).getFirst().voluntary()).isTrue();
    assertThat(table.cells(2).getFirst().voluntary()).isTrue();
    assertThat(Events.values(table, Criteria.WINS)).containsExactly("0", "0");
  }

  /** 16.5: the voluntary round is cut though another contribution is lower. */
  @Test
  void voluntaryRoundsAreCutFirst() {
    CrossTable table =
        Events.table(SWISS, 4, "1-2 1:0; 3-4 1:0", "1-4 1:0; 2-3 0:1", "1 half; 3-4 .5:.5; 2 bye");
    // 1 met 2 (1) and 4 (0.5) and has a dummy of 2.5, which goes
    assertThat(Events.values(table, Criteria.BUCHHOLZ).getFirst()).isEqualTo("4");
    assertThat(Events.values(table, Criteria.BUCHHOLZ_CUT_1).getFirst()).isEqualTo("1.5");
  }

  @Test
  void aLatecomerAskedForTheRoundsBefore() {
    Event event =
        new Event(
            List.of(Entrant.of(1, 0), Entrant.of(2, 0), new Entrant(3, 0, 2, Entrant.NO_END)),
            List.of(
                new Round(
                    List.of(new Outcome(Pairing.of(1, 2), List.of(Points.ONE, Points.NONE), true)),
                    List.of()),
                new Round(
                    List.of(new Outcome(Pairing.of(1, 3), List.of(Points.NONE, Points.ONE), true)),
                    List.of(new Bye(2, Bye.Kind.PAIRING)))),
            List.of());
    CrossTable table = CrossTable.of(event, Scoring.USUAL, SWISS, Map.of());
    assertThat(table.cells(3).getFirst().kind()).isEqualTo(Cell.Kind.REQUESTED_BYE);
    assertThat(table.points(3)).isEqualTo(Points.ONE);
    // dummy of round 1 with 1, and 1's score of 1
    assertThat(Events.values(table, Criteria.BUCHHOLZ).get(2)).isEqualTo("2");
  }

  @Test
  void nobodySitsTwiceInARoundAndNoStrangerAtAll() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Events.table(SWISS, 3, "1-2 1:0; 2-3 1:0"))
        .withMessageContaining("2 twice");
    assertThatIllegalArgumentException().isThrownBy(() -> Events.table(SWISS, 3, "1-2 1:0; 2 bye"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Events.table(SWISS, 3, "1-7 1:0"))
        .withMessageContaining("stranger");
    assertThatIllegalArgumentException().isThrownBy(() -> Events.table(SWISS, 3, "").points(7));
  }
}
