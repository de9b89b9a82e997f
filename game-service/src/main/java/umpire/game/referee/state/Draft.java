package umpire.game.referee.state;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import umpire.game.store.transaction.DraftRow;
import umpire.kernel.citation.Finding;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;

/**
 * A seat's draft laid over the position as it is now: an order of several choices, not yet in the
 * match.
 *
 * @param commands the list, as it is kept
 * @param events what would follow from them
 * @param rest what its author is shown, and would be asked next
 * @param refused why the list no longer holds, empty if it does; then the position is the match's
 * @param index the command that no longer holds
 */
public record Draft<P, C, E>(
    List<JsonNode> commands, List<E> events, Rest<P, C> rest, List<Finding> refused, int index) {

  /** The draft over the position, if it belongs to the decision that is open now. */
  public static <P, C, E, V> Draft<P, C, E> over(
      MatchState<P, C, E, V> matchState, Seat seat, DraftRow row) {
    List<JsonNode> commands = new ArrayList<>();
    if (row.decision() == decision(matchState, seat)) {
      StoredJson.tree(row.commands()).forEach(commands::add);
    }
    return lay(matchState, seat, commands);
  }

  /** The number of a seat's open decision; 0 if it has none, as of a free act. */
  public static int decision(MatchState<?, ?, ?, ?> matchState, Seat seat) {
    return matchState.asked(seat).map(matchState::number).orElse(0);
  }

  private static <P, C, E, V> Draft<P, C, E> lay(
      MatchState<P, C, E, V> matchState, Seat seat, List<JsonNode> commands) {
    Ruleset<P, C, E, V> rules = matchState.edition().rules();
    Rest<P, C> rest = matchState.rest();
    List<E> events = new ArrayList<>();
    for (int i = 0; i < commands.size(); i++) {
      C command = matchState.edition().command(commands.get(i));
      switch (rules.rule(rest, new Input.Chosen<>(seat, command))) {
        case Ruling.Drafted<P, C, E>(List<E> soFar, Rest<P, C> after) -> {
          events.addAll(soFar);
          rest = after;
        }
        case Ruling.Refused<P, C, E>(List<Finding> because) -> {
          return new Draft<>(commands, List.of(), matchState.rest(), because, i);
        }
        // The position has moved so that less is asked than was: the author must look again.
        case Ruling.Accepted<P, C, E> _ -> {
          return new Draft<>(List.of(), List.of(), matchState.rest(), List.of(), 0);
        }
      }
    }
    return new Draft<>(commands, events, rest, List.of(), commands.size());
  }

  /** What its author is shown. */
  public P position() {
    return rest.position();
  }

  /** What its author would be asked next. */
  public Pending<C> pending() {
    return rest.pending();
  }
}
