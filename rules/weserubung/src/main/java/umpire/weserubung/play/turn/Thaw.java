package umpire.weserubung.play.turn;

import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.PlacementEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.Dates;
import umpire.weserubung.rules.OrderOfBattle;

/** 9.0-lake-b The ice breaks as the turn of 31 May begins. */
final class Thaw {
  private final OrderOfBattle orderOfBattle;

  Thaw(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  /** Both sides' bases go, and with them the aircraft that still stand there (r103). */
  @Rule({"9.0-lake-b", "9.0-lake-b/r103"})
  void come(RulingInProgress<Position, Frame> ruling) {
    if (ruling.position().calendar().turn() != Dates.THAW) {
      return;
    }
    for (Map.Entry<Side, Place> lake : ruling.position().country().lakes().entrySet()) {
      Side side = lake.getKey();
      if (ruling.position().country().isLakeBase(lake.getValue(), side)) {
        ruling.add(new PlacementEvent.LakeThawed(side, lake.getValue()));
        strand(ruling, lake.getValue(), side);
      }
    }
  }

  private void strand(RulingInProgress<Position, Frame> ruling, Place lake, Side side) {
    Position position = ruling.position();
    for (Piece piece : position.in(lake)) {
      if (orderOfBattle.isUnit(piece.id())
          && orderOfBattle.unit(piece.id()).arm().isAir()
          && orderOfBattle.side(piece.id()) == side) {
        ruling.add(new PlacementEvent.LostOnIce(piece.id()));
      }
    }
  }
}
