package umpire.fallschirmjaeger.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AirFrame.Dropping;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Counter;
import umpire.kernel.table.Table;

/** 2.5a, 2.5e: what can be dropped where. */
final class DropZones {
  private static final String PARACHUTE_DIVISION = "7-flieger";
  private static final String VILLAGE = "village";

  private final ChapterContext context;
  private final Entry entry;

  /** Hexes by terrain: targets of drops. */
  private final List<Place> open = new ArrayList<>();

  private final List<Place> villages = new ArrayList<>();

  DropZones(ChapterContext context, Entry entry) {
    this.context = context;
    this.entry = entry;
    Table<Boolean> table = context.pack().table("drop-terrain");
    for (Place hex : context.map().hexes()) {
      String terrain = context.map().hex(hex).terrain();
      if (table.at(terrain, "allowed")) {
        open.add(hex);
      } else if (terrain.equals(VILLAGE)) {
        villages.add(hex);
      }
    }
  }

  /** True if the hex takes special drops alone. */
  boolean village(Place hex) {
    return context.map().hex(hex).terrain().equals(VILLAGE);
  }

  /** The hexes that can be named: without enemies, with room, on ground where drops are made. */
  @Rule({"2.5a", "2.5a/r76", "2.6a/r94"})
  List<Place> targets(Position position, Dropping frame) {
    List<Place> all = new ArrayList<>();
    for (Place hex : open) {
      if (stepsLeft(frame, hex) > 0 && takes(position, frame, hex)) {
        all.add(hex);
      }
    }
    if (specialDropsLeft(position) && position.air().free() > 0 && anyUnit(position, frame)) {
      villages.stream().filter(hex -> takes(position, frame, hex)).forEach(all::add);
    }
    return all.stream().sorted().toList();
  }

  private boolean takes(Position position, Dropping frame, Place hex) {
    return entry.free(position, Side.GERMAN, hex) && room(position, frame, hex) > 0;
  }

  private int room(Position position, Dropping frame, Place hex) {
    int named = 0;
    for (Flight flight : frame.flights()) {
      named += flight.target().equals(hex) && head(flight.id()).isEmpty() ? 1 : 0;
    }
    return entry.stacking().room(position, Side.GERMAN, hex) - named;
  }

  /** 2.5d, 2.5e: on the first turn, as many as the scenario has. */
  @Rule({"2.5d", "2.5e", "2.1c"})
  boolean specialDropsLeft(Position position) {
    int most =
        Math.min(position.calendar().terms().villageDrops(), context.number("village-drops"));
    return context.due("special-drops", position.turn()) && position.air().villageDrops() < most;
  }

  private boolean anyUnit(Position position, Dropping frame) {
    return position.forces().reserve().keySet().stream()
        .anyMatch(id -> droppable(position, frame, id) && head(id).isEmpty());
  }

  /** True if the counter is in the reserve for the air, and not in the air yet. */
  private boolean droppable(Position position, Dropping frame, String id) {
    return position.forces().reserve().get(id) instanceof Reserve.Airborne
        && frame.flights().stream().noneMatch(flight -> flight.id().equals(id))
        && switch (counter(id)) {
          case Unit unit -> unit.formation().equals(PARACHUTE_DIVISION);
          case Head head -> head.airfield().isEmpty();
          default -> false;
        };
  }

  private Counter counter(String id) {
    return context.mix().counter(id);
  }

  Optional<Head> head(String id) {
    return counter(id) instanceof Head head ? Optional.of(head) : Optional.empty();
  }

  private int stepsLeft(Dropping frame, Place hex) {
    int named = 0;
    for (Flight flight : frame.flights()) {
      named += flight.target().equals(hex) && head(flight.id()).isEmpty() ? flight.steps() : 0;
    }
    return context.number("steps-dropped-on-a-hex") - named;
  }

  /** 2.3b, 2.5a: the units that can be dropped on the hex, by id. */
  @Rule({"2.3b", "2.5a"})
  List<String> units(Position position, Dropping frame, Place hex) {
    List<String> units = new ArrayList<>();
    if (position.air().free() < context.number("ju52-points-of-a-unit")) {
      return units;
    }
    int steps = stepsLeft(frame, hex);
    for (Map.Entry<String, Reserve> one : position.forces().reserve().entrySet()) {
      String id = one.getKey();
      if (droppable(position, frame, id)
          && head(id).isEmpty()
          && (village(hex) || context.mix().unit(id).steps() <= steps)
          && room(position, frame, hex) > 0) {
        units.add(id);
      }
    }
    return units;
  }

  /** 2.7b: the heads that can be dropped with that face, by id; not on villages. */
  @Rule({"2.7b", "1.3/r33"})
  List<String> heads(Position position, Dropping frame, Place hex, boolean whole) {
    List<String> heads = new ArrayList<>();
    for (String id : position.forces().reserve().keySet()) {
      if (!village(hex)
          && droppable(position, frame, id)
          && head(id)
              .filter(one -> one.face(whole).points() <= position.air().free())
              .isPresent()) {
        heads.add(id);
      }
    }
    return heads;
  }
}
