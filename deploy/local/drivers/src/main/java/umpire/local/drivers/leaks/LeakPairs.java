package umpire.local.drivers.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;
import umpire.testkit.Resamples;
import umpire.testkit.Rulebook;
import umpire.wire.Shelf;

/** Pairs of matches over HTTP, each with its own seed: {@link LeakPair}. */
public final class LeakPairs {
  private final Rulebook book;
  private final MatchHost host;
  private final Requests requests;
  private final BudgetWatch budget = new BudgetWatch();
  private final List<Scenario> scenarios;
  private final Set<String> revealing;
  private final Map<Long, Resamples> walks = new HashMap<>();

  /** Pairs of a game in a house. */
  public LeakPairs(Shelf.Shelved game, MatchHost host) {
    this.book = Rulebook.of(game.game(), game.pack());
    this.host = host;
    this.requests = new Requests(host.origin());
    this.scenarios = scenarios(book.pack());
    this.revealing = LeakPair.revealing(book.types().event());
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
   * @param findings by what a viewer could tell two matches apart
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

  /** Plays so many pairs, from this seed on; seeds where nothing is hidden are passed over. */
  public Result run(int pairs, long seed, Consumer<String> found) {
    int played = 0;
    int different = 0;
    int acts = 0;
    int compared = 0;
    List<String> findings = new ArrayList<>();
    for (long next = seed; played < pairs; next++) {
      Optional<Resamples.Twins> twins = twins(next);
      if (twins.isEmpty()) {
        continue;
      }
      played++;
      different += twins.get().different() ? 1 : 0;
      try {
        LeakPair.Done done = play(twins.get(), next);
        acts += done.secretActs();
        compared += done.compared();
      } catch (Finding finding) {
        findings.add("" + finding.getMessage());
        found.accept("" + finding.getMessage());
      }
    }
    return new Result(played, different, acts, compared, findings);
  }

  private Optional<Resamples.Twins> twins(long seed) {
    long walk = Resamples.walk(seed);
    if (!walks.containsKey(walk)) {
      walks.clear();
      walks.put(walk, Resamples.along(book, scenario(walk), book.pack().choose(Map.of()), walk));
    }
    return Optional.ofNullable(walks.get(walk)).flatMap(along -> along.twins(seed));
  }

  private Scenario scenario(long walk) {
    return scenarios.get((int) Math.floorMod(walk, (long) scenarios.size()));
  }

  private LeakPair.Done play(Resamples.Twins twins, long seed) {
    List<Seat> seats = scenario(Resamples.walk(seed)).seats();
    List<String> names = seats.stream().map(Seat::id).toList();
    MatchHost.People people = host.people(names);
    List<Seat> hidden = new ArrayList<>(seats);
    if (twins.viewer() instanceof Viewer.Of(Seat seat)) {
      hidden.remove(seat);
    }
    try (ViewerTraffic here =
            traffic(twins.viewer(), open(twins.one(), names, people, seed), people);
        ViewerTraffic there =
            traffic(twins.viewer(), open(twins.other(), names, people, seed), people)) {
      World one = new World(book, requests, people, here.match(), twins.one(), here);
      World other = new World(book, requests, people, there.match(), twins.other(), there);
      return new LeakPair(one, other, twins.viewer(), hidden, revealing, seed).run();
    }
  }

  private String open(Object position, List<String> seats, MatchHost.People people, long seed) {
    JsonNode json = book.codec().tree(position);
    return host.open(book.game().id(), json, seats, people, seed);
  }

  private ViewerTraffic traffic(Viewer viewer, String match, MatchHost.People people) {
    String token =
        switch (viewer) {
          case Viewer.Of(Seat(String id)) -> people.seats().getOrDefault(id, "");
          case Viewer.Everyone() -> people.onlooker();
        };
    return new ViewerTraffic(requests, budget, match, token);
  }
}
