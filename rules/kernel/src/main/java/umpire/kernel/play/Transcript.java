package umpire.kernel.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * A ruling in the making: the position as it is by now, and the events so far. Used inside one call
 * of {@link Ruleset#rule} and thrown away.
 *
 * @param <P> the game's position
 * @param <E> the game's events
 */
public final class Transcript<P, E> {
  private final BiFunction<P, E, P> apply;
  private final List<E> events = new ArrayList<>();
  private P position;

  /**
   * A transcript without events.
   *
   * @param position where the ruling begins
   * @param apply the position after an event, as {@link Ruleset#apply} gives it
   */
  public Transcript(P position, BiFunction<P, E, P> apply) {
    this.position = position;
    this.apply = apply;
  }

  /** The position after all events so far. */
  public P position() {
    return position;
  }

  /** Adds an event and applies it to the position. */
  public void add(E event) {
    position = apply.apply(position, event);
    events.add(event);
  }

  /** The events so far, in order; a copy. */
  public List<E> events() {
    return List.copyOf(events);
  }
}
