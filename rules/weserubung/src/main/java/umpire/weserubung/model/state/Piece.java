package umpire.weserubung.model.state;

import java.util.Set;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.scenario.TurnPhase;

/**
 * A counter in play.
 *
 * @param id its counter
 * @param place the hex or box it is in; aboard, that of its carrier
 * @param aboard the ship or aircraft that carries it; empty if none does
 * @param reduced true if its reduced side is up (3.0)
 * @param acted the phases of this turn in which it has used an action (3.2, 3.3, 3.4)
 * @param marks what else lies on it
 */
public record Piece(
    String id, Place place, String aboard, boolean reduced, Set<TurnPhase> acted, Set<Mark> marks) {
  public Piece {
    acted = acted.isEmpty() ? Set.of() : OrderedSet.of(acted);
    marks = marks.isEmpty() ? Set.of() : OrderedSet.of(marks);
  }

  /** A counter that has done nothing yet. */
  public static Piece fresh(String id, Place place) {
    return new Piece(id, place, "", false, Set.of(), Set.of());
  }

  /** True if something carries it. */
  public boolean isAboard() {
    return !aboard.isEmpty();
  }

  /** True if it has used an action this turn. */
  public boolean hasActed() {
    return !acted.isEmpty();
  }

  /** True if it bears the mark. */
  public boolean is(Mark mark) {
    return marks.contains(mark);
  }

  /** In another place. */
  public Piece at(Place other) {
    return new Piece(id, other, aboard, reduced, acted, marks);
  }

  /** Aboard a carrier in that place; with the empty name, ashore there. */
  public Piece aboard(String carrier, Place there) {
    return new Piece(id, there, carrier, reduced, acted, marks);
  }

  /** With one side or the other up. */
  public Piece turned(boolean toReduced) {
    return new Piece(id, place, aboard, toReduced, acted, marks);
  }

  /** With an action used in that phase. */
  public Piece acting(TurnPhase phase) {
    return new Piece(id, place, aboard, reduced, OrderedSet.with(acted, phase), marks);
  }

  /** With one mark more. */
  public Piece marked(Mark mark) {
    return new Piece(id, place, aboard, reduced, acted, OrderedSet.with(marks, mark));
  }

  /** Without the mark. */
  public Piece unmarked(Mark mark) {
    return new Piece(id, place, aboard, reduced, acted, OrderedSet.without(marks, mark));
  }

  /** As a new turn finds it: no action used, and only lasting marks. */
  public Piece rested() {
    Set<Mark> lasting = is(Mark.GROUNDED) ? Set.of(Mark.GROUNDED) : Set.of();
    return acted.isEmpty() && marks.equals(lasting)
        ? this
        : new Piece(id, place, aboard, reduced, Set.of(), lasting);
  }
}
