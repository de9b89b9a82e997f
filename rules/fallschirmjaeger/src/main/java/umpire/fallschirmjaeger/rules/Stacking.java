package umpire.fallschirmjaeger.rules;

import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.counter.UnitType;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/** 1.3, SCS-stack: at most four units in a hex, at all times; the train does not count (2.8). */
public record Stacking(ChapterContext context) {
  /** The limit. */
  public int most() {
    return context.number("units-in-a-hex");
  }

  /** For how many more units of the side the hex has room; below 0 for none. */
  @Rule({"1.3", "SCS-stack"})
  public int room(Position position, Side side, Place hex) {
    int there = 0;
    for (Piece piece : context.mix().in(position, side, hex)) {
      there += counts(piece.id()) ? 1 : 0;
    }
    return most() - there;
  }

  /** True if the piece counts towards the limit: a ground unit, but not the train. */
  @Rule({"1.3", "1.10b"})
  public boolean counts(String id) {
    return context.mix().counter(id) instanceof Unit unit
        && unit.unitType() != UnitType.ARMOURED_TRAIN;
  }

  /** True if the hex has room for all of these units of the side. */
  public boolean takes(Position position, Side side, Place hex, Iterable<String> units) {
    int coming = 0;
    for (String unit : units) {
      coming += counts(unit) ? 1 : 0;
    }
    return coming == 0 || coming <= room(position, side, hex);
  }
}
