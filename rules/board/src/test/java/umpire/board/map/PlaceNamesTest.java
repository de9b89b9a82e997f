package umpire.board.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.board.svg.Box;
import umpire.board.svg.Point;

class PlaceNamesTest {
  private final PlaceNames placeNames = new PlaceNames();

  @Test
  void aNameStandsBelowTheMiddleOfItsHex() {
    assertThat(placeNames.place("Narvik", new Point(100, 100))).isEqualTo(new Point(100, 135));
  }

  @Test
  void longNamesOfNeighboursGiveWay() {
    Point one = placeNames.place("Gratangsbotn", new Point(100, 100));
    Point other = placeNames.place("Elvegårdsmoen", new Point(100 + Layout.ACROSS, 100));
    assertThat(one.y()).isNotEqualTo(other.y());
  }

  @Test
  void shortNamesOfNeighboursStandInOneLine() {
    Point one = placeNames.place("Narvik", new Point(100, 100));
    Point other = placeNames.place("Djupvik", new Point(100 + Layout.ACROSS, 100));
    assertThat(one.y()).isEqualTo(other.y());
  }

  @Test
  void aNameGivesWayToWhatStandsThere() {
    Point home = new Point(100, 135);
    PlaceNames others =
        new PlaceNames(PlaceNames.SIZE, List.of(Box.at(home.plus(-40, -12), 80, 14)));
    assertThat(others.place("Narvik", new Point(100, 100))).isNotEqualTo(home);
  }

  @Test
  void inAnOverviewANameWithoutRoomIsLeftOut() {
    Box everywhere = Box.at(new Point(-900, -900), 2000, 2000);
    assertThat(new PlaceNames(40, List.of(everywhere)).placeFree("Narvik", new Point(100, 100)))
        .isEmpty();
    assertThat(new PlaceNames(40, List.of()).placeFree("Narvik", new Point(100, 100))).isPresent();
  }

  @Test
  void whereAllIsTakenANameHidesAsLittleAsItCan() {
    Box everywhere = Box.at(new Point(0, 0), 300, 300);
    Box lower = Box.at(new Point(0, 125), 300, 200);
    assertThat(
            new PlaceNames(PlaceNames.SIZE, List.of(everywhere))
                .place("Narvik", new Point(100, 100)))
        .isEqualTo(new Point(100, 135));
    assertThat(
            new PlaceNames(PlaceNames.SIZE, List.of(everywhere, lower))
                .place("Narvik", new Point(100, 100)))
        .isEqualTo(new Point(100, 122));
  }
}
