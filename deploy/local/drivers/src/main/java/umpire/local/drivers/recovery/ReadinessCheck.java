package umpire.local.drivers.recovery;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify readiness: broker, database and lobby-service are killed one after the other; readiness
 * reports each who needs it, liveness of nobody, and everything comes back by itself.
 */
public final class ReadinessCheck {
  private static final Duration SOON = Duration.ofSeconds(30);
  private static final int READY = 200;
  private static final int NOT_READY = 503;

  private static final List<String> SERVICES =
      List.of(Stack.GAME, Stack.COMBAT, Stack.SUPPLY, Stack.LOBBY);

  private final Stack stack;
  private final Checks checks;

  private ReadinessCheck(Stack stack, PrintStream out) {
    this.stack = stack;
    this.checks = new Checks("readiness", out);
  }

  /** On a stack of its own, unless on the running one. */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.running()) {
      return new ReadinessCheck(Stack.running(), out).all();
    }
    try (PrivateStack own = PrivateStack.make(out)) {
      out.println("readiness: up after " + own.stack().up().took().toSeconds() + " s");
      CheckResult result = new ReadinessCheck(own.stack(), out).all();
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private CheckResult all() {
    checks.check(
        "without a broker nobody is ready", () -> without(Stack.BROKER, SERVICES, List.of()));
    checks.check(
        "without the database only supply-service is, which has none",
        () ->
            without(
                Stack.POSTGRES,
                List.of(Stack.GAME, Stack.COMBAT, Stack.LOBBY),
                List.of(Stack.SUPPLY)));
    checks.check(
        "without lobby-service the others are, by the keys that they have",
        () -> without(Stack.LOBBY, List.of(), List.of(Stack.GAME, Stack.COMBAT, Stack.SUPPLY)));
    return checks.result();
  }

  private void without(String victim, List<String> unready, List<String> ready) {
    SERVICES.forEach(service -> await(service, READY));
    stack.kill(victim);
    try {
      unready.forEach(service -> await(service, NOT_READY));
      ready.forEach(service -> require(status(service, "ready") == READY, service + " is not"));
      SERVICES.stream()
          .filter(service -> !service.equals(victim))
          .forEach(service -> require(status(service, "live") == READY, service + " is not live"));
    } finally {
      stack.start(victim);
    }
    SERVICES.forEach(service -> await(service, READY));
  }

  private void await(String service, int status) {
    PollUntil.until(service + " answers " + status, SOON, () -> status(service, "ready") == status);
  }

  private int status(String service, String kind) {
    Api direct = new Api(stack.address(service));
    try {
      return direct.send(direct.get("/q/health/" + kind, "")).status();
    } catch (IOException _) {
      return 0; // nobody is there
    }
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new Api.Unexpected(otherwise);
    }
  }
}
