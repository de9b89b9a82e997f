package umpire.game.streams;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.ShownRow;

/** What a stream sends, independent of its transport. */
public sealed interface StreamContent {

  /**
   * A stream of all matches of an account has begun.
   *
   * @param matches that it follows: each begins with a snapshot, or where it was left
   * @param more whether there are others, for which this is one stream too few
   */
  record Opened(List<UUID> matches, boolean more) implements StreamContent {
    public Opened {
      matches = List.copyOf(matches);
    }
  }

  /**
   * Where a match stands, as the viewer may see it: all that is sent of it later lies after this.
   *
   * @param presence of each seat, in the scenario's order: whether it is there
   */
  record Snapshot(VisibleMatch seen, Map<String, Boolean> presence) implements StreamContent {}

  /**
   * A match goes on behind a number that the viewer has.
   *
   * @param after that number
   * @param presence of each seat, in the scenario's order: whether it is there
   */
  record Resumed(UUID match, int after, Map<String, Boolean> presence) implements StreamContent {}

  /** What the viewer is shown next. */
  record Shown(UUID match, ShownRow row) implements StreamContent {}

  /** Whom the match waits for, where that has changed: not every choice is an event. */
  record Waiting(MatchRow row) implements StreamContent {}

  /** What the viewer's seat is asked: each decision once, where the client wants them. */
  record Decision(VisibleMatch seen) implements StreamContent {}

  /** A seat has come or gone. */
  record Presence(UUID match, String seat, boolean here) implements StreamContent {}

  /** The last that is sent of a match in a stream of all matches. */
  record Left(UUID match, Leaving because) implements StreamContent {}

  /** Why a match leaves a stream. */
  enum Leaving {
    /** It has ended, and all of it was sent. */
    OVER,
    /** The account has left its seat, or declined it. */
    NOT_YOURS;

    /** In JSON: {@code not-yours}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * Nothing was sent for a while, and all is well.
   *
   * @param seqs the last number that was sent of each match
   * @param more whether there are matches that the stream does not follow
   */
  record Heartbeat(Map<UUID, Integer> seqs, boolean more) implements StreamContent {
    public Heartbeat {
      seqs = Map.copyOf(seqs);
    }
  }

  /** The last word of a stream. */
  record Closing(StreamEnd because) implements StreamContent {}
}
