package umpire.fallschirmjaeger.model.state;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.hex.PlacedById;
import umpire.kernel.play.Sorted;

/**
 * The counters of both sides.
 *
 * @param inPlay on the map, by counter
 * @param reserve not in play yet, by counter
 * @param eliminated lost for good
 */
public record Forces(
    Map<String, Piece> inPlay, Map<String, Reserve> reserve, Set<String> eliminated) {
  public Forces {
    inPlay = PlacedById.of(inPlay, Piece::place);
    reserve = Sorted.map(reserve);
    eliminated = Sorted.set(eliminated);
  }

  /** The pieces: the same object while none of them changes. */
  public PlacedById<Piece> pieces() {
    return PlacedById.of(inPlay, Piece::place);
  }

  /** With this piece in place of the one of its id, or out of the reserve. */
  public Forces with(Piece piece) {
    Map<String, Reserve> rest = reserve;
    if (reserve.containsKey(piece.id())) {
      rest = new TreeMap<>(reserve);
      rest.remove(piece.id());
    }
    return new Forces(pieces().with(piece.id(), piece), rest, eliminated);
  }

  /** With this piece, or this counter of the reserve, gone for good. */
  public Forces without(String id) {
    Set<String> gone = new TreeSet<>(eliminated);
    gone.add(id);
    Map<String, Reserve> rest = new TreeMap<>(reserve);
    rest.remove(id);
    return new Forces(pieces().without(id), rest, gone);
  }

  /** With this piece off the map and neither lost nor in the reserve. */
  public Forces away(String id) {
    return new Forces(pieces().without(id), reserve, eliminated);
  }

  /** With another reserve. */
  public Forces waiting(Map<String, Reserve> others) {
    return new Forces(inPlay, others, eliminated);
  }

  /** With this piece off the map and in the reserve again. */
  public Forces back(String id, Reserve as) {
    Map<String, Reserve> more = new TreeMap<>(reserve);
    more.put(id, as);
    return new Forces(pieces().without(id), more, eliminated);
  }

  /** With these pieces and no others in play. */
  public Forces withPieces(PlacedById<Piece> others) {
    return new Forces(others, reserve, eliminated);
  }
}
