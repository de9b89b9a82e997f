package umpire.tournament.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import umpire.tournament.standing.Criteria;
import umpire.tournament.standing.CrossTable;
import umpire.tournament.standing.Standings;
import umpire.tournament.standing.Value;
import umpire.tournament.swiss.Swiss;

class StandingsPictureTest {
  private final CrossTable table =
      Samples.table(Samples.played(Swiss.of(3, 0), 6, 3, Samples::lowerWins));

  private static Standings lines(int count) {
    List<Value> values = List.of(new Value.Number(7_500_000), new Value.None("not tied"));
    return new Standings(
        List.of(Criteria.POINTS, Criteria.DIRECT_ENCOUNTER),
        IntStream.rangeClosed(1, count)
            .mapToObj(number -> new Standings.Line(number, number, values))
            .toList(),
        List.of());
  }

  @Test
  void aLineHasRankNameAndAValueForEachCriterion() {
    Standings standings =
        new Standings(
            List.of(Criteria.POINTS, Criteria.BUCHHOLZ),
            List.of(
                new Standings.Line(1, 3, values(3_000_000, 4_500_000)),
                new Standings.Line(2, 1, values(2_500_000, 0)),
                new Standings.Line(2, 2, values(2_500_000, -250_000))),
            List.of());
    Drawn drawn =
        PictureChecks.checked(StandingsPicture.svg(Samples.labels(), standings, Style.LIGHT));
    // column by column: heading, then the cells
    assertThat(drawn.words())
        .containsExactly(
            "Spring Cup",
            "after round 3",
            "rank",
            "1",
            "2",
            "2",
            "name",
            "P3",
            "P1",
            "P2",
            "points",
            "3",
            "2.5",
            "2.5",
            "Buchholz",
            "4.5",
            "0",
            "-0.25");
    assertThat(drawn.spoken())
        .containsExactly(
            "Spring Cup: after round 3",
            "Standings of 3 entrants. Rank 1: P3, points 3, Buchholz 4.5."
                + " Rank 2: P1, points 2.5, Buchholz 0. Rank 2: P2, points 2.5, Buchholz -0.25.");
  }

  private static List<Value> values(long... millionths) {
    return LongStream.of(millionths).<Value>mapToObj(Value.Number::new).toList();
  }

  @Test
  void aCriterionThatSaysNothingIsADashWithTheReason() {
    Drawn drawn = Drawn.of(StandingsPicture.svg(Samples.labels(), lines(2), Style.LIGHT));
    assertThat(drawn.words()).filteredOn("-"::equals).hasSize(2);
    assertThat(drawn.elements("title"))
        .extracting(Element::getTextContent)
        .filteredOn("not tied"::equals)
        .hasSize(2);
  }

  @Test
  void fiveHundredLinesFitAndEachColumnHasOneEdge() {
    byte[] svg = StandingsPicture.svg(Samples.labels(), lines(500), Style.LIGHT);
    Drawn drawn = PictureChecks.checked(svg);
    assertThat(drawn.words()).contains("500", "P500");
    List<Drawn.Text> values =
        drawn.texts().stream().filter(text -> text.words().equals("7.5")).toList();
    assertThat(values).hasSize(500);
    assertThat(values).extracting(text -> text.box().getMaxX()).containsOnly(right(values));
    assertThat(drawn.elements("svg").stream().skip(3))
        .as("the names; title, subtitle and heading have viewports before them")
        .extracting(element -> element.getAttribute("x") + " " + element.getAttribute("width"))
        .hasSize(501)
        .matches(all -> all.stream().skip(1).distinct().count() == 1);
  }

  private static double right(List<Drawn.Text> texts) {
    return texts.getFirst().box().getMaxX();
  }

  @Test
  void moreLinesOrCriteriaAreRefused() {
    assertThatThrownBy(() -> StandingsPicture.svg(Samples.labels(), lines(501), Style.LIGHT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a picture of standings has at most 500 lines, not 501");
    Standings wide = Standings.of(table, Collections.nCopies(17, Criteria.POINTS));
    assertThatThrownBy(() -> StandingsPicture.svg(Samples.labels(), wide, Style.LIGHT))
        .hasMessage("a picture of standings has at most 16 criteria, not 17");
  }

  @Test
  void allCriteriaHaveRoom() {
    Standings standings = Standings.of(table, Criteria.all());
    Drawn drawn =
        PictureChecks.checked(StandingsPicture.svg(Samples.labels(), standings, Style.DARK));
    assertThat(drawn.words()).contains("difference", "of victory", "Sonneborn-Berger");
  }

  @Test
  void nobodyIsDrawnAsAHeadingAlone() {
    byte[] svg = StandingsPicture.svg(Samples.labels(), lines(0), Style.LIGHT);
    assertThat(PictureChecks.checked(svg).words()).contains("rank", "name").doesNotContain("1");
  }
}
