package umpire.game.watch;

import io.smallrye.mutiny.Uni;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import umpire.game.referee.Onlooker;
import umpire.game.store.LiveMatches;
import umpire.game.store.Presences;

/**
 * All matches in which an account sits or to which it is invited, and that are not over: one that
 * comes begins with a snapshot, one that ends leaves when all of it was told.
 */
final class AllMatches implements Choice {
  private final Watch.Sources sources;
  private final Rosters rosters;
  private final LiveMatches live;
  private final Onlooker onlooker;
  private final Map<String, Integer> cursors;
  private Rosters.Roster adopted = Rosters.Roster.NONE;
  private boolean skipped;
  private boolean attended;

  /**
   * Not begun yet.
   *
   * @param cursors the numbers behind which to go on, by the tails of matches; the others begin
   *     with a snapshot
   */
  AllMatches(
      Watch.Sources sources,
      Rosters rosters,
      LiveMatches live,
      String account,
      Map<String, Integer> cursors) {
    this.sources = sources;
    this.rosters = rosters;
    this.live = live;
    this.onlooker = Onlooker.of(account);
    this.cursors = Map.copyOf(cursors);
  }

  @Override
  public Uni<List<Told>> begin(Following stream) {
    return rosters
        .enter(onlooker.account(), stream.listener())
        .emitOn(stream.own())
        .flatMap(
            roster -> {
              Set<String> unknown = new HashSet<>(cursors.keySet());
              roster.matches().forEach(match -> unknown.remove(CursorToken.tail(match)));
              return over(unknown)
                  .emitOn(stream.own())
                  .invoke(over -> follow(stream, roster, over));
            })
        .flatMap(
            _ -> {
              attended = true;
              return sources.attendance().come(onlooker.account(), Presences.EVERYWHERE);
            })
        .map(_ -> List.of(new Told.Opened(List.copyOf(stream.followed()), more())));
  }

  /** Those that ended while nobody listened: the rest of them is owed. */
  private Uni<Set<UUID>> over(Set<String> tails) {
    return tails.isEmpty()
        ? Uni.createFrom().item(Set.of())
        : live.ending(onlooker.account(), tails);
  }

  private void follow(Following stream, Rosters.Roster roster, Set<UUID> over) {
    Map<UUID, Integer> resumed = new HashMap<>();
    over.forEach(match -> resume(match, resumed));
    roster.matches().forEach(match -> resume(match, resumed));
    resumed.forEach(
        (match, after) -> stream.follow(Watch.resumed(sources, onlooker, match, true, after)));
    adopt(stream, roster);
  }

  private void resume(UUID match, Map<UUID, Integer> resumed) {
    @Nullable Integer after = cursors.get(CursorToken.tail(match));
    if (after != null) {
      resumed.put(match, after);
    }
  }

  private void adopt(Following stream, Rosters.Roster roster) {
    adopted = roster;
    skipped = false;
    for (UUID match : roster.matches()) {
      if (stream.followed().contains(match)) {
        continue;
      }
      if (stream.followed().size() < Streams.MOST_MATCHES) {
        stream.follow(Watch.fresh(sources, onlooker, match, true));
      } else {
        skipped = true;
      }
    }
    // Over, left, or one of more than are listed: it says so itself.
    Set<UUID> listed = Set.copyOf(roster.matches());
    stream.followed().stream().filter(match -> !listed.contains(match)).forEach(stream::look);
  }

  @Override
  public boolean changed() {
    return !rosters.of(onlooker.account()).equals(adopted);
  }

  @Override
  public Uni<List<Told>> again(Following stream) {
    adopt(stream, rosters.of(onlooker.account()));
    return sources.attendance().ask().replaceWith(List.of());
  }

  @Override
  public void looked(Following stream, Watch watch) {}

  @Override
  public boolean more() {
    return skipped || adopted.more();
  }

  @Override
  public String cursor(Map<UUID, Integer> told) {
    return CursorToken.of(told);
  }

  @Override
  public void end(Following stream) {
    rosters.leave(onlooker.account(), stream.listener());
    if (attended) {
      sources.attendance().go(onlooker.account(), Presences.EVERYWHERE);
    }
  }
}
