package umpire.game.streams;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.game.referee.access.MatchSignals;
import umpire.game.referee.access.SpectatorAccess;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.reading.MatchReader;
import umpire.game.store.match.LiveMatches;
import umpire.game.store.transaction.EventJournal;

/** Opens streams, and ends them when this instance stops. */
@Singleton
public class Streams {
  /** Of one stream: the ids of its messages grow by some eleven characters with each. */
  public static final int MOST_MATCHES = 256;

  private final MatchCursor.Sources sources;
  private final AccountMatches accountMatches;
  private final LiveMatches live;
  private final MatchSignals matchSignals;
  private final Vertx vertx;
  private final Counter missed;
  private final Duration heartbeat;
  private final Set<StreamSession> open = ConcurrentHashMap.newKeySet();

  Streams(
      MatchRegistry matchRegistry,
      MatchReader matchReader,
      SpectatorAccess spectatorAccess,
      EventJournal eventJournal,
      PresenceTracker presenceTracker,
      AccountMatches accountMatches,
      LiveMatches live,
      MatchSignals matchSignals,
      Vertx vertx,
      MeterRegistry registry,
      @ConfigProperty(name = "umpire.game.stream.heartbeat") Duration heartbeat) {
    this.sources =
        new MatchCursor.Sources(
            matchRegistry, matchReader, spectatorAccess, eventJournal, presenceTracker);
    this.accountMatches = accountMatches;
    this.live = live;
    this.matchSignals = matchSignals;
    this.vertx = vertx;
    this.missed =
        Counter.builder("umpire.streams.missed")
            .description("What streams found at a heartbeat though no signal had reported it.")
            .register(registry);
    this.heartbeat = heartbeat;
  }

  void stop(@Observes ShutdownDelayInitiatedEvent stopping) {
    open.forEach(stream -> stream.end(StreamEnd.SERVER_STOPS));
  }

  /**
   * One match, as its seat or everybody sees it.
   *
   * @param visibleMatch the match as it was when it was asked for
   * @param after the viewer's number behind which to begin; none for a snapshot of now
   * @param permitted completes when the stream must end
   */
  public StreamSession ofMatch(
      VisibleMatch visibleMatch, StreamClient client, OptionalInt after, Uni<StreamEnd> permitted) {
    return following(new MatchScope(sources, client, visibleMatch, after), permitted);
  }

  /**
   * All matches of an account.
   *
   * @param client who may see no more than the account, whatever its scopes
   * @param cursors behind which to go on, as {@link CursorToken} reads them
   * @param permitted completes when the stream must end
   */
  public StreamSession ofAll(
      StreamClient client, Map<String, Integer> cursors, Uni<StreamEnd> permitted) {
    return following(new AccountScope(sources, accountMatches, live, client, cursors), permitted);
  }

  private StreamSession following(StreamScope streamScope, Uni<StreamEnd> permitted) {
    return new StreamSession(
        streamScope,
        matchSignals.listen(),
        permitted,
        heartbeat,
        vertx.getOrCreateContext(),
        open,
        missed::increment);
  }
}
