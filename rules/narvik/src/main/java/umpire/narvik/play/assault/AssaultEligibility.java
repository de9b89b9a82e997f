package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.BySide;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.LandMovement;

/** 15.1a, 15.1b Who may assault what, with whose support. */
public final class AssaultEligibility {
  private final ChapterContext chapterContext;
  private final LandMovement movement;
  private final BySide<List<Place>> targets = new BySide<>();

  public AssaultEligibility(ChapterContext chapterContext, LandMovement movement) {
    this.chapterContext = chapterContext;
    this.movement = movement;
  }

  /** Every hex that the side could assault, by number. */
  public List<Place> targets(Position position, Side side) {
    return targets.of(position.landUnits(), side, () -> assaulted(position, side));
  }

  private List<Place> assaulted(Position position, Side side) {
    Set<Place> assaulted = new TreeSet<>();
    for (Unit unit : chapterContext.mix().of(position, side)) {
      UnitType kind = chapterContext.mix().land(unit.id()).kind();
      if (assaults(kind) && movement.ready(unit)) {
        for (Place target : chapterContext.passage().exits(kind, unit.place())) {
          if (chapterContext.mix().holds(position, side.other(), target)) {
            assaulted.add(target);
          }
        }
      }
    }
    return List.copyOf(assaulted);
  }

  /** Why the side cannot assault the hex at all. */
  @Rule({"15", "15.1a"})
  public List<Finding> barsTarget(Position position, Side side, Place target) {
    if (!chapterContext.map().isHex(target)) {
      return List.of(Finding.forbids("15.1a", new Why.NoSuchHex(target)));
    }
    if (!chapterContext.mix().holds(position, side.other(), target)) {
      return List.of(Finding.forbids("15.1a", new Why.NoEnemy(target)));
    }
    return assaulted(position, side, target)
        ? List.of()
        : List.of(Finding.forbids("15.1a", new Why.NoAssaulter()));
  }

  /** True if a unit of the side may assault the hex. */
  private boolean assaulted(Position position, Side side, Place target) {
    for (Place near : chapterContext.map().neighbours(target)) {
      for (Unit unit : chapterContext.mix().in(position, side, near)) {
        if (barsAssaulter(position, side, target, unit.id()).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  /** 16.1d: infantry and tanks do. */
  private static boolean assaults(UnitType kind) {
    return kind != UnitType.ARTILLERY && kind != UnitType.DECOY;
  }

  /** Nobody assaults from afar, and most units are: the map is asked before the rules. */
  private boolean assaults(Position position, Side side, Place target, Unit unit) {
    return chapterContext.map().adjacent(unit.place(), target)
        && barsAssaulter(position, side, target, unit.id()).isEmpty();
  }

  /** Infantry and tanks that may assault the hex, by id. */
  List<String> assaulters(Position position, Side side, Place target) {
    return position.units().values().stream()
        .filter(unit -> assaults(position, side, target, unit))
        .map(Unit::id)
        .toList();
  }

  /** 15.1a, 15.1b, 16.1d: why the unit cannot assault the hex. */
  @Rule({"15.1a", "15.1b", "16.1d"})
  List<Finding> barsAssaulter(Position position, Side side, Place target, String unitId) {
    return ofOwn(
        position,
        side,
        unitId,
        "15.1a",
        unit -> {
          NarvikCounter.LandUnit counter = chapterContext.mix().land(unit.id());
          if (!assaults(counter.kind())) {
            return List.of(Finding.forbids("16.1d", new Why.WrongType(unitId, counter.kind())));
          }
          List<Finding> why = new ArrayList<>(movement.mayAct(unit, counter));
          // 15.1b: nobody attacks a hex that they could not enter directly; who holds it is no bar.
          why.addAll(chapterContext.passage().bars(counter, unit.place(), target));
          return why;
        });
  }

  /** Artillery that may support an attack on, or the defence of, the hex, by id. */
  List<String> guns(Position position, Side side, Place target) {
    return chapterContext.mix().of(position, side).stream()
        .map(Unit::id)
        .filter(id -> barsGun(position, side, target, id).isEmpty())
        .toList();
  }

  /** 16.1b: why the artillery cannot support; that in the attacked hex takes part anyway. */
  @Rule({"16.1b", "16.1c"})
  List<Finding> barsGun(Position position, Side side, Place target, String unitId) {
    return ofOwn(
        position,
        side,
        unitId,
        "16.1b",
        unit -> {
          NarvikCounter.LandUnit counter = chapterContext.mix().land(unit.id());
          if (counter.kind() != UnitType.ARTILLERY || unit.place().equals(target)) {
            return List.of(Finding.forbids("16.1b", new Why.WrongType(unitId, counter.kind())));
          }
          if (!chapterContext.map().isHex(unit.place())) {
            return List.of(Finding.forbids("22.1", new Why.NoSuchHex(unit.place())));
          }
          return ChoiceQuestions.both(
              movement.mayAct(unit, counter),
              chapterContext.fire().barsArtillery(unitId, unit.place(), target));
        });
  }

  /** Ships that may bombard the hex, by id; none for the Germans (20.0). */
  public List<String> ships(Position position, Side side, Place target) {
    return position.ships().keySet().stream()
        .filter(id -> barsShip(position, side, target, id).isEmpty())
        .toList();
  }

  /** 20.5a, 20.5b: why the ship cannot bombard the hex in support of an assault. */
  @Rule({"20.0", "20.2", "20.5a", "20.5b"})
  public List<Finding> barsShip(Position position, Side side, Place target, String shipId) {
    ShipOnMap ship = position.ships().get(shipId);
    if (ship == null || side != Side.ALLIED) {
      return List.of(Finding.forbids("20.0", new Why.NoSuchUnit(shipId)));
    }
    NarvikCounter.Ship counter = chapterContext.mix().ship(shipId);
    List<Finding> why = new ArrayList<>();
    if (!ship.cargo().isEmpty()) {
      why.add(Finding.forbids("20.2", new Why.CarryingCargo(shipId, ship.cargo().getFirst().id())));
    }
    if (counter.bombardment() == 0 || !chapterContext.map().isHex(ship.place())) {
      why.add(Finding.forbids("20.5a", new Why.NoBombardment(shipId)));
    } else {
      why.addAll(chapterContext.fire().barsShip(shipId, counter.range(), ship.place(), target));
    }
    return why;
  }

  /** 18.1, 18.1.1: why so many air points cannot be committed. */
  @Rule({"18.1", "18.1.1"})
  List<Finding> barsAirPoints(Position position, Side side, int points) {
    int most = mostAirPoints(position, side);
    return points < 0 || points > most
        ? List.of(Finding.forbids("18.1.1", new Why.NoAirPoints(points, most)))
        : List.of();
  }

  /** The most air points that the side can commit; none for the Allies (18.2). */
  int mostAirPoints(Position position, Side side) {
    return side == Side.GERMAN ? position.airPoints() : 0;
  }

  /** A face-down enemy is no unit that a player could name: the refusal must not tell. */
  private List<Finding> ofOwn(
      Position position,
      Side side,
      String unitId,
      String rule,
      Function<Unit, List<Finding>> bars) {
    return chapterContext
        .mix()
        .own(position, side, unitId)
        .map(bars)
        .orElseGet(() -> List.of(Finding.forbids(rule, new Why.NoSuchUnit(unitId))));
  }
}
