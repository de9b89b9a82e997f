package umpire.narvik.map;

import java.util.List;
import umpire.cartographer.coast.CoastSurvey;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.layers.HexChains;
import umpire.cartographer.layers.PlaneLine;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** Railways and roads from hex to hex. They follow a shore, but cross neither fjord nor lake. */
final class Ways {
  /** What it costs a way to run along a shore hexside that is mostly water. */
  private static final double SHORE = 3;

  private final HexPlane plane;
  private final CoastSurvey coastSurvey;

  Ways(HexPlane plane, CoastSurvey coastSurvey) {
    this.plane = plane;
    this.coastSurvey = coastSurvey;
  }

  void draw(Draft draft, String kind, List<PlaneLine> lines) {
    HexChains chains = new HexChains(plane, (from, to) -> surcharge(draft, kind, from, to));
    for (PlaneLine line : lines) {
      Provenance provenance = SourceTexts.house("Authored " + kind + ": " + line.name() + ".");
      for (Hexside crossed : chains.along(line)) {
        draft.join(crossed, kind, provenance);
        if (draft.waterside(crossed)) {
          draft.open(crossed);
        }
      }
    }
  }

  private double surcharge(Draft draft, String kind, Place from, Place to) {
    Hexside side = new Hexside(from, to);
    boolean never = draft.water(from) || draft.water(to) || draft.barred(side, kind);
    boolean across =
        draft.waterside(side) && (draft.settled(side) || !coastSurvey.side(side).landJoined());
    if (never || across) {
      return Double.POSITIVE_INFINITY;
    }
    if (draft.joined(side, kind)) {
      return -0.5;
    }
    return draft.waterside(side) ? SHORE : 0;
  }
}
