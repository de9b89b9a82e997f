package umpire.game.referee.access;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.OptionalInt;
import umpire.game.referee.state.Decisions;
import umpire.game.referee.state.Draft;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.Refusals;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.DraftRow;
import umpire.game.store.transaction.ShownRow;
import umpire.game.store.transaction.StoredTransaction;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.Ruleset;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/**
 * A match as a viewer may see it.
 *
 * @param row the match's row
 * @param standing where it stands; before the start, its first position
 * @param draft of the viewer's seat; without a seat, the viewer is the public
 */
public record VisibleMatch(MatchRow row, MatchState<?, ?, ?, ?> standing, DraftRow draft) {
  /** Who sees: a seat's id, or {@code public}. */
  public String viewer() {
    return draft.seat().isEmpty() ? ShownRow.PUBLIC : draft.seat();
  }

  /** 403 for whoever looks on without a seat. */
  public void requireASeat() {
    if (draft.seat().isEmpty()) {
      throw Refusals.seatless().asException();
    }
  }

  /** The viewer's own last number. */
  public int seq() {
    return standing.seq(viewer());
  }

  /** The status: open, playing, stalled or over. */
  public String status() {
    return row.stalled().isEmpty() ? row.status() : "stalled";
  }

  /** The same match as somebody without a seat sees it. */
  public VisibleMatch asEverybody() {
    return new VisibleMatch(row, standing, DraftRow.none(""));
  }

  /** What the viewer knows of the position; with their draft laid over it. */
  public JsonNode view() {
    return standing.edition().tree(known(standing));
  }

  /** All that a board draws of what the viewer knows. */
  public BoardContents sketch() {
    return sketch(standing);
  }

  private <P, C, E, V> BoardContents sketch(MatchState<P, C, E, V> at) {
    return at.edition().rules().sketch(known(at));
  }

  private <P, C, E, V> V known(MatchState<P, C, E, V> at) {
    Ruleset<P, C, E, V> rules = at.edition().rules();
    if (draft.seat().isEmpty()) {
      return rules.view(at.position(), new Viewer.Everyone());
    }
    Seat seat = new Seat(draft.seat());
    P position = at.over() ? at.position() : Draft.over(at, seat, draft).position();
    return rules.view(position, new Viewer.Of(seat));
  }

  /** The number of the decision that the viewer's seat is asked, if it is asked one. */
  public OptionalInt asked() {
    return draft.seat().isEmpty() ? OptionalInt.empty() : asked(standing);
  }

  private <C> OptionalInt asked(MatchState<?, C, ?, ?> at) {
    return at.asked(new Seat(draft.seat()))
        .map(asked -> OptionalInt.of(at.number(asked)))
        .orElse(OptionalInt.empty());
  }

  /** What is waited for: {status, waitingFor, question, decision, free, draft}. */
  public ObjectNode decision() {
    ObjectNode json =
        draft.seat().isEmpty()
            ? Decisions.of(standing)
            : Decisions.of(standing, new Seat(draft.seat()), draft);
    if (row.status().equals(MatchRow.OPEN)) {
      json.removeAll();
      json.putArray("waitingFor");
    }
    return json.put("status", status());
  }

  /** The draft without its last command, or without any. */
  public StoredTransaction.DraftChange shorter(boolean lastOnly) {
    ArrayNode commands = (ArrayNode) StoredJson.tree(draft.commands());
    if (lastOnly && !commands.isEmpty()) {
      commands.remove(commands.size() - 1);
    } else {
      commands.removeAll();
    }
    return StoredTransaction.DraftChange.of(draft, draft.decision(), commands.toString());
  }
}
