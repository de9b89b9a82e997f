package umpire.weserubung.model.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.hex.Group;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.PlacedById;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.scenario.TurnPhase;

/**
 * Where every counter is.
 *
 * @param pieces in play, by counter
 * @param pool in the force pools (2.0)
 * @param placement in the placement boxes, built and not yet placed (12.0)
 * @param lost out of the game for good
 * @param due historical reinforcements still to come (12.1), in the order of the list
 */
public record Forces(
    Map<String, Piece> pieces,
    Set<String> pool,
    Set<String> placement,
    Set<String> lost,
    List<Setup.Arrival> due) {
  public Forces {
    pieces = PlacedById.of(pieces, Piece::place);
    pool = OrderedSet.of(pool);
    placement = OrderedSet.of(placement);
    lost = OrderedSet.of(lost);
    due = List.copyOf(due);
  }

  /** The pieces in play, with what was worked out of them. */
  public PlacedById<Piece> byId() {
    return PlacedById.of(pieces, Piece::place);
  }

  /** The pieces in a place, aboard or not, by id. */
  public Group<Piece> in(Place place) {
    return byId().in(place);
  }

  /** The piece of that counter; throws IllegalArgumentException if it is not in play. */
  public Piece piece(String id) {
    Piece piece = pieces.get(id);
    if (piece == null) {
      throw new IllegalArgumentException("'" + id + "' is not in play");
    }
    return piece;
  }

  /** True if that counter is in play. */
  public boolean has(String id) {
    return pieces.containsKey(id);
  }

  /** With this piece in place of the one of its id, or added. */
  public Forces with(Piece piece) {
    return new Forces(byId().with(piece.id(), piece), pool, placement, lost, due);
  }

  /** With these pieces in place of those of their ids, or added. */
  public Forces with(Collection<Piece> changed) {
    Map<String, Piece> others = new HashMap<>();
    changed.forEach(piece -> others.put(piece.id(), piece));
    return new Forces(byId().with(others), pool, placement, lost, due);
  }

  /** As a new turn finds them. */
  public Forces rested() {
    return new Forces(byId().mapped(Piece::rested), pool, placement, lost, due);
  }

  /** With these having used an action in that phase. */
  public Forces acting(Collection<String> ids, TurnPhase phase) {
    return with(ids.stream().map(id -> piece(id).acting(phase)).toList());
  }

  /** With these marked. */
  public Forces marked(Collection<String> ids, Mark mark) {
    return with(ids.stream().map(id -> piece(id).marked(mark)).toList());
  }

  /** With these ships in another place, and all that is aboard them. */
  public Forces sailed(Collection<String> ships, Place to) {
    List<Piece> moved = new ArrayList<>();
    for (String ship : ships) {
      for (Piece piece : in(piece(ship).place())) {
        if (piece.id().equals(ship) || piece.aboard().equals(ship)) {
          moved.add(piece.at(to));
        }
      }
    }
    return with(moved);
  }

  /** With the counter moved from play to the force pool. */
  public Forces pooled(String id) {
    return new Forces(
        byId().without(id),
        OrderedSet.with(pool, id),
        OrderedSet.without(placement, id),
        lost,
        due);
  }

  /** With the counter moved from play out of the game. */
  public Forces losing(String id) {
    return new Forces(byId().without(id), pool, placement, OrderedSet.with(lost, id), due);
  }

  /** With the counter moved from the force pool to the placement box. */
  public Forces building(String id) {
    return new Forces(
        pieces, OrderedSet.without(pool, id), OrderedSet.with(placement, id), lost, due);
  }

  /** With the counter moved from the placement box into play. */
  public Forces placing(Piece piece) {
    return new Forces(
        byId().with(piece.id(), piece), pool, OrderedSet.without(placement, piece.id()), lost, due);
  }

  /** With a reinforcement come: into play, or into the force pool (14.1.1). */
  public Forces arriving(Setup.Arrival arrival) {
    List<Setup.Arrival> fewer = new ArrayList<>(due);
    fewer.remove(arrival);
    String id = arrival.counter();
    return arrival.place().equals(Setup.FORCE_POOL)
        ? new Forces(pieces, OrderedSet.with(pool, id), placement, lost, fewer)
        : new Forces(
            byId().with(id, Piece.fresh(id, arrival.place())), pool, placement, lost, fewer);
  }
}
