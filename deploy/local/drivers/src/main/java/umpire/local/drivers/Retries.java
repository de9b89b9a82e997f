package umpire.local.drivers;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * verify retries: a storm of commands sent again. Several matches are played at once; every order
 * is sent by several at the same moment, then again and again, early ones late too, and now and
 * then with another body under the same commandId.
 */
final class Retries {
  private static final String SCENARIO = "first-shots";
  private static final int PRESET = 100_000;
  private static final int MATCHES = 6;
  private static final int AT_ONCE = 4;
  private static final int LATER = 12;
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private final Stack stack;
  private final Api api;
  private final DiceVerifier verifier;
  private final int wanted;
  private final long seed;
  private final AtomicInteger again = new AtomicInteger();
  private final AtomicInteger orders = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private final AtomicInteger matches = new AtomicInteger();
  private final Queue<String> findings = new ConcurrentLinkedQueue<>();
  private final String password = Long.toHexString(new Random().nextLong()) + "-for-retries";
  private final String runId = Long.toHexString(System.nanoTime());

  private Retries(Stack stack, DiceVerifier verifier, int wanted, long seed) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.verifier = verifier;
    this.wanted = wanted;
    this.seed = seed;
  }

  /** So many repetitions; on a stack of its own unless the running one is asked for. */
  static Kills.Result run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.running()) {
      return storm(Stack.running(), arguments, out);
    }
    try (OwnStack own = OwnStack.make(out)) {
      out.println("retries: up after " + own.stack().up().took().toSeconds() + " s");
      Kills.Result result = storm(own.stack(), arguments, out);
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private static Kills.Result storm(Stack stack, Arguments arguments, PrintStream out)
      throws IOException {
    Retries retries =
        new Retries(
            stack, DiceVerifier.of(stack.root()), arguments.runsOr(PRESET), arguments.seed());
    long begun = System.nanoTime();
    retries.all(out);
    out.printf(
        "retries: %d orders of %d matches, sent %d times more; %d other bodies refused; %d s%n",
        retries.orders.get(),
        retries.matches.get(),
        retries.again.get(),
        retries.refused.get(),
        (System.nanoTime() - begun) / 1_000_000_000);
    List<String> findings = List.copyOf(retries.findings);
    findings.stream().limit(20).forEach(finding -> out.println("  finding: " + finding));
    return new Kills.Result(retries.again.get(), findings);
  }

  private void all(PrintStream out) {
    try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < MATCHES; i++) {
        int player = i;
        CompletableFuture<Void> _ =
            CompletableFuture.runAsync(() -> matchAfterMatch(player, out), players);
      }
    }
  }

  private void matchAfterMatch(int player, PrintStream out) {
    Random random = new Random(31 * seed + player);
    for (int number = 0; again.get() < wanted; number++) {
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
    Contest contest =
        Contest.open(
            api,
            api.signUp("ann-" + runId + "-" + number, password),
            api.signUp("bert-" + runId + "-" + number, password),
            SCENARIO);
    Lot lot = new Lot(random);
    long deadline = System.nanoTime() + LONGEST.toNanos();
    boolean over = false;
    while (!over && System.nanoTime() < deadline) {
      for (Api.Person person : contest.people()) {
        JsonNode now = contest.decision(person);
        over |= now.path("status").asText().equals("over");
        JsonNode asked = now.path("decision");
        if (!over && asked.has("id")) {
          storm(
              contest, person, contest.body(asked.path("id").asInt(), lot.command(asked)), random);
        }
      }
    }
    Database battles = new Database(stack.database("combat"));
    new Aftermath(contest, battles, verifier)
        .findingsOfAWholeMatch()
        .forEach(finding -> findings.add("match " + contest.id() + ": " + finding));
  }

  /** One order: several times at once, then again with those before it. */
  private void storm(Contest contest, Api.Person person, ObjectNode body, Random random) {
    List<CompletableFuture<Answer>> rivals = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 1; i < AT_ONCE; i++) {
        rivals.add(
            CompletableFuture.supplyAsync(
                () -> contest.repeat(person, body, Duration.ZERO), threads));
      }
      Contest.Sent sent = contest.send(person, body, Duration.ZERO);
      orders.incrementAndGet();
      for (CompletableFuture<Answer> rival : rivals) {
        compare(contest, sent, rival.join());
      }
      List<Contest.Sent> known = contest.acknowledged();
      List<CompletableFuture<Void>> later = new ArrayList<>();
      for (int i = 0; i < LATER; i++) {
        Contest.Sent one = known.get(random.nextInt(known.size()));
        boolean other = i == 0;
        later.add(
            CompletableFuture.runAsync(
                () -> {
                  if (other) {
                    otherBody(contest, one);
                  } else {
                    compare(contest, one, contest.repeat(one.by(), one.body(), Duration.ZERO));
                  }
                },
                threads));
      }
      later.forEach(CompletableFuture::join);
    }
  }

  /** A repetition tells what was told before, and nothing else but what followed. */
  private void compare(Contest contest, Contest.Sent sent, Answer answer) {
    again.incrementAndGet();
    JsonNode then = sent.answer().body().path("events");
    JsonNode now = answer.body().path("events");
    boolean same = answer.good();
    for (int i = 0; same && i < Math.min(then.size(), now.size()); i++) {
      same = then.get(i).equals(now.get(i));
    }
    if (!same) {
      findings.add(
          "match %s: %s was answered %s, its repetition %s"
              .formatted(contest.id(), sent.body(), sent.answer(), answer));
    }
  }

  private void otherBody(Contest contest, Contest.Sent sent) {
    ObjectNode other = sent.body().deepCopy();
    other.put("decision", sent.decision() + 1000);
    Answer answer = contest.repeat(sent.by(), other, Duration.ZERO);
    refused.incrementAndGet();
    if (answer.status() != 422) {
      findings.add(
          "match %s: another body under the commandId of %s was answered %s"
              .formatted(contest.id(), sent.body(), answer));
    }
  }
}
