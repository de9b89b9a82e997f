package umpire.weserubung.play.country;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.CountryEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.CountryFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** 10.12 Capture: what follows when a land unit enters hexes, however it came there. */
public final class Capture {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;

  public Capture(MapFacts mapFacts, OrderOfBattle orderOfBattle) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
    this.stacking = new Stacking(orderOfBattle);
  }

  /**
   * A land unit has entered these hexes, in this order, and stands in the last of them or has been
   * lost since; leaders and everybody else take nothing (3.2-a). May leave frames on the agenda
   * above the caller's own, which goes on when they are gone.
   */
  @Rule({"3.2-a", "3.2-a/r93", "10.12-a"})
  public void enter(RulingInProgress<Position, Frame> ruling, String unit, List<Place> hexes) {
    if (!orderOfBattle.isUnit(unit) || !orderOfBattle.unit(unit).arm().isLand()) {
      return;
    }
    Side side = orderOfBattle.side(unit);
    for (Place hex : hexes) {
      if (mapFacts.isLand(hex)) {
        clear(ruling, hex, side);
        if (ruling.position().country().control(hex) != side) {
          take(ruling, hex, side, unit);
        }
      }
    }
  }

  /** r82: aircraft that did not fly off are destroyed; a leader alone is taken prisoner (r100). */
  @Rule({"10.12-a/r82", "3.5-d/r100"})
  private void clear(RulingInProgress<Position, Frame> ruling, Place hex, Side side) {
    for (Piece piece : ruling.position().in(hex)) {
      if (piece.isAboard() || orderOfBattle.side(piece.id()) == side) {
        continue;
      }
      if (!orderOfBattle.isUnit(piece.id())) {
        ruling.add(new CountryEvent.LeaderTaken(hex, piece.id()));
      } else if (orderOfBattle.unit(piece.id()).arm().isAir()) {
        ruling.add(new CountryEvent.AircraftOverrun(hex, piece.id()));
      }
    }
  }

  private void take(RulingInProgress<Position, Frame> ruling, Place hex, Side side, String unit) {
    ruling.add(new CountryEvent.HexTaken(hex, side, unit));
    if (mapFacts.isTown(hex)) {
      value(ruling, hex, side);
    }
    silence(ruling, hex, side);
    if (ruling.position().country().isLakeBase(hex, side.other())) {
      ruling.add(new CountryEvent.LakeBaseDestroyed(hex, side.other())); // 9.0-lake-b
    }
    if (mapFacts.isPort(hex)) {
      empty(ruling, hex, side);
    }
  }

  /**
   * 10.12-b/r2: the loser loses the town's value, the captor gains half of it, rounded up; whoever
   * of the Allies takes or loses a town, Norway owns it (10.12-d).
   */
  @Rule({"10.12-b", "10.12-b/r2", "10.12-d", "4.0-b"})
  private void value(RulingInProgress<Position, Frame> ruling, Place town, Side captor) {
    int value = mapFacts.morale(town);
    int half = (value + 1) / 2;
    ruling.add(
        new CountryEvent.TownCaptured(town, owner(captor.other()), value, owner(captor), half));
  }

  private static Nation owner(Side side) {
    return side == Side.GERMAN ? Nation.GERMANY : Nation.NORWAY;
  }

  /** 14.2.2: once German, a battery is silent for good. */
  @Rule("14.2.2")
  private void silence(RulingInProgress<Position, Frame> ruling, Place hex, Side side) {
    if (side == Side.GERMAN
        && mapFacts.isBattery(hex)
        && !ruling.position().country().silenced().contains(hex)) {
      ruling.add(new CountryEvent.BatterySilenced(hex));
    }
  }

  /** 10.12-c, 3.4-h: enemy ships leave a captured port, also one that nobody defended. */
  @Rule({"10.12-c", "3.4-h", "3.4-h/r37"})
  private void empty(RulingInProgress<Position, Frame> ruling, Place port, Side side) {
    List<String> ships =
        stacking.units(ruling.position(), port, side.other(), UnitKind.Element.SEA);
    if (!ships.isEmpty()) {
      ruling.pushFrame(CountryFrame.LeavingPort.of(port, ships));
    }
  }
}
