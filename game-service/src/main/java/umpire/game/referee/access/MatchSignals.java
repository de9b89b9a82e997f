package umpire.game.referee.access;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import umpire.game.store.transaction.ShownRow;
import umpire.game.store.transaction.StoredTransaction;

/**
 * Wakes listeners when something happens in a match: right after a commit of this instance, and on
 * {@code match.events} for those of others. A repeated signal is harmless.
 */
@Singleton
public class MatchSignals {
  /** Should a ring of another instance be late, nobody who comes is sent older things than this. */
  private static final Duration FRESH = Duration.ofSeconds(1);

  /** In milliseconds. No timer is shorter: what is left of a wait may be. */
  private static final long SHORTEST = 1;

  private final Map<UUID, Rope> ropes = new HashMap<>();
  private final Vertx vertx;

  MatchSignals(Vertx vertx) {
    this.vertx = vertx;
  }

  /** Those who listen to a match, and what they have looked up since it rang; under ropes' lock. */
  private static final class Rope {
    private final Set<Listener> listeners = new HashSet<>();
    private SharedLookups sharedLookups = new SharedLookups();

    /** Of this revision and those before all listeners were woken; 0 if that is not known. */
    private int rungFor;
  }

  /** A listener of some matches; a ring between two waits is not lost. */
  public final class Listener implements AutoCloseable {
    private final Context context = vertx.getOrCreateContext();
    private final Set<UUID> followed = new HashSet<>();
    private final Set<UUID> rung = new LinkedHashSet<>();

    /**
     * Whether it was woken since a wait ended last. Set by whoever wakes, cleared only by who has
     * waited: a wait may end for another reason while somebody wakes it.
     */
    private boolean woken;

    private @Nullable UniEmitter<? super Boolean> asleep;

    private Listener() {}

    /** Listens to one match more. */
    public void follow(UUID match) {
      synchronized (ropes) {
        followed.add(match);
        ropes.computeIfAbsent(match, _ -> new Rope()).listeners.add(this);
      }
    }

    /** Listens to it no more. */
    public void leave(UUID match) {
      synchronized (ropes) {
        if (followed.remove(match)) {
          ropes.computeIfPresent(
              match,
              (_, rope) -> {
                rope.listeners.remove(this);
                return rope.listeners.isEmpty() ? null : rope;
              });
        }
      }
    }

    /** What was looked up of a match since its last ring, by all who follow it. */
    public SharedLookups lookups(UUID match) {
      synchronized (ropes) {
        @Nullable Rope rope = ropes.get(match);
        if (rope == null) {
          return new SharedLookups();
        }
        rope.sharedLookups =
            rope.sharedLookups.olderThan(FRESH) ? new SharedLookups() : rope.sharedLookups;
        return rope.sharedLookups;
      }
    }

    /** The last revision that is known of a match, read or reported; 0 if none is. */
    public int lastKnown(UUID match) {
      synchronized (ropes) {
        @Nullable Rope rope = ropes.get(match);
        return rope == null ? 0 : Math.max(rope.rungFor, rope.sharedLookups.revision());
      }
    }

    /** Something is known of a match that no signal has reported: what was looked up is dropped. */
    public void doubt(UUID match) {
      synchronized (ropes) {
        ropes.computeIfPresent(
            match,
            (_, rope) -> {
              rope.sharedLookups = new SharedLookups();
              return rope;
            });
      }
    }

    /**
     * Completes at the next ring, at once if it rang since the last wait, and when the time is
     * over; on the context on which the listening began.
     *
     * @return whether it rang
     */
    public Uni<Boolean> next(Duration most) {
      long milliseconds = Math.max(SHORTEST, most.toMillis());
      return Uni.createFrom()
          .<Boolean>emitter(emitter -> sleep(emitter, milliseconds))
          .emitOn(task -> context.runOnContext(_ -> task.run()))
          .map(_ -> wasWoken());
    }

    /** The matches that rang since this was asked last. */
    public synchronized Set<UUID> rung() {
      Set<UUID> all = new LinkedHashSet<>(rung);
      rung.clear();
      return all;
    }

    /** Drops a ring that came since the last wait. */
    public synchronized void forget() {
      woken = false;
    }

    /** Wakes this one alone, though no match rang. */
    public void wake() {
      @Nullable UniEmitter<? super Boolean> waking;
      synchronized (this) {
        woken = true;
        waking = asleep;
        asleep = null;
      }
      if (waking != null) {
        waking.complete(true);
      }
    }

    private void sleep(UniEmitter<? super Boolean> emitter, long milliseconds) {
      synchronized (this) {
        if (!woken) {
          asleep = emitter;
          long timer = vertx.setTimer(milliseconds, _ -> emitter.complete(false));
          emitter.onTermination(() -> vertx.cancelTimer(timer));
          return;
        }
      }
      emitter.complete(true);
    }

    private synchronized boolean wasWoken() {
      boolean was = woken;
      woken = false;
      asleep = null;
      return was;
    }

    private void ring(UUID match) {
      synchronized (this) {
        rung.add(match);
      }
      wake();
    }

    @Override
    public void close() {
      synchronized (ropes) {
        List.copyOf(followed).forEach(this::leave);
      }
    }
  }

  /** Begins to listen to one match. */
  public Listener listen(UUID match) {
    Listener listener = listen();
    listener.follow(match);
    return listener;
  }

  /** Begins to listen, to no match yet. */
  public Listener listen() {
    return new Listener();
  }

  /** The matches that somebody listens to. */
  public Set<UUID> listened() {
    synchronized (ropes) {
      return Set.copyOf(ropes.keySet());
    }
  }

  /** Something happened in the match: what was looked up is dropped. */
  public void signal(UUID match) {
    ring(match, rope -> rope.sharedLookups = new SharedLookups());
  }

  /** This instance has committed a transaction: those who follow the match need read nothing. */
  public void committed(StoredTransaction transaction, List<ShownRow> shown) {
    ring(
        transaction.match(),
        rope -> {
          rope.sharedLookups = rope.sharedLookups.after(transaction, shown);
          rope.rungFor = Math.max(rope.rungFor, transaction.revision());
        });
  }

  /** Something changed around the match, and nothing in it. */
  public void signalSurroundings(UUID match) {
    ring(match, _ -> {});
  }

  /**
   * Some instance has committed: wakes the listeners unless they were woken for it already. That
   * one of them has looked so far says nothing of the others; what they have looked up is kept.
   *
   * @param revision asked for only where somebody listens; empty if it cannot be read
   */
  public void committed(UUID match, Supplier<OptionalInt> revision) {
    synchronized (ropes) {
      if (!ropes.containsKey(match)) {
        return;
      }
    }
    OptionalInt known = revision.get();
    if (known.isEmpty()) {
      signal(match);
    } else {
      committed(match, known.getAsInt());
    }
  }

  private void committed(UUID match, int revision) {
    synchronized (ropes) {
      @Nullable Rope rope = ropes.get(match);
      if (rope != null && rope.rungFor >= revision) {
        return;
      }
    }
    ring(
        match,
        rope -> {
          if (rope.sharedLookups.revision() < revision) {
            rope.sharedLookups = new SharedLookups();
          }
          rope.rungFor = Math.max(rope.rungFor, revision);
        });
  }

  private void ring(UUID match, Consumer<Rope> change) {
    List<Listener> listeners;
    synchronized (ropes) {
      @Nullable Rope rope = ropes.get(match);
      if (rope == null) {
        return;
      }
      change.accept(rope);
      listeners = new ArrayList<>(rope.listeners);
    }
    listeners.forEach(listener -> listener.ring(match));
  }
}
