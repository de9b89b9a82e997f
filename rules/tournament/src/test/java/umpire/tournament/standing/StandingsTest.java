package umpire.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.Round;

/** Ranks, reasons, the criteria beside Buchholz, and properties of all of them. */
class StandingsTest {
  private static final UnplayedRounds SWISS = UnplayedRounds.SWISS_2024;

  private static List<Integer> order(Standings standings) {
    return standings.lines().stream().map(Standings.Line::entrant).toList();
  }

  private static List<Integer> ranks(Standings standings) {
    return standings.lines().stream().map(Standings.Line::rank).toList();
  }

  @Test
  void aRankIsSharedOnlyIfAllCriteriaAreEqual() {
    CrossTable table = Events.table(SWISS, 4, "1-2 .5:.5; 3-4 .5:.5");
    Standings shared = Standings.of(table, List.of(Criteria.POINTS, Criteria.BUCHHOLZ));
    assertThat(ranks(shared)).containsExactly(1, 1, 1, 1);
    assertThat(shared.precedences().getFirst().sentence(who -> "P" + who))
        .isEqualTo("P1 and P2 share rank 1: no criterion tells them apart.");
    Standings drawn = Standings.of(table, List.of(Criteria.POINTS, Criteria.lot("seed")));
    assertThat(ranks(drawn)).containsExactly(1, 2, 3, 4);
    assertThat(order(drawn)).isEqualTo(Lot.draw("seed", List.of(1, 2, 3, 4)));
  }

  @Test
  void aRankAfterASharedOneIsSkipped() {
    CrossTable table = Events.table(SWISS, 4, "1-2 0:1; 3-4 0:1");
    assertThat(ranks(Standings.of(table, List.of(Criteria.POINTS)))).containsExactly(1, 1, 3, 3);
    assertThat(ranks(Standings.of(table, List.of()))).containsExactly(1, 1, 1, 1);
    assertThat(Standings.of(Events.table(SWISS, 0), Criteria.all()).lines()).isEmpty();
  }

  /** A match between 1 and 3 is missing, so the direct encounter says nothing of the three. */
  @Test
  void directEncounterNeedsThatAllHaveMet() {
    CrossTable table = Events.table(SWISS, 4, "1-2 1:0; 3-4 1:0", "2-3 1:0; 1-4 0:1");
    Standings standings = Standings.of(table, List.of(Criteria.POINTS, Criteria.DIRECT_ENCOUNTER));
    assertThat(ranks(standings)).containsExactly(1, 1, 1, 1);
    assertThat(standings.lines().getFirst().values().get(1)).isInstanceOf(Value.None.class);
  }

  /** A forfeit is no meeting in a Swiss, but one in a round robin. */
  @Test
  void directEncounterByForfeit() {
    List<Criterion> criteria = List.of(Criteria.POINTS, Criteria.DIRECT_ENCOUNTER);
    String[] rounds = {"1-2 +:-", "2 bye; 1 zero"};
    CrossTable swiss = Events.table(SWISS, 2, rounds);
    assertThat(ranks(Standings.of(swiss, criteria))).containsExactly(1, 1);
    CrossTable robin = Events.table(UnplayedRounds.ROUND_ROBIN, 2, rounds);
    assertThat(ranks(Standings.of(robin, criteria))).containsExactly(1, 2);
  }

  /** Among four: 3 has 2, 1 and 2 have 1.5, 4 has 1; then 1 and 2 are compared again. */
  @Test
  void directEncounterIsAskedAgainAmongThoseStillTied() {
    CrossTable table =
        Events.table(
            SWISS,
            6,
            "1-2 1:0; 3-4 1:0; 5-6 0:0",
            "1-3 0:1; 2-4 .5:.5",
            "1-4 .5:.5; 2-3 1:0",
            "1 half; 2 half; 4-5 1:0");
    Standings standings = Standings.of(table, List.of(Criteria.POINTS, Criteria.DIRECT_ENCOUNTER));
    assertThat(order(standings)).startsWith(3, 1, 2, 4);
    assertThat(ranks(standings)).startsWith(1, 2, 3, 4);
    // What the lines show is what was said first, among all four.
    assertThat(standings.lines().stream().map(line -> line.values().get(1).toString()))
        .startsWith("2", "1.5", "1.5", "1");
    assertThat(standings.precedences().get(0).sentence(who -> "P" + who))
        .isEqualTo("P3 stands above P1 by direct encounter among the 4 tied: 2 against 1.5.");
    assertThat(standings.precedences().get(1).sentence(who -> "P" + who))
        .isEqualTo("P1 stands above P2 by direct encounter among the 2 tied: 1 against 0.");
    assertThat(standings.precedences().get(2).sentence(who -> "P" + who))
        .isEqualTo("P2 stands above P4 by direct encounter among the 4 tied: 1.5 against 1.");
  }

  @Test
  void ofSeveralMeetingsTheMeanCounts() {
    CrossTable table = Events.table(SWISS, 2, "1-2 1:0", "2-1 1:0", "1-2 1:0", "1 zero; 2 bye");
    Standings standings = Standings.of(table, List.of(Criteria.POINTS, Criteria.DIRECT_ENCOUNTER));
    assertThat(standings.precedences().getFirst().sentence(who -> "P" + who))
        .endsWith("0.666666 against 0.333333.");
  }

  @Test
  void levelsAndVictoryPoints() {
    Map<RoundSeat, Victory> victories =
        Map.of(
            new RoundSeat(1, 1), new Victory(new Points(750), 12),
            new RoundSeat(1, 2), new Victory(new Points(250), 7),
            new RoundSeat(1, 3), new Victory(new Points(1000), 30),
            new RoundSeat(1, 4), new Victory(Points.NONE, 28));
    CrossTable table =
        CrossTable.of(Events.of(4, "1-2 1:0; 3-4 1:0"), Scoring.USUAL, SWISS, victories);
    assertThat(Events.values(table, Criteria.LEVELS)).containsExactly("0.75", "0.25", "1", "0");
    assertThat(Events.values(table, Criteria.VICTORY_POINTS_FOR))
        .containsExactly("12", "7", "30", "28");
    assertThat(Events.values(table, Criteria.VICTORY_POINTS_AGAINST))
        .containsExactly("7", "12", "28", "30");
    assertThat(Events.values(table, Criteria.VICTORY_POINT_DIFFERENCE))
        .containsExactly("5", "-5", "2", "-2");
    Standings standings =
        Standings.of(table, List.of(Criteria.POINTS, Criteria.VICTORY_POINTS_AGAINST));
    assertThat(order(standings)).containsExactly(1, 3, 2, 4);
    assertThat(standings.precedences().getFirst().sentence(who -> "P" + who))
        .isEqualTo(
            "P1 stands above P3 by victory points against (lower stands above): 7 against 28.");
  }

  /** Between two a level of victory counts as it is, not as a win. */
  @Test
  void betweenTwoTheirPointsCount() {
    CrossTable table = Events.table(SWISS, 2, "1-2 .75:.25");
    assertThat(Events.values(table, Criteria.SONNEBORN_BERGER)).containsExactly("0.1875", "0.1875");
    assertThat(Events.values(table, Criteria.DIRECT_ENCOUNTER)).containsExactly("0.75", "0.25");
    assertThat(Events.values(table, Criteria.WINS)).containsExactly("1", "0");
  }

  /** A thousand rounds of a thousand points each. */
  @Test
  void largeEventsStayExact() {
    String[] rounds = new String[1000];
    Arrays.fill(rounds, "1-2 1000:1000");
    CrossTable table = Events.table(SWISS, 2, rounds);
    assertThat(Events.values(table, Criteria.BUCHHOLZ)).containsExactly("1000000000", "1000000000");
    assertThat(Events.values(table, Criteria.SONNEBORN_BERGER))
        .containsExactly("1000000000000", "1000000000000");
  }

  /** Three times four million million square points: an error, never a wrong rank. */
  @Test
  void whatOverflowsIsAnError() {
    CrossTable table =
        Events.table(
            UnplayedRounds.ROUND_ROBIN,
            4,
            "1-2 2000000:2000000",
            "1-3 -2000000:-2000000",
            "1-4 2000000:2000000");
    assertThat(Events.values(table, Criteria.POINTS).getFirst()).isEqualTo("2000000");
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> Standings.of(table, List.of(Criteria.SONNEBORN_BERGER)));
  }

  /** Of three: who has more points wins against the other; a dummy stands for both opponents. */
  @Test
  void threeAtATable() {
    CrossTable table = Events.table(SWISS, 4, "1-2-3 1:.5:0; 4 bye", "1-4-2 0:1:0; 3 half");
    assertThat(Events.values(table, Criteria.POINTS)).containsExactly("1", "0.5", "0.5", "2");
    // 1: 2 and 3, then 4 and 2; 4: twice a dummy of 2, then 1 and 2
    assertThat(Events.values(table, Criteria.BUCHHOLZ)).containsExactly("3.5", "4.5", "2.5", "5.5");
    // 1: 0.5*1 + 0.5*1 + 0 + 0.5*0.5; 4: 2*1 + 2*1 + 1*1 + 0.5*1
    assertThat(Events.values(table, Criteria.SONNEBORN_BERGER))
        .containsExactly("1.25", "1", "0.5", "5.5");
    assertThat(Events.values(table, Criteria.WINS)).containsExactly("1", "0", "0", "2");
  }

  @Test
  void otherScoringsCountForByesToo() {
    Scoring threeOne = new Scoring(new Points(3000), Points.ONE);
    Event event = Events.of(3, "1-2 3:0; 3 bye", "1 half; 2-3 1:1");
    CrossTable table = CrossTable.of(event, threeOne, SWISS, Map.of());
    assertThat(Events.values(table, Criteria.POINTS)).containsExactly("4", "1", "4");
    // 1 has 100 percent against 1900; 3 has 33 percent against 1900
    assertThat(Events.values(table, Criteria.PERFORMANCE).get(0)).isEqualTo("2700");
    assertThat(Events.values(table, Criteria.PERFORMANCE).get(2)).isEqualTo("1775");
    assertThatIllegalArgumentException().isThrownBy(() -> new Scoring(Points.HALF, Points.HALF));
  }

  /** Ratings are 2000, 1900, 1800 ...: the average 1766.7 is 1767, 66.7 percent are 67: +125. */
  @Test
  void performanceIsRoundedToTheNearest() {
    CrossTable table = Events.table(SWISS, 5, "1-2 1:0", "1-3 1:0", "1-5 0:1");
    assertThat(Events.values(table, Criteria.PERFORMANCE).getFirst()).isEqualTo("1892");
  }

  /** The 21st of these has no rating, so 1 has no performance and stands below whoever has one. */
  @Test
  void whoMetNobodyWithARatingHasNoPerformance() {
    CrossTable table = Events.table(SWISS, 21, "1-21 1:0; 2-3 1:0; 4-5 1:0");
    Standings standings = Standings.of(table, List.of(Criteria.POINTS, Criteria.PERFORMANCE));
    assertThat(order(standings)).startsWith(2, 4, 1, 21, 3, 5);
    assertThat(standings.precedences().get(1).sentence(who -> "P" + who))
        .isEqualTo(
            "P4 stands above P1 by rating performance: 2400 against nothing (no match with a rated"
                + " opponent).");
    for (Criterion criterion : List.of(Criteria.PERFORMANCE, Criteria.VICTORY_POINTS_AGAINST)) {
      Value none = new Value.None("");
      assertThat(criterion.comparator().compare(none, Value.of(-9))).isPositive();
      assertThat(criterion.comparator().compare(Value.of(-9), none)).isNegative();
      assertThat(criterion.comparator().compare(none, new Value.None("x"))).isZero();
    }
  }

  @Test
  void theTableOfDifferencesIsSymmetricalAndRises() {
    for (int percent = 0; percent < 100; percent++) {
      assertThat(Performance.difference(percent)).isEqualTo(-Performance.difference(100 - percent));
      assertThat(Performance.difference(percent + 1))
          .isGreaterThan(Performance.difference(percent));
    }
    assertThat(Performance.difference(50)).isZero();
    assertThat(Performance.difference(75)).isEqualTo(193);
  }

  @Test
  void everyCriterionIsFoundByItsNameAndNoOther() {
    for (Criterion criterion : Criteria.all()) {
      assertThat(Criteria.named(criterion.id(), "")).contains(criterion);
    }
    assertThat(Criteria.named("lot", "s")).isPresent();
    assertThat(Criteria.named("Buchholz", "s")).isEmpty();
    assertThat(Criteria.all().stream().map(Criterion::id)).doesNotHaveDuplicates();
  }

  @Test
  void theListingChangesNothing() {
    Random random = new Random(7);
    for (int i = 0; i < 300; i++) {
      Event event = Events.random(random, 2 + i % 2);
      List<Round> rounds = new ArrayList<>();
      for (Round round : event.rounds()) {
        List<Outcome> outcomes = new ArrayList<>(round.outcomes());
        List<Bye> byes = new ArrayList<>(round.byes());
        Collections.shuffle(outcomes, random);
        Collections.shuffle(byes, random);
        rounds.add(new Round(outcomes, byes));
      }
      Event listed = new Event(event.entrants(), rounds, List.of());
      for (UnplayedRounds unplayed : UnplayedRounds.values()) {
        assertThat(standings(listed, unplayed)).isEqualTo(standings(event, unplayed));
      }
    }
  }

  /** Other numbers for the same people: the same values and ranks, and the same reasons. */
  @Test
  void numbersChangeNothing() {
    Random random = new Random(8);
    for (int i = 0; i < 300; i++) {
      Event event = Events.random(random, 2 + i % 2);
      List<Integer> numbers =
          new ArrayList<>(IntStream.rangeClosed(1, event.entrants().size()).boxed().toList());
      Collections.shuffle(numbers, random);
      Map<Integer, Integer> renamed = new HashMap<>();
      for (int at = 0; at < numbers.size(); at++) {
        renamed.put(event.entrants().get(at).number(), numbers.get(at));
      }
      for (UnplayedRounds unplayed : UnplayedRounds.values()) {
        Map<Integer, Standings.Line> before = lines(standings(event, unplayed));
        Map<Integer, Standings.Line> after = lines(standings(renumbered(event, renamed), unplayed));
        before.forEach(
            (entrant, line) -> {
              Standings.Line same = Objects.requireNonNull(after.get(renamed.get(entrant)));
              assertThat(same.values()).isEqualTo(line.values());
              assertThat(same.rank()).isEqualTo(line.rank());
            });
      }
    }
  }

  /** Each pair of lines is equal up to the criterion that decides, and parted rightly by it. */
  @Test
  void reasonsAreTrue() {
    Random random = new Random(9);
    for (int i = 0; i < 300; i++) {
      Standings standings = standings(Events.random(random, 2 + i % 2), SWISS);
      assertThat(standings.precedences()).hasSize(standings.lines().size() - 1);
      for (int at = 0; at < standings.precedences().size(); at++) {
        Standings.Line upper = standings.lines().get(at);
        Standings.Line lower = standings.lines().get(at + 1);
        Precedence reason = standings.precedences().get(at);
        assertThat(List.of(reason.upper(), reason.lower()))
            .containsExactly(upper.entrant(), lower.entrant());
        switch (reason) {
          case Precedence.Shared(int _, int _, int rank) -> {
            assertThat(List.of(upper.rank(), lower.rank())).containsExactly(rank, rank);
            assertThat(upper.values()).isEqualTo(lower.values());
          }
          case Precedence.Decided decided -> {
            int index = standings.criteria().indexOf(decided.criterion());
            assertThat(upper.values().subList(0, index))
                .isEqualTo(lower.values().subList(0, index));
            assertThat(decided.criterion().comparator().compare(decided.above(), decided.below()))
                .isNegative();
            assertThat(lower.rank()).isEqualTo(at + 2);
          }
        }
      }
    }
  }

  private static Standings standings(Event event, UnplayedRounds unplayed) {
    return Standings.of(
        CrossTable.of(event, Scoring.USUAL, unplayed, victories(event)),
        List.of(
            Criteria.POINTS,
            Criteria.DIRECT_ENCOUNTER,
            Criteria.WINS,
            Criteria.BUCHHOLZ_CUT_1,
            Criteria.BUCHHOLZ,
            Criteria.SONNEBORN_BERGER,
            Criteria.VICTORY_POINT_DIFFERENCE,
            Criteria.PERFORMANCE));
  }

  /** Some for everybody who sits in a pairing, by seat and round. */
  private static Map<RoundSeat, Victory> victories(Event event) {
    Map<RoundSeat, Victory> victories = new HashMap<>();
    for (int round = 1; round <= event.rounds().size(); round++) {
      for (Outcome outcome : event.rounds().get(round - 1).outcomes()) {
        for (int seat = 0; seat < outcome.points().size(); seat++) {
          victories.put(
              new RoundSeat(round, outcome.pairing().seats().get(seat)),
              new Victory(outcome.points().get(seat), 5 * seat + round));
        }
      }
    }
    return victories;
  }

  private static Map<Integer, Standings.Line> lines(Standings standings) {
    Map<Integer, Standings.Line> lines = new HashMap<>();
    standings.lines().forEach(line -> lines.put(line.entrant(), line));
    return lines;
  }

  private static Event renumbered(Event event, Map<Integer, Integer> numbers) {
    List<Entrant> entrants =
        event.entrants().stream()
            .map(
                one ->
                    new Entrant(
                        numbers.getOrDefault(one.number(), 0),
                        one.rating(),
                        one.from(),
                        one.until()))
            .sorted(Comparator.comparing(Entrant::number))
            .toList();
    List<Round> rounds = new ArrayList<>();
    for (Round round : event.rounds()) {
      rounds.add(
          new Round(
              round.outcomes().stream()
                  .map(
                      one ->
                          new Outcome(
                              new Pairing(
                                  one.pairing().seats().stream().map(numbers::get).toList(),
                                  one.pairing().twice()),
                              one.points(),
                              one.played()))
                  .toList(),
              round.byes().stream()
                  .map(bye -> new Bye(numbers.getOrDefault(bye.entrant(), 0), bye.kind()))
                  .toList()));
    }
    return new Event(entrants, rounds, List.of());
  }
}
