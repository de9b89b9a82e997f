package umpire.kernel.play;

import java.util.List;
import umpire.kernel.cite.Finding;

/**
 * The answer to an input.
 *
 * @param <E> the game's events
 */
public sealed interface Ruling<E> {
  /** Done: these events follow, up to the next thing to wait for. */
  record Accepted<E>(List<E> events) implements Ruling<E> {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /**
   * A step of an order of several choices: legal so far, and not in the match until a later command
   * completes the order.
   */
  record Drafted<E>(List<E> soFar) implements Ruling<E> {
    public Drafted {
      soFar = List.copyOf(soFar);
    }
  }

  /** Refused, and why; at least one finding, and nothing has changed. */
  record Refused<E>(List<Finding> because) implements Ruling<E> {
    public Refused {
      because = List.copyOf(because);
      if (because.isEmpty()) {
        throw new IllegalArgumentException("a refusal says why");
      }
    }
  }
}
