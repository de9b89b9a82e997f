package umpire.game.streams;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Which matches a stream follows. */
sealed interface StreamScope permits MatchScope, AccountScope {
  /** Begins to follow them; what is sent first. On anybody's thread. */
  Uni<List<StreamContent>> begin(StreamSession stream);

  /** Whether there are other matches now. */
  boolean isChanged();

  /** Follows those; what is sent of that. On anybody's thread. */
  Uni<List<StreamContent>> update(StreamSession stream);

  /** A match was looked at. */
  void afterRead(StreamSession stream, MatchCursor matchCursor);

  /** Whether there are matches that are not followed, though they could be. */
  boolean hasMore();

  /** By which a stream goes on behind these numbers. */
  String cursor(Map<UUID, Integer> positions);

  /** The stream has ended. */
  void end(StreamSession stream);
}
