package umpire.fallschirmjaeger.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Fighter;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Ship;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.counter.UnitType;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Group;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.PlacedById;
import umpire.kernel.pack.Pack;

/** The counters of the edition, and questions about a position that need them. */
public final class CounterMix {
  private final Map<String, FallschirmjaegerCounter> counters = new HashMap<>();
  private final Derived<Map<Side, List<Piece>>> bySide = new Derived<>();
  private final Derived<Map<Side, List<Piece>>> inHex = new Derived<>();
  private final Derived<List<Piece>> others = new Derived<>();
  private final Derived<Map<Side, List<Piece>>> exposed = new Derived<>();
  private final Derived<List<Piece>> ships = new Derived<>();

  /** The counters of a pack. */
  public CounterMix(Pack pack) {
    pack.counters().forEach((id, counter) -> counters.put(id, (FallschirmjaegerCounter) counter));
  }

  /** The counter; throws IllegalArgumentException if the pack has none of that id. */
  public FallschirmjaegerCounter counter(String id) {
    FallschirmjaegerCounter counter = counters.get(id);
    if (counter == null) {
      throw new IllegalArgumentException("the pack has no counter '" + id + "'");
    }
    return counter;
  }

  /** The ground unit; throws IllegalArgumentException if the counter is none. */
  public Unit unit(String id) {
    if (counter(id) instanceof Unit unit) {
      return unit;
    }
    throw new IllegalArgumentException(id + " is no ground unit");
  }

  /** The unit of the side in play; empty if there is none of that id. */
  public Optional<Piece> own(Position position, Side side, String id) {
    return Optional.ofNullable(position.forces().inPlay().get(id))
        .filter(piece -> counter(id).side() == side);
  }

  /** The ground units of a side in play, by id. */
  public List<Piece> of(Position position, Side side) {
    PlacedById<Piece> all = position.forces().pieces();
    return bySide.of(all, () -> split(all.values(), this::ground)).getOrDefault(side, List.of());
  }

  /** The ground units of a side in a hex, by id. */
  public List<Piece> in(Position position, Side side, Place hex) {
    Group<Piece> there = position.in(hex);
    return there.isEmpty()
        ? List.of()
        : inHex.of(there, () -> split(there, this::ground)).getOrDefault(side, List.of());
  }

  private Map<Side, List<Piece>> split(Iterable<Piece> pieces, Predicate<Piece> counted) {
    Map<Side, List<Piece>> found = new EnumMap<>(Side.class);
    for (Piece piece : pieces) {
      if (counted.test(piece)) {
        found.computeIfAbsent(counter(piece.id()).side(), _ -> new ArrayList<>()).add(piece);
      }
    }
    return found;
  }

  /** The pieces that are no ground units, by id: leaders, trucks, gold, heads and ships. */
  public List<Piece> others(Position position) {
    PlacedById<Piece> all = position.forces().pieces();
    return others.of(all, () -> all.values().stream().filter(one -> !ground(one)).toList());
  }

  /** The leaders in play, by id. */
  public List<Piece> leaders(Position position) {
    return others(position).stream().filter(this::leader).toList();
  }

  /** 1.10g: in whose hands the piece is; a captive is in those of the enemy. */
  public Side holder(Piece piece) {
    Side own = counter(piece.id()).side();
    return piece.is(Mark.CAPTIVE) ? own.other() : own;
  }

  /** True if the piece is a leader. */
  public boolean leader(Piece piece) {
    return counter(piece.id()) instanceof FallschirmjaegerCounter.Leader;
  }

  /** True if the counter is trucks. */
  public boolean truck(String id) {
    return counter(id) instanceof FallschirmjaegerCounter.Truck;
  }

  /** 4.0a/r72: whoever takes control of the hexes it enters: ground units and trucks. */
  @Rule("4.0a/r72")
  public boolean controls(String id) {
    return counter(id) instanceof Unit || truck(id);
  }

  /** SCS-exploit, 3.5a: units with the mark, and trucks. */
  @Rule("3.5a")
  public boolean exploits(String id) {
    return counter(id) instanceof Unit unit ? unit.exploits() : truck(id);
  }

  /** The steps with which a counter of the reserve comes: all that it has not lost in the air. */
  @Rule("1.8c/r118")
  public int steps(Position position, String id) {
    return position.forces().reserve().get(id) instanceof Reserve.Reduced(int left)
        ? left
        : counter(id).steps();
  }

  /** All counters. */
  public Collection<FallschirmjaegerCounter> all() {
    return counters.values();
  }

  private boolean ground(Piece piece) {
    return counter(piece.id()) instanceof Unit;
  }

  /** 1.7a: what a barrage can affect of a side: ground units, trucks and ships, by id. */
  public List<Piece> exposed(Position position, Side side) {
    PlacedById<Piece> all = position.forces().pieces();
    return exposed.of(all, () -> split(all.values(), this::fights)).getOrDefault(side, List.of());
  }

  /** The same in one hex. */
  public List<Piece> exposed(Position position, Side side, Place hex) {
    return position.in(hex).stream()
        .filter(piece -> fights(piece) && counter(piece.id()).side() == side)
        .toList();
  }

  /** All ships in play, by id. */
  public List<Piece> ships(Position position) {
    PlacedById<Piece> all = position.forces().pieces();
    return ships.of(all, () -> all.values().stream().filter(one -> ship(one.id())).toList());
  }

  /** True for the armoured train (2.8). */
  public boolean train(String id) {
    return counter(id) instanceof Unit unit && unit.unitType() == UnitType.ARMOURED_TRAIN;
  }

  /** True for a ship (3.3). */
  public boolean ship(String id) {
    return counter(id) instanceof Ship;
  }

  @Rule("1.7a/r126")
  private boolean fights(Piece piece) {
    return counter(piece.id()) instanceof Fighter || truck(piece.id());
  }

  /** The printed strength of a ground unit or a ship with the steps that it has left. */
  public int strength(Piece piece) {
    if (counter(piece.id()) instanceof Fighter fighter) {
      return fighter.strength(piece.steps());
    }
    throw new IllegalArgumentException(piece.id() + " does not fight");
  }
}
