package umpire.fallschirmjaeger.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Group;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.PlacedById;
import umpire.kernel.pack.Pack;

/** The counters of the edition, and questions about a position that need them. */
public final class CounterMix {
  private final Map<String, FallschirmjaegerCounter> counters = new TreeMap<>();
  private final Derived<Map<Side, List<Piece>>> bySide = new Derived<>();
  private final Derived<Map<Side, List<Piece>>> inHex = new Derived<>();
  private final Derived<List<Piece>> others = new Derived<>();

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
    return bySide.of(all, () -> split(all.values())).getOrDefault(side, List.of());
  }

  /** The ground units of a side in a hex, by id. */
  public List<Piece> in(Position position, Side side, Place hex) {
    Group<Piece> there = position.in(hex);
    return there.isEmpty()
        ? List.of()
        : inHex.of(there, () -> split(there)).getOrDefault(side, List.of());
  }

  private Map<Side, List<Piece>> split(Iterable<Piece> pieces) {
    Map<Side, List<Piece>> found = new HashMap<>();
    for (Piece piece : pieces) {
      if (counter(piece.id()) instanceof Unit unit) {
        found.computeIfAbsent(unit.side(), _ -> new ArrayList<>()).add(piece);
      }
    }
    return found;
  }

  /** The pieces that are no ground units, by id: leaders, trucks, gold, heads and ships. */
  public List<Piece> others(Position position) {
    PlacedById<Piece> all = position.forces().pieces();
    return others.of(
        all,
        () ->
            all.values().stream().filter(piece -> !(counter(piece.id()) instanceof Unit)).toList());
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

  /** True if the piece is trucks. */
  public boolean truck(Piece piece) {
    return counter(piece.id()) instanceof FallschirmjaegerCounter.Truck;
  }

  /** All counters. */
  public Collection<FallschirmjaegerCounter> all() {
    return counters.values();
  }

  /** The printed strength of a piece with the steps that it has left. */
  public int strength(Piece piece) {
    return unit(piece.id()).strength(piece.steps());
  }
}
