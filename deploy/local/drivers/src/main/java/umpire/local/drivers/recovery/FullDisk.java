package umpire.local.drivers.recovery;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.DiceVerifier;
import umpire.local.drivers.match.EndOfMatchChecks;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * Part of verify supervisor: the disk of UMPIRE_HOME is filled while people play, and emptied
 * again. Broker and database come back by themselves, and nothing that was acknowledged is lost. As
 * root alone, since the disk is a file system of its own in memory.
 */
final class FullDisk {
  private static final Duration SOON = Duration.ofMinutes(3);

  /** How long people try to play on a full disk. */
  private static final Duration FULL = Duration.ofSeconds(30);

  private static final int MATCHES = 400;
  private static final long MIB = 1024 * 1024;

  /** Enough for the launcher, which wants so much before it starts anything. */
  private static final String SIZE = "1300m";

  private final Stack stack;
  private final PrintStream out;
  private final Path ballast;
  private final List<String> opened = new ArrayList<>();

  private FullDisk(Stack stack, PrintStream out) {
    this.stack = stack;
    this.out = out;
    this.ballast = stack.home().resolve("ballast");
  }

  static CheckResult run(PrintStream out) throws IOException {
    Checks checks = new Checks("supervisor", out);
    try (PrivateStack own = PrivateStack.make(out)) {
      Stack stack = own.stack();
      String home = stack.home().toString();
      String options = "size=" + SIZE + ",mode=0700";
      if (!command("mount", "-t", "tmpfs", "-o", options, "umpire-full-disk", home)) {
        own.notWorthKeeping();
        checks.check("a full disk", () -> checks.notHere("no file system can be mounted here"));
        return checks.result();
      }
      try {
        checks.check("broker and database after a full disk", () -> new FullDisk(stack, out).all());
        stack.down();
        if (checks.result().findings().isEmpty()) {
          own.notWorthKeeping();
        } else {
          keepLogs(stack, out);
        }
      } finally {
        boolean _ = command("umount", "-l", home);
      }
      return checks.result();
    }
  }

  private void all() {
    Stack.Done up = stack.up(Map.of("UMPIRE_LIVE_PATIENCE", "10"));
    out.println("  up after " + up.took().toSeconds() + " s");
    Api api = new Api(stack.gateway());
    Api.Person ann = api.signUp("ann", "played-on-a-full-disk");
    Api.Person bert = api.signUp("bert", "played-on-a-full-disk");
    PlayedMatch first = PlayedMatch.open(api, ann, bert);
    PlayedMatch second = PlayedMatch.open(api, ann, bert);
    long messages = stack.topics().messages("match.events");
    fill();
    openWhileFull(api, ann);
    out.println("  " + opened.size() + " matches were opened before the disk stopped everything");
    SupervisorCheck.require(opened.size() < MATCHES, "the disk was full, and nobody noticed");
    empty();
    PollUntil.until("everything serves again", SOON, () -> healthy(api));
    out.println("  " + restarts(Stack.BROKER) + " of the broker");
    out.println("  " + restarts(Stack.POSTGRES) + " of the database");
    SupervisorCheck.require(
        !restarts(Stack.BROKER).isEmpty(),
        "the broker did not end on a full disk: the check checks nothing");
    long now = stack.topics().messages("match.events");
    SupervisorCheck.require(
        now >= messages, "the broker had " + messages + " messages, now " + now);
    // Tokens are good for ten minutes; what was acknowledged to one is there for the next.
    for (String match : opened) {
      JsonNode header = api.good(api.get("/v1/matches/" + match, ann.token()));
      SupervisorCheck.require(header.has("status"), "match " + match + " is " + header);
    }
    for (PlayedMatch playedMatch : List.of(first, second)) {
      SampleBattle.fight(playedMatch);
      check(playedMatch);
    }
  }

  private void check(PlayedMatch playedMatch) {
    try {
      List<String> findings =
          new EndOfMatchChecks(playedMatch, stack.database("combat"), DiceVerifier.of(stack.root()))
              .findings();
      SupervisorCheck.require(
          findings.isEmpty(), playedMatch.id() + ": " + String.join("; ", findings));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Every match that was acknowledged is noted. */
  private void openWhileFull(Api api, Api.Person ann) {
    long end = System.nanoTime() + FULL.toNanos();
    ObjectNode wanted =
        Api.JSON
            .createObjectNode()
            .put("game", SampleBattle.GAME)
            .put("scenario", SampleBattle.SCENARIO);
    while (System.nanoTime() < end && opened.size() < MATCHES) {
      try {
        HttpAnswer httpAnswer = api.send(api.post("/v1/matches", ann.token(), wanted));
        if (httpAnswer.good()) {
          opened.add(httpAnswer.body().path("id").asText());
        }
      } catch (IOException _) {
        // Not acknowledged: nobody may count on it.
      }
      PollUntil.pause();
    }
  }

  private static boolean healthy(Api api) {
    try {
      return api.send(api.get("/healthz", "")).status() == 200;
    } catch (IOException _) {
      return false;
    }
  }

  /** Writes until nothing more goes in. */
  private void fill() {
    byte[] block = new byte[(int) MIB];
    try (OutputStream to = Files.newOutputStream(ballast)) {
      while (true) {
        to.write(block);
      }
    } catch (IOException full) {
      out.println("  the disk is full: " + full.getMessage());
    }
  }

  private void empty() {
    try {
      Files.delete(ballast);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static void keepLogs(Stack stack, PrintStream out) throws IOException {
    Path kept = Files.createTempDirectory("umpire-full-disk-");
    boolean _ = command("cp", "-r", stack.home().resolve("logs").toString(), kept.toString());
    out.println("logs of the full disk are kept in " + kept);
  }

  private static boolean command(String... words) throws IOException {
    try {
      return new ProcessBuilder(words).redirectErrorStream(true).start().waitFor() == 0;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** The reasons that the launcher keeps for a process, in the order in which they came. */
  private List<String> restarts(String name) {
    Path file = stack.home().resolve("run").resolve(name + ".restarts");
    try {
      return Files.exists(file) ? Files.readAllLines(file) : List.of();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
