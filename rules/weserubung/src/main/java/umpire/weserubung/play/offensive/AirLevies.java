package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.Conventions;
import umpire.weserubung.model.Nation;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Plan;
import umpire.weserubung.model.Position;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.air.Wings;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.Distances;

/** 10.2-2, 10.4, 10.8 Who may come to an offensive by air. */
final class AirLevies {
  private final Chart chart;
  private final Mix mix;
  private final Wings wings;
  private final Levies levies;
  private final Distances distances;

  AirLevies(Chart chart, Mix mix, Levies levies, Distances distances) {
    this.chart = chart;
    this.mix = mix;
    this.wings = new Wings(mix);
    this.levies = levies;
    this.distances = distances;
  }

  /** 10.2-2: aircraft that can reach the target and come home, by base. */
  @Rule({"10.2-2", "3.3-d", "3.3-f"})
  Map<Place, List<String>> aircraft(Position position, Plan plan, Place target) {
    Map<Place, List<String>> able = new TreeMap<>();
    Set<String> named = new HashSet<>(plan.counters());
    for (Piece piece : position.forces().pieces().values()) {
      if (wings.attacks(piece.id())
          && !named.contains(piece.id())
          && flies(position, plan, piece, target)) {
        able.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(piece.id());
      }
    }
    return able;
  }

  /** 3.3.1-f: no Hurricane or Gladiator attacks from a carrier; 3.3-d: one action a phase. */
  @Rule({"3.3-d", "3.3.1-f"})
  private boolean flies(Position position, Plan plan, Piece piece, Place target) {
    Nation nation = mix.nation(piece.id());
    return nation.side() == Conventions.side(plan.seat())
        && position.treasury(nation).offensives() >= levies.price(plan, nation)
        && wings.mayTakeOff(position, piece)
        && wings.fightsFromThere(piece)
        && 2 * distances.between(piece.place(), target) <= mix.unit(piece.id()).movement();
  }

  /**
   * 10.4-a, 3.2.3: transports with parachutists in the same hex, who can fly them to the target and
   * come home; whole parachutists only, and never onto a town.
   */
  @Rule({"10.4-a", "3.2.3-c", "3.2.3-f", "3.2.3-g"})
  Map<String, List<String>> jumpers(Position position, Plan plan, Place target) {
    Map<String, List<String>> able = new TreeMap<>();
    if (chart.isTown(target) || !chart.isLand(target)) {
      return able;
    }
    Set<String> named = new HashSet<>(plan.counters());
    for (Piece transport : position.forces().pieces().values()) {
      if (!named.contains(transport.id())
          && mix.isUnit(transport.id())
          && mix.unit(transport.id()).arm() == Arm.AIR_TRANSPORT
          && flies(position, plan, transport, target)) {
        List<String> aboard = parachutists(position, plan, transport.place(), named);
        if (!aboard.isEmpty()) {
          able.put(transport.id(), aboard);
        }
      }
    }
    return able;
  }

  private List<String> parachutists(Position position, Plan plan, Place base, Set<String> named) {
    List<String> able = new ArrayList<>();
    for (Piece piece : position.in(base)) {
      if (mix.isUnit(piece.id())
          && mix.unit(piece.id()).arm() == Arm.PARACHUTISTS
          && !piece.reduced()
          && !piece.isAboard()
          && !named.contains(piece.id())
          && levies.isFree(position, plan, piece)) {
        able.add(piece.id());
      }
    }
    return able;
  }

  /** 10.8: where parachutists alone may be dropped: land, no town, enemies or not. */
  Set<Place> drops(Position position, Plan plan) {
    Set<Place> within = new TreeSet<>();
    List<Piece> transports = new ArrayList<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (mix.isUnit(piece.id())
          && mix.unit(piece.id()).arm() == Arm.AIR_TRANSPORT
          && flies(position, plan, piece, piece.place())
          && !parachutists(position, plan, piece.place(), Set.of()).isEmpty()) {
        transports.add(piece);
      }
    }
    Set<Place> bases = new TreeSet<>();
    for (Piece transport : transports) {
      if (bases.add(transport.place())) {
        for (Place hex : chart.set("land")) {
          if (!chart.isTown(hex) && flies(position, plan, transport, hex)) {
            within.add(hex);
          }
        }
      }
    }
    return within;
  }

  /** The way of aircraft from their base. */
  List<Place> leg(Position position, String aircraft, Place target) {
    return distances.path(position.piece(aircraft).place(), target);
  }
}
