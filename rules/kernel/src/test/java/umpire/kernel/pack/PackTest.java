package umpire.kernel.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;

class PackTest {
  private static final OptionRow FOG =
      new OptionRow("fog", "Fog", new RuleId("1.1"), List.of("on", "off"), "off");

  @Test
  void optionsNotChosenTakeTheirPreset() {
    assertThat(pack().choose(Map.of()).value("fog")).isEqualTo("off");
    assertThat(pack().choose(Map.of("fog", "on")).value("fog")).isEqualTo("on");
    assertThatThrownBy(() -> pack().choose(Map.of("fog", "maybe")))
        .hasMessage("option fog: 'maybe' is none of [on, off]");
    assertThatThrownBy(() -> pack().choose(Map.of("rain", "on")))
        .hasMessage("no such option: [rain]");
    assertThatThrownBy(() -> pack().choose(Map.of()).value("rain")).hasMessage("no option 'rain'");
  }

  @Test
  void whatThePackLacksIsNamed() {
    assertThatThrownBy(() -> pack().counter("x", Counter.class)).hasMessageContaining("'x'");
    assertThatThrownBy(() -> pack().table("y")).hasMessageContaining("'y'");
    assertThatThrownBy(() -> pack().scenario("z")).hasMessageContaining("'z'");
    assertThatThrownBy(() -> Pack.byId(List.of("a", "a"), id -> id)).hasMessage("a stands twice");
  }

  @Test
  void rowsSayWhy() {
    assertThatThrownBy(
            () -> new RuleRow(new RuleId("1.1"), "t", "s", RuleRow.Status.NOTHING_TO_ENFORCE, " "))
        .hasMessageContaining("without why");
    assertThatThrownBy(() -> new OptionRow("fog", "", new RuleId("1"), List.of("on"), "off"))
        .hasMessageContaining("'off' is none of [on]");
  }

  private static Pack pack() {
    Grid grid =
        new Grid(
            Grid.Orientation.POINTY_TOP,
            Grid.Compass.SOUTH,
            Grid.Compass.EAST,
            Grid.Parity.EVEN,
            "",
            2);
    MapSheet sheet = new MapSheet(grid, List.of(), List.of(), List.of(), List.of(), List.of());
    return new Pack(
        "toy",
        "toy@1",
        "",
        "Toy",
        List.of(),
        List.of(FOG),
        false,
        new MapGraph(sheet),
        Map.of(),
        Map.of(),
        Map.of(),
        Map.of());
  }
}
