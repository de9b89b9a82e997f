package umpire.board.counter;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.play.BoardContents;

class SymbolTest {
  /**
   * Arms of land, air and sea, and who leads them: none is written out, none looks like another.
   */
  private static final List<String> ARMS =
      List.of(
          "infantry",
          "mountain-infantry",
          "parachutists",
          "motorised",
          "cavalry",
          "artillery",
          "mountain-artillery",
          "fighter",
          "torpedo-fighter",
          "bomber",
          "air-transport",
          "battleship",
          "heavy-cruiser",
          "light-cruiser",
          "carrier",
          "destroyer",
          "submarine",
          "transport",
          "general",
          "admiral");

  @Test
  void everyArmHasADrawingOfItsOwn() {
    List<Symbol> symbols = ARMS.stream().map(Symbol::of).toList();
    assertThat(symbols).doesNotHaveDuplicates().allMatch(symbol -> symbol.word().isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"germany, german", "britain, british", "france, french", "norway, norwegian"})
  void aCountryHasTheColoursOfItsPeople(String country, String people) {
    assertThat(NationColours.of(country)).isEqualTo(NationColours.of(people));
  }

  @Test
  void fourFactorsAreWrittenSmallerThanTwo() {
    assertThat(drawn(List.of("3", "4"))).contains("font-size=\"14\"");
    assertThat(drawn(List.of("5", "6", "2", "25"))).doesNotContain("font-size=\"14\"");
  }

  private static String drawn(List<String> factors) {
    BoardContents.Counter counter =
        new BoardContents.Counter("a", "A", "german", "fighter", "", factors, List.of(), List.of());
    return new String(
        SvgCanvas.fragment(
            svgCanvas -> CounterPicture.draw(svgCanvas, counter, new Point(50, 50), "data-a")),
        StandardCharsets.UTF_8);
  }
}
