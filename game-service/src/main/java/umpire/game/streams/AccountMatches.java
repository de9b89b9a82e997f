package umpire.game.streams;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.start.ServiceStarted;
import umpire.game.referee.access.MatchSignals;
import umpire.game.store.match.LiveMatches;

/**
 * The matches of those accounts that follow all of theirs. They are read once a second for all of
 * them together, so a match that another instance opened is found too.
 */
@Singleton
class AccountMatches {
  private final LiveMatches matches;
  private final Duration every;
  private final CoalescedRounds coalescedRounds;
  private final Map<String, Set<MatchSignals.Listener>> listeners = new HashMap<>();
  private volatile Map<String, Roster> known = Map.of();

  AccountMatches(
      LiveMatches matches,
      Vertx vertx,
      @ConfigProperty(name = "umpire.game.presence.every") Duration every) {
    this.matches = matches;
    this.every = every;
    this.coalescedRounds = new CoalescedRounds(vertx, "whose matches there are", this::round);
  }

  /**
   * An account's matches that are not over, the newest first.
   *
   * @param more whether there are older ones, which are left out
   */
  record Roster(List<UUID> matches, boolean more) {
    static final Roster NONE = new Roster(List.of(), false);

    Roster {
      matches = List.copyOf(matches);
    }

    static Roster of(List<UUID> found) {
      boolean more = found.size() > Streams.MOST_MATCHES;
      return new Roster(more ? found.subList(0, Streams.MOST_MATCHES) : found, more);
    }
  }

  void start(@Observes ServiceStarted started) {
    coalescedRounds.start(every, () -> !accounts().isEmpty());
  }

  void stop(@Observes ShutdownEvent ending) {
    coalescedRounds.stop();
  }

  /** The listener is woken from now on when the account's roster changes; on any thread. */
  Uni<Roster> register(String account, MatchSignals.Listener listener) {
    synchronized (this) {
      listeners.computeIfAbsent(account, _ -> new HashSet<>()).add(listener);
    }
    return coalescedRounds.requestRound().map(_ -> of(account));
  }

  synchronized void unregister(String account, MatchSignals.Listener listener) {
    listeners.computeIfPresent(
        account,
        (_, all) -> {
          all.remove(listener);
          return all.isEmpty() ? null : all;
        });
  }

  /** As it was looked up last. */
  Roster of(String account) {
    return known.getOrDefault(account, Roster.NONE);
  }

  private synchronized Set<String> accounts() {
    return Set.copyOf(listeners.keySet());
  }

  private Uni<Void> round() {
    Set<String> accounts = accounts();
    return matches.of(accounts, Streams.MOST_MATCHES + 1).invoke(this::update).replaceWithVoid();
  }

  private void update(Map<String, List<UUID>> found) {
    Map<String, Roster> before = known;
    Map<String, Roster> now = new HashMap<>();
    found.forEach(
        (account, all) -> {
          Roster roster = Roster.of(all);
          Roster kept = before.getOrDefault(account, roster);
          // The same list as long as nothing changes, so that it is soon compared.
          now.put(account, kept.equals(roster) ? kept : roster);
        });
    known = now;
    now.forEach(
        (account, roster) -> {
          if (!roster.equals(before.get(account))) {
            listeners(account).forEach(MatchSignals.Listener::wake);
          }
        });
  }

  private synchronized Set<MatchSignals.Listener> listeners(String account) {
    return Set.copyOf(listeners.getOrDefault(account, Set.of()));
  }
}
