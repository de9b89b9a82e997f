package umpire.game.api.stream;

import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.game.api.http.QueryParameters;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.streams.CursorToken;

/**
 * Behind what a stream goes on: {@code Last-Event-ID}, which an EventSource sends by itself when it
 * comes again, or else {@code ?after=}, which stays in its address as it was at first.
 */
final class StreamCursors {
  private StreamCursors() {}

  /**
   * Behind the viewer's own number; empty for a snapshot. 400 for one that they have not reached.
   */
  static OptionalInt ofMatch(
      VisibleMatch visibleMatch, @Nullable String lastEventId, @Nullable String after) {
    String name = given(lastEventId) ? "Last-Event-ID" : "after";
    String text = chosen(lastEventId, after);
    if (text.isEmpty()) {
      return OptionalInt.empty();
    }
    int number = QueryParameters.within(name, text, 0, Integer.MAX_VALUE);
    if (number > visibleMatch.seq()) {
      throw Problem.malformed(
              "/" + name, "the caller's own number is " + visibleMatch.seq() + " now")
          .asException();
    }
    return OptionalInt.of(number);
  }

  /** Behind what an id of such a stream says; nothing for snapshots. 400 for what is no id. */
  static Map<String, Integer> ofAll(@Nullable String lastEventId, @Nullable String after) {
    String name = given(lastEventId) ? "Last-Event-ID" : "after";
    String text = chosen(lastEventId, after);
    return text.isEmpty()
        ? Map.of()
        : CursorToken.read(text)
            .orElseThrow(
                () -> Problem.malformed("/" + name, "no id of such a stream").asException());
  }

  private static String chosen(@Nullable String lastEventId, @Nullable String after) {
    if (lastEventId != null && given(lastEventId)) {
      return lastEventId.strip();
    }
    return after == null ? "" : after.strip();
  }

  private static boolean given(@Nullable String text) {
    return text != null && !text.isBlank();
  }
}
