package umpire.game.streams;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;
import io.vertx.core.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executor;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.ProblemException;
import umpire.game.referee.access.MatchSignals;

/**
 * One open stream. It reads one match after the other, and reads again only after the client has
 * taken what was found, so it buffers nothing for a slow client. What happened in between is found
 * by the next read.
 */
public final class StreamSession {
  private static final Logger LOG = Logger.getLogger(StreamSession.class);

  private final String id = UUID.randomUUID().toString();
  private final Uni<StreamEnd> permitted;
  private final Duration heartbeat;
  private final MatchSignals.Listener listener;
  private final Executor own;
  private final StreamScope streamScope;
  private final Set<StreamSession> open;
  private final Runnable missed;
  private final Map<UUID, MatchCursor> watches = new LinkedHashMap<>();
  private final Set<UUID> due = new LinkedHashSet<>();
  private final Map<UUID, Integer> positions = new LinkedHashMap<>();
  private long lastMessageAt = System.nanoTime();
  private boolean begun;
  private boolean closed;
  private volatile @Nullable StreamEnd streamEnd;

  /**
   * Not begun yet.
   *
   * @param permitted completes when the stream must end
   * @param context on which all of it happens
   * @param open all streams in being, of which it is one from its first message to its last
   * @param missed counts what a heartbeat found that no signal had reported
   */
  StreamSession(
      StreamScope streamScope,
      MatchSignals.Listener listener,
      Uni<StreamEnd> permitted,
      Duration heartbeat,
      Context context,
      Set<StreamSession> open,
      Runnable missed) {
    this.streamScope = streamScope;
    this.open = open;
    this.missed = missed;
    this.listener = listener;
    this.permitted = permitted;
    this.heartbeat = heartbeat;
    this.own = command -> context.runOnContext(_ -> command.run());
  }

  /** Ends it as soon as the client takes anything; what is not yet taken is not sent any more. */
  public void end(StreamEnd why) {
    if (streamEnd == null) {
      streamEnd = why;
    }
    listener.wake();
  }

  /** What it sends, to one subscriber, up to a {@link StreamContent.Closing}. */
  public Multi<StreamMessage> messages() {
    return Multi.createFrom().deferred(this::begin);
  }

  private Multi<StreamMessage> begin() {
    open.add(this);
    Cancellable watched = permitted.subscribe().with(this::end);
    return Multi.createBy()
        .repeating()
        .uni(() -> this, StreamSession::step)
        .whilst(_ -> !closed)
        .onFailure()
        .recoverWithItem(this::failed)
        .onItem()
        .transformToMultiAndConcatenate(
            some -> Multi.createFrom().iterable(some).select().where(this::isStillSent))
        .onTermination()
        .invoke(
            () -> {
              open.remove(this);
              watched.cancel();
              streamScope.end(this);
              listener.close();
            });
  }

  private boolean isStillSent(StreamMessage streamMessage) {
    return streamEnd == null || streamMessage.content() instanceof StreamContent.Closing;
  }

  private List<StreamMessage> failed(Throwable failure) {
    if (failure instanceof ProblemException known) {
      LOG.warnf("stream %s: %s", id, known.getMessage());
    } else {
      LOG.errorf(failure, "stream %s", id);
    }
    end(StreamEnd.UNAVAILABLE);
    return closing(StreamEnd.UNAVAILABLE);
  }

  private List<StreamMessage> closing(StreamEnd why) {
    closed = true;
    return numbered(List.of(new StreamContent.Closing(why)));
  }

  private static Uni<List<StreamMessage>> step(StreamSession stream) {
    return stream.next().emitOn(stream.own);
  }

  private Uni<List<StreamMessage>> next() {
    @Nullable StreamEnd why = streamEnd;
    if (why != null) {
      return Uni.createFrom().item(closing(why));
    }
    if (!begun) {
      begun = true;
      return streamScope.begin(this).emitOn(own).map(this::numbered);
    }
    Optional<MatchCursor> watch = nextDue();
    if (watch.isPresent()) {
      return read(watch.get());
    }
    if (streamScope.isChanged()) {
      return streamScope.update(this).emitOn(own).map(this::numbered);
    }
    Duration left = heartbeat.minusNanos(System.nanoTime() - lastMessageAt);
    if (!left.isPositive()) {
      readMissed();
      return Uni.createFrom()
          .item(numbered(List.of(new StreamContent.Heartbeat(positions, streamScope.hasMore()))));
    }
    return listener.next(soonestWake(left)).map(_ -> signalled());
  }

  private Duration soonestWake(Duration most) {
    long now = System.nanoTime();
    return watches.values().stream()
        .flatMapToLong(matchCursor -> matchCursor.next().stream())
        .mapToObj(at -> Duration.ofNanos(Math.max(0, at - now)))
        .reduce(most, (one, other) -> one.compareTo(other) < 0 ? one : other);
  }

  /** A ring that came while the time ran out is among them, too. */
  private List<StreamMessage> signalled() {
    due.addAll(listener.rung());
    long now = System.nanoTime();
    watches.values().stream()
        .filter(matchCursor -> matchCursor.next().stream().anyMatch(at -> at - now <= 0))
        .map(MatchCursor::match)
        .forEach(due::add);
    return List.of();
  }

  /**
   * Reads what is known to have happened though no signal led to a read, and counts it: the broker
   * is late with what another instance did, or it is a fault of ours. Nothing is asked of the store
   * where nothing was missed.
   */
  private void readMissed() {
    due.addAll(listener.rung());
    for (MatchCursor matchCursor : watches.values()) {
      UUID match = matchCursor.match();
      if (!due.contains(match) && matchCursor.hasMissed(listener.lastKnown(match))) {
        LOG.warnf("stream %s has missed what happened in match %s; it is read now", id, match);
        missed.run();
        read(match);
      }
    }
  }

  private Optional<MatchCursor> nextDue() {
    while (!due.isEmpty()) {
      UUID match = due.iterator().next();
      due.remove(match);
      @Nullable MatchCursor matchCursor = watches.get(match);
      if (matchCursor != null) {
        return Optional.of(matchCursor);
      }
    }
    return Optional.empty();
  }

  private Uni<List<StreamMessage>> read(MatchCursor matchCursor) {
    return matchCursor
        .read(listener.lookups(matchCursor.match()), own)
        .map(
            some -> {
              if (matchCursor.hasMore()) {
                due.add(matchCursor.match());
              }
              List<StreamMessage> messages = numbered(some);
              if (matchCursor.isEnded()) {
                watches.remove(matchCursor.match());
                listener.leave(matchCursor.match());
              }
              streamScope.afterRead(this, matchCursor);
              return messages;
            });
  }

  /** Follows one match more; it is looked at next. */
  void follow(MatchCursor matchCursor) {
    watches.put(matchCursor.match(), matchCursor);
    // A message before, of another match, has an id that includes this one.
    matchCursor.position().ifPresent(after -> positions.put(matchCursor.match(), after));
    listener.follow(matchCursor.match());
    due.add(matchCursor.match());
  }

  /** Looks at a match that is followed, and at nothing that was looked up before. */
  void read(UUID match) {
    listener.doubt(match);
    due.add(match);
  }

  /**
   * The client has received this decision of a match with the answer to its commands. To be called
   * on the context of the stream.
   */
  public void sentDecision(UUID match, int number) {
    @Nullable MatchCursor matchCursor = watches.get(match);
    if (matchCursor != null) {
      matchCursor.sentDecision(number);
    }
  }

  Set<UUID> followed() {
    return watches.keySet();
  }

  MatchSignals.Listener listener() {
    return listener;
  }

  /** By which one thing is done after the other. */
  Executor executor() {
    return own;
  }

  /** With ids by which the client may go on behind each. */
  private List<StreamMessage> numbered(List<StreamContent> some) {
    List<StreamMessage> messages = new ArrayList<>();
    for (StreamContent one : some) {
      messages.add(
          new StreamMessage(id, movesCursor(one) ? streamScope.cursor(positions) : "", one));
      lastMessageAt = System.nanoTime();
    }
    return messages;
  }

  private boolean movesCursor(StreamContent one) {
    switch (one) {
      case StreamContent.Snapshot(var visibleMatch, _) ->
          positions.put(visibleMatch.row().id(), visibleMatch.seq());
      case StreamContent.Shown(var match, var row) -> positions.put(match, row.seq());
      case StreamContent.Left(var match, _) -> positions.remove(match);
      case StreamContent.Resumed(var match, var after, _) -> {
        positions.put(match, after);
        return false;
      }
      case StreamContent.Opened _,
          StreamContent.Waiting _,
          StreamContent.Decision _,
          StreamContent.Presence _,
          StreamContent.Heartbeat _,
          StreamContent.Closing _ -> {
        return false;
      }
    }
    return true;
  }
}
