package umpire.game.referee.state;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import umpire.game.store.transaction.EventRow;

/**
 * Which revisions of a match led to a position. History is only added to: a revision that undid an
 * order continues from an earlier one.
 */
public final class RevisionHistory {
  /**
   * What a revision took back.
   *
   * @param to the revision whose position stands again
   * @param shift how far the numbers of decisions published outside run ahead of the position's
   *     from now
   */
  private record Undo(int to, int shift) {}

  private final NavigableMap<Integer, Undo> undos = new TreeMap<>();

  private RevisionHistory() {}

  /** Of these events, each of which took something back. */
  public static RevisionHistory of(List<EventRow> undone) {
    RevisionHistory revisionHistory = new RevisionHistory();
    for (EventRow event : undone) {
      JsonNode body = StoredJson.tree(event.body());
      revisionHistory.undos.put(
          event.revision(), new Undo(body.path("to").asInt(), body.path("shift").asInt()));
    }
    return revisionHistory;
  }

  /** The revision that made the position of another, itself unless it took something back. */
  public int made(int revision) {
    int made = revision;
    for (Undo undo = undos.get(made); undo != null; undo = undos.get(made)) {
      made = undo.to();
    }
    return made;
  }

  /** The revisions whose positions lie on the way to this one's, itself included. */
  BitSet way(int revision) {
    BitSet way = new BitSet(revision + 1);
    int at = revision;
    while (at > 0) {
      way.set(at);
      Undo undo = undos.get(at);
      at = undo == null ? at - 1 : undo.to();
    }
    return way;
  }

  /** How far the numbers of decisions published outside run ahead of the position's own. */
  int shift(int revision) {
    Map.Entry<Integer, Undo> last = undos.floorEntry(revision);
    return last == null ? 0 : last.getValue().shift();
  }
}
