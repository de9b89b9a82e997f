package umpire.game.referee.state;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.common.RecentlyUsed;
import umpire.game.store.transaction.DraftRow;
import umpire.game.store.transaction.MatchDataStore;
import umpire.kernel.scenario.Seat;

/** Drafts of seats: in memory as last read or written; the store knows the version. */
@Singleton
public class DraftCache {
  private record Key(UUID match, String seat) {}

  private final MatchDataStore matchDataStore;
  private final Map<Key, DraftRow> latest;

  public DraftCache(
      MatchDataStore matchDataStore, @ConfigProperty(name = "umpire.game.cache.matches") int most) {
    this.matchDataStore = matchDataStore;
    this.latest = Collections.synchronizedMap(new RecentlyUsed<>(2 * most));
  }

  public Optional<DraftRow> inMemory(UUID match, Seat seat) {
    return Optional.ofNullable(latest.get(new Key(match, seat.id())));
  }

  public Uni<DraftRow> read(UUID match, Seat seat) {
    return matchDataStore.draft(match, seat.id()).invoke(draft -> keep(match, draft));
  }

  /** A match that has just begun: nobody can have drafted anything. */
  public void keepNone(Match match) {
    match.seats().forEach(seat -> keep(match.id(), DraftRow.none(seat.seat())));
  }

  public void keep(UUID match, DraftRow draft) {
    latest.merge(new Key(match, draft.seat()), draft, (a, b) -> a.version() > b.version() ? a : b);
  }
}
