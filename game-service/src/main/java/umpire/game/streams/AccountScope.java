package umpire.game.streams;

import io.smallrye.mutiny.Uni;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import umpire.game.store.Presences;
import umpire.game.store.match.LiveMatches;

/**
 * All matches in which an account has a seat or an invitation and that are not over. A new match
 * begins with a snapshot; a match that ends is removed after its last event was sent.
 */
final class AccountScope implements StreamScope {
  private final MatchCursor.Sources sources;
  private final AccountMatches accountMatches;
  private final LiveMatches live;
  private final StreamClient client;
  private final Map<String, Integer> cursors;
  private AccountMatches.Roster adopted = AccountMatches.Roster.NONE;
  private boolean skipped;
  private boolean attended;

  /**
   * Not begun yet.
   *
   * @param cursors the numbers behind which to go on, by the tails of matches; the others begin
   *     with a snapshot
   */
  AccountScope(
      MatchCursor.Sources sources,
      AccountMatches accountMatches,
      LiveMatches live,
      StreamClient client,
      Map<String, Integer> cursors) {
    this.sources = sources;
    this.accountMatches = accountMatches;
    this.live = live;
    this.client = client;
    this.cursors = Map.copyOf(cursors);
  }

  private String account() {
    return client.access().account();
  }

  @Override
  public Uni<List<StreamContent>> begin(StreamSession stream) {
    return accountMatches
        .register(account(), stream.listener())
        .emitOn(stream.executor())
        .flatMap(
            roster -> {
              Set<String> unknown = new HashSet<>(cursors.keySet());
              roster.matches().forEach(match -> unknown.remove(CursorToken.tail(match)));
              return ended(unknown)
                  .emitOn(stream.executor())
                  .invoke(over -> follow(stream, roster, over));
            })
        .flatMap(
            _ -> {
              attended = true;
              return sources.attendance().add(account(), Presences.EVERYWHERE);
            })
        .map(_ -> List.of(new StreamContent.Opened(List.copyOf(stream.followed()), hasMore())));
  }

  /** Those that ended while no stream was open: the rest of them must still be sent. */
  private Uni<Set<UUID>> ended(Set<String> tails) {
    return tails.isEmpty() ? Uni.createFrom().item(Set.of()) : live.ending(account(), tails);
  }

  private void follow(StreamSession stream, AccountMatches.Roster roster, Set<UUID> over) {
    Map<UUID, Integer> resumed = new HashMap<>();
    over.forEach(match -> resume(match, resumed));
    roster.matches().forEach(match -> resume(match, resumed));
    resumed.forEach(
        (match, after) -> stream.follow(MatchCursor.resumed(sources, client, match, true, after)));
    useRoster(stream, roster);
  }

  private void resume(UUID match, Map<UUID, Integer> resumed) {
    @Nullable Integer after = cursors.get(CursorToken.tail(match));
    if (after != null) {
      resumed.put(match, after);
    }
  }

  private void useRoster(StreamSession stream, AccountMatches.Roster roster) {
    adopted = roster;
    skipped = false;
    for (UUID match : roster.matches()) {
      if (stream.followed().contains(match)) {
        continue;
      }
      if (stream.followed().size() < Streams.MOST_MATCHES) {
        stream.follow(MatchCursor.fresh(sources, client, match, true));
      } else {
        skipped = true;
      }
    }
    // Over, left, or one of more than are listed: it says so itself.
    Set<UUID> listed = Set.copyOf(roster.matches());
    stream.followed().stream().filter(match -> !listed.contains(match)).forEach(stream::read);
  }

  @Override
  public boolean isChanged() {
    return !accountMatches.of(account()).equals(adopted);
  }

  @Override
  public Uni<List<StreamContent>> update(StreamSession stream) {
    useRoster(stream, accountMatches.of(account()));
    return sources.attendance().refresh().replaceWith(List.of());
  }

  @Override
  public void afterRead(StreamSession stream, MatchCursor matchCursor) {}

  @Override
  public boolean hasMore() {
    return skipped || adopted.more();
  }

  @Override
  public String cursor(Map<UUID, Integer> positions) {
    return CursorToken.of(positions);
  }

  @Override
  public void end(StreamSession stream) {
    accountMatches.unregister(account(), stream.listener());
    if (attended) {
      sources.attendance().remove(account(), Presences.EVERYWHERE);
    }
  }
}
