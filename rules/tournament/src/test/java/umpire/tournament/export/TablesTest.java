package umpire.tournament.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

/** Tables of comma-separated values: quoting, formulas, what stands where. */
class TablesTest {
  private static final Event EVENT =
      new Event(
          List.of(Entrant.of(1, 0), Entrant.of(2, 0), Entrant.of(3, 0)),
          List.of(
              new Round(
                  List.of(
                      new Outcome(
                          Pairing.of(2, 1), List.of(new Points(-250), new Points(1000)), true)),
                  List.of(new Bye(3, Bye.Kind.HALF)))),
          List.of());
  private static final CrossTable TABLE =
      CrossTable.of(EVENT, Scoring.USUAL, UnplayedRounds.SWISS_2024, Map.of());

  private static String name(int entrant) {
    return List.of("", "Ann \"the Fox\"", "=1+1", "Cid, junior").get(entrant);
  }

  @Test
  void standings() {
    Standings standings = Standings.of(TABLE, List.of(Criteria.POINTS, Criteria.DIRECT_ENCOUNTER));
    assertThat(Tables.standings(standings, TablesTest::name))
        .isEqualTo(
            String.join(
                "\r\n",
                "rank,number,name,points,direct-encounter",
                "1,1,\"Ann \"\"the Fox\"\"\",1,",
                "2,3,\"Cid, junior\",0.5,",
                "3,2,'=1+1,-0.25,",
                ""));
  }

  @Test
  void crossTable() {
    assertThat(Tables.crossTable(TABLE, TablesTest::name))
        .isEqualTo(
            String.join(
                "\r\n",
                "number,name,points,round-1-opponents,round-1-seat,round-1-points,round-1-kind",
                "1,\"Ann \"\"the Fox\"\"\",1,2,2,1,played",
                "2,'=1+1,-0.25,1,1,-0.25,played",
                "3,\"Cid, junior\",0.5,,,0.5,requested-bye",
                ""));
  }

  @Test
  void opponentsOfATableOfThreeStandInOneCell() {
    Event event =
        new Event(
            EVENT.entrants(),
            List.of(
                new Round(
                    List.of(
                        new Outcome(
                            new Pairing(List.of(3, 1, 2), false),
                            List.of(Points.ONE, Points.NONE, Points.HALF),
                            false)),
                    List.of())),
            List.of());
    CrossTable table = CrossTable.of(event, Scoring.USUAL, UnplayedRounds.ROUND_ROBIN, Map.of());
    assertThat(Tables.crossTable(table, who -> "P").lines().toList().get(1))
        .isEqualTo("1,P,0,3 2,2,0,forfeit");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        " =1",
        "\t=1",
        "\r=1",
        "\n=1",
        "\"=1",
        "'=1",
        "\u00A0=1",
        "\uFF1D1",
        "a;=1",
        "a,=1",
        "a\n=1",
        "a\t+1",
        "a|@x",
        "a;\"=1",
        "=1;=2"
      })
  void noCellBeginsWithAFormula(String name) {
    String cell = new CsvText().text(name).number(1).toString();
    assertThat(cell).isEmpty();
    CsvText csv = new CsvText();
    csv.text(name).end();
    for (String part : csv.toString().split("[;,|\\t\\r\\n]")) {
      assertThat(part).doesNotMatch("[\\s\"'\\p{Z}]*(?<!')[=+\\-@\\uFF1D].*");
    }
  }

  @Test
  void whatIsReadIsWhatWasWritten() {
    Random random = new Random(12);
    String signs = "ab ,;\"\r\n'x\u00E9\u20AC";
    for (int i = 0; i < 2000; i++) {
      StringBuilder name = new StringBuilder("n");
      for (int length = random.nextInt(8); length > 0; length--) {
        name.append(signs.charAt(random.nextInt(signs.length())));
      }
      CsvText csv = new CsvText();
      csv.text(name.toString()).number(7).text("end").end();
      CsvRecords read = new CsvRecords(csv.toString());
      assertThat(read.faults()).isEmpty();
      assertThat(read.records()).hasSize(1);
      assertThat(read.records().getFirst().fields()).containsExactly(name.toString(), "7", "end");
    }
  }

  @Test
  void aNumberIsDigits() {
    assertThatIllegalArgumentException().isThrownBy(() -> new CsvText().number("=1"));
    assertThatIllegalArgumentException().isThrownBy(() -> new CsvText().number("1e5"));
  }
}
