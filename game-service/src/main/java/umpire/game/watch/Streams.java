package umpire.game.watch;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.game.referee.Bell;
import umpire.game.referee.Clerk;
import umpire.game.referee.Onlooker;
import umpire.game.referee.Reader;
import umpire.game.referee.Seen;
import umpire.game.referee.Spectating;
import umpire.game.store.Journal;
import umpire.game.store.LiveMatches;

/** Begins streams, and ends them when this instance stops. */
@ApplicationScoped
public class Streams {
  /** Of one stream: the ids of its messages grow by some eleven characters with each. */
  public static final int MOST_MATCHES = 256;

  private final Watch.Sources sources;
  private final Rosters rosters;
  private final LiveMatches live;
  private final Bell bell;
  private final Vertx vertx;
  private final Duration heartbeat;
  private final Set<Following> open = ConcurrentHashMap.newKeySet();

  Streams(
      Clerk clerk,
      Reader reader,
      Spectating spectating,
      Journal journal,
      Attendance attendance,
      Rosters rosters,
      LiveMatches live,
      Bell bell,
      Vertx vertx,
      @ConfigProperty(name = "umpire.game.stream.heartbeat") Duration heartbeat) {
    this.sources = new Watch.Sources(clerk, reader, spectating, journal, attendance);
    this.rosters = rosters;
    this.live = live;
    this.bell = bell;
    this.vertx = vertx;
    this.heartbeat = heartbeat;
  }

  void stop(@Observes ShutdownDelayInitiatedEvent stopping) {
    open.forEach(stream -> stream.end(Ending.SERVER_STOPS));
  }

  /**
   * One match, with its seat's or everybody's eyes.
   *
   * @param seen the match as it was when it was asked for
   * @param after the viewer's number behind which to begin; none for a snapshot of now
   * @param permitted completes when the stream must end
   */
  public Following ofMatch(Seen seen, Onlooker onlooker, OptionalInt after, Uni<Ending> permitted) {
    return following(new OneMatch(sources, onlooker, seen, after), permitted);
  }

  /**
   * All matches of an account.
   *
   * @param cursors behind which to go on, as {@link CursorToken} reads them
   * @param permitted completes when the stream must end
   */
  public Following ofAll(String account, Map<String, Integer> cursors, Uni<Ending> permitted) {
    return following(new AllMatches(sources, rosters, live, account, cursors), permitted);
  }

  private Following following(Choice choice, Uni<Ending> permitted) {
    return new Following(
        choice, bell.listen(), permitted, heartbeat, vertx.getOrCreateContext(), open);
  }
}
