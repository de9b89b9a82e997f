package umpire.kernel.play;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.RevealingEvent;

/**
 * The answer to an input.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <E> the game's events
 */
public sealed interface Ruling<P, C, E> {
  /**
   * Done: these events follow, up to the next thing to wait for.
   *
   * @param events in their order
   * @param after where they leave the match
   * @param barrier why nobody goes back behind it, if so
   */
  record Accepted<P, C, E>(List<E> events, Rest<P, C> after, Barrier barrier)
      implements Ruling<P, C, E> {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /**
   * A step of an order of several choices: legal so far, and not in the match until a later command
   * completes the order. A draft can be taken back, so it may not reveal, draw or ask: an event
   * that reveals throws IllegalArgumentException.
   *
   * @param events of this command alone
   * @param after the draft, to which the next command of the order is put
   */
  record Drafted<P, C, E>(List<E> events, Rest<P, C> after) implements Ruling<P, C, E> {
    public Drafted {
      events = List.copyOf(events);
      if (events.stream().anyMatch(RevealingEvent.class::isInstance)) {
        throw new IllegalArgumentException("a draft cannot reveal anything");
      }
    }
  }

  /** Refused, and why; nothing has changed. Throws IllegalArgumentException without a finding. */
  record Refused<P, C, E>(List<Finding> because) implements Ruling<P, C, E> {
    public Refused {
      because = List.copyOf(because);
      if (because.isEmpty()) {
        throw new IllegalArgumentException("a refusal says why");
      }
    }
  }
}
