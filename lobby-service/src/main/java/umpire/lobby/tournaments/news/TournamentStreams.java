package umpire.lobby.tournaments.news;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import io.vertx.core.Vertx;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.auth.PermitEnd;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.start.ServiceStarted;

/**
 * The open streams of tournaments. An instance asks the database once for all of them what is new,
 * and reads what happened once for each tournament, however many follow it; so it does not matter
 * which instance carried out an act.
 */
@ApplicationScoped
class TournamentStreams {
  private static final Logger LOG = Logger.getLogger(TournamentStreams.class);
  private static final Duration HEARTBEAT = Duration.ofSeconds(15);

  /** What a slow client has not taken; one that is further behind comes again. */
  private static final int MOST_WAITING = 256;

  private final Pool pool;
  private final NewsReader reader;
  private final Vertx vertx;
  private final Duration every;
  private final FreshContext own;
  private final Set<Follower> followers = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean looking = new AtomicBoolean();
  private long timer = -1;

  TournamentStreams(
      Pool pool,
      NewsReader reader,
      Vertx vertx,
      @ConfigProperty(name = "umpire.lobby.tell-every") Duration every) {
    this.pool = pool;
    this.reader = reader;
    this.vertx = vertx;
    this.every = every;
    this.own = FreshContext.of(vertx);
  }

  void start(@Observes ServiceStarted started) {
    timer = vertx.setPeriodic(every.toMillis(), _ -> look());
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
    followers.forEach(Follower::end);
  }

  /**
   * What happens in a tournament after an act, without an end.
   *
   * @param ended completes when the caller may not read it any more
   */
  Multi<OutboundSseEvent> follow(String tournament, long number, Uni<PermitEnd> ended) {
    return Multi.createFrom()
        .<OutboundSseEvent>emitter(
            emitter -> begin(new Follower(tournament, number, emitter), emitter, ended),
            BackPressureStrategy.IGNORE)
        .onOverflow()
        .buffer(MOST_WAITING);
  }

  private void begin(
      Follower follower, MultiEmitter<? super OutboundSseEvent> emitter, Uni<PermitEnd> ended) {
    var watched = ended.subscribe().with(_ -> follower.end());
    emitter.onTermination(
        () -> {
          followers.remove(follower);
          watched.cancel();
        });
    follower.begin();
    followers.add(follower);
  }

  /** One look at a time, so that everybody is told everything in its order. */
  private void look() {
    if (!followers.isEmpty() && looking.compareAndSet(false, true)) {
      CompletableFuture<Void> _ =
          own.call(() -> tellAll().subscribeAsCompletionStage())
              .orTimeout(1, TimeUnit.MINUTES)
              .handle(
                  (_, failure) -> {
                    looking.set(false);
                    if (failure != null) {
                      LOG.warnf("streams of tournaments are not fed: %s", failure);
                    }
                    return null;
                  });
    }
  }

  private Uni<Void> tellAll() {
    Map<String, List<Follower>> all =
        followers.stream().collect(Collectors.groupingBy(Follower::tournament));
    return pool.preparedQuery("select id, version from tournament where id = any($1::text[])")
        .execute(Tuple.of((Object) all.keySet().toArray(String[]::new)))
        .map(
            rows -> {
              Map<String, Long> versions = new HashMap<>();
              rows.forEach(row -> versions.put(row.getString(0), row.getLong(1)));
              return versions;
            })
        .chain(
            versions ->
                Multi.createFrom()
                    .iterable(all.entrySet())
                    .onItem()
                    .transformToUniAndConcatenate(
                        one -> tell(one.getValue(), versions.getOrDefault(one.getKey(), 0L)))
                    .onItem()
                    .ignoreAsUni())
        .invoke(() -> followers.forEach(follower -> follower.beat(HEARTBEAT)));
  }

  private Uni<Void> tell(List<Follower> some, long version) {
    long least = some.stream().mapToLong(Follower::seen).min().orElse(version);
    return least >= version
        ? Uni.createFrom().voidItem()
        : reader
            .after(some.getFirst().tournament(), least)
            .invoke(page -> some.forEach(follower -> follower.tell(page)))
            .replaceWithVoid();
  }
}
