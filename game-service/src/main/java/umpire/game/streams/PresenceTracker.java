package umpire.game.streams;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.start.ServiceStarted;
import umpire.game.referee.access.MatchSignals;
import umpire.game.store.Presences;
import umpire.game.store.match.MatchRow;

/**
 * Which seats are present: their accounts have an open stream that follows the match, at any
 * instance. Each instance holds leases for its own streams and reads those of all instances once a
 * second. Presence changes nothing in a match.
 */
@Singleton
public class PresenceTracker {
  private final Presences presences;
  private final MatchSignals matchSignals;
  private final String instance;
  private final Duration every;
  private final Duration lease;
  private final Duration grace;
  private final CoalescedRounds coalescedRounds;
  private final Map<Place, Integer> streams = new HashMap<>();
  private final Set<Place> changed = new HashSet<>();
  private long renewed = System.nanoTime();
  private volatile Map<UUID, Set<String>> here = Map.of();

  private record Place(String account, UUID match) {}

  PresenceTracker(
      Presences presences,
      MatchSignals matchSignals,
      Vertx vertx,
      @ConfigProperty(name = "umpire.kafka.instance") String instance,
      @ConfigProperty(name = "umpire.game.presence.every") Duration every,
      @ConfigProperty(name = "umpire.game.presence.lease") Duration lease,
      @ConfigProperty(name = "umpire.game.presence.grace") Duration grace) {
    this.presences = presences;
    this.matchSignals = matchSignals;
    this.instance = instance;
    this.every = every;
    this.lease = lease;
    this.grace = grace;
    this.coalescedRounds = new CoalescedRounds(vertx, "who is there", this::round);
  }

  void start(@Observes ServiceStarted started) {
    coalescedRounds.start(every, this::isNeeded);
  }

  void stop(@Observes ShutdownEvent ending) {
    coalescedRounds.stop();
  }

  /**
   * An account follows a match, or {@link Presences#EVERYWHERE} all of its own, by one stream more.
   * Completes on anybody's thread when everybody may know it and {@link #here} is as of now.
   */
  Uni<Void> add(String account, UUID match) {
    synchronized (this) {
      streams.merge(new Place(account, match), 1, Integer::sum);
      changed.add(new Place(account, match));
    }
    return coalescedRounds.requestRound();
  }

  /** It follows it by one stream less. Who comes back at once was never away. */
  void remove(String account, UUID match) {
    synchronized (this) {
      streams.computeIfPresent(new Place(account, match), (_, open) -> open == 1 ? null : open - 1);
      changed.add(new Place(account, match));
    }
    coalescedRounds.requestRound().subscribe().with(_ -> {}, _ -> {}); // the next round tries again
  }

  /** Completes on anybody's thread when {@link #here} is as of now. */
  Uni<Void> refresh() {
    return coalescedRounds.requestRound();
  }

  /** The seats of a match that are there; of one that nobody has listened to yet, what is known. */
  Set<String> presentSeats(UUID match, Set<String> known) {
    return here.getOrDefault(match, known);
  }

  /** The seats of a match that are there now, asked for once. */
  public Uni<Set<String>> presentSeatsNow(MatchRow row) {
    return presences.here(Set.of(row.id())).map(all -> all.getOrDefault(row.id(), Set.of()));
  }

  private synchronized boolean isNeeded() {
    return !streams.isEmpty() || !changed.isEmpty() || !matchSignals.listened().isEmpty();
  }

  private Uni<Void> round() {
    boolean renewal = renewal();
    List<Presences.Lease> leases = leases(renewal);
    return presences
        .keep(instance, leases)
        .onFailure()
        .invoke(() -> renewLater(leases))
        .flatMap(_ -> renewal ? presences.forgetOld() : Uni.createFrom().voidItem())
        .flatMap(_ -> presences.here(matchSignals.listened()))
        .invoke(this::update)
        .replaceWithVoid();
  }

  /** Three times in the time of a lease. */
  private synchronized boolean renewal() {
    if (System.nanoTime() - renewed < lease.toNanos() / 3) {
      return false;
    }
    renewed = System.nanoTime();
    return true;
  }

  private synchronized List<Presences.Lease> leases(boolean all) {
    if (all) {
      changed.addAll(streams.keySet());
    }
    List<Presences.Lease> leases = new ArrayList<>();
    for (Place place : changed) {
      Duration holds = streams.containsKey(place) ? lease : grace;
      leases.add(new Presences.Lease(place.account(), place.match(), holds));
    }
    changed.clear();
    return leases;
  }

  private synchronized void renewLater(List<Presences.Lease> leases) {
    leases.forEach(one -> changed.add(new Place(one.account(), one.match())));
  }

  private void update(Map<UUID, Set<String>> now) {
    Map<UUID, Set<String>> before = here;
    here = now;
    now.forEach(
        (match, seats) -> {
          if (!seats.equals(before.getOrDefault(match, Set.of()))) {
            matchSignals.signalSurroundings(match);
          }
        });
  }
}
