package umpire.kernel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Provenance;
import umpire.kernel.citation.RuleId;

class TableTest {
  private static final Axis ROWS = new Axis.Names(List.of("clear", "hill"));
  private static final Axis COLUMNS =
      new Axis.Bands(
          List.of(new Band(Integer.MIN_VALUE, 0), new Band(1, 1), new Band(2, Integer.MAX_VALUE)));

  @Test
  void everyNumberHasItsCell() {
    Table<String> table = table(List.of(List.of("a", "b", "c"), List.of("d", "e", "f")));
    assertThat(table.at("clear", -99)).isEqualTo("a");
    assertThat(table.at("hill", 1)).isEqualTo("e");
    assertThat(table.at("hill", 99)).isEqualTo("f");
    assertThat(table.columns().headings()).containsExactly("0 or less", "1", "2 or more");
    assertThatThrownBy(() -> table.at("marsh", 1)).hasMessage("'marsh' is none of [clear, hill]");
  }

  @Test
  void aHoleIsRefused() {
    assertThatThrownBy(() -> table(List.of(List.of("a", "b", "c"))))
        .hasMessage("table combat has 2 rows but cells for 1");
    assertThatThrownBy(() -> table(List.of(List.of("a", "b", "c"), List.of("d", "e"))))
        .hasMessage("table combat, row hill: 2 cells for 3 columns");
  }

  @Test
  void bandsMeetAndRunUpwards() {
    assertThatThrownBy(() -> new Axis.Bands(List.of(new Band(1, 2), new Band(4, 5))))
        .hasMessage("bands 1 to 2 and 4 to 5 do not meet");
    assertThatThrownBy(() -> new Axis.Bands(List.of(new Band(1, 2), new Band(2, 5))))
        .hasMessageContaining("do not meet");
    assertThatThrownBy(() -> new Band(2, 1)).hasMessageContaining("runs upwards");
    assertThatThrownBy(() -> new Axis.Bands(List.of(new Band(1, 6))).index(7))
        .hasMessage("7 lies on no band of [1 to 6]");
    assertThatThrownBy(() -> new Axis.Names(List.of("a", "a"))).hasMessageContaining("different");
  }

  private static Table<String> table(List<List<String>> cells) {
    Provenance house = new Provenance(Provenance.Kind.HOUSE, "test");
    return new Table<>("combat", "Combat", new RuleId("15.1"), house, ROWS, COLUMNS, cells);
  }
}
