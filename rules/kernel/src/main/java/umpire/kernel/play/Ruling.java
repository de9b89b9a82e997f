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
   * completes the order. A draft can be taken back, so it may not reveal, draw or ask.
   *
   * @param events of this command alone; applied to the position they give the position of the
   *     draft, to which the next command is put
   */
  record Drafted<E>(List<E> events) implements Ruling<E> {
    public Drafted {
      events = List.copyOf(events);
      if (events.stream().anyMatch(Revealing.class::isInstance)) {
        throw new IllegalArgumentException("a draft cannot reveal anything");
      }
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
