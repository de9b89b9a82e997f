package umpire.game.referee.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import umpire.game.store.transaction.AnswerRow;
import umpire.game.store.transaction.ShownRow;
import umpire.kernel.scenario.Seat;

/**
 * What became of commands, as known now.
 *
 * @param seat whose they were
 * @param answer what is kept of them
 * @param events what its holder may know of what followed, reports to it included
 * @param left the commands that were not reached
 * @param outstanding true while a report is waited for that belongs to them
 */
public record CommandOutcome(
    Seat seat, AnswerRow answer, List<ShownRow> events, List<JsonNode> left, boolean outstanding)
    implements CommandResult {
  public CommandOutcome {
    events = List.copyOf(events);
    left = List.copyOf(left);
  }

  /** The last number that the events reach. */
  public int seq() {
    return answer.afterSeq() + events.size();
  }

  /** The last revision that is in it. */
  public int seenUpTo() {
    return events.stream().mapToInt(ShownRow::revision).reduce(answer.revision(), Math::max);
  }
}
