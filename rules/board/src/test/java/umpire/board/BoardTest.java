package umpire.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.play.BoardContents;

class BoardTest {
  static Stream<Grid> grids() {
    return Stream.of(Pictures.POINTY, Pictures.FLAT);
  }

  @ParameterizedTest
  @MethodSource("grids")
  void everyHexNumberStandsOnce(Grid grid) {
    MapGraph map = Pictures.map(grid);
    Document svg = Pictures.read(board(map).svg(BoardContents.empty()));
    List<String> ids = map.hexes().stream().map(Place::id).toList();
    assertThat(Pictures.textsIn(svg, "numbers")).containsExactlyElementsOf(ids);
    assertThat(Pictures.values(svg, "data-hex")).containsExactlyElementsOf(ids);
  }

  @ParameterizedTest
  @MethodSource("grids")
  void everyCounterIsThereOnceWithItsFactorsAndInWords(Grid grid) {
    Document svg = Pictures.read(board(Pictures.map(grid)).svg(sketch(grid)));
    assertThat(Pictures.values(svg, "data-counter"))
        .containsExactlyInAnyOrder("one", "two", "three", "token-9", "boxed");
    assertThat(Pictures.values(svg, "aria-label"))
        .contains("The one, german infantry company, 2-4, fatigue 3 of 12, spent");
    assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
        .contains("Turn 7 & <on>.")
        .contains("The three");
  }

  @Test
  void aStackIsLaidOutInTheRosterAndCounted() {
    Document svg = Pictures.read(board(Pictures.map(Pictures.FLAT)).svg(sketch(Pictures.FLAT)));
    assertThat(Pictures.values(svg, "data-again")).containsExactly("one", "two", "three");
    assertThat(Pictures.values(svg, "data-roster")).containsExactly("2.1 Line <2> & \"co\"");
    assertThat(Pictures.values(svg, "data-tally")).contains("3 german land units");
  }

  @Test
  void whatIsOffTheMapStandsInTraysAndSignsInTheirHexes() {
    Place town = new Place("2.1");
    BoardContents boardContents =
        new BoardContents(
            List.of(),
            List.of(),
            List.of(
                new BoardContents.Sign(town, BoardContents.CONTROL, "german"),
                new BoardContents.Sign(town, BoardContents.BATTLE, "german")),
            List.of(new BoardContents.Tray("Lost <here>", List.of(counter("gone")))));
    Document svg = Pictures.read(board(Pictures.map(Pictures.FLAT)).svg(boardContents));
    assertThat(Pictures.values(svg, "data-off")).containsExactly("gone");
    assertThat(Pictures.values(svg, "data-box")).containsExactly("far-away", "Lost <here>");
    // Each on the map, and the flag once more in the legend.
    assertThat(Pictures.values(svg, "data-sign")).containsExactly("battle");
    assertThat(Pictures.values(svg, "data-flag")).containsExactly("german", "german");
  }

  @Test
  void aPartShowsItsOwnHexesAndCountersAndEveryBox() {
    Board part = board(Pictures.map(Pictures.FLAT)).part(new Place("1.1"), new Place("2.2"));
    Document svg = Pictures.read(part.svg(sketch(Pictures.FLAT)));
    assertThat(Pictures.values(svg, "data-hex")).contains("1.1", "2.1").doesNotContain("3.3");
    assertThat(Pictures.values(svg, "data-counter"))
        .containsExactlyInAnyOrder("one", "two", "three", "boxed");
  }

  @Test
  void namesAreEscapedAndStandTwiceForTheirEdge() {
    Document svg = Pictures.read(board(Pictures.map(Pictures.POINTY)).svg(BoardContents.empty()));
    assertThat(Pictures.textsIn(svg, "names").stream().distinct())
        .containsExactly("Line <1> & \"co\"", "Line <2> & \"co\"", "Line <3> & \"co\"");
  }

  @Test
  void whatXmlCannotHoldIsReplaced() {
    Board board = new Board("a\u0001b", "e@1", Pictures.map(Pictures.POINTY));
    Document svg = Pictures.read(board.svg(BoardContents.empty()));
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("a\uFFFDb");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 160, 300, 500})
  void theMapAloneNamesEveryCounterAtEveryLevelOfDetail(int width) {
    Board board = board(Pictures.map(Pictures.FLAT));
    PictureFrame pictureFrame = new PictureFrame(PictureFrame.Part.MAP, width);
    byte[] drawn = board.document(sketch(Pictures.FLAT), pictureFrame);
    Document svg = Pictures.read(new String(drawn, StandardCharsets.UTF_8));
    assertThat(Pictures.values(svg, "data-counter"))
        .containsExactlyInAnyOrder("one", "two", "three", "token-9", "boxed");
    assertThat(Pictures.values(svg, "aria-label"))
        .contains("The one, german infantry company, 2-4, fatigue 3 of 12, spent");
    assertThat(Pictures.values(svg, "data-title")).contains("2.1 Line <2> & \"co\"");
    assertThat(Pictures.values(svg, "data-legend")).isEmpty();
    assertThat(board.document(sketch(Pictures.FLAT), pictureFrame)).isEqualTo(drawn);
  }

  @Test
  void thePanelAloneHasBoxesStacksAndLegendAndNoMap() {
    PictureFrame panel = new PictureFrame(PictureFrame.Part.PANEL, 0);
    byte[] drawn = board(Pictures.map(Pictures.FLAT)).document(sketch(Pictures.FLAT), panel);
    Document svg = Pictures.read(new String(drawn, StandardCharsets.UTF_8));
    assertThat(Pictures.values(svg, "data-legend")).containsExactly("Map", "Counters");
    assertThat(Pictures.values(svg, "data-hex")).isEmpty();
  }

  @Test
  void aWidthIsWithinItsRangeAndOfTheMapAlone() {
    assertThatThrownBy(() -> new PictureFrame(PictureFrame.Part.MAP, 159))
        .hasMessageContaining("160 to 6000");
    assertThatThrownBy(() -> new PictureFrame(PictureFrame.Part.MAP, 6001))
        .hasMessageContaining("160 to 6000");
    assertThatThrownBy(() -> new PictureFrame(PictureFrame.Part.ALL, 800))
        .hasMessageContaining("map alone");
  }

  @Test
  void equalInputsGiveEqualBytes() {
    String one = board(Pictures.map(Pictures.POINTY)).svg(sketch(Pictures.POINTY));
    String other = board(Pictures.map(Pictures.POINTY)).svg(sketch(Pictures.POINTY));
    assertThat(one).isEqualTo(other);
  }

  @Test
  void aTypeWithoutASymbolIsWrittenOut() {
    BoardContents.Counter zeppelin =
        new BoardContents.Counter(
            "z", "Z", "lilac", "air-ship", "wing", List.of(), List.of(), List.of());
    BoardContents boardContents =
        new BoardContents(
            List.of(), List.of(new BoardContents.Stack(new Place("0101"), List.of(zeppelin))));
    assertThat(board(Pictures.map(Pictures.POINTY)).svg(boardContents))
        .contains(">air ship<")
        .contains(">wing<")
        .contains(">LI<");
  }

  @Test
  void aPlaceThatTheMapLacksIsRefused() {
    BoardContents boardContents =
        new BoardContents(
            List.of(),
            List.of(new BoardContents.Stack(new Place("9999"), List.of(counter("lost")))));
    assertThatThrownBy(() -> board(Pictures.map(Pictures.POINTY)).svg(boardContents))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("9999");
  }

  @Test
  void theBackOfACounterIsTheSameButForItsToken() {
    MapGraph map = Pictures.map(Pictures.POINTY);
    assertThat(board(map).svg(back("token-1")).replace("token-1", "token-2"))
        .isEqualTo(board(map).svg(back("token-2")));
  }

  private static BoardContents back(String token) {
    return new BoardContents(
        List.of(),
        List.of(
            new BoardContents.Stack(
                new Place("0101"), List.of(BoardContents.Counter.faceDown(token, "german")))));
  }

  private static Board board(MapGraph map) {
    return new Board("A <title>", "game@1", map);
  }

  private static BoardContents sketch(Grid grid) {
    return new BoardContents(
        List.of("Turn 7 & <on>"),
        List.of(
            new BoardContents.Stack(
                grid.place(new Grid.Cell(2, 1)),
                List.of(counter("one"), counter("two"), counter("three"))),
            new BoardContents.Stack(
                grid.place(new Grid.Cell(3, 3)),
                List.of(BoardContents.Counter.faceDown("token-9", "british"))),
            new BoardContents.Stack(new Place("far-away"), List.of(counter("boxed")))));
  }

  private static BoardContents.Counter counter(String id) {
    return Pictures.infantry(id);
  }
}
