package umpire.kernel.play;

import java.util.List;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.event.SealedAnswer;

/** Why nobody goes back behind a ruling; what is known afterwards cannot be unlearned. */
public enum Barrier {
  /** It may be taken back. */
  NONE,
  /** A draw was taken in: no die is thrown twice. */
  DRAWN,
  /** A report of another service was taken in. */
  REPORTED,
  /** Somebody's time ran out. */
  LAPSED,
  /** An answer was given under seal ({@link SealedAnswer}): it is changed by another one. */
  SEALED,
  /** Something was told that its own actor did not know ({@link RevealingEvent}). */
  REVEALED;

  /** Why nobody goes back behind these events of a command. */
  public static Barrier of(List<?> events) {
    Barrier barrier = NONE;
    for (Object event : events) {
      if (event instanceof SealedAnswer) {
        return SEALED;
      }
      if (event instanceof RevealingEvent) {
        barrier = REVEALED;
      }
    }
    return barrier;
  }
}
