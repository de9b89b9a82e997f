package umpire.cartographer;

import java.util.List;
import java.util.Set;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** A map of one hex, of a game that there is not. */
public final class RiverCrossing implements MapSource {
  @Override
  public String game() {
    return "river-crossing";
  }

  @Override
  public MapSheet sheet() {
    Grid grid =
        new Grid(
            Grid.Orientation.POINTY_TOP,
            Grid.Compass.NORTH,
            Grid.Compass.EAST,
            Grid.Parity.EVEN,
            "",
            2);
    MapSheet.Hex hex =
        new MapSheet.Hex(
            new Place("0101"), "clear", Set.of(), "", SourceTexts.house("the only hex"));
    return new MapSheet(grid, List.of(hex), List.of(), List.of(), List.of(), List.of());
  }
}
