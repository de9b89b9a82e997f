package umpire.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A cross table of five in three rounds, worked by hand:
 *
 * <pre>
 *      round 1         round 2         round 3          score
 *   1  beats 2         beats 5         draws with 4     2.5
 *   2  loses to 1      beats 3         asked for a bye  1.5   (0 + 1 + 0.5)
 *   3  draws with 4    loses to 2      5 forfeits       1.5   (0.5 + 0 + 1)
 *   4  draws with 3    allocated bye   draws with 1     2     (0.5 + 1 + 0.5)
 *   5  allocated bye   loses to 1      forfeits to 3    1     (1 + 0 + 0)
 * </pre>
 *
 * <p>For opponents each counts with the same score: the bye of 2 stands in the last round and
 * counts as a draw, which it is anyway; the forfeit of 5 counts as the loss it is.
 */
class HandWorkedTest {
  private static final String[] ROUNDS = {
    "1-2 1:0; 3-4 .5:.5; 5 bye", "5-1 0:1; 2-3 1:0; 4 bye", "1-4 .5:.5; 3-5 +:-; 2 half"
  };
  private static final CrossTable SWISS = Events.table(UnplayedRounds.SWISS_2024, 5, ROUNDS);
  private static final CrossTable CAPPED = Events.table(UnplayedRounds.SWISS_2026, 5, ROUNDS);
  private static final CrossTable ROBIN = Events.table(UnplayedRounds.ROUND_ROBIN, 5, ROUNDS);

  @Test
  void pointsAndWins() {
    assertThat(Events.values(SWISS, Criteria.POINTS))
        .containsExactly("2.5", "1.5", "1.5", "2", "1");
    assertThat(Events.values(SWISS, Criteria.WINS)).containsExactly("2", "1", "1", "1", "1");
    assertThat(Events.values(SWISS, Criteria.WINS_PLAYED)).containsExactly("2", "1", "0", "0", "0");
  }

  /** Dummies have the entrant's own score: 2 in round 3, 3 in round 3, 4 in round 2, 5 twice. */
  @Test
  void buchholz() {
    // 1: 1.5 + 1 + 2; 2: 2.5 + 1.5 + 1.5; 3: 2 + 1.5 + 1.5; 4: 1.5 + 2 + 2.5; 5: 1 + 2.5 + 1
    assertThat(Events.values(SWISS, Criteria.BUCHHOLZ))
        .containsExactly("4.5", "5.5", "5", "6", "4.5");
  }

  /** Voluntary are the bye that 2 asked for and the forfeit of 5; those are cut first. */
  @Test
  void buchholzCut1() {
    // 1: without 5's 1; 2: without the bye's 1.5; 3, 4: without 1.5; 5: without the forfeit's 1
    assertThat(Events.values(SWISS, Criteria.BUCHHOLZ_CUT_1))
        .containsExactly("3.5", "4", "3.5", "4.5", "3.5");
  }

  @Test
  void sonnebornBerger() {
    // 1: 1.5*1 + 1*1 + 2*0.5; 2: 0 + 1.5*1 + 1.5*0.5; 3: 2*0.5 + 0 + 1.5*1;
    // 4: 1.5*0.5 + 2*1 + 2.5*0.5; 5: 1*1 + 0 + 0
    assertThat(Events.values(SWISS, Criteria.SONNEBORN_BERGER))
        .containsExactly("3.5", "2.25", "2.5", "4", "1");
  }

  /** At most 1.5 for byes (three draws); for a forfeit at most the opponent's: 5's 1 for 3. */
  @Test
  void dummiesAreCappedFrom2026On() {
    assertThat(Events.values(CAPPED, Criteria.BUCHHOLZ))
        .containsExactly("4.5", "5.5", "4.5", "5.5", "4.5");
    // 3: 1 + 0 + 1*1; 4: 0.75 + 1.5*1 + 1.25
    assertThat(Events.values(CAPPED, Criteria.SONNEBORN_BERGER))
        .containsExactly("3.5", "2.25", "2", "3.5", "1");
  }

  /** The forfeit counts against 5 and 3, byes count nothing. */
  @Test
  void aRoundRobinHasNoDummies() {
    // 2: 2.5 + 1.5; 3: 2 + 1.5 + 1; 4: 1.5 + 2.5; 5: 2.5 + 1.5
    assertThat(Events.values(ROBIN, Criteria.BUCHHOLZ))
        .containsExactly("4.5", "4", "4.5", "4", "4");
  }

  /** Ratings are 2000, 1900, 1800, 1700, 1600; byes and the forfeit are left out. */
  @Test
  void performance() {
    // 1: (1900+1600+1700)/3 = 1733, 2.5 of 3 = 83 %: +273; 2: 1900, 50 %; 3: 1800, 25 %: -193;
    // 4: 1900, 50 %; 5: 2000, 0 %: -800
    assertThat(Events.values(SWISS, Criteria.PERFORMANCE))
        .containsExactly("2006", "1900", "1607", "1900", "1200");
  }

  @Test
  void ranksAndReasons() {
    Standings standings =
        Standings.of(SWISS, List.of(Criteria.POINTS, Criteria.BUCHHOLZ_CUT_1, Criteria.WINS));
    assertThat(standings.lines())
        .extracting(Standings.Line::entrant)
        .containsExactly(1, 4, 2, 3, 5);
    assertThat(standings.lines()).extracting(Standings.Line::rank).containsExactly(1, 2, 3, 4, 5);
    assertThat(standings.precedences().stream().map(one -> one.sentence(who -> "P" + who)))
        .containsExactly(
            "P1 stands above P4 by points: 2.5 against 2.",
            "P4 stands above P2 by points: 2 against 1.5.",
            "P2 stands above P3 by Buchholz cut 1: 4 against 3.5.",
            "P3 stands above P5 by points: 1.5 against 1.");
    assertThat(standings.lines().get(2).values().stream().map(Value::toString))
        .containsExactly("1.5", "4", "1");
  }

  @Test
  void directEncounterOfTheTwoWhoAreTied() {
    Standings standings = Standings.of(SWISS, List.of(Criteria.POINTS, Criteria.DIRECT_ENCOUNTER));
    assertThat(standings.precedences().get(2))
        .isEqualTo(
            new Precedence.Decided(
                2,
                3,
                Criteria.DIRECT_ENCOUNTER,
                new Value.Number(1_000_000),
                new Value.Number(0),
                2));
    assertThat(standings.lines().getFirst().values().get(1)).isEqualTo(new Value.None("not tied"));
  }
}
