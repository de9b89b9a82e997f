package umpire.kernel.preview;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.play.Asked;

/**
 * What the rules say of an order.
 *
 * @param verdicts one for each command that could be judged, in order; commands behind a refusal, a
 *     roll, another seat's choice or something hidden have none
 * @param next what the seat would be asked next where the order is incomplete, else nothing
 * @param <C> the game's commands
 */
public record Explanation<C>(List<Verdict> verdicts, List<Asked<C>> next) {
  public Explanation {
    verdicts = List.copyOf(verdicts);
    next = List.copyOf(next);
  }

  /** What becomes of a command. */
  public enum Ruled {
    /** It is done. */
    ACCEPTED,
    /** It is legal, and the order not complete. */
    DRAFTED,
    /** It is not allowed. */
    REFUSED
  }

  /**
   * What the rules say of one command.
   *
   * @param ruled what becomes of it
   * @param findings why, or what it would do, as far as the seat may know
   * @param hidden true if more hangs on something that the seat has not seen
   */
  public record Verdict(Ruled ruled, List<Finding> findings, boolean hidden) {
    public Verdict {
      findings = List.copyOf(findings);
    }
  }
}
