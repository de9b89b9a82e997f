package umpire.local.drivers.leaks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Rulebook;
import umpire.testkit.secrecy.SecrecyCheck;
import umpire.wire.pack.Shelf;

/** Pairs of matches over HTTP, each with its own seed: {@link LeakPair}. */
public final class LeakPairs {
  private final Rulebook book;
  private final MatchHost host;
  private final Requests requests;
  private final List<Scenario> scenarios;
  private final Set<String> revealing;
  private final Map<Long, SecrecyCheck> walks = new HashMap<>();
  private final AtomicInteger playedSoFar = new AtomicInteger();

  /** Pairs of a game in an installation. */
  public LeakPairs(Shelf.Shelved game, MatchHost host) {
    this.book = Rulebook.of(game.game(), game.pack());
    this.host = host;
    this.requests = new Requests(host.origin());
    this.scenarios = scenarios(book.pack());
    this.revealing =
        book.types().eventFamilies().stream()
            .flatMap(family -> LeakPair.revealing(family).stream())
            .collect(Collectors.toUnmodifiableSet());
  }

  private static List<Scenario> scenarios(Pack pack) {
    return pack.scenarios().values().stream()
        .sorted((one, other) -> one.id().compareTo(other.id()))
        .toList();
  }

  /**
   * What came of pairs.
   *
   * @param pairs that were played
   * @param different of them, whose positions really differed
   * @param secretActs that other seats did in them
   * @param compared answers and frames, of each match
   * @param findings by what a viewer could distinguish two matches
   */
  public record Result(
      int pairs, int different, int secretActs, int compared, List<String> findings) {
    public Result {
      findings = List.copyOf(findings);
    }

    /** One line. */
    public String line(String game) {
      return "%s: %d pairs over HTTP, %d of them of different positions, %d secret acts, %d answers and frames compared, %d findings"
          .formatted(game, pairs, different, secretActs, compared, findings.size());
    }
  }

  /**
   * Plays so many pairs, from this seed on; seeds where nothing is hidden are passed over.
   *
   * @param lanes how many are played at the same time
   * @param progress a line for each finding, and one for each hundred pairs
   */
  public Result run(int pairs, long seed, int lanes, Consumer<String> progress) {
    Iterator<Start> starts = starts(pairs, seed);
    List<Callable<List<Played>>> work = new ArrayList<>();
    for (int lane = 0; lane < lanes; lane++) {
      int its = lane;
      work.add(() -> playAll(starts, its, progress));
    }
    List<Played> played = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(lanes)) {
      for (Future<List<Played>> one : threads.invokeAll(work)) {
        played.addAll(one.get());
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
    return new Result(
        played.size(),
        (int) played.stream().filter(Played::different).count(),
        played.stream().mapToInt(one -> one.done().secretActs()).sum(),
        played.stream().mapToInt(one -> one.done().compared()).sum(),
        played.stream().flatMap(one -> one.finding().stream()).toList());
  }

  private record Start(long seed, SecrecyCheck.Twins twins) {}

  private record Played(boolean different, LeakPair.Done done, List<String> finding) {}

  /** The pairs, one after the other, whoever plays them. */
  private Iterator<Start> starts(int pairs, long seed) {
    return LongStream.iterate(seed, next -> next + 1)
        .boxed()
        .flatMap(next -> twins(next).map(twins -> new Start(next, twins)).stream())
        .limit(pairs)
        .iterator();
  }

  private List<Played> playAll(Iterator<Start> starts, int lane, Consumer<String> progress) {
    List<Played> played = new ArrayList<>();
    while (true) {
      Start next;
      synchronized (starts) {
        if (!starts.hasNext()) {
          return played;
        }
        next = starts.next();
      }
      boolean different = next.twins().different();
      try {
        played.add(new Played(different, play(next, lane), List.of()));
      } catch (Finding finding) {
        progress.accept("finding: " + finding.getMessage());
        played.add(
            new Played(different, new LeakPair.Done(0, 0), List.of("" + finding.getMessage())));
      } catch (RuntimeException broken) {
        throw new IllegalStateException(
            "pair %d cannot be played: %s".formatted(next.seed(), broken), broken);
      }
      int soFar = playedSoFar.incrementAndGet();
      if (soFar % 100 == 0) {
        progress.accept(soFar + " pairs");
      }
    }
  }

  private Optional<SecrecyCheck.Twins> twins(long seed) {
    long walk = SecrecyCheck.walk(seed);
    if (!walks.containsKey(walk)) {
      walks.clear();
      walks.put(walk, SecrecyCheck.along(book, scenario(walk), book.pack().choose(Map.of()), walk));
    }
    return Optional.ofNullable(walks.get(walk)).flatMap(along -> along.twins(seed));
  }

  private Scenario scenario(long walk) {
    return scenarios.get((int) Math.floorMod(walk, (long) scenarios.size()));
  }

  private LeakPair.Done play(Start start, int lane) {
    long seed = start.seed();
    SecrecyCheck.Twins twins = start.twins();
    List<Seat> seats = scenario(SecrecyCheck.walk(seed)).seats();
    List<String> names = seats.stream().map(Seat::id).toList();
    List<Seat> hidden = new ArrayList<>(seats);
    if (twins.viewer() instanceof Viewer.Of(Seat seat)) {
      hidden.remove(seat);
    }
    try (PairedMatch one = world(start, names, MatchHost.Side.ONE, lane);
        PairedMatch other = world(start, names, MatchHost.Side.OTHER, lane)) {
      return new LeakPair(one, other, twins.viewer(), hidden, revealing, seed).run();
    }
  }

  private PairedMatch world(Start start, List<String> seats, MatchHost.Side side, int lane) {
    Object position =
        switch (side) {
          case ONE -> start.twins().one();
          case OTHER -> start.twins().other();
        };
    MatchHost.People people = host.people(seats, side, lane);
    MatchHost.Person who =
        switch (start.twins().viewer()) {
          case Viewer.Of(Seat(String id)) -> people.of(id);
          case Viewer.Everyone() -> people.onlooker();
        };
    MatchHost.Opening opening =
        new MatchHost.Opening(
            book.game().id(),
            book.codec().tree(position),
            seats,
            start.seed(),
            LeakPair.isCloser(start.seed()));
    MatchHost.Opened opened = host.open(opening, people, who);
    PlainText plain = PlainText.of(opened.match(), people);
    ViewerTraffic traffic =
        new ViewerTraffic(requests, opened.match(), who.token(), plain, opened.messages());
    return new PairedMatch(book, requests, people, opened.match(), position, traffic);
  }
}
