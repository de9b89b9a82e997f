package umpire.weserubung.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.hex.ById;
import umpire.kernel.hex.Place;

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
    pieces = ById.of(pieces, Piece::place);
    pool = sorted(pool);
    placement = sorted(placement);
    lost = sorted(lost);
    due = List.copyOf(due);
  }

  private static Set<String> sorted(Set<String> ids) {
    return Collections.unmodifiableSet(new TreeSet<>(ids));
  }

  private ById<Piece> byId() {
    return ById.of(pieces, Piece::place);
  }

  /** The pieces in a place, aboard or not, by id. */
  public List<Piece> in(Place place) {
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

  /** With these pieces and no others. */
  public Forces with(Map<String, Piece> others) {
    return new Forces(others, pool, placement, lost, due);
  }

  /** With these having used an action in that phase. */
  public Forces acting(Collection<String> ids, TurnPhase phase) {
    Forces after = this;
    for (String id : ids) {
      after = after.with(after.piece(id).acting(phase));
    }
    return after;
  }

  /** With these ships in another place, and all that is aboard them. */
  public Forces sailed(Collection<String> ships, Place to) {
    Forces after = this;
    for (String ship : ships) {
      for (Piece piece : in(piece(ship).place())) {
        if (piece.id().equals(ship) || piece.aboard().equals(ship)) {
          after = after.with(piece.at(to));
        }
      }
    }
    return after;
  }

  /** With the counter moved from play to the force pool. */
  public Forces pooled(String id) {
    return new Forces(byId().without(id), plus(pool, id), minus(placement, id), lost, due);
  }

  /** With the counter moved from play out of the game. */
  public Forces losing(String id) {
    return new Forces(byId().without(id), pool, placement, plus(lost, id), due);
  }

  /** With the counter moved from the force pool to the placement box. */
  public Forces building(String id) {
    return new Forces(pieces, minus(pool, id), plus(placement, id), lost, due);
  }

  /** With the counter moved from the placement box into play. */
  public Forces placing(Piece piece) {
    return new Forces(
        byId().with(piece.id(), piece), pool, minus(placement, piece.id()), lost, due);
  }

  /** With a reinforcement come: into play, or into the force pool (14.1.1). */
  public Forces arriving(Setup.Arrival arrival) {
    List<Setup.Arrival> fewer = new ArrayList<>(due);
    fewer.remove(arrival);
    String id = arrival.counter();
    return arrival.place().equals(Setup.FORCE_POOL)
        ? new Forces(pieces, plus(pool, id), placement, lost, fewer)
        : new Forces(
            byId().with(id, Piece.fresh(id, arrival.place())), pool, placement, lost, fewer);
  }

  private static Set<String> plus(Set<String> ids, String id) {
    Set<String> more = new TreeSet<>(ids);
    more.add(id);
    return more;
  }

  private static Set<String> minus(Set<String> ids, String id) {
    Set<String> fewer = new TreeSet<>(ids);
    fewer.remove(id);
    return fewer;
  }
}
