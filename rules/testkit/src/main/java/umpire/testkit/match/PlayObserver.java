package umpire.testkit.match;

import java.util.List;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;

/** Observes a {@code RandomMatch} while it is played; throws where a promise is broken. */
public interface PlayObserver {
  /** The match rests and waits for players. */
  void choices(Match match, Pending.Choices<Object> choices);

  /** In the middle of an order the same seat is asked again. */
  void draft(Match match, Pending.Choices<Object> choices);

  /**
   * An input was accepted or drafted and its events are applied.
   *
   * @param before the position that it was put to
   * @param known the number of events there were
   */
  void taken(Object before, Match match, int known);

  /** An order was completed; {@code events} are those of all its commands. */
  void ordered(Object base, Seat seat, List<Object> commands, List<Object> events);

  /** A command that was not on offer was refused. */
  void refused(Match match, Input.Chosen<Object> input);

  /** Looks at nothing. */
  static PlayObserver nobody() {
    return new PlayObserver() {
      @Override
      public void choices(Match match, Pending.Choices<Object> choices) {}

      @Override
      public void draft(Match match, Pending.Choices<Object> choices) {}

      @Override
      public void taken(Object before, Match match, int known) {}

      @Override
      public void ordered(Object base, Seat seat, List<Object> commands, List<Object> events) {}

      @Override
      public void refused(Match match, Input.Chosen<Object> input) {}
    };
  }
}
