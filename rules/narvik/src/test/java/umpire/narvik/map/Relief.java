package umpire.narvik.map;

import java.util.List;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.layers.PlaneLine;
import umpire.cartographer.layers.SideChains;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.hex.Hexside;

/** Lakes, rivers and ridges along hexsides between land hexes, where nothing is drawn yet. */
final class Relief {
  private final HexPlane plane;

  Relief(HexPlane plane) {
    this.plane = plane;
  }

  void draw(Draft draft, String feature, List<PlaneLine> lines) {
    SideChains chains = new SideChains(plane, side -> land(draft, side));
    for (PlaneLine line : lines) {
      for (Hexside side : chains.along(line)) {
        if (!draft.drawn(side)) {
          draft.side(
              side, feature, SourceTexts.house("Authored " + feature + ": " + line.name() + "."));
        }
      }
    }
  }

  private static boolean land(Draft draft, Hexside side) {
    return !draft.water(side.first()) && !draft.water(side.second()) && !draft.waterside(side);
  }
}
