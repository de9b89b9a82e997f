package umpire.local.drivers.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.match.DiceVerifier;
import umpire.local.drivers.match.EndOfMatchChecks;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.RandomCommands;
import umpire.local.drivers.match.SampleMatch;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Latencies;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.DatabaseProbe;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify retries: a storm of commands sent again. Several matches are played at once; every order
 * is sent by several clients at the same moment, then again and again by all of them in parallel,
 * early ones late too, and now and then with another body under the same commandId.
 */
public final class RetryCheck {
  private static final int PRESET = 100_000;
  private static final int MATCHES = 4;

  /** For all matches together: as many as two cores serve without long queues. */
  private static final int CLIENTS = 24;

  private static final int AT_ONCE = 8;
  private static final int LATER = 120;

  /** Of so many repetitions one has another body. */
  private static final int OTHERS = 30;

  private static final int LONGEST_FINDING = 1000;
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private final Stack stack;
  private final Api api;
  private final Api direct;
  private final DiceVerifier verifier;
  private final SampleMatch sampleMatch;
  private final int wanted;
  private final long seed;
  private final AtomicInteger turns = new AtomicInteger();
  private final AtomicInteger begun = new AtomicInteger();
  private final AtomicInteger again = new AtomicInteger();
  private final AtomicInteger orders = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private final AtomicInteger matches = new AtomicInteger();
  private final Queue<String> findings = new ConcurrentLinkedQueue<>();
  private final Queue<Long> nanos = new ConcurrentLinkedQueue<>();
  private final ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
  private final String password = Long.toHexString(new Random().nextLong()) + "-for-retries";
  private final String runId = Long.toHexString(System.nanoTime());

  private RetryCheck(
      Stack stack, DiceVerifier verifier, SampleMatch sampleMatch, int wanted, long seed) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.direct = new Api(stack.gameService());
    this.verifier = verifier;
    this.sampleMatch = sampleMatch;
    this.wanted = wanted;
    this.seed = seed;
  }

  /** So many repetitions; on a stack of its own unless the running one is asked for. */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    SampleMatch sampleMatch = SampleMatch.ofPeople(arguments.game());
    if (arguments.running()) {
      return sendRepeatedly(Stack.running(), sampleMatch, arguments, out);
    }
    try (PrivateStack own = PrivateStack.make(out)) {
      out.println("retries: up after " + own.stack().up().took().toSeconds() + " s");
      CheckResult result = sendRepeatedly(own.stack(), sampleMatch, arguments, out);
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private static CheckResult sendRepeatedly(
      Stack stack, SampleMatch sampleMatch, Arguments arguments, PrintStream out)
      throws IOException {
    int wanted = arguments.runsOr(PRESET);
    RunReport report =
        new RunReport(
            "verify retries --game %s --runs %d --seed %d"
                .formatted(arguments.game(), wanted, arguments.seed()));
    RetryCheck retryCheck =
        new RetryCheck(stack, DiceVerifier.of(stack.root()), sampleMatch, wanted, arguments.seed());
    long begun = System.nanoTime();
    retryCheck.all(out);
    List<String> lines = retryCheck.figures((System.nanoTime() - begun) / 1e9);
    List<String> findings =
        retryCheck.findings.stream()
            .map(finding -> finding.substring(0, Math.min(LONGEST_FINDING, finding.length())))
            .toList();
    out.print(
        report.text(
            "Commands sent again",
            Stream.concat(lines.stream(), findings.stream()).map(line -> "- " + line).toList()));
    return new CheckResult(retryCheck.again.get(), findings);
  }

  private List<String> figures(double seconds) {
    if (nanos.isEmpty()) {
      return List.of("nothing was sent again");
    }
    Latencies latencies = new Latencies(List.copyOf(nanos));
    return List.of(
        "%d orders of %d matches, each sent by %d at once"
            .formatted(orders.get(), matches.get(), AT_ONCE),
        String.format(
            Locale.ROOT,
            "%d repetitions by %d clients in %.0f s, %.0f a second; p50 %.1f ms, p99 %.1f ms",
            again.get(),
            CLIENTS,
            seconds,
            again.get() / seconds,
            latencies.percentile(50),
            latencies.percentile(99)),
        refused.get() + " other bodies under a known commandId, each refused",
        findings.size() + " findings");
  }

  private void all(PrintStream out) {
    try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < MATCHES; i++) {
        int player = i;
        CompletableFuture<Void> _ =
            CompletableFuture.runAsync(() -> matchAfterMatch(player, out), players);
      }
    }
    clients.shutdown();
  }

  private void matchAfterMatch(int player, PrintStream out) {
    Random random = new Random(31 * seed + player);
    for (int number = 0; begun.get() < wanted; number++) {
      try {
        oneMatch(player + "-" + number, random);
      } catch (RuntimeException broken) {
        findings.add("a match broke: " + broken);
        return;
      }
      int done = matches.incrementAndGet();
      out.printf("retries: %d matches, %d of %d repetitions%n", done, again.get(), wanted);
    }
  }

  private void oneMatch(String number, Random random) {
    PlayedMatch playedMatch =
        sampleMatch.open(api, sampleMatch.signUp(api, runId + "-" + number, password));
    RandomCommands randomCommands = new RandomCommands(random);
    long deadline = System.nanoTime() + LONGEST.toNanos();
    boolean over = false;
    while (!over && System.nanoTime() < deadline) {
      for (Api.Person person : playedMatch.people()) {
        JsonNode now = playedMatch.decision(person);
        over |= now.path("status").asText().equals("over");
        if (!over
            && playedMatch.waitsFor(person, now)
            && playedMatch.sofar() >= sampleMatch.orders()) {
          playedMatch.resign();
          over = true;
        }
        if (!over && playedMatch.waitsFor(person, now)) {
          JsonNode asked = now.path("decision");
          sendRepeatedly(
              playedMatch,
              person,
              playedMatch.body(asked.path("id").asInt(), randomCommands.command(asked)),
              random);
        }
      }
    }
    DatabaseProbe battles = stack.database("combat");
    new EndOfMatchChecks(playedMatch, battles, verifier)
        .findingsOfAWholeMatch()
        .forEach(finding -> findings.add("match " + playedMatch.id() + ": " + finding));
  }

  /** One order: several times at once, then again with those before it. */
  private void sendRepeatedly(
      PlayedMatch playedMatch, Api.Person person, ObjectNode body, Random random) {
    List<CompletableFuture<HttpAnswer>> rivals = new ArrayList<>();
    for (int i = 1; i < AT_ONCE; i++) {
      begun.incrementAndGet();
      rivals.add(CompletableFuture.supplyAsync(() -> repeat(playedMatch, person, body), clients));
    }
    PlayedMatch.Sent sent = playedMatch.send(person, body, Duration.ZERO);
    orders.incrementAndGet();
    for (CompletableFuture<HttpAnswer> rival : rivals) {
      compare(playedMatch, sent, rival.join(), false);
    }
    List<CompletableFuture<Void>> later = new ArrayList<>();
    List<PlayedMatch.Sent> known = playedMatch.acknowledged();
    for (int i = 0; i < LATER && begun.get() < wanted; i++) {
      // Half of them this order once more, half any before it.
      PlayedMatch.Sent one = i % 2 == 0 ? sent : known.get(random.nextInt(known.size()));
      boolean other = i % OTHERS == 1;
      begun.addAndGet(other ? 0 : 1);
      later.add(
          CompletableFuture.runAsync(
              () -> {
                if (other) {
                  otherBody(playedMatch, one);
                } else {
                  compare(playedMatch, one, repeat(playedMatch, one.by(), one.body()), true);
                }
              },
              clients));
    }
    later.forEach(CompletableFuture::join);
  }

  /** By the gateway, or straight at game-service, in turn. */
  private HttpAnswer repeat(PlayedMatch playedMatch, Api.Person person, ObjectNode body) {
    long begun = System.nanoTime();
    Api address = turns.getAndIncrement() % 2 == 0 ? api : direct;
    HttpAnswer httpAnswer = playedMatch.repeat(address, person, body, Duration.ZERO);
    nanos.add(System.nanoTime() - begun);
    return httpAnswer;
  }

  /**
   * A repetition returns what was returned before, and nothing else but what followed.
   *
   * @param later whether it began when the other answer was known: only then it cannot return less
   */
  private void compare(
      PlayedMatch playedMatch, PlayedMatch.Sent sent, HttpAnswer httpAnswer, boolean later) {
    again.incrementAndGet();
    JsonNode then = sent.answer().body().path("events");
    JsonNode now = httpAnswer.body().path("events");
    boolean same = httpAnswer.good() && (!later || now.size() >= then.size());
    for (int i = 0; same && i < Math.min(then.size(), now.size()); i++) {
      same = then.get(i).equals(now.get(i));
    }
    if (!same) {
      findings.add(
          "match %s: %s was answered %s, its repetition %s"
              .formatted(playedMatch.id(), sent.body(), sent.answer(), httpAnswer));
    }
  }

  private void otherBody(PlayedMatch playedMatch, PlayedMatch.Sent sent) {
    ObjectNode other = sent.body().deepCopy();
    other.put("decision", sent.decision() + 1000);
    HttpAnswer httpAnswer = playedMatch.repeat(sent.by(), other, Duration.ZERO);
    refused.incrementAndGet();
    if (httpAnswer.status() != 422) {
      findings.add(
          "match %s: another body under the commandId of %s was answered %s"
              .formatted(playedMatch.id(), sent.body(), httpAnswer));
    }
  }
}
