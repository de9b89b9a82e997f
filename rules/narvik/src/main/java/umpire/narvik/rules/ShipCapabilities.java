package umpire.narvik.rules;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Table;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.ShipRole;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;

/** 20.0 What a ship can do: by the table of naval capabilities, and by what it is doing already. */
public final class ShipCapabilities {
  private final ChapterContext chapterContext;
  private final Table<Boolean> capabilities;
  private final Table<Boolean> transport;
  private final Derived<List<ShipOnMap>> free = new Derived<>();

  public ShipCapabilities(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
    this.capabilities = chapterContext.pack().table("naval-capabilities");
    this.transport = chapterContext.pack().table("amphibious-transport");
  }

  /** Why a command cannot be given to a ship: it is not in play, held (20.4), or serves (20.6). */
  @Rule({"20.0", "20.4", "20.6"})
  public List<Finding> barsActing(Position position, String id) {
    ShipOnMap ship = position.ships().get(id);
    if (ship == null) {
      return List.of(Finding.forbids("20.0", new Why.NoSuchUnit(id)));
    }
    if (ship.held()) {
      return List.of(Finding.forbids("20.4", new NavalWhy.ShipHeld(id)));
    }
    return ship.role() == ShipRole.NONE
        ? List.of()
        : List.of(Finding.forbids("20.6", new NavalWhy.ShipServes(id, ship.role())));
  }

  /** Ships that may act, by id. */
  public List<ShipOnMap> free(Position position) {
    return free.of(
        position.fleet(),
        () ->
            position.ships().values().stream()
                .filter(ship -> !ship.held() && ship.role() == ShipRole.NONE)
                .toList());
  }

  /** True if ships of its kind have the capability. */
  @Rule("20.0")
  public boolean can(String ship, String capability) {
    return capabilities.at(chapterContext.mix().ship(ship).kind(), capability);
  }

  /** 20.2: why the ship cannot take the unit aboard. */
  @Rule("20.2")
  public List<Finding> barsCarrying(Position position, String shipId, String unitId) {
    Unit unit = position.units().get(unitId);
    if (unit == null || chapterContext.mix().land(unitId).side() != Side.ALLIED) {
      return List.of(Finding.forbids("20.2", new Why.NoSuchUnit(unitId)));
    }
    List<Unit> cargo = position.ship(shipId).cargo();
    if (!cargo.isEmpty()) {
      return List.of(Finding.forbids("20.2", new NavalWhy.ShipFull(shipId, cargo.getFirst().id())));
    }
    if (unit.faceDown()) {
      return List.of(Finding.forbids("11.1", new Why.FaceDownUnit(unitId)));
    }
    return carries(shipId, unitId)
        ? List.of()
        : List.of(Finding.forbids("20.2", new NavalWhy.CannotCarry(shipId, unitId)));
  }

  /** The Allied units that {@link #barsCarrying} lets the ship take aboard, by id. */
  public List<String> taken(ShipOnMap ship, List<Unit> units) {
    List<String> taken = new ArrayList<>();
    for (Unit unit : units) {
      if (takes(ship, unit)) {
        taken.add(unit.id());
      }
    }
    return taken;
  }

  /** True if {@link #barsCarrying} finds nothing against an Allied unit. */
  private boolean takes(ShipOnMap ship, Unit unit) {
    return ship.cargo().isEmpty() && !unit.faceDown() && carries(ship.id(), unit.id());
  }

  private boolean carries(String ship, String unit) {
    return switch (chapterContext.mix().land(unit).kind()) {
      case INFANTRY_BATTALION -> can(ship, "carries-battalion");
      case ARTILLERY, TANK -> can(ship, "carries-artillery-or-tank");
      case INFANTRY_COMPANY, DECOY -> false;
    };
  }

  /** 20.2: a port that holds an Allied land unit. */
  @Rule("20.2")
  public boolean friendlyPort(Position position, Place hex) {
    return chapterContext.map().hexHas(hex, "port") && held(position, Side.ALLIED, hex);
  }

  /** True if a land unit of the side is in the hex, face down or not. */
  public boolean held(Position position, Side side, Place hex) {
    return chapterContext.mix().holds(position, side, hex);
  }

  /** 20.3: why ships of this kind do not land in the hex, in peace or under fire. */
  @Rule("20.3")
  public List<Finding> barsLanding(String ship, Place hex, boolean opposed) {
    String where = chapterContext.map().hexHas(hex, "port") ? "port" : "beach";
    boolean shore = where.equals("port") || chapterContext.map().hexHas(hex, "beach");
    String row = chapterContext.mix().ship(ship).kind();
    return shore && transport.at(row, opposed ? "opposed-" + where : where)
        ? List.of()
        : List.of(
            Finding.forbids("20.3", new NavalWhy.CannotLand(ship, hex, shore ? where : "shore")));
  }

  /** True if what the ship carries is infantry. */
  public boolean carriesInfantry(ShipOnMap ship) {
    return ship.cargo().stream().anyMatch(unit -> kind(unit).infantry());
  }

  /** True if what the ship carries is a tank unit. */
  public boolean carriesTank(ShipOnMap ship) {
    return ship.cargo().stream().anyMatch(unit -> kind(unit) == UnitType.TANK);
  }

  private UnitType kind(Unit unit) {
    return chapterContext.mix().land(unit.id()).kind();
  }
}
