package umpire.fallschirmjaeger.play.air;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Leader;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/** Which counters of the reserve can come by air, and what is named for each hex. */
final class Manifest {
  private static final String PARACHUTE_DIVISION = "7-flieger";
  private static final Set<String> DIVISIONS = Set.of(PARACHUTE_DIVISION, "22-luftlande");

  private final ChapterContext context;
  private final Position position;

  /** What is in the reserve for the air and not in the air yet, in order of id. */
  private final Map<String, FallschirmjaegerCounter> airborne = new LinkedHashMap<>();

  private final Map<Place, Integer> steps = new HashMap<>();
  private final Map<Place, Integer> units = new HashMap<>();
  private final Map<Place, Integer> points = new HashMap<>();
  private final Map<Way, List<String>> ready = new EnumMap<>(Way.class);
  private final Map<Way, List<String>> readyWhole = new EnumMap<>(Way.class);

  Manifest(ChapterContext context, Position position, List<Flight> flights) {
    this.context = context;
    this.position = position;
    for (Map.Entry<String, Reserve> one : position.forces().reserve().entrySet()) {
      if (one.getValue().airborne()) {
        airborne.put(one.getKey(), counter(one.getKey()));
      }
    }
    for (Flight flight : flights) {
      airborne.remove(flight.id());
      boolean unit = counter(flight.id()) instanceof Unit;
      if (unit) {
        units.merge(flight.target(), 1, Integer::sum);
      }
      if (flight.flown()) {
        Set<Place> hexes = new HashSet<>(List.of(flight.target()));
        hexes.add(flight.hex());
        int needed = points(flight.id(), flight.steps() > 1);
        hexes.forEach(hex -> points.merge(hex, needed, Integer::sum));
      } else if (unit) {
        steps.merge(flight.target(), flight.steps(), Integer::sum);
      }
    }
  }

  Position position() {
    return position;
  }

  FallschirmjaegerCounter counter(String id) {
    return context.mix().counter(id);
  }

  /** 2.5a: steps of units that are named for a drop on the hex. */
  int steps(Place hex) {
    return steps.getOrDefault(hex, 0);
  }

  /** 2.6a/r94: units that are named for the hex. */
  int units(Place hex) {
    return units.getOrDefault(hex, 0);
  }

  /** 2.6a: Ju-52 points of the transports that are named for the hex, or come down there. */
  @Rule("2.6a/r115")
  int points(Place hex) {
    return points.getOrDefault(hex, 0);
  }

  /** 2.3b: the Ju-52 points that carry it. */
  @Rule({"2.3b", "2.7b", "2.5a/r93"})
  int points(String id, boolean whole) {
    return counter(id) instanceof Head head
        ? head.face(whole).points()
        : context.number("ju52-points-of-a-unit");
  }

  /** The counters that can come in this way, with that face of a head, by id. */
  List<String> ready(Way way, boolean whole) {
    Map<Way, List<String>> known = whole && way.head() ? readyWhole : ready;
    return known.computeIfAbsent(way, _ -> allReady(way, whole));
  }

  private List<String> allReady(Way way, boolean whole) {
    List<String> all = new ArrayList<>();
    airborne.forEach(
        (id, counter) -> {
          if (comes(way, counter) && late(way, id, whole).isEmpty()) {
            all.add(id);
          }
        });
    return List.copyOf(all);
  }

  /** Why it cannot come in this way, whatever the hex; empty if it can. */
  Optional<Finding> bars(Way way, String id, boolean whole) {
    FallschirmjaegerCounter counter = airborne.get(id);
    return counter == null || !comes(way, counter)
        ? Optional.of(Finding.forbids(way.rule(), new AirWhy.CannotDrop(id)))
        : late(way, id, whole);
  }

  /** 2.1c: seaplanes and special drops come in the first turn alone; 2.3b: for Ju-52 points. */
  @Rule({"2.1c", "2.3b"})
  private Optional<Finding> late(Way way, String id, boolean whole) {
    boolean seaplane = way == Way.SEAPLANE;
    if ((seaplane || way == Way.SPECIAL_DROP)
        && !context.due(seaplane ? "seaplanes" : "special-drops", position.turn())) {
      return Optional.of(Finding.forbids("2.1c", new AirWhy.FirstTurnAlone(id)));
    }
    int free = position.air().free();
    return !seaplane && points(id, whole) > free
        ? Optional.of(Finding.forbids("2.3b", new AirWhy.TooFewJu52(id, points(id, whole), free)))
        : Optional.empty();
  }

  /**
   * 2.5a, 2.6: parachute troops jump or are flown, air-landing troops are flown, both with leaders;
   * r32: a head without an airfield is dropped, or flown to any; 2.4a: seaplanes.
   */
  @Rule({"2.4a/r40", "2.6", "2.7b/r32", "2.5a/r93"})
  private static boolean comes(Way way, FallschirmjaegerCounter counter) {
    return switch (counter) {
      case Unit unit when unit.seaplane() -> way == Way.SEAPLANE;
      case Unit unit ->
          switch (way) {
            case DROP, SPECIAL_DROP -> unit.formation().equals(PARACHUTE_DIVISION);
            case TRANSPORT -> DIVISIONS.contains(unit.formation());
            case HEAD, FLOWN_HEAD, SEAPLANE -> false;
          };
      case Leader leader ->
          leader.side() == Side.GERMAN && (way == Way.DROP || way == Way.TRANSPORT);
      case Head head -> way == Way.FLOWN_HEAD || (way == Way.HEAD && head.airfield().isEmpty());
      default -> false;
    };
  }
}
