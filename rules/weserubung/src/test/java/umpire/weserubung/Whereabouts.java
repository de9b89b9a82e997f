package umpire.weserubung;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.state.Forces;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.MapFacts;
import umpire.weserubung.terrain.SeaWays;

/**
 * What is out of place in a position that play has reached: at any time a counter that is there
 * twice, cargo without its carrier, a ship on land; between two phases a stack of more than six, a
 * land unit in a hex that its side does not control, aircraft on no base.
 */
final class Whereabouts {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;
  private final AirBases bases;
  private final SeaWays seas;

  Whereabouts(Pack pack) {
    this.mapFacts = new MapFacts(pack.map());
    this.orderOfBattle = new OrderOfBattle(pack);
    this.stacking = new Stacking(orderOfBattle);
    this.bases = new AirBases(orderOfBattle, mapFacts, new AirWays(mapFacts));
    this.seas = new SeaWays(mapFacts);
  }

  List<String> faults(Position position) {
    List<String> faults = new ArrayList<>(twice(position.forces()));
    boolean between =
        position.agenda().top() instanceof TurnFrame.Ordering
            || position.agenda().top() instanceof TurnFrame.Purchasing;
    for (Piece piece : position.forces().pieces().values()) {
      astray(position, piece, faults);
      if (between && orderOfBattle.isUnit(piece.id()) && !piece.isAboard()) {
        resting(position, piece, faults);
      }
    }
    return faults;
  }

  private static List<String> twice(Forces forces) {
    List<String> all = new ArrayList<>(forces.pieces().keySet());
    all.addAll(forces.pool());
    all.addAll(forces.placement());
    all.addAll(forces.lost());
    Set<String> seen = new HashSet<>();
    return all.stream().filter(id -> !seen.add(id)).map(id -> id + " is there twice").toList();
  }

  private void astray(Position position, Piece piece, List<String> faults) {
    if (piece.isAboard()
        && position.forces().has(piece.aboard())
        && !position.piece(piece.aboard()).place().equals(piece.place())) {
      faults.add(piece + " is not where its carrier is");
    }
    if (orderOfBattle.isUnit(piece.id())
        && orderOfBattle.unit(piece.id()).arm().isShip()
        && !seas.has(piece.place())) {
      faults.add(piece + " is a ship on land");
    }
  }

  private void resting(Position position, Piece piece, List<String> faults) {
    Side side = orderOfBattle.side(piece.id());
    Place place = piece.place();
    UnitKind unitKind = orderOfBattle.unit(piece.id()).arm();
    if (unitKind.isLand() && mapFacts.isLand(place) && position.country().control(place) != side) {
      faults.add(piece + " is in a hex that its side does not control");
    }
    if (unitKind.isAir() && !bases.isBase(position, place, side)) {
      faults.add(piece + " is on no base");
    }
    if (!MapFacts.isBox(place)
        && stacking.units(position, place, side, unitKind.element()).size() > Stacking.LIMIT) {
      faults.add(piece + " is in a stack of more than " + Stacking.LIMIT);
    }
  }
}
