package umpire.tournament.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import umpire.tournament.Bye;
import umpire.tournament.Entrant;
import umpire.tournament.Event;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;
import umpire.tournament.Round;
import umpire.tournament.standing.Criteria;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.standing.Scoring;
import umpire.tournament.standing.Standings;
import umpire.tournament.standing.UnplayedRounds;

/** Lines and columns of the report, typed a second time. */
class TournamentReportTest {
  private static final TournamentHeader HEADER =
      new TournamentHeader(
          "Narrows\nOpen",
          "Oslo",
          "NOR",
          LocalDate.of(2026, 4, 9),
          LocalDate.of(2026, 4, 12),
          "Individual: Swiss-System",
          "",
          "one day a move",
          5);

  /** Ann beats Bert, Cid asked for a bye; Cid draws with Ann, Bert's bye; Cid forfeits to Bert. */
  private static final Event EVENT =
      new Event(
          List.of(Entrant.of(1, 2100), Entrant.of(2, 0), Entrant.of(10, 980)),
          List.of(
              new Round(
                  List.of(outcome(1, 2, Points.ONE, Points.NONE, true)),
                  List.of(new Bye(10, Bye.Kind.HALF))),
              new Round(
                  List.of(outcome(10, 1, Points.HALF, Points.HALF, true)),
                  List.of(new Bye(2, Bye.Kind.PAIRING))),
              new Round(List.of(outcome(10, 2, Points.NONE, Points.ONE, false)), List.of())),
          List.of());

  private static Outcome outcome(int first, int second, Points own, Points other, boolean played) {
    return new Outcome(Pairing.of(first, second), List.of(own, other), played);
  }

  private static String report(Event event, IntFunction<String> names) {
    CrossTable table = CrossTable.of(event, Scoring.USUAL, UnplayedRounds.SWISS_2024, Map.of());
    return TournamentReport.of(
        HEADER, table, Standings.of(table, List.of(Criteria.POINTS, Criteria.WINS)), names);
  }

  private static String name(int entrant) {
    return switch (entrant) {
      case 1 -> "Ann";
      case 2 -> "Bert Ødegård";
      default -> "Cid, whose name is longer than any column allows";
    };
  }

  @Test
  void theWholeReport() {
    assertThat(report(EVENT, TournamentReportTest::name))
        .isEqualTo(
            String.join(
                "\r\n",
                "012 Narrows Open",
                "022 Oslo",
                "032 NOR",
                "042 2026/04/09",
                "052 2026/04/12",
                "062 3",
                "072 2",
                "092 Individual: Swiss-System",
                "122 one day a move",
                "XXR 5",
                "001    1      Ann                               2100"
                    + "                             1.5    2"
                    + "     2 w 1    10 b =  0000 - Z",
                "001    2      Bert Ødegård                          "
                    + "                             2.0    1"
                    + "     1 b 0  0000 - U    10 b +",
                "001   10      Cid, whose name is longer than an  980"
                    + "                             1.0    3"
                    + "  0000 - H     1 w =     2 w -",
                ""));
  }

  /**
   * The columns of FIDE's table: 5-8 number, 15-47 name, 49-52 rating, 81-84 points, 86-89 rank.
   */
  @Test
  void everyFieldStandsInItsColumns() {
    String line = report(EVENT, TournamentReportTest::name).lines().toList().get(10);
    assertThat(line.substring(0, 3)).isEqualTo("001");
    assertThat(line.substring(4, 8)).isEqualTo("   1");
    assertThat(line.substring(14, 47).strip()).isEqualTo("Ann");
    assertThat(line.substring(48, 52)).isEqualTo("2100");
    assertThat(line.substring(80, 84)).isEqualTo(" 1.5");
    assertThat(line.substring(85, 89)).isEqualTo("   2");
    assertThat(line.substring(91, 95)).isEqualTo("   2");
    assertThat(line.charAt(96)).isEqualTo('w');
    assertThat(line.charAt(98)).isEqualTo('1');
    assertThat(line.substring(101, 105)).isEqualTo("  10");
    assertThat(line.charAt(106)).isEqualTo('b');
    assertThat(line.charAt(108)).isEqualTo('=');
    assertThat(line).hasSize(119);
  }

  @Test
  void aNameNeitherBreaksALineNorShiftsColumns() {
    String report = report(EVENT, who -> "\uD83C\uDF0A\r\n001    9 \u2028x");
    assertThat(report.lines()).hasSize(13);
    for (String line : report.lines().skip(10).toList()) {
      assertThat(line.codePointCount(0, line.length())).isEqualTo(119);
      assertThat(line.substring(14)).startsWith("\uD83C\uDF0A 001    9 ");
    }
  }

  @Test
  void whatDoesNotFitIsRefused() {
    Round three =
        new Round(
            List.of(
                new Outcome(
                    new Pairing(List.of(1, 2, 10), false),
                    List.of(Points.ONE, Points.NONE, Points.NONE),
                    true)),
            List.of());
    Event tables = new Event(EVENT.entrants(), List.of(three), List.of());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> report(tables, TournamentReportTest::name))
        .withMessageContaining("tables of three");
    Event many = new Event(List.of(Entrant.of(10_000, 0)), List.of(), List.of());
    assertThatIllegalArgumentException().isThrownBy(() -> report(many, who -> "Ann"));
    Round rich =
        new Round(List.of(outcome(1, 2, new Points(100_000), Points.NONE, true)), List.of());
    Event points = new Event(EVENT.entrants(), List.of(rich), List.of());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> report(points, TournamentReportTest::name))
        .withMessageContaining("100.0 does not fit");
    assertThatIllegalArgumentException().isThrownBy(() -> new FixedColumns().right(1, 3, "1000"));
  }

  @Test
  void standingsOfOthersAreRefused() {
    CrossTable table = CrossTable.of(EVENT, Scoring.USUAL, UnplayedRounds.SWISS_2024, Map.of());
    Standings none = new Standings(List.of(), List.of(), List.of());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TournamentReport.of(HEADER, table, none, TournamentReportTest::name));
  }
}
