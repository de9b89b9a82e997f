package umpire.game.watch;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import umpire.game.referee.Onlooker;
import umpire.game.referee.Seen;

/** One match, seen with its seat's or everybody's eyes; it is followed beyond its end. */
final class OneMatch implements Choice {
  private final Watch.Sources sources;
  private final String account;
  private final Watch watch;
  private final boolean seated;
  private boolean attended;

  /**
   * Not begun yet.
   *
   * @param seen the match as it was when it was asked for
   * @param after the number behind which to begin; none for a snapshot
   */
  OneMatch(Watch.Sources sources, Onlooker onlooker, Seen seen, OptionalInt after) {
    this.sources = sources;
    this.account = onlooker.account();
    UUID match = seen.row().id();
    this.watch =
        after.isPresent()
            ? Watch.resumed(sources, onlooker, match, false, after.getAsInt())
            : Watch.fresh(sources, onlooker, match, false);
    this.seated = seen.row().seatOf(account).isPresent();
  }

  @Override
  public Uni<List<Told>> begin(Following stream) {
    stream.follow(watch);
    attended = seated;
    Uni<Void> known =
        seated ? sources.attendance().come(account, watch.match()) : sources.attendance().ask();
    return known.replaceWith(List.of());
  }

  @Override
  public boolean changed() {
    return false;
  }

  @Override
  public Uni<List<Told>> again(Following stream) {
    return Uni.createFrom().item(List.of());
  }

  @Override
  public void looked(Following stream, Watch looked) {
    if (looked.gone()) {
      stream.end(Ending.NOT_YOURS);
    } else if (looked.seated() && !attended) {
      attended = true;
      sources.attendance().come(account, watch.match()).subscribe().with(_ -> {}, _ -> {});
    }
  }

  @Override
  public boolean more() {
    return false;
  }

  @Override
  public String cursor(Map<UUID, Integer> told) {
    return "" + told.getOrDefault(watch.match(), 0);
  }

  @Override
  public void end(Following stream) {
    if (attended) {
      sources.attendance().go(account, watch.match());
    }
  }
}
