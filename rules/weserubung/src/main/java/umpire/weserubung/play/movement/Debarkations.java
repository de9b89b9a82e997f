package umpire.weserubung.play.movement;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.weserubung.event.MovementEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** 11.0-c Debarking in the movement phase. */
final class Debarkations {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;

  Debarkations(MapFacts mapFacts, OrderOfBattle orderOfBattle) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
    this.stacking = new Stacking(orderOfBattle);
  }

  /** True for a land unit or a leader aboard a ship. */
  boolean isPassenger(Piece piece) {
    return piece.isAboard()
        && (!orderOfBattle.isUnit(piece.id()) || orderOfBattle.unit(piece.id()).arm().isLand());
  }

  /**
   * 11.0-c: onto the friendly coast or into the friendly port or box where its ship is, if there is
   * room (3.1-a); never where the enemy controls the hex.
   */
  @Rule({"11.0-c", "11.0-c/r92"})
  boolean isOpen(Position position, Piece piece) {
    if (!isPassenger(piece)) {
      return false;
    }
    return MapFacts.isBox(piece.place())
        || (isFriendlyCoast(position, piece) && hasRoom(position, piece));
  }

  private boolean isFriendlyCoast(Position position, Piece piece) {
    Side side = orderOfBattle.side(piece.id());
    return mapFacts.isLand(piece.place())
        && position.country().control(piece.place()) == side
        && !stacking.holds(position, piece.place(), side.other());
  }

  private boolean hasRoom(Position position, Piece piece) {
    Side side = orderOfBattle.side(piece.id());
    return !orderOfBattle.isUnit(piece.id())
        || stacking.room(position, piece.place(), side, UnitKind.Element.LAND) > 0;
  }

  /** The paragraph that keeps a passenger aboard: the coast is full, or it is no friendly one. */
  @Rule({"3.1-a", "11.0-c"})
  String bar(Position position, Piece piece) {
    return isFriendlyCoast(position, piece) && !hasRoom(position, piece) ? "3.1-a" : "11.0-c";
  }

  void debark(String unit, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new MovementEvent.Debarked(unit, ruling.position().piece(unit).place()));
  }
}
