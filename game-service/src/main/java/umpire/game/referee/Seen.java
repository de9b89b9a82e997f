package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import umpire.game.store.DraftRow;
import umpire.game.store.MatchRow;
import umpire.game.store.ShownRow;
import umpire.game.store.Step;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;

/**
 * A match as somebody may see it.
 *
 * @param row the match's row
 * @param standing where it stands; before the start, its first position
 * @param draft of the viewer's seat; without a seat, the viewer is the public
 */
public record Seen(MatchRow row, Standing<?, ?, ?, ?> standing, DraftRow draft) {
  /** Who sees: a seat's id, or {@code public}. */
  public String viewer() {
    return draft.seat().isEmpty() ? ShownRow.PUBLIC : draft.seat();
  }

  /** The viewer's own last number. */
  public int seq() {
    return standing.seq(viewer());
  }

  /** The status: open, playing, stalled or over. */
  public String status() {
    return row.stalled().isEmpty() ? row.status() : "stalled";
  }

  /** What the viewer knows of the position; with his draft laid over it. */
  public JsonNode view() {
    return view(standing);
  }

  private <P, C, E, V> JsonNode view(Standing<P, C, E, V> at) {
    Edition<P, C, E, V> edition = at.edition();
    if (draft.seat().isEmpty()) {
      return edition.tree(edition.rules().view(at.position(), new Viewer.Everyone()));
    }
    Seat seat = new Seat(draft.seat());
    P position = at.over() ? at.position() : Draft.over(at, seat, draft).position();
    return edition.tree(edition.rules().view(position, new Viewer.Of(seat)));
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
  Step.DraftChange shorter(boolean lastOnly) {
    ArrayNode commands = (ArrayNode) StoredJson.tree(draft.commands());
    if (lastOnly && !commands.isEmpty()) {
      commands.remove(commands.size() - 1);
    } else {
      commands.removeAll();
    }
    return Step.DraftChange.of(draft, draft.decision(), commands.toString());
  }
}
