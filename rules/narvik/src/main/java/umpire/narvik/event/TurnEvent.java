package umpire.narvik.event;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.Audience;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Season;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.chart.WeatherResult;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.state.Base;
import umpire.narvik.model.state.FatigueLevel;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.state.Setup;

/** 6 What happens in a turn outside its action phase, and victory points whenever they fall. */
public sealed interface TurnEvent extends Event {
  /** 6.5: another turn began; what held for the last one only is forgotten (8.2.1). */
  record TurnBegan(int turn, Season season) implements TurnEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before
          .inTurn(turn)
          .with(Weather.FAIR, season)
          .withEach(unit -> unit.landed(false))
          .withEachShip(ship -> ship.held(false))
          .with(before.air().over())
          .with(
              before.progress().ordered(false).with(before.progress().traces().withOrders(false)));
    }
  }

  /**
   * 7.0: the weather of the turn.
   *
   * @param goodFrom the turn from which good weather holds; 0 while there was no thaw
   */
  record WeatherRolled(
      DrawId draw, List<Integer> dice, WeatherResult result, int goodFrom, List<Finding> findings)
      implements TurnEvent, SeenByAll {
    public WeatherRolled {
      dice = List.copyOf(dice);
      findings = List.copyOf(findings);
    }

    @Override
    public Position applied(Position before) {
      return before
          .with(before.tally().drawn(draw))
          .with(result.weather(), before.season())
          .with(before.progress().thawing(goodFrom));
    }
  }

  /** 23.2: Allied land units came to Harstad. */
  record ReinforcementsCame(int turn, List<String> units, Place place)
      implements TurnEvent, SeenByAll {
    public ReinforcementsCame {
      units = List.copyOf(units);
    }

    @Override
    public Position applied(Position before) {
      List<Unit> came = units.stream().map(unit -> new Unit(unit, place, 0, "")).toList();
      List<Setup.Arrival> later =
          before.progress().schedule().stream().filter(row -> row.turn() > turn).toList();
      return before.with(came).with(before.progress().expecting(later));
    }
  }

  /** 23.1: lost ships came back to Harstad, sound and empty. */
  record ShipsReturned(List<String> ships, Place place) implements TurnEvent, SeenByAll {
    public ShipsReturned {
      ships = List.copyOf(ships);
    }

    @Override
    public Position applied(Position before) {
      Map<String, ShipOnMap> all = new TreeMap<>(before.ships());
      OffMap offMap = before.progress().offMap();
      for (String ship : ships) {
        all.put(ship, new ShipOnMap(ship, place));
        offMap = offMap.back(ship);
      }
      return before.withShips(all).with(before.progress().with(offMap));
    }
  }

  /** 6.1: ships and artillery that had fired are ready again. */
  record Readied() implements TurnEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.withEach(unit -> unit.fired(false)).withEachShip(ship -> ship.fired(false));
    }
  }

  /** 19.4: the Allies designated bases, or none. */
  record BasesDesignated(List<Place> ports) implements TurnEvent, SeenByAll {
    public BasesDesignated {
      ports = List.copyOf(ports);
    }

    @Override
    public Position applied(Position before) {
      List<Base> bases = new ArrayList<>(before.bases());
      ports.forEach(port -> bases.add(new Base(port)));
      int designated = before.progress().baseDesignations() + ports.size();
      return before.withBases(bases).with(before.progress().designated(designated));
    }
  }

  /** 19.4: a German land unit entered a base, which is none any more. */
  record BaseCaptured(Place place) implements TurnEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.withBases(
          before.bases().stream().filter(base -> !base.place().equals(place)).toList());
    }
  }

  /** 18.2: the Allies declared their emergency air support. */
  record AirSupportDeclared() implements TurnEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(before.air().inEmergency());
    }
  }

  /** 18.2: the Allies keep it for a later turn. */
  record AirSupportKept() implements TurnEvent, SeenByAll, ChangesNothing {}

  /** 18.1: the German air points of the turn. */
  record AirPointsRolled(DrawId draw, List<Integer> dice, int points, List<Finding> findings)
      implements TurnEvent, SeenByAll {
    public AirPointsRolled {
      dice = List.copyOf(dice);
      findings = List.copyOf(findings);
    }

    @Override
    public Position applied(Position before) {
      return before.with(before.tally().drawn(draw)).with(before.air().allotted(points));
    }
  }

  /** 10.1f: the units of a side recovered; the enemy is told of those that lie face up. */
  record Recovered(Side side, List<FatigueLevel> levels, Finding because) implements TurnEvent {
    public Recovered {
      levels = List.copyOf(levels);
    }

    @Override
    public Position applied(Position before) {
      Map<String, Integer> to = new HashMap<>();
      levels.forEach(level -> to.put(level.unit(), level.to()));
      return before.withEach(unit -> unit.fatigued(to.getOrDefault(unit.id(), unit.fatigue())));
    }

    @Override
    public List<Finding> findings() {
      return List.of(because);
    }

    @Override
    public Audience audience() {
      List<FatigueLevel> seen = levels.stream().filter(level -> !level.faceDown()).toList();
      return BlankedEvents.besides(side, new BlankedEvents.Recovered(side, seen, because));
    }
  }

  /** 6.3, 11.3: the Germans may fly as many reconnaissance missions this turn as the die shows. */
  record ReconnaissanceRolled(DrawId draw, int die) implements TurnEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().drawn(draw)).with(before.air().reconnoitring(die));
    }
  }

  /** 21.0: air points that were not used are lost. */
  record AirPointsLapsed(int points) implements TurnEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.withAirPoints(0);
    }
  }

  /** 8.4, 29.0: at the end everyone learns what the Allies scored for exits. */
  record ExitsTold(int points) implements TurnEvent, RevealingEvent, SeenByAll, ChangesNothing {}

  /** 29.0: a side scored points that everyone can count; negative where points are taken back. */
  record Scored(Side side, int points, Finding because) implements TurnEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.with(before.progress().with(before.progress().score().plus(side, points)));
    }

    @Override
    public List<Finding> findings() {
      return List.of(because);
    }
  }

  /**
   * 22.3, 29.0: the Allies scored for an exit; the Germans learn of these points at the end.
   *
   * @param points 0 once an end has been fixed (8.4)
   * @param worth what everyone can count: the points without such an end
   */
  record ExitScored(int points, int worth, Finding because) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      Progress progress = before.progress();
      return before.with(
          progress
              .with(progress.score().plusExits(points))
              .with(progress.traces().exited(before.turn(), worth)));
    }

    @Override
    public List<Finding> findings() {
      return List.of(because);
    }

    @Override
    public Audience audience() {
      return new Audience.Only(Set.of(Side.ALLIED.seat()));
    }
  }
}
