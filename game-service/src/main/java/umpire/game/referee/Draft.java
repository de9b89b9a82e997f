package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import umpire.game.store.DraftRow;
import umpire.kernel.cite.Finding;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Seat;

/**
 * A seat's draft laid over the position as it is now: an order of several choices, not yet in the
 * match.
 *
 * @param commands the list, as it is kept
 * @param events what would follow from them
 * @param position what its author is shown
 * @param pending what its author would be asked next
 * @param refused why the list no longer holds, empty if it does; then the position is the match's
 * @param index the command that no longer holds
 */
record Draft<P, C, E>(
    List<JsonNode> commands,
    List<E> events,
    P position,
    Pending<C> pending,
    List<Finding> refused,
    int index) {

  /** The draft over the position, if it belongs to the decision that is open now. */
  static <P, C, E, V> Draft<P, C, E> over(Standing<P, C, E, V> standing, Seat seat, DraftRow row) {
    List<JsonNode> commands = new ArrayList<>();
    if (row.decision() == decision(standing, seat)) {
      StoredJson.tree(row.commands()).forEach(commands::add);
    }
    return lay(standing, seat, commands);
  }

  /** The number of a seat's open decision; 0 if it has none, as of a free act. */
  static int decision(Standing<?, ?, ?, ?> standing, Seat seat) {
    return standing.asked(seat).map(standing::number).orElse(0);
  }

  private static <P, C, E, V> Draft<P, C, E> lay(
      Standing<P, C, E, V> standing, Seat seat, List<JsonNode> commands) {
    Ruleset<P, C, E, V> rules = standing.edition().rules();
    P position = standing.position();
    List<E> events = new ArrayList<>();
    for (int i = 0; i < commands.size(); i++) {
      C command = standing.edition().command(commands.get(i));
      switch (rules.rule(position, new Input.Chosen<>(seat, command))) {
        case Ruling.Drafted<E>(List<E> soFar) -> {
          for (E event : soFar) {
            position = rules.apply(position, event);
          }
          events.addAll(soFar);
        }
        case Ruling.Refused<E>(List<Finding> because) -> {
          return new Draft<>(
              commands, List.of(), standing.position(), standing.pending(), because, i);
        }
        // The position has moved so that less is asked than was: the author must look again.
        case Ruling.Accepted<E> _ -> {
          return new Draft<>(
              List.of(), List.of(), standing.position(), standing.pending(), List.of(), 0);
        }
      }
    }
    Pending<C> pending = commands.isEmpty() ? standing.pending() : rules.pending(position);
    return new Draft<>(commands, events, position, pending, List.of(), commands.size());
  }
}
