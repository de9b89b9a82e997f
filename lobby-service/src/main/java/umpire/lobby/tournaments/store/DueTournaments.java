package umpire.lobby.tournaments.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.jboss.logging.Logger;
import umpire.lobby.outbox.CommitListener;

/**
 * Acts on tournaments of which something is due, each once, by whichever instance holds its row.
 */
@ApplicationScoped
public class DueTournaments {
  private static final Logger LOG = Logger.getLogger(DueTournaments.class);

  private final TournamentStore store;
  private final CommitListener commitListener;
  private final Clock clock;

  DueTournaments(TournamentStore store, CommitListener commitListener, Clock clock) {
    this.store = store;
    this.commitListener = commitListener;
    this.clock = clock;
  }

  /**
   * Acts on all that are due now; what fails is left for the next time.
   *
   * @param due a query of ids of tournaments, whose first parameter is the moment
   */
  public Uni<Void> each(String due, Function<Held, Uni<Void>> act) {
    return each((now, seen) -> store.actOnDue(due, now, seen, act));
  }

  /** What acts on one tournament. */
  public interface Next {
    /**
     * Acts on one that is due.
     *
     * @param seen ids of those that are left out; the one that is acted on is added
     * @return whether there was one
     */
    Uni<Boolean> act(Instant now, Set<String> seen);
  }

  /** The same, one after the other. */
  public Uni<Void> each(Next next) {
    return each(next, clock.instant(), new HashSet<>());
  }

  /** One that fails is not tried again at once, so that it keeps no other waiting. */
  private Uni<Void> each(Next next, Instant now, Set<String> seen) {
    int before = seen.size();
    return next.act(now, seen)
        .invoke(commitListener::committed)
        .onFailure(_ -> seen.size() > before)
        .invoke(failure -> LOG.errorf(failure, "what is due of a tournament is not done"))
        .onFailure(_ -> seen.size() > before)
        .recoverWithItem(true)
        .chain(found -> found ? each(next, now, seen) : Uni.createFrom().voidItem());
  }
}
