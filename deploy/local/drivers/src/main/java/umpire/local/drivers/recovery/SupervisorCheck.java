package umpire.local.drivers.recovery;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.DiceVerifier;
import umpire.local.drivers.match.EndOfMatchChecks;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.DatabaseProbe;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify supervisor: processes are killed, held still, starved of memory and of disk space; the
 * supervisor starts each again and says why, a match goes on, and what was stopped on purpose stays
 * stopped.
 */
public final class SupervisorCheck {
  private static final Duration SOON = Duration.ofMinutes(3);

  /** Several looks of the supervisor. */
  private static final Duration A_WHILE = Duration.ofSeconds(12);

  /** Short, so that what hangs is noticed soon. */
  private static final Map<String, String> SHORT_TIMEOUTS = Map.of("UMPIRE_LIVE_PATIENCE", "6");

  private static final List<String> EVERY =
      Stream.concat(Stack.ALL.stream(), Stream.of(Stack.BOTS)).toList();

  private final Stack stack;
  private final Checks checks;
  private final Api api;
  private final String suffix = Long.toString(System.nanoTime(), 36);
  private final PlayedMatch playedMatch;

  private SupervisorCheck(Stack stack, PrintStream out) {
    this.stack = stack;
    this.checks = new Checks("supervisor", out);
    this.api = new Api(stack.gateway());
    this.playedMatch =
        PlayedMatch.open(api, person(SampleBattle.FIRST_SEAT), person(SampleBattle.SECOND_SEAT));
  }

  /** Signed in anew: a session holds for ten minutes. */
  private Api.Person person(String seat) {
    return api.signUp(seat + "-" + suffix, "played-while-all-is-broken");
  }

  /** Always on a stack of its own: nobody's running one is to be broken. */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.running()) {
      throw new Arguments.Unknown("supervisor has a stack of its own");
    }
    return switch (arguments.kind()) {
      case "processes" -> processes(out);
      case "disk" -> FullDisk.run(out);
      case "" -> {
        CheckResult first = processes(out);
        CheckResult second = FullDisk.run(out);
        List<String> findings = new ArrayList<>(first.findings());
        findings.addAll(second.findings());
        yield new CheckResult(first.runs() + second.runs(), findings);
      }
      // Words of a person: an open set, so the last branch is a refusal.
      default -> throw new Arguments.Unknown("--kind of supervisor is processes or disk");
    };
  }

  private static CheckResult processes(PrintStream out) throws IOException {
    try (PrivateStack own = PrivateStack.make(out)) {
      Stack stack = own.stack();
      out.println("supervisor: up after " + stack.up(SHORT_TIMEOUTS).took().toSeconds() + " s");
      CheckResult result = new SupervisorCheck(stack, out).all();
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private CheckResult all() throws IOException {
    checks.check("a supervisor runs", () -> require(stack.runs(Stack.SUPERVISOR), "there is none"));
    if (!checks.result().findings().isEmpty()) {
      return checks.result(); // each of what follows would wait in vain for minutes
    }
    for (String name : EVERY) {
      checks.check("kill -9 of " + name, () -> startedAgain(name, "-KILL", "signal KILL"));
    }
    checks.check(
        "an abort of combat-service", () -> startedAgain(Stack.COMBAT, "-ABRT", "signal ABRT"));
    checks.check("all processes held still at once", this::heldStill);
    checks.check("game-service without memory", this::withoutMemory);
    checks.check("what is stopped on purpose stays so", this::stoppedOnPurpose);
    checks.check("services started before broker and database wait for them", this::waiting);
    checks.check("a supervisor that was killed is started by up, and once", this::killedItself);
    checks.check("after all that the match is played to its end", this::playedOn);
    return checks.result();
  }

  private void startedAgain(String name, String signal, String reason) {
    long before = stack.pid(name);
    stack.signal(signal, name);
    awaitNew(name, before);
    String status = stack.statusOf(name);
    require(status.contains("started again"), "status says of " + name + ": " + status);
    require(status.contains(reason), "status does not say '" + reason + "': " + status);
  }

  private void heldStill() {
    Map<String, Long> before = new LinkedHashMap<>();
    for (String name : EVERY) {
      before.put(name, stack.pid(name));
      if (name.equals(Stack.POSTGRES)) {
        stack.signal("-STOP", postmaster()); // what the process that started it does is no matter
      } else {
        stack.freeze(name);
      }
    }
    before.forEach(this::awaitNew);
    for (String name : EVERY) {
      String status = stack.statusOf(name);
      require(status.contains("not live for"), "status says of " + name + ": " + status);
    }
  }

  private long postmaster() {
    Path file = stack.home().resolve("postgres").resolve("postmaster.pid");
    try {
      return Long.parseLong(Files.readAllLines(file).getFirst());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void withoutMemory() {
    // The caller is informed that the start failed; it goes on failing in the background.
    Optional<String> refused = refusal(() -> stack.restart(Stack.GAME, starved()));
    require(refused.isPresent(), "a game-service with 16 MiB was started without complaint");
    PollUntil.until(
        "two new starts for want of memory",
        SOON,
        () ->
            stack
                .statusOf(Stack.GAME)
                .matches(".*started again ([2-9]|\\d\\d+) times.*OutOfMemoryError.*"));
    stack.restart(Stack.GAME, Map.of());
    require(!stack.statusOf(Stack.GAME).contains("OutOfMemory"), "status has an old error");
  }

  private static Map<String, String> starved() {
    return Map.of("UMPIRE_HEAP", "16m");
  }

  private void stoppedOnPurpose() {
    stack.kill(Stack.COMBAT);
    stack.stop(Stack.BOTS);
    long end = System.nanoTime() + A_WHILE.toNanos();
    PollUntil.until(
        "the end of a while",
        A_WHILE.multipliedBy(2),
        () -> {
          require(!stack.runs(Stack.COMBAT), "combat-service was killed by kill-one, and runs");
          require(!stack.runs(Stack.BOTS), "the bots were stopped by stop-one, and run");
          return System.nanoTime() > end;
        });
    stack.start(Stack.COMBAT);
    stack.start(Stack.BOTS);
  }

  private void waiting() {
    List.of(Stack.GAME, Stack.LOBBY, Stack.SUPPLY, Stack.BROKER, Stack.POSTGRES)
        .forEach(stack::kill);
    Map<String, Thread> starts = new LinkedHashMap<>();
    for (String service : List.of(Stack.GAME, Stack.LOBBY, Stack.SUPPLY)) {
      starts.put(service, Thread.ofPlatform().start(() -> stack.start(service)));
    }
    awaitWaitingFor(Stack.GAME, "postgres");
    awaitWaitingFor(Stack.LOBBY, "postgres");
    awaitWaitingFor(Stack.SUPPLY, "broker");
    Map<String, Long> pids = new LinkedHashMap<>();
    starts.keySet().forEach(service -> pids.put(service, stack.pid(service)));
    refuses(Stack.GAME, "/v1/games");
    refuses(Stack.LOBBY, "/v1/seeks");
    stack.start(Stack.POSTGRES);
    awaitWaitingFor(Stack.GAME, "broker");
    stack.start(Stack.BROKER);
    pids.forEach(
        (service, pid) -> {
          PollUntil.until(service + " serves", SOON, () -> readiness(service).status() == 200);
          require(stack.pid(service) == pid, service + " was started a second time");
        });
  }

  private void awaitWaitingFor(String service, String what) {
    PollUntil.until(
        service + " says that it waits for " + what,
        SOON,
        () -> readiness(service).body().toString().contains("\"waitingFor\":\"" + what + "\""));
  }

  private HttpAnswer readiness(String service) {
    return direct(service, "/q/health/ready");
  }

  private HttpAnswer direct(String service, String path) {
    Api api = new Api(stack.address(service));
    try {
      return api.send(api.get(path, ""));
    } catch (IOException _) {
      return new HttpAnswer(0, Api.JSON.createObjectNode()); // nobody is there
    }
  }

  private void refuses(String service, String path) {
    HttpAnswer httpAnswer = direct(service, path);
    require(
        httpAnswer.status() == 503
            && httpAnswer.body().path("type").asText().equals("urn:umpire:problem:starting"),
        service + " answered " + httpAnswer + " while it starts");
  }

  private void killedItself() {
    stack.signal("-KILL", Stack.SUPERVISOR);
    PollUntil.until("the end of the supervisor", SOON, () -> !stack.runs(Stack.SUPERVISOR));
    require(direct(Stack.GAME, "/q/health/ready").status() == 200, "nobody serves without it");
    Stack.Done _ = stack.up(SHORT_TIMEOUTS);
    require(stack.runs(Stack.SUPERVISOR), "up did not start the supervisor again");
    long one = stack.pid(Stack.SUPERVISOR);
    Optional<String> second = refusal(stack::supervise);
    require(
        second.filter(message -> message.contains("runs already")).isPresent(),
        "a second supervisor was not refused: " + second);
    require(
        stack.pid(Stack.SUPERVISOR) == one, "the second supervisor took the place of the first");
    startedAgain(Stack.SUPPLY, "-KILL", "signal KILL");
  }

  private void playedOn() {
    for (String name : Stack.ALL) {
      require(stack.runs(name), name + " does not run");
    }
    Map<String, Api.Person> seats = new LinkedHashMap<>();
    seats.put(SampleBattle.FIRST_SEAT, person(SampleBattle.FIRST_SEAT));
    seats.put(SampleBattle.SECOND_SEAT, person(SampleBattle.SECOND_SEAT));
    PlayedMatch goesOn = new PlayedMatch(api, seats, playedMatch.id(), playedMatch.commitment());
    SampleBattle.fight(goesOn);
    try {
      DatabaseProbe battles = stack.database("combat");
      List<String> findings =
          new EndOfMatchChecks(goesOn, battles, DiceVerifier.of(stack.root())).findings();
      require(findings.isEmpty(), String.join("; ", findings));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    List<String> letters = stack.topics().deadLetters();
    require(letters.isEmpty(), "dead letters: " + letters);
  }

  private void awaitNew(String name, long before) {
    PollUntil.until(
        name + " is started again and serves",
        SOON,
        () ->
            stack.runs(name)
                && stack.pid(name) != before
                && stack.statusOf(name).contains("MiB  ready"));
  }

  private static Optional<String> refusal(Runnable what) {
    try {
      what.run();
      return Optional.empty();
    } catch (Stack.Refused refused) {
      return Optional.of(String.valueOf(refused.getMessage()));
    }
  }

  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new Api.Unexpected(otherwise);
    }
  }
}
