package umpire.fallschirmjaeger.model.state;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;

/**
 * A counter in play.
 *
 * @param id counter
 * @param place its hex
 * @param from the hex out of which it came there; its own while it has not moved (4.0a)
 * @param steps left, at least 1
 * @param marks what is so of it
 */
public record Piece(@CounterId String id, Place place, Place from, int steps, Set<Mark> marks) {
  public Piece {
    marks = Mark.set(marks);
  }

  /** A piece as it comes into play. */
  public static Piece fresh(String id, Place place, int steps) {
    return new Piece(id, place, place, steps, Set.of());
  }

  /** True if it bears the mark. */
  public boolean is(Mark mark) {
    return marks.contains(mark);
  }

  /** In an adjacent hex, into which it went. */
  public Piece enters(Place to) {
    return new Piece(id, to, place, steps, with(Mark.MOVED).marks);
  }

  /** With so many steps. */
  public Piece withSteps(int left) {
    return new Piece(id, place, from, left, marks);
  }

  /** With a mark more. */
  public Piece with(Mark mark) {
    if (is(mark)) {
      return this;
    }
    Set<Mark> more = EnumSet.of(mark);
    more.addAll(marks);
    return new Piece(id, place, from, steps, more);
  }

  /** Without these marks; the same piece if it bears none of them. */
  public Piece without(Set<Mark> gone) {
    if (Collections.disjoint(marks, gone)) {
      return this;
    }
    Set<Mark> fewer = EnumSet.copyOf(marks);
    fewer.removeAll(gone);
    return new Piece(id, place, from, steps, fewer);
  }
}
