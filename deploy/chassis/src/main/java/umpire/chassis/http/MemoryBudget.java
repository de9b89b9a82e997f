package umpire.chassis.http;

import io.quarkus.runtime.configuration.MemorySize;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * The heap that bodies and large answers of all requests take together, as it is estimated while
 * they are read and made. What goes beyond the bound is refused before it is held: 503 where others
 * hold too much, 413 where one request alone is too large.
 */
@Singleton
public class MemoryBudget {
  /** Of the heap; the rest is for everything else that a service holds. */
  private static final int PART_OF_HEAP = 4;

  private final long total;
  private final AtomicLong held = new AtomicLong();

  @Inject
  MemoryBudget(@ConfigProperty(name = "umpire.memory.in-flight") Optional<MemorySize> total) {
    this(
        total.map(MemorySize::asLongValue).orElse(Runtime.getRuntime().maxMemory() / PART_OF_HEAP));
  }

  /** A budget of so many bytes for all requests together. */
  public MemoryBudget(long total) {
    this.total = total;
  }

  /** A new share of at most half of the budget; it holds nothing yet. */
  public Share open() {
    return new Share(total / 2);
  }

  /**
   * A new share of at most three quarters of the budget, for work of which only one runs at a time.
   */
  public Share openLarge() {
    return new Share(total / 4 * 3);
  }

  /** Bytes that all open shares hold. */
  public long held() {
    return held.get();
  }

  private boolean take(long bytes) {
    if (held.addAndGet(bytes) <= total) {
      return true;
    }
    held.addAndGet(-bytes);
    return false;
  }

  /** What one request holds, until it is closed. */
  public final class Share implements AutoCloseable {
    private final long most;
    private long bytes;
    private boolean closed;

    private Share(long most) {
      this.most = most;
    }

    /**
     * Takes so many bytes more. Throws a {@link Problem} 413 if this share would be too large, 503
     * with Retry-After if the others leave too little, and IllegalStateException after {@link
     * #close}; then the share holds what it held before.
     */
    public synchronized void add(long more) {
      if (closed) {
        throw new IllegalStateException("this share was given back");
      }
      if (bytes + more > most) {
        throw Problem.of(
                413,
                "too-large",
                "Too large",
                "To be read, this takes more than the " + most + " bytes that one request may.")
            .asException();
      }
      if (!take(more)) {
        throw Problem.of(
                503, "busy", "Too much at once", "Other requests hold the memory for bodies.")
            .asException()
            .header("Retry-After", "2");
      }
      bytes += more;
    }

    /** Gives so many bytes back; throws IllegalArgumentException if the share holds fewer. */
    public synchronized void giveBack(long less) {
      if (less > bytes) {
        throw new IllegalArgumentException(less + " of " + bytes + " bytes");
      }
      bytes -= less;
      held.addAndGet(-less);
    }

    /** Gives everything back; a second time does nothing. */
    @Override
    public synchronized void close() {
      closed = true;
      held.addAndGet(-bytes);
      bytes = 0;
    }
  }
}
