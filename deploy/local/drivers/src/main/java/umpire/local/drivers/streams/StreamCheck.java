package umpire.local.drivers.streams;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.RandomCommands;
import umpire.local.drivers.match.SampleMatch;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify streams: some matches are played at once by the same people, again and again, while each
 * of them follows each match by a stream and by a socket, and all of them by one of either. All are
 * cut off at random, in the middle of a frame too, and come again behind the last id that they
 * have. In the end each must have received what the list of events holds: no gap, nothing twice. On
 * a stack of its own game-service stops in the first round, and is killed in the second.
 */
public final class StreamCheck {
  private static final int PRESET = 10_000;
  private static final int MATCHES = 3;

  /** Of so many followers one goes straight to game-service, the others by the gateway. */
  private static final int STRAIGHT = 4;

  private static final int LONGEST_FINDING = 1_000;
  private static final int CATCHING_UP = 500;
  private static final Duration LONGEST = Duration.ofMinutes(10);
  private static final Duration SOON = Duration.ofSeconds(60);
  private static final long PAUSE = 20_000_000;

  private final Stack stack;
  private final Api api;
  private final SampleMatch sampleMatch;
  private final int wanted;
  private final long seed;
  private final boolean own;
  private final AtomicInteger cuts = new AtomicInteger();
  private final Queue<String> findings = new ConcurrentLinkedQueue<>();
  private final Map<String, Integer> closings = new TreeMap<>();
  private final String password = Long.toHexString(new Random().nextLong()) + "-for-streams";
  private final String runId = Long.toHexString(System.nanoTime());
  private int rounds;
  private int events;
  private int frames;
  private int torn;

  private StreamCheck(Stack stack, SampleMatch sampleMatch, int wanted, long seed, boolean own) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.sampleMatch = sampleMatch;
    this.wanted = wanted;
    this.seed = seed;
    this.own = own;
  }

  /** So many cuts; on a stack of its own unless the running one is asked for. */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    SampleMatch sampleMatch = SampleMatch.ofPeople(arguments.game());
    int wanted = arguments.runsOr(PRESET);
    if (arguments.running()) {
      return new StreamCheck(Stack.running(), sampleMatch, wanted, arguments.seed(), false)
          .result(out);
    }
    try (PrivateStack own = PrivateStack.make(out)) {
      out.println("streams: up after " + own.stack().up().took().toSeconds() + " s");
      CheckResult result =
          new StreamCheck(own.stack(), sampleMatch, wanted, arguments.seed(), true).result(out);
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private CheckResult result(PrintStream out) {
    RunReport report =
        new RunReport(
            "verify streams --game %s --runs %d --seed %d"
                .formatted(sampleMatch.table().game(), wanted, seed));
    long begun = System.nanoTime();
    while (cuts.get() < wanted && findings.isEmpty()) {
      rounds++;
      try {
        round(new Random(31 * seed + rounds));
      } catch (RuntimeException broken) {
        findings.add("round %d broke: %s".formatted(rounds, broken));
      }
      out.printf("streams: round %d, %d of %d cuts%n", rounds, cuts.get(), wanted);
    }
    List<String> lines = figures((System.nanoTime() - begun) / 1_000_000_000);
    List<String> all =
        findings.stream()
            .map(finding -> finding.substring(0, Math.min(LONGEST_FINDING, finding.length())))
            .toList();
    out.print(
        report.text(
            "Streams cut off and resumed",
            Stream.concat(lines.stream(), all.stream()).map(line -> "- " + line).toList()));
    return new CheckResult(cuts.get(), all);
  }

  private List<String> figures(long seconds) {
    return List.of(
        "%d cuts in %d s; reading broke off %d times, catching up in the end included"
            .formatted(cuts.get(), seconds, torn),
        "%d rounds of %d matches, %d messages, %d events compared with the list of events"
            .formatted(rounds, MATCHES, frames, events),
        "streams that said why they ended: " + (closings.isEmpty() ? "none" : closings),
        findings.size() + " findings: gaps, repetitions, or seats reported twice as here or away");
  }

  /** Matches of the same people, followed by all of them in every way. */
  private void round(Random random) {
    Map<String, Api.Person> people = sampleMatch.signUp(api, runId + "-" + rounds, password);
    List<PlayedMatch> contests = new ArrayList<>();
    for (int i = 0; i < MATCHES; i++) {
      contests.add(sampleMatch.open(api, people));
    }
    List<StreamFollower> followers = followers(contests, List.copyOf(people.values()), random);
    AtomicBoolean over = new AtomicBoolean();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<CompletableFuture<Void>> following = new ArrayList<>();
      for (StreamFollower one : followers) {
        following.add(CompletableFuture.runAsync(() -> beCut(one, over), threads));
      }
      List<CompletableFuture<Void>> playing = new ArrayList<>();
      for (PlayedMatch playedMatch : contests) {
        RandomCommands randomCommands = new RandomCommands(new Random(random.nextLong()));
        playing.add(
            CompletableFuture.runAsync(
                () -> playedMatch.playOn(randomCommands::command, sampleMatch.orders(), LONGEST),
                threads));
      }
      try {
        harm(contests.getFirst(), playing.getFirst());
        playing.forEach(CompletableFuture::join);
      } finally {
        over.set(true);
      }
      following.forEach(CompletableFuture::join);
    }
    followers.forEach(streamFollower -> check(streamFollower, contests));
  }

  private List<StreamFollower> followers(
      List<PlayedMatch> contests, List<Api.Person> people, Random random) {
    List<StreamFollower> all = new ArrayList<>();
    for (boolean socket : new boolean[] {false, true}) {
      for (Api.Person person : people) {
        contests.forEach(
            playedMatch ->
                all.add(
                    StreamFollower.ofMatch(
                        origin(all.size()),
                        playedMatch,
                        person,
                        socket,
                        new Random(random.nextLong()))));
        all.add(
            StreamFollower.ofAll(
                origin(all.size()), person, socket, new Random(random.nextLong())));
      }
    }
    return all;
  }

  private String origin(int number) {
    return number % STRAIGHT == 0 ? stack.gameService() : stack.gateway();
  }

  private void beCut(StreamFollower streamFollower, AtomicBoolean over) {
    while (!over.get()) {
      if (streamFollower.followAndBeCut()) {
        cuts.incrementAndGet();
      } else {
        LockSupport.parkNanos(PAUSE); // nobody answers for the moment
      }
    }
  }

  /** The service stops, or is killed, in the middle of a match. */
  private void harm(PlayedMatch playedMatch, CompletableFuture<Void> playing) {
    if (!own || rounds > 2) {
      return;
    }
    int half = sampleMatch.latest() / 2;
    PollUntil.until("order " + half, SOON, () -> playedMatch.sofar() >= half || playing.isDone());
    if (rounds == 1) {
      stack.restart(Stack.GAME, Map.of());
    } else {
      stack.kill(Stack.GAME);
      stack.start(Stack.GAME);
    }
  }

  private void check(StreamFollower streamFollower, List<PlayedMatch> contests) {
    try {
      PollUntil.until(
          "all that was shown: " + streamFollower,
          SOON,
          () -> {
            boolean _ = streamFollower.follow(CATCHING_UP);
            return contests.stream().allMatch(streamFollower::receivedAll);
          });
    } catch (RuntimeException vain) {
      findings.add(vain.getMessage() + "; in the end " + streamFollower);
    }
    findings.addAll(streamFollower.faults());
    events += streamFollower.events();
    frames += streamFollower.frames();
    torn += streamFollower.cut();
    streamFollower.closings().forEach((why, count) -> closings.merge(why, count, Integer::sum));
  }
}
