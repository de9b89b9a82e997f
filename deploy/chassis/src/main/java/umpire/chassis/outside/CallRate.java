package umpire.chassis.outside;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.function.LongSupplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.http.Problem;
import umpire.chassis.keep.RecentlyUsed;

/**
 * So many calls a second for each address, and four seconds' worth at once by those who were
 * silent.
 */
@Singleton
class CallRate {
  private static final int SECONDS_SAVED = 4;
  private static final double NANOS = 1e9;

  /** Addresses that are remembered; who is forgotten begins anew. */
  private static final int MOST = 10_000;

  private final double perSecond;
  private final LongSupplier nanos;
  private final Map<String, Saved> saved = new RecentlyUsed<>(MOST);

  /** Calls that an address has left, and when that was so. */
  private record Saved(double calls, long at) {}

  @Inject
  CallRate(@ConfigProperty(name = "umpire.callers.per-second") int perSecond) {
    this(perSecond, System::nanoTime);
  }

  CallRate(int perSecond, LongSupplier nanos) {
    this.perSecond = perSecond;
    this.nanos = nanos;
  }

  /** Counts a call; throws 429 with Retry-After where there was one too many. */
  synchronized void admit(String address) {
    long now = nanos.getAsLong();
    double most = SECONDS_SAVED * perSecond;
    Saved before = saved.getOrDefault(address, new Saved(most, now));
    double calls = Math.min(most, before.calls() + perSecond * (now - before.at()) / NANOS);
    saved.put(address, new Saved(Math.max(0, calls - 1), now));
    if (calls < 1) {
      throw Problem.of(
              429,
              "too-many-calls",
              "Too many calls",
              "Without an account, %d calls a second.".formatted((int) perSecond))
          .asException()
          .header("Retry-After", "1");
    }
  }
}
