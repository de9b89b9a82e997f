package umpire.game.referee.command;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import umpire.chassis.common.RecentlyUsed;
import umpire.chassis.http.ProblemException;

/**
 * When commands were first received, until their result was sent: a client that meets an internal
 * error and sends them again loses no time.
 */
@Singleton
public class ReceiptTimes {
  private static final int MOST = 10_000;

  private record Key(UUID match, String account, String commandId) {
    static Key of(CommandRequest request) {
      return new Key(request.match(), request.account(), request.commandId());
    }
  }

  private record Receipt(Instant received, OptionalInt decision, SentCommands sent) {
    boolean isOf(CommandRequest request) {
      return decision.equals(request.decision()) && sent.equals(request.sent());
    }
  }

  private final Map<Key, Receipt> open = new RecentlyUsed<>(MOST);

  /** The request with the time at which it came in first. */
  public synchronized CommandRequest first(CommandRequest request) {
    Receipt receipt = open.get(Key.of(request));
    if (receipt != null && receipt.isOf(request)) {
      return request.receivedAt(receipt.received());
    }
    open.put(Key.of(request), new Receipt(request.received(), request.decision(), request.sent()));
    return request;
  }

  /**
   * Its sender receives what became of it; after a fault of ours they are asked to send it again.
   */
  public synchronized void done(CommandRequest request, @Nullable Throwable failure) {
    if (failure == null
        || (failure instanceof ProblemException refused && refused.problem().status() < 500)) {
      open.remove(Key.of(request));
    }
  }

  /** Whether something came in by a moment of which its sender does not know what became. */
  public synchronized boolean waits(UUID match, String account, Instant deadline) {
    return open.entrySet().stream()
        .anyMatch(
            entry ->
                entry.getKey().match().equals(match)
                    && entry.getKey().account().equals(account)
                    && !entry.getValue().received().isAfter(deadline));
  }
}
