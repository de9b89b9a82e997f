package umpire.weserubung.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Forces;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.OffensiveWhy;

/** 10.0 What happens in the combat phase beside the battles themselves. */
public sealed interface OffensiveEvent extends OpenEvent {
  /** 10.0-a: the side lets its turn pass. */
  record SidePassed(Side side) implements OffensiveEvent {
    @Override
    public Position applied(Position before) {
      return before;
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("10.0-a", new OffensiveWhy.SidePassed(side)));
    }
  }

  /** 10.0-a: the seat leaves this turn of its side to its ally. */
  record SeatYielded(Seat seat) implements OffensiveEvent {
    @Override
    public Position applied(Position before) {
      return before;
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("10.0-a", new OffensiveWhy.SeatYielded(seat)));
    }
  }

  /** 10.0-a/r89: the ally's answer; a refusal voids the declaration. */
  record AllyAnswered(Seat seat, boolean granted) implements OffensiveEvent {
    @Override
    public Position applied(Position before) {
      return before;
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("10.0-a/r89", new OffensiveWhy.AllyAnswered(seat, granted)));
    }
  }

  /** 10.2-1: the offensive is paid. */
  record OffensivePaid(Map<Nation, Integer> price) implements OffensiveEvent {
    public OffensivePaid {
      price = Collections.unmodifiableMap(new TreeMap<>(price));
    }

    @Override
    public Position applied(Position before) {
      Position after = before;
      for (Map.Entry<Nation, Integer> paid : price.entrySet()) {
        after = after.with(paid.getKey(), after.treasury(paid.getKey()).spending(paid.getValue()));
      }
      return after;
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("10.2-1", new OffensiveWhy.OffensivePaid(price)));
    }
  }

  /**
   * 10.2-2: everybody moves; who marches is in the target now, guns beside it; all have used their
   * action, but for ships (Q11).
   */
  record ForcesMoved(Plan plan) implements OffensiveEvent {
    @Override
    public Position applied(Position before) {
      List<Piece> moved = new ArrayList<>();
      for (Plan.Thrust thrust : plan.thrusts()) {
        for (Plan.Approach marching : thrust.marching()) {
          moved.add(acted(before.piece(marching.unit()).at(marching.path().getLast())));
        }
        for (Plan.Approach gun : thrust.guns()) {
          moved.add(acted(before.piece(gun.unit()).at(gun.path().getLast())));
        }
        List<String> others = new ArrayList<>(thrust.landing());
        thrust.wings().forEach(wing -> others.addAll(wing.aircraft()));
        thrust.wings().forEach(wing -> others.addAll(wing.parachutists()));
        others.forEach(other -> moved.add(acted(before.piece(other))));
      }
      return before.with(moved);
    }
  }

  private static Piece acted(Piece piece) {
    return piece.acting(TurnPhase.COMBAT);
  }

  /** 14.2.1: the garrison of Narvik lays down its arms, or fights. */
  record NarvikTested(String garrison, int roll, int needed) implements OffensiveEvent {
    @Override
    public Position applied(Position before) {
      return roll <= needed
          ? before.with(before.forces().pooled(garrison))
          : before.with(before.piece(garrison).marked(Mark.LOYAL));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("14.2.1", new OffensiveWhy.GarrisonOfNarvik(roll, needed)));
    }
  }

  /** 10.3-6, 10.7-8: who goes into the hex that was won; who was aboard is ashore now. */
  record HexOccupied(Place hex, List<String> units) implements OffensiveEvent {
    public HexOccupied {
      units = List.copyOf(units);
    }

    @Override
    public Position applied(Position before) {
      return before.with(units.stream().map(unit -> before.piece(unit).aboard("", hex)).toList());
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("10.3-6", new OffensiveWhy.Occupied(hex, units)));
    }
  }

  /** 10.3-6, 10.5-a: who does not stay in the hex is back in another. */
  record FellBack(Map<String, Place> to) implements OffensiveEvent {
    public FellBack {
      to = Collections.unmodifiableMap(new TreeMap<>(to));
    }

    @Override
    public Position applied(Position before) {
      List<Piece> back = new ArrayList<>();
      to.forEach((unit, place) -> back.add(before.piece(unit).aboard("", place)));
      return before.with(back);
    }
  }

  /** 10.4-b: parachutists who are left alone among the enemy are destroyed. */
  record ParachutistsLost(List<String> units) implements OffensiveEvent {
    public ParachutistsLost {
      units = List.copyOf(units);
    }

    @Override
    public Position applied(Position before) {
      Forces forces = before.forces();
      for (String unit : units) {
        forces = forces.pooled(unit);
      }
      return before.with(forces);
    }
  }

  /** 10.10: a stack has moved together without a fight. */
  record StackAdvanced(List<String> units, List<Place> path) implements OffensiveEvent {
    public StackAdvanced {
      units = List.copyOf(units);
      path = List.copyOf(path);
    }

    @Override
    public Position applied(Position before) {
      Place end = path.getLast();
      return before.with(
          units.stream().map(unit -> acted(before.piece(unit).aboard("", end))).toList());
    }
  }

  /** 10.0-a: the offensive is over. */
  record OffensiveEnded(Side side) implements OffensiveEvent {
    @Override
    public Position applied(Position before) {
      return before;
    }
  }
}
