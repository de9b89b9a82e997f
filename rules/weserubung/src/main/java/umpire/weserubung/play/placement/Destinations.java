package umpire.weserubung.play.placement;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.PlacementFrame;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** 12.0-b Where units come into play. */
final class Destinations {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;
  private final List<Place> towns;
  private final List<Place> airfields;

  Destinations(MapFacts mapFacts, OrderOfBattle orderOfBattle) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
    this.stacking = new Stacking(orderOfBattle);
    this.towns = mapFacts.hexes().stream().filter(mapFacts::isTown).sorted().toList();
    this.airfields = mapFacts.hexes().stream().filter(mapFacts::isAirfield).sorted().toList();
  }

  /** What the nation has in its placement box, by id. */
  List<String> built(Position position, Nation nation) {
    List<String> built = new ArrayList<>();
    for (String unit : position.forces().placement()) {
      if (orderOfBattle.nation(unit) == nation) {
        built.add(unit);
      }
    }
    return built;
  }

  /**
   * 12.0-b/r98: Norway places on the map, and so does everybody in a scenario that is played
   * without the sea; all others have a box.
   */
  @Rule({"12.0-b", "12.0-b/r98"})
  boolean placesOnMap(Position position, Nation nation) {
    return nation == Nation.NORWAY || position.calendar().play() == Setup.Play.ASHORE;
  }

  /** 12.0-b: Germany's box is Denmark, the others' is Britain. */
  static Place box(Nation nation) {
    return nation == Nation.GERMANY ? MapFacts.DENMARK : MapFacts.BRITAIN;
  }

  /** 12.0-b: towns under the side's control, in each as many as its value, and as have room. */
  @Rule({"12.0-b", "12.0-b/r158"})
  List<Place> towns(Position position, PlacementFrame.Placing frame) {
    Side side = frame.nation().side();
    List<Place> open = new ArrayList<>();
    for (Place town : towns) {
      if (isOpen(position, town, side, UnitKind.Element.LAND) && valueLeft(town, frame) > 0) {
        open.add(town);
      }
    }
    return open;
  }

  private int valueLeft(Place town, PlacementFrame.Placing frame) {
    return mapFacts.morale(town) - frame.placed().getOrDefault(town, 0);
  }

  /** 12.0-b, 3.1-a: how many more units of that element the nation may place there. */
  @Rule({"12.0-b", "3.1-a"})
  int room(Position position, PlacementFrame.Placing frame, Place place, UnitKind.Element element) {
    int room = stacking.room(position, place, frame.nation().side(), element);
    return element == UnitKind.Element.LAND ? Math.min(room, valueLeft(place, frame)) : room;
  }

  /** r102: aircraft come to airfields, since no town is one (3.3-e). */
  @Rule("12.0-b/r102")
  List<Place> airfields(Position position, Side side) {
    List<Place> open = new ArrayList<>();
    for (Place airfield : airfields) {
      if (isOpen(position, airfield, side, UnitKind.Element.AIR)) {
        open.add(airfield);
      }
    }
    return open;
  }

  private boolean isOpen(Position position, Place hex, Side side, UnitKind.Element element) {
    return position.country().control(hex) == side
        && !stacking.holds(position, hex, side.other())
        && stacking.room(position, hex, side, element) > 0;
  }

  /** 12.1/r97: to a box always, to a port while it is in friendly hands and has room. */
  @Rule("12.1/r97")
  boolean admits(Position position, Setup.Arrival arrival) {
    Place place = arrival.place();
    if (MapFacts.isBox(place) || place.equals(Setup.FORCE_POOL)) {
      return true;
    }
    Side side = orderOfBattle.side(arrival.counter());
    return orderOfBattle.isUnit(arrival.counter())
        ? isOpen(position, place, side, orderOfBattle.unit(arrival.counter()).arm().element())
        : position.country().control(place) == side;
  }
}
