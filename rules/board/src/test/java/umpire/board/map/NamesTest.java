package umpire.board.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.board.svg.Point;

class NamesTest {
  private final Names names = new Names();

  @Test
  void aNameStandsBelowTheMiddleOfItsHex() {
    assertThat(names.place("Narvik", new Point(100, 100))).isEqualTo(new Point(100, 135));
  }

  @Test
  void longNamesOfNeighboursGiveWay() {
    Point one = names.place("Gratangsbotn", new Point(100, 100));
    Point other = names.place("Elvegårdsmoen", new Point(100 + Layout.ACROSS, 100));
    assertThat(one.y()).isNotEqualTo(other.y());
  }

  @Test
  void shortNamesOfNeighboursStandInOneLine() {
    Point one = names.place("Narvik", new Point(100, 100));
    Point other = names.place("Djupvik", new Point(100 + Layout.ACROSS, 100));
    assertThat(one.y()).isEqualTo(other.y());
  }

  @Test
  void whereAllIsTakenANameStaysAtHome() {
    Point last = new Point(0, 0);
    for (int i = 0; i < 12; i++) {
      last = names.place("Ankenes", new Point(100, 100));
    }
    assertThat(last).isEqualTo(new Point(100, 135));
  }
}
