package umpire.game.streams;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import umpire.game.referee.access.VisibleMatch;

/**
 * One match, as its seat or as the public sees it. The stream continues after the end of the match.
 */
final class MatchScope implements StreamScope {
  private final MatchCursor.Sources sources;
  private final String account;
  private final MatchCursor matchCursor;
  private final boolean seated;
  private boolean attended;

  /**
   * Not begun yet.
   *
   * @param visibleMatch the match as it was when it was asked for
   * @param after the number behind which to begin; none for a snapshot
   */
  MatchScope(
      MatchCursor.Sources sources,
      StreamClient client,
      VisibleMatch visibleMatch,
      OptionalInt after) {
    this.sources = sources;
    this.account = client.access().account();
    UUID match = visibleMatch.row().id();
    this.matchCursor =
        after.isPresent()
            ? MatchCursor.resumed(sources, client, match, false, after.getAsInt())
            : MatchCursor.fresh(sources, client, match, false);
    this.seated = visibleMatch.row().seatOf(account).isPresent();
  }

  @Override
  public Uni<List<StreamContent>> begin(StreamSession stream) {
    stream.follow(matchCursor);
    attended = seated;
    Uni<Void> known =
        seated
            ? sources.attendance().add(account, matchCursor.match())
            : sources.attendance().refresh();
    return known.replaceWith(List.of());
  }

  @Override
  public boolean isChanged() {
    return false;
  }

  @Override
  public Uni<List<StreamContent>> update(StreamSession stream) {
    return Uni.createFrom().item(List.of());
  }

  @Override
  public void afterRead(StreamSession stream, MatchCursor looked) {
    if (looked.isEnded()) {
      stream.end(StreamEnd.NOT_YOURS);
    } else if (looked.isSeated() && !attended) {
      attended = true;
      sources.attendance().add(account, matchCursor.match()).subscribe().with(_ -> {}, _ -> {});
    }
  }

  @Override
  public boolean hasMore() {
    return false;
  }

  @Override
  public String cursor(Map<UUID, Integer> positions) {
    return "" + positions.getOrDefault(matchCursor.match(), 0);
  }

  @Override
  public void end(StreamSession stream) {
    if (attended) {
      sources.attendance().remove(account, matchCursor.match());
    }
  }
}
