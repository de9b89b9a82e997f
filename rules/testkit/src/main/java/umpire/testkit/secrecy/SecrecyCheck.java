package umpire.testkit.secrecy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Match;
import umpire.testkit.match.Picture;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.RandomMatch;
import umpire.testkit.walk.Situation;
import umpire.testkit.walk.Walk;
import umpire.testkit.walk.WalkFailure;

/**
 * Pairs of positions that a viewer must not be able to distinguish: the one of a walk, and another
 * drawn by {@link umpire.kernel.play.Ruleset#resample}. Both take the same next inputs, and all
 * that the viewer meets must be equal byte for byte, until an event that the game's test names
 * reveals the difference. Ten pairs with neighbouring seeds begin along the same walk, wherever on
 * it something is hidden from somebody: in a game of few secrets these are few places.
 */
public final class SecrecyCheck {
  /** The number of inputs for which a pair is run on. */
  public static final int INPUTS = 30;

  /** How many seeds share a walk. */
  public static final int PAIRS_PER_WALK = 10;

  private static final int PROBES = 4;

  private final Rulebook book;
  private final String name;
  private final List<Viewer> viewers;
  private final List<Match> stops;
  private final List<Starts> starts = new ArrayList<>();

  /**
   * Looks for what is hidden.
   *
   * @param stops matches that wait for a choice
   * @param seed of this looking
   */
  private SecrecyCheck(
      Rulebook book, String name, List<Viewer> viewers, List<Match> stops, long seed) {
    this.book = book;
    this.name = name;
    this.viewers = viewers;
    this.stops = stops;
    for (Viewer viewer : viewers) {
      List<Match> hidden = new ArrayList<>();
      for (int i = 0; i < stops.size(); i++) {
        String draw = "stop %d of %d".formatted(i, seed);
        if (another(draw, stops.get(i).position(), viewer).isPresent()) {
          hidden.add(stops.get(i));
        }
      }
      if (!hidden.isEmpty()) {
        starts.add(new Starts(viewer, hidden));
      }
    }
  }

  /**
   * Where pairs can begin.
   *
   * @param viewer whose view
   * @param matches on their walk, at choices; something is hidden from the viewer in each
   */
  private record Starts(Viewer viewer, List<Match> matches) {}

  /**
   * Plays the walk of these pairs and looks for what is hidden. Throws {@link WalkFailure} if it
   * cannot be played, and IllegalStateException if it never waits for a choice.
   *
   * @param walk its number, as {@link #walk(long)} gives it
   */
  public static SecrecyCheck along(Rulebook book, Scenario scenario, Options options, long walk) {
    String name = book.name(scenario, options);
    Match match = Match.bare(book, scenario, options, walk);
    RandomMatch randomMatch = RandomMatch.along(book, scenario, match, walk);
    List<Match> stops = new ArrayList<>();
    try {
      do {
        // Never in the middle of an order, and not after the end.
        if (match.pending() instanceof Pending.Choices) {
          stops.add(match.branch());
        }
      } while (randomMatch.inputs() < Walk.MOST_INPUTS && randomMatch.step());
    } catch (RuntimeException e) {
      String way = "the walk of pairs of " + name;
      throw new WalkFailure(way, walk * PAIRS_PER_WALK, randomMatch.inputs(), String.valueOf(e), e);
    }
    if (stops.isEmpty()) {
      throw new IllegalStateException(scenario.id() + " asks nobody anything");
    }
    return new SecrecyCheck(book, name, Rulebook.viewers(scenario), stops, walk);
  }

  /**
   * What was found before any pair is run: where something is hidden, of all that was looked at.
   */
  public SecrecyCounts found() {
    int hidden = starts.stream().mapToInt(one -> one.matches().size()).sum();
    return SecrecyCounts.found(stops.size() * viewers.size(), hidden);
  }

  /** The number of the walk on which the pair of a seed begins. */
  public static long walk(long seed) {
    return Math.floorDiv(seed, PAIRS_PER_WALK);
  }

  /**
   * Runs so many pairs; throws {@link WalkFailure} at the first leak. Of a game whose pack says
   * that nothing is hidden it only asks that resample gives the position back, and throws
   * AssertionError if it does not. Throws IllegalStateException if a walk never waits for a choice.
   *
   * @param options what the walks choose, in turn; at least one
   * @param reveals true for an event after which the two positions may be distinguished
   * @param picture draws the last board of each pair that reveals nothing
   */
  public static SecrecyCounts check(
      Rulebook book,
      Scenario scenario,
      List<Options> options,
      int pairs,
      long seed,
      Predicate<Object> reveals,
      Picture picture) {
    if (!book.pack().secrets()) {
      for (int turn = 0; turn < options.size(); turn++) {
        nothingHidden(book, along(book, scenario, options.get(turn), seed + turn));
      }
      return SecrecyCounts.none();
    }
    Map<Long, List<Long>> seeds = new TreeMap<>();
    LongStream.range(seed, seed + pairs)
        .forEach(one -> seeds.computeIfAbsent(walk(one), key -> new ArrayList<>()).add(one));
    SecrecyCounts sum = SecrecyCounts.none();
    for (Map.Entry<Long, List<Long>> group : seeds.entrySet()) {
      long walk = group.getKey();
      Options chosen = options.get((int) Math.floorMod(walk, (long) options.size()));
      SecrecyCheck along = along(book, scenario, chosen, walk);
      sum = sum.plus(along.found());
      for (long one : group.getValue()) {
        sum = sum.plus(along.pair(one, reveals, picture));
      }
    }
    return sum;
  }

  /**
   * Runs the pair of a seed that begins at one of these situations; the seeds from 0 on go through
   * all viewers of the first, then of the next. Where no choice is waited for there is no pair.
   * Throws {@link WalkFailure} at a leak.
   */
  public static SecrecyCounts pair(
      List<Situation> from, long seed, Predicate<Object> reveals, Picture picture) {
    int mostViewers = mostViewers(from);
    long number = Math.floorMod(Math.floorDiv(seed, mostViewers), (long) from.size());
    Situation situation = from.get((int) number);
    List<Viewer> viewers = Rulebook.viewers(situation.seats());
    int turn = (int) Math.floorMod(seed, (long) mostViewers);
    return turn < viewers.size()
        ? pair(situation, viewers.get(turn), seed, reveals, picture)
        : SecrecyCounts.none();
  }

  /** How many pairs let every viewer of every situation look once. */
  public static int pairs(List<Situation> from) {
    return from.size() * mostViewers(from);
  }

  private static int mostViewers(List<Situation> from) {
    return from.stream().mapToInt(one -> one.seats().size() + 1).max().orElse(1);
  }

  /**
   * One pair: the position as it is, and what the viewer cannot distinguish from it. Throws {@link
   * WalkFailure} at a leak.
   *
   * @param reveals whether a command shows what was hidden; there the pair ends
   * @return what was compared; nothing where no seat has a choice
   */
  public static SecrecyCounts pair(
      Situation from, Viewer viewer, long seed, Predicate<Object> reveals, Picture picture) {
    Match match = Match.at(from.book(), from.position(), seed);
    if (!(match.pending() instanceof Pending.Choices)) {
      return SecrecyCounts.none();
    }
    String name = from.book().game().id() + "/" + from.name();
    SecrecyCheck here = new SecrecyCheck(from.book(), name, List.of(viewer), List.of(match), seed);
    return here.found().plus(here.pair(seed, reveals, picture));
  }

  /**
   * Runs the pair of a seed that belongs to this walk. Throws {@link WalkFailure} at a leak, and
   * AssertionError if {@code hides} denies what {@code resample} hides.
   *
   * @param reveals true for an event after which the two positions may be distinguished
   * @param picture draws the last board of a pair that reveals nothing
   */
  public SecrecyCounts pair(long seed, Predicate<Object> reveals, Picture picture) {
    if (starts.isEmpty()) {
      return SecrecyCounts.nothingHidden();
    }
    RandomGenerator random = Walk.random(seed);
    Start begin = start(seed, random);
    Viewer viewer = begin.twins().viewer();
    Object here = begin.twins().one();
    Object other = begin.twins().other();
    Match one = begin.match().from(here);
    Match two = begin.match().from(other);
    MatchPair matchPair = new MatchPair(book, viewer, one, two, random, reveals, picture);
    try {
      return SecrecyCounts.of(viewer, !other.equals(here), matchPair.run(INPUTS));
    } catch (RuntimeException | AssertionError e) {
      String what = "for " + viewer + ": " + e.getMessage();
      String way = "resampled " + name;
      throw new WalkFailure(way, seed, one.seq(), what, e);
    }
  }

  /**
   * Two positions that a viewer must not distinguish, each waiting for a choice. Where no draw gave
   * another position they are the same.
   */
  public record Twins(Viewer viewer, Object one, Object other) {
    /** True if the two positions differ. */
    public boolean different() {
      return !one.equals(other);
    }
  }

  /**
   * The positions of the pair of a seed that belongs to this walk; none where nothing is hidden.
   * Throws AssertionError if {@code hides} denies what {@code resample} hides.
   */
  public Optional<Twins> twins(long seed) {
    return starts.isEmpty()
        ? Optional.empty()
        : Optional.of(start(seed, Walk.random(seed)).twins());
  }

  private record Start(Match match, Twins twins) {}

  private Start start(long seed, RandomGenerator random) {
    // The viewers in turn: who has most hidden from it must not displace the others.
    Starts of = starts.get((int) Math.floorMod(seed, (long) starts.size()));
    Match match = of.matches().get(random.nextInt(of.matches().size()));
    Object here = match.position();
    Object other =
        another("pair " + seed, here, of.viewer())
            .orElse(here); // the same again tests nothing, and the share shows it
    return new Start(match, new Twins(of.viewer(), here, other));
  }

  /** The first of a few draws that gives another position. */
  private Optional<Object> another(String draw, Object position, Viewer viewer) {
    for (int i = 1; i <= PROBES; i++) {
      Object other = book.play().resample(position, viewer, chance(draw, i));
      if (!other.equals(position)) {
        if (!book.play().hides(position, viewer)) {
          throw new AssertionError("hides denies what resample hides from " + viewer);
        }
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private static void nothingHidden(Rulebook book, SecrecyCheck along) {
    for (Match stop : along.stops) {
      for (Viewer viewer : along.viewers) {
        Object position = stop.position();
        if (!book.play().resample(position, viewer, chance("open", 1)).equals(position)) {
          throw new AssertionError(
              "the pack says that nothing is hidden, and resample hides something from " + viewer);
        }
      }
    }
  }

  private static Chance chance(String id, int number) {
    return DrawKey.of(new byte[32], id, number, new RuleId("0"), Map.of()).chance();
  }
}
