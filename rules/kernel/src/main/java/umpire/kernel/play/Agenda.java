package umpire.kernel.play;

import java.util.ArrayList;
import java.util.List;

/**
 * The stack of what is going on: the step of the turn at the bottom, interrupts and interrupts of
 * interrupts above it. It lives inside the position, so a match may stop for weeks anywhere.
 *
 * @param frames bottom first
 * @param <F> the game's frames
 */
public record Agenda<F>(List<F> frames) {
  public Agenda {
    frames = List.copyOf(frames);
  }

  /** An agenda with one frame. */
  public static <F> Agenda<F> of(F frame) {
    return new Agenda<>(List.of(frame));
  }

  /** True when nothing is left to do. */
  public boolean isEmpty() {
    return frames.isEmpty();
  }

  /** The frame on top; throws NoSuchElementException if there is none. */
  public F top() {
    return frames.getLast();
  }

  /** The agenda with one frame more, on top. */
  public Agenda<F> push(F frame) {
    List<F> more = new ArrayList<>(frames);
    more.add(frame);
    return new Agenda<>(more);
  }

  /** The agenda without its top frame; throws IllegalArgumentException if there is none. */
  public Agenda<F> pop() {
    return new Agenda<>(frames.subList(0, frames.size() - 1));
  }

  /** The agenda with another top frame; throws IllegalArgumentException if there is none. */
  public Agenda<F> replace(F frame) {
    return pop().push(frame);
  }
}
