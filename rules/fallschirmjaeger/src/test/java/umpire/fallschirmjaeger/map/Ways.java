package umpire.fallschirmjaeger.map;

import java.util.List;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.layers.HexChains;
import umpire.cartographer.layers.PlaneLine;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** Railways, highways and roads. They bridge canals, and cross rivers where a bridge stands. */
final class Ways {
  /** What it costs a way to cross a canal beside the cost of its line. */
  private static final double CANAL = 0.3;

  private final HexPlane plane;
  private final HollandDraft draft;

  Ways(HexPlane plane, HollandDraft draft) {
    this.plane = plane;
    this.draft = draft;
  }

  void draw(String kind, List<PlaneLine> lines) {
    HexChains chains = new HexChains(plane, (from, to) -> surcharge(kind, from, to));
    for (PlaneLine line : lines) {
      Provenance provenance = SourceTexts.house("Authored " + kind + ": " + line.name() + ".");
      for (Hexside crossed : chains.along(line)) {
        // A road that runs on a highway is the highway.
        if (!(kind.equals("road") && draft.joined(crossed, "highway"))) {
          draft.join(crossed, kind, provenance);
        }
        if (draft.has(crossed, "canal")) {
          draft.bridge(
              crossed,
              SourceTexts.house("Bridge of the authored " + kind + ": " + line.name() + "."));
        }
      }
    }
  }

  private double surcharge(String kind, Place from, Place to) {
    Hexside side = new Hexside(from, to);
    boolean there = draft.joined(side, kind);
    if (there || (kind.equals("road") && draft.joined(side, "highway"))) {
      return -0.5;
    }
    if (draft.water(from) || draft.water(to) || draft.barred(side)) {
      return Double.POSITIVE_INFINITY;
    }
    return draft.has(side, "canal") ? CANAL : 0;
  }
}
