package umpire.game.referee;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Wakes those who wait for something to happen in a match. Rung right after a commit of this
 * instance, and by {@code match.events} for those of others; ringing twice does no harm.
 */
@ApplicationScoped
public class Bell {
  private final Map<UUID, Set<Listener>> listeners = new HashMap<>();
  private final Vertx vertx;

  Bell(Vertx vertx) {
    this.vertx = vertx;
  }

  /** Somebody who listens to one match; a ring between two waits is not lost. */
  public final class Listener implements AutoCloseable {
    private final UUID match;
    private final Context context = vertx.getOrCreateContext();
    private boolean rung;
    private @Nullable UniEmitter<? super Boolean> asleep;

    private Listener(UUID match) {
      this.match = match;
    }

    /**
     * Completes at the next ring, at once if it rang since the last wait, and when the time is
     * over; on the context on which the listening began.
     *
     * @return whether it rang
     */
    public Uni<Boolean> next(Duration most) {
      return Uni.createFrom()
          .<Boolean>emitter(this::sleep)
          .ifNoItem()
          .after(most)
          .recoverWithItem(this::overslept)
          .emitOn(task -> context.runOnContext(_ -> task.run()));
    }

    /** Forgets a ring that came since the last wait. */
    synchronized void forget() {
      rung = false;
    }

    /** Wakes this one alone, as if something had happened. */
    public void wake() {
      ring();
    }

    private void sleep(UniEmitter<? super Boolean> emitter) {
      synchronized (this) {
        if (!rung) {
          asleep = emitter;
          return;
        }
        rung = false;
      }
      emitter.complete(true);
    }

    private synchronized boolean overslept() {
      asleep = null;
      return false;
    }

    private void ring() {
      @Nullable UniEmitter<? super Boolean> waking;
      synchronized (this) {
        waking = asleep;
        asleep = null;
        rung = waking == null;
      }
      if (waking != null) {
        waking.complete(true);
      }
    }

    @Override
    public void close() {
      synchronized (listeners) {
        Set<Listener> others = listeners.getOrDefault(match, new HashSet<>());
        others.remove(this);
        if (others.isEmpty()) {
          listeners.remove(match);
        }
      }
    }
  }

  /** Begins to listen. */
  public Listener listen(UUID match) {
    Listener listener = new Listener(match);
    synchronized (listeners) {
      listeners.computeIfAbsent(match, _ -> new HashSet<>()).add(listener);
    }
    return listener;
  }

  /** Something happened in the match. */
  public void ring(UUID match) {
    List<Listener> all;
    synchronized (listeners) {
      all = new ArrayList<>(listeners.getOrDefault(match, Set.of()));
    }
    all.forEach(Listener::ring);
  }
}
