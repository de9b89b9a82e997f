package umpire.local.drivers.recovery;

import java.io.IOException;
import java.io.PrintStream;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.stack.Stack;

/** What holds while services do not know what is revoked, since lobby-service is away. */
final class RevocationOutage {
  /** As old as the knowledge of revocations may be. */
  private static final Duration LIMIT = Duration.ofSeconds(15);

  /** Two heartbeats may have been missed when lobby-service was killed. */
  private static final Duration HOLDS = LIMIT.minusSeconds(4);

  private static final Duration SOON = Duration.ofSeconds(60);
  private static final Duration EVERY = Duration.ofMillis(200);

  private final Stack stack;
  private final Api gateway;
  private final Api direct;
  private final PrintStream out;

  RevocationOutage(Stack stack, Api gateway, Api direct, PrintStream out) {
    this.stack = stack;
    this.gateway = gateway;
    this.direct = direct;
    this.out = out;
  }

  /**
   * Kills lobby-service and starts it again when its outage has been noticed.
   *
   * @param personal a bearer token that a personal one was exchanged for
   * @param session of name and password
   */
  void failsClosed(PlayedMatch playedMatch, String personal, String session) {
    HttpRequest byToken = direct.get(playedMatch.path(""), personal);
    HttpRequest bySession = direct.get(playedMatch.path(""), session);
    expect(200, byToken);
    expect(200, bySession);
    stack.kill(Stack.LOBBY);
    long begun = System.nanoTime();
    try {
      PollUntil.until("503 for the personal token", SOON, () -> status(direct, byToken) == 503);
      Duration after = Duration.ofNanos(System.nanoTime() - begun);
      out.printf("  it bit after %d ms%n", after.toMillis());
      if (after.compareTo(HOLDS) < 0 || after.compareTo(LIMIT.plusSeconds(5)) > 0) {
        throw new Api.Unexpected("503 after " + after);
      }
      expect(200, bySession);
    } finally {
      stack.start(Stack.LOBBY);
    }
    PollUntil.until("200 for the personal token", SOON, () -> status(direct, byToken) == 200);
    expect(200, bySession);
  }

  private void expect(int status, HttpRequest request) {
    int answered = status(direct, request);
    if (answered != status) {
      throw new Api.Unexpected("%s answered %d, not %d".formatted(request.uri(), answered, status));
    }
  }

  private static int status(Api api, HttpRequest request) {
    try {
      return api.send(request).status();
    } catch (IOException failure) {
      throw new Api.Unexpected(request.uri() + " answered nothing: " + failure);
    }
  }

  private record Seen(Duration after, int status) {}

  /** Asks by a personal token all the time, while lobby-service is killed and started again. */
  void restart(PlayedMatch playedMatch, String secret) {
    HttpRequest request = gateway.get(playedMatch.path(""), secret);
    if (status(gateway, request) != 200) {
      throw new Api.Unexpected("the personal token is not known");
    }
    List<Seen> seen = new ArrayList<>();
    AtomicBoolean over = new AtomicBoolean();
    stack.kill(Stack.LOBBY);
    long begun = System.nanoTime();
    Thread asking = Thread.ofPlatform().start(() -> ask(request, begun, over, seen));
    stack.start(Stack.LOBBY);
    Duration away = Duration.ofNanos(System.nanoTime() - begun);
    over.set(true);
    try {
      asking.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new PollUntil.Vain("interrupted");
    }
    PollUntil.until("200 after it", SOON, () -> status(gateway, request) == 200);
    out.printf("  away for %d ms, asked %d times%n", away.toMillis(), seen.size());
    List<Seen> refused =
        seen.stream()
            .filter(one -> one.status() != 200)
            .filter(one -> one.status() != 503 || one.after().compareTo(HOLDS) < 0)
            .toList();
    if (!refused.isEmpty() || seen.size() < 10) {
      throw new Api.Unexpected("of " + seen.size() + " answers " + refused);
    }
  }

  private void ask(HttpRequest request, long begun, AtomicBoolean over, List<Seen> seen) {
    while (!over.get()) {
      Duration after = Duration.ofNanos(System.nanoTime() - begun);
      seen.add(new Seen(after, status(gateway, request)));
      LockSupport.parkNanos(EVERY.toNanos());
    }
  }
}
