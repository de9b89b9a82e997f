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

  /** One of so many bytes. */
  public MemoryBudget(long total) {
    this.total = total;
  }

  /** A share of half of it at most, empty for now. */
  public Share open() {
    return new Share(total / 2);
  }

  /** A share of three quarters of it at most, for work of which there is one at a time. */
  public Share openLarge() {
    return new Share(total / 4 * 3);
  }

  /** What all open shares hold. */
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

    /** Takes so much more; throws 413 or 503, and then holds what it held. */
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

    /** Gives some of it back. */
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
