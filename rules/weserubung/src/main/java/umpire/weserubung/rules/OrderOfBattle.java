package umpire.weserubung.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Group;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.PlacedById;
import umpire.kernel.pack.Counter;
import umpire.kernel.pack.Pack;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.Strength;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.state.Piece;

/** 16.0 The order of battle of one pack. */
public final class OrderOfBattle {
  private static final int LOAD = 2;

  private final CounterTable<WeserubungCounter> counters;
  private final Derived<Occupants> occupants = new Derived<>();
  private final Derived<Roster> rosters = new Derived<>();

  public OrderOfBattle(Pack pack) {
    Map<String, WeserubungCounter> all = new HashMap<>();
    for (Counter counter : pack.counters().values()) {
      all.put(counter.id(), (WeserubungCounter) counter);
    }
    this.counters = new CounterTable<>(all);
  }

  /** Who stands in the place. */
  public Occupants occupants(Position position, Place place) {
    Group<Piece> there = position.in(place);
    return occupants.of(there, () -> new Occupants(this, there));
  }

  /** The side's pieces in play of that kind, in order of id. */
  public List<Piece> pieces(Position position, Side side, PieceKind kind) {
    return pieces(position.forces().byId(), side, kind);
  }

  /** Those of the pieces that are the side's and of that kind, in order of id. */
  public List<Piece> pieces(PlacedById<Piece> pieces, Side side, PieceKind kind) {
    PlacedById.Ids ids = pieces.ids();
    return pieces.at(rosters.of(ids, () -> new Roster(this, ids.sorted())).numbers(side, kind));
  }

  /** True for a unit of that arm. */
  public boolean is(String id, UnitKind unitKind) {
    return counters.get(id) instanceof WeserubungCounter.Unit unit && unit.arm() == unitKind;
  }

  /** True for a unit that fights there. */
  public boolean is(String id, UnitKind.Element element) {
    return counters.get(id) instanceof WeserubungCounter.Unit unit
        && unit.arm().element() == element;
  }

  /** True if there is a counter of that name. */
  public boolean has(String id) {
    return counters.get(id) != null;
  }

  /** True for a counter that fights, false for a leader. */
  public boolean isUnit(String id) {
    return counters.get(id) instanceof WeserubungCounter.Unit;
  }

  /** The unit; throws IllegalArgumentException if there is none of that name. */
  public WeserubungCounter.Unit unit(String id) {
    if (counters.get(id) instanceof WeserubungCounter.Unit unit) {
      return unit;
    }
    throw new IllegalArgumentException("no unit '" + id + "'");
  }

  /** The leader; throws IllegalArgumentException if there is none of that name. */
  public WeserubungCounter.Leader leader(String id) {
    if (counters.get(id) instanceof WeserubungCounter.Leader leader) {
      return leader;
    }
    throw new IllegalArgumentException("no leader '" + id + "'");
  }

  /** Unit or leader; throws IllegalArgumentException if there is none of that name. */
  public WeserubungCounter counter(String id) {
    WeserubungCounter counter = counters.get(id);
    if (counter == null) {
      throw new IllegalArgumentException("no counter '" + id + "'");
    }
    return counter;
  }

  /** True for a general. */
  public boolean isGeneral(String id) {
    return counters.get(id) instanceof WeserubungCounter.Leader leader
        && leader.rank() == WeserubungCounter.Rank.GENERAL;
  }

  /** Whose counter it is. */
  public Nation nation(String id) {
    return counter(id).nation();
  }

  /** The alliance of the counter. */
  public Side side(String id) {
    return nation(id).side();
  }

  /**
   * 3.0-a: true for what goes to the force pool when it is destroyed: land units, aircraft and
   * transports; other ships and leaders are out of the game.
   */
  @Rule({"3.0-a", "3.2-h"})
  public boolean comesBack(String id) {
    return counters.get(id) instanceof WeserubungCounter.Unit unit
        && (!unit.arm().isShip() || unit.arm() == UnitKind.TRANSPORT);
  }

  /** The strengths that are up. */
  public Strength strength(Piece piece) {
    WeserubungCounter.Unit unit = unit(piece.id());
    return piece.reduced() ? unit.reduced() : unit.full();
  }

  /**
   * 3.4.2-b, 3.4.5-c, 3.3.3-c: how many units a carrier, a transport or an air transport holds:
   * two, one if it is damaged.
   */
  @Rule({"3.1-b/r24", "3.4.5-c"})
  public static int load(Piece carrier) {
    return carrier.reduced() ? LOAD - 1 : LOAD;
  }
}
