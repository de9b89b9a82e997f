package umpire.game.referee.replay;

import jakarta.inject.Singleton;
import java.io.InputStream;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.http.MemoryBudget;
import umpire.chassis.http.Problem;

/** Receives large bodies: one at a time from an account, and a fixed number in all. */
@Singleton
class UploadReceiver {
  private final MemoryBudget budget;
  private final Duration within;
  private final Semaphore places;
  private final Set<String> accounts = ConcurrentHashMap.newKeySet();

  UploadReceiver(
      MemoryBudget budget,
      @ConfigProperty(name = "umpire.game.upload.at-once") int atOnce,
      @ConfigProperty(name = "umpire.game.upload.within") Duration within) {
    this.budget = budget;
    this.within = within;
    this.places = new Semaphore(atOnce);
  }

  /** 429 where one of this account is under way, 503 where too many are. */
  UploadedBody take(String account, InputStream body) {
    if (!accounts.add(account)) {
      throw Problem.of(
              429, "one-at-a-time", "One at a time", "Another import of this account is under way.")
          .asException()
          .header("Retry-After", "2");
    }
    try {
      return placed(account, body);
    } catch (RuntimeException | Error refused) {
      accounts.remove(account);
      throw refused;
    }
  }

  private UploadedBody placed(String account, InputStream body) {
    if (!places.tryAcquire()) {
      throw Problem.of(503, "busy", "Too much at once", "Too many matches are being imported.")
          .asException()
          .header("Retry-After", "5");
    }
    MemoryBudget.Share share = budget.openLarge();
    try {
      return UploadedBody.of(body, within, share, () -> left(account));
    } catch (RuntimeException | Error refused) {
      share.close();
      places.release();
      throw refused;
    }
  }

  private void left(String account) {
    places.release();
    accounts.remove(account);
  }
}
