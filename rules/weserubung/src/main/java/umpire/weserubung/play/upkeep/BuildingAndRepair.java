package umpire.weserubung.play.upkeep;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.FinalFrame.Purpose;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.FinalWhy;
import umpire.weserubung.play.turn.Morale;
import umpire.weserubung.rules.OrderOfBattle;

/** 13.2 to 13.4 What may be built and repaired, and why not. */
final class BuildingAndRepair {
  private final OrderOfBattle orderOfBattle;
  private final SafePorts safePorts;

  BuildingAndRepair(OrderOfBattle orderOfBattle, SafePorts safePorts) {
    this.orderOfBattle = orderOfBattle;
    this.safePorts = safePorts;
  }

  /** The units that the seat may spend morale on, by id. */
  List<String> open(Position position, Seat seat, Purpose purpose) {
    List<String> open = new ArrayList<>();
    Iterable<String> candidates =
        purpose == Purpose.BUILDING ? position.forces().pool() : reduced(position);
    for (String unit : candidates) {
      if (bars(position, seat, purpose, unit).isEmpty()) {
        open.add(unit);
      }
    }
    return open;
  }

  private static List<String> reduced(Position position) {
    List<String> reduced = new ArrayList<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (piece.reduced()) {
        reduced.add(piece.id());
      }
    }
    return reduced;
  }

  /** Why the unit is not on offer; empty if it is. */
  List<Finding> bars(Position position, Seat seat, Purpose purpose, String unit) {
    return purpose == Purpose.BUILDING
        ? barsBuilding(position, seat, unit)
        : barsRepair(position, seat, purpose, unit);
  }

  /** 13.2: from the force pool, at its price. */
  @Rule({"13.2", "3.2-h", "4.0-c"})
  private List<Finding> barsBuilding(Position position, Seat seat, String unit) {
    if (!position.forces().pool().contains(unit)
        || !position.conventions().seat(orderOfBattle.nation(unit)).equals(seat)) {
      return List.of(Finding.forbids("13.2", new FinalWhy.NotInPool(unit)));
    }
    int price = orderOfBattle.unit(unit).price().build();
    return price == 0
        ? List.of(Finding.forbids("13.2", new FinalWhy.NeverBuilt(unit)))
        : dear(position, unit, price);
  }

  private List<Finding> dear(Position position, String unit, int price) {
    Nation nation = orderOfBattle.nation(unit);
    int left = Morale.left(position, nation);
    return price > left
        ? List.of(Finding.forbids("4.0-c", new FinalWhy.TooDear(unit, price, left)))
        : List.of();
  }

  @Rule({"13.3-a", "13.4"})
  private List<Finding> barsRepair(Position position, Seat seat, Purpose purpose, String unit) {
    String rule = rule(purpose);
    if (!position.forces().has(unit)
        || !position.piece(unit).reduced()
        || !position.conventions().seat(orderOfBattle.nation(unit)).equals(seat)) {
      return List.of(Finding.forbids("13.3-a", new FinalWhy.NothingToRepair(unit)));
    }
    UnitKind unitKind = orderOfBattle.unit(unit).arm();
    if (unitKind.isShip() != (purpose == Purpose.REFITTING)) {
      return List.of(Finding.forbids("13.0/r58", new FinalWhy.AnotherStep(unit)));
    }
    Piece piece = position.piece(unit);
    if (!isThere(position, piece, unitKind)) {
      return List.of(Finding.forbids(rule, new FinalWhy.NotRepairedThere(unit, piece.place())));
    }
    if (wasInAction(piece, unitKind)) {
      return List.of(Finding.forbids(rule, new FinalWhy.WasInAction(unit)));
    }
    return dear(position, unit, orderOfBattle.unit(unit).price().repair());
  }

  /** The paragraph that asks for places and rest. */
  static String rule(Purpose purpose) {
    return switch (purpose) {
      case BUILDING -> "13.2";
      case REPAIRING -> "13.3-b";
      case REFITTING -> "13.4";
    };
  }

  /** 13.3-b, 13.4: land units in a town, aircraft on an airfield or in a box, ships in a port. */
  @Rule({"13.3-b", "13.4", "3.4-f", "9.0-lake-b"})
  private boolean isThere(Position position, Piece piece, UnitKind unitKind) {
    Side side = orderOfBattle.side(piece.id());
    if (piece.isAboard()) {
      return false;
    }
    return switch (unitKind.element()) {
      case LAND -> safePorts.isTown(position, piece.place(), side);
      case AIR -> safePorts.isAirfield(position, piece.place(), side);
      case SEA -> safePorts.isPort(position, piece.place(), side);
    };
  }

  /**
   * 13.3-b, 13.4: no action this turn, and for a ship no other movement; aircraft may have moved,
   * not fought (r60): in the naval and combat phases they do nothing else.
   */
  @Rule({"13.3-b/r60", "13.4"})
  private static boolean wasInAction(Piece piece, UnitKind unitKind) {
    if (!unitKind.isAir()) {
      return piece.hasActed() || piece.is(Mark.MOVED);
    }
    return piece.is(Mark.FOUGHT)
        || piece.acted().contains(TurnPhase.NAVAL)
        || piece.acted().contains(TurnPhase.COMBAT);
  }
}
