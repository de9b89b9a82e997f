package umpire.kernel.event;

/**
 * What one viewer learns of an event.
 *
 * @param <E> the game's events
 */
public sealed interface ShownEvent<E> {
  /** All of it. */
  record Whole<E>(E event) implements ShownEvent<E> {}

  /**
   * That it happened, with blanks.
   *
   * @param rendering a record of the game with what this viewer may know
   */
  record Blanked<E>(Record rendering) implements ShownEvent<E> {}

  /** Nothing, not even that it happened. */
  record Unseen<E>() implements ShownEvent<E> {}
}
