package umpire.weserubung.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Interception;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.why.NavalWhy;
import umpire.weserubung.terrain.MapFacts;

/** 8.0, 14.2.2: what happens at sea. */
public sealed interface NavalEvent extends OpenEvent {
  /** 8.1-a, 8.6-b: a way is declared whole; whoever sails it has used their action (3.4-d). */
  record CourseSet(Voyage voyage, int movement) implements NavalEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().acting(voyage.ships(), TurnPhase.NAVAL));
    }

    @Override
    public List<Finding> findings() {
      int hexes = voyage.way().size() - 1;
      String rule = voyage.errand() == Routing.Errand.SORTIE ? "8.1-a" : "8.6-b";
      return List.of(
          Finding.notes(rule, new NavalWhy.SailsWay(hexes, voyage.spent() + hexes, movement)));
    }
  }

  /**
   * Ships are in another place, with everybody aboard; in the Britain box fighters that were
   * grounded may take off again (3.3.1-e).
   */
  record ShipsSailed(List<String> ships, Place place) implements NavalEvent {
    public ShipsSailed {
      ships = List.copyOf(ships);
    }

    @Override
    public Position applied(Position before) {
      Position after = before.with(before.forces().sailed(ships, place));
      return place.equals(MapFacts.BRITAIN) ? rested(after) : after;
    }

    private Position rested(Position before) {
      return before.with(
          before.in(place).stream()
              .filter(piece -> ships.contains(piece.aboard()))
              .map(piece -> piece.unmarked(Mark.GROUNDED))
              .toList());
    }
  }

  /**
   * 8.7, 3.6-a: somebody goes aboard; on an open coast a transport that has moved stays there, as
   * its action is used (3.4-d).
   */
  record WentAboard(String unit, String ship, boolean stays) implements NavalEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(unit).aboard(ship, before.piece(ship).place()));
    }

    @Override
    public List<Finding> findings() {
      return stays ? List.of(Finding.notes("8.7-c", new NavalWhy.LoadedOnCoast(ship))) : List.of();
    }
  }

  /** 8.2, 8.3, 8.8-b: everybody has said whom they stop, and it is told together. */
  record InterceptionsRevealed(Map<Seat, List<Interception>> interceptions)
      implements NavalEvent, RevealingEvent {
    public InterceptionsRevealed {
      Map<Seat, List<Interception>> sorted = new TreeMap<>();
      interceptions.forEach((seat, said) -> sorted.put(seat, List.copyOf(said)));
      interceptions = Collections.unmodifiableMap(sorted);
    }

    @Override
    public Position applied(Position before) {
      return before;
    }

    @Override
    public List<Finding> findings() {
      List<Finding> findings = new ArrayList<>();
      for (List<Interception> said : interceptions.values()) {
        for (Interception one : said) {
          String rule =
              switch (one.means()) {
                case AIR -> "8.3-a";
                case SEA -> "8.2-a";
                case PORT -> "8.8-b";
              };
          findings.add(
              Finding.notes(
                  rule, new NavalWhy.Intercepts(one.means(), one.hex(), one.units().size())));
        }
      }
      return findings;
    }
  }

  /** 8.2-b: ships from several places come to the hex to fight; it is their action (8.2-c). */
  record InterceptorsSailed(List<String> ships, Place hex) implements NavalEvent {
    public InterceptorsSailed {
      ships = List.copyOf(ships);
    }

    @Override
    public Position applied(Position before) {
      return before.with(before.forces().sailed(ships, hex).acting(ships, TurnPhase.NAVAL));
    }
  }

  /** 8.3-b: aircraft fly out against ships; it is their action of the phase. */
  record AircraftFlewOut(List<String> aircraft, Place hex) implements NavalEvent {
    public AircraftFlewOut {
      aircraft = List.copyOf(aircraft);
    }

    @Override
    public Position applied(Position before) {
      return before.with(before.forces().acting(aircraft, TurnPhase.NAVAL));
    }
  }

  /** 14.2.2: who bears the hits of the batteries. */
  record ShellsBorne(Map<String, Integer> hits) implements NavalEvent {
    public ShellsBorne {
      hits = Collections.unmodifiableMap(new TreeMap<>(hits));
    }

    @Override
    public Position applied(Position before) {
      return before;
    }
  }

  /** 14.2.2: the batteries have fired. */
  record BatteriesFired(Place hex, List<Integer> rolls, int hits) implements NavalEvent {
    public BatteriesFired {
      rolls = List.copyOf(rolls);
    }

    @Override
    public Position applied(Position before) {
      return before;
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("14.2.2", new NavalWhy.BatteryFire(hex, rolls.size(), hits)));
    }
  }
}
