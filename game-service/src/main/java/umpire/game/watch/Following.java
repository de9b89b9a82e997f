package umpire.game.watch;

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
import umpire.game.referee.Bell;

/**
 * One stream in being: one match after the other is looked at, and only when the client has taken
 * what was found does the next look begin, so that nothing is kept for him. Whatever happened while
 * nobody looked is found then.
 */
public final class Following {
  private static final Logger LOG = Logger.getLogger(Following.class);

  private final String id = UUID.randomUUID().toString();
  private final Uni<Ending> permitted;
  private final Duration heartbeat;
  private final Bell.Listener listener;
  private final Executor own;
  private final Choice choice;
  private final Set<Following> open;
  private final Map<UUID, Watch> watches = new LinkedHashMap<>();
  private final Set<UUID> due = new LinkedHashSet<>();
  private final Map<UUID, Integer> told = new LinkedHashMap<>();
  private long toldAt = System.nanoTime();
  private boolean begun;
  private boolean closed;
  private volatile @Nullable Ending ending;

  /**
   * Not begun yet.
   *
   * @param permitted completes when the stream must end
   * @param context on which all of it happens
   * @param open all streams in being, of which it is one from its first message to its last
   */
  Following(
      Choice choice,
      Bell.Listener listener,
      Uni<Ending> permitted,
      Duration heartbeat,
      Context context,
      Set<Following> open) {
    this.choice = choice;
    this.open = open;
    this.listener = listener;
    this.permitted = permitted;
    this.heartbeat = heartbeat;
    this.own = command -> context.runOnContext(_ -> command.run());
  }

  /** Ends it as soon as the client takes anything; what is not yet taken is not told any more. */
  public void end(Ending why) {
    if (ending == null) {
      ending = why;
    }
    listener.wake();
  }

  /** What it tells, to one subscriber, up to a {@link Told.Closing}. */
  public Multi<Message> messages() {
    return Multi.createFrom().deferred(this::begin);
  }

  private Multi<Message> begin() {
    open.add(this);
    Cancellable watched = permitted.subscribe().with(this::end);
    return Multi.createBy()
        .repeating()
        .uni(() -> this, Following::step)
        .whilst(_ -> !closed)
        .onFailure()
        .recoverWithItem(this::broken)
        .onItem()
        .transformToMultiAndConcatenate(
            some -> Multi.createFrom().iterable(some).select().where(this::isStillTold))
        .onTermination()
        .invoke(
            () -> {
              open.remove(this);
              watched.cancel();
              choice.end(this);
              listener.close();
            });
  }

  private boolean isStillTold(Message message) {
    return ending == null || message.told() instanceof Told.Closing;
  }

  private List<Message> broken(Throwable failure) {
    if (failure instanceof ProblemException known) {
      LOG.warnf("stream %s: %s", id, known.getMessage());
    } else {
      LOG.errorf(failure, "stream %s", id);
    }
    end(Ending.UNAVAILABLE);
    return closing(Ending.UNAVAILABLE);
  }

  private List<Message> closing(Ending why) {
    closed = true;
    return numbered(List.of(new Told.Closing(why)));
  }

  private static Uni<List<Message>> step(Following stream) {
    return stream.next().emitOn(stream.own);
  }

  private Uni<List<Message>> next() {
    @Nullable Ending why = ending;
    if (why != null) {
      return Uni.createFrom().item(closing(why));
    }
    if (!begun) {
      begun = true;
      return choice.begin(this).emitOn(own).map(this::numbered);
    }
    Optional<Watch> watch = nextDue();
    if (watch.isPresent()) {
      return look(watch.get());
    }
    if (choice.changed()) {
      return choice.again(this).emitOn(own).map(this::numbered);
    }
    Duration left = heartbeat.minusNanos(System.nanoTime() - toldAt);
    if (!left.isPositive()) {
      return Uni.createFrom().item(numbered(List.of(new Told.Heartbeat(told, choice.more()))));
    }
    return listener.next(soonest(left)).map(_ -> rung());
  }

  private Duration soonest(Duration most) {
    long now = System.nanoTime();
    return watches.values().stream()
        .flatMapToLong(watch -> watch.next().stream())
        .mapToObj(at -> Duration.ofNanos(Math.max(0, at - now)))
        .reduce(most, (one, other) -> one.compareTo(other) < 0 ? one : other);
  }

  /** A ring that came while the time ran out is among them, too. */
  private List<Message> rung() {
    due.addAll(listener.rung());
    long now = System.nanoTime();
    watches.values().stream()
        .filter(watch -> watch.next().stream().anyMatch(at -> at - now <= 0))
        .map(Watch::match)
        .forEach(due::add);
    return List.of();
  }

  private Optional<Watch> nextDue() {
    while (!due.isEmpty()) {
      UUID match = due.iterator().next();
      due.remove(match);
      @Nullable Watch watch = watches.get(match);
      if (watch != null) {
        return Optional.of(watch);
      }
    }
    return Optional.empty();
  }

  private Uni<List<Message>> look(Watch watch) {
    return watch
        .look(listener.lookups(watch.match()), own)
        .map(
            some -> {
              if (watch.more()) {
                due.add(watch.match());
              }
              List<Message> messages = numbered(some);
              if (watch.gone()) {
                watches.remove(watch.match());
                listener.leave(watch.match());
              }
              choice.looked(this, watch);
              return messages;
            });
  }

  /** Follows one match more; it is looked at next. */
  void follow(Watch watch) {
    watches.put(watch.match(), watch);
    // What is told of another one before has an id that knows of this one, too.
    watch.behind().ifPresent(after -> told.put(watch.match(), after));
    listener.follow(watch.match());
    due.add(watch.match());
  }

  /** Looks at a match that is followed, and at nothing that was looked up before. */
  void look(UUID match) {
    listener.doubt(match);
    due.add(match);
  }

  Set<UUID> followed() {
    return watches.keySet();
  }

  Bell.Listener listener() {
    return listener;
  }

  /** By which one thing is done after the other. */
  Executor own() {
    return own;
  }

  /** With ids by which the client may go on behind each. */
  private List<Message> numbered(List<Told> some) {
    List<Message> messages = new ArrayList<>();
    for (Told one : some) {
      messages.add(new Message(id, moved(one) ? choice.cursor(told) : "", one));
      toldAt = System.nanoTime();
    }
    return messages;
  }

  private boolean moved(Told one) {
    switch (one) {
      case Told.Snapshot(var seen, _) -> told.put(seen.row().id(), seen.seq());
      case Told.Shown(var match, var row) -> told.put(match, row.seq());
      case Told.Left(var match, _) -> told.remove(match);
      case Told.Resumed(var match, var after, _) -> {
        told.put(match, after);
        return false;
      }
      case Told.Opened _, Told.Waiting _, Told.Presence _, Told.Heartbeat _, Told.Closing _ -> {
        return false;
      }
    }
    return true;
  }
}
