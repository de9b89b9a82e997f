package umpire.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Options;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Seat;

/**
 * One random legal match from its opening to its end, every promise of {@link
 * umpire.kernel.play.Ruleset} tested on the way. Throws {@link WalkFailure} at the first that is
 * broken.
 */
public final class Walk {
  /** The most inputs of a match; more is a runaway. */
  public static final int MOST_INPUTS = 20_000;

  private static final int MUTATE_EVERY = 10;
  private static final int LONGEST_ORDER = 200;

  private final Rulebook book;
  private final Scenario scenario;
  private final long seed;
  private final RandomGenerator random;
  private final Drawing drawing;
  private final Match match;
  private final Checks checks;
  private final Tally tally = new Tally();
  private final int most;
  private int turns;

  private Walk(Rulebook book, Scenario scenario, Options options, long seed, int most) {
    this.most = most;
    this.book = book;
    this.scenario = scenario;
    this.seed = seed;
    this.random = random(seed);
    this.drawing = new Drawing(random, new Known(book.pack(), random), book.types().command());
    this.match = Match.open(book, scenario, options, seed);
    this.checks = new Checks(book, scenario, options, tally);
  }

  /** Plays one match; the seed decides everything. */
  public static WalkReport play(Rulebook book, Scenario scenario, Options options, long seed) {
    return play(book, scenario, options, seed, MOST_INPUTS);
  }

  /** The same with another bound, for tests of the bound itself. */
  static WalkReport play(
      Rulebook book, Scenario scenario, Options options, long seed, int mostInputs) {
    Walk walk = new Walk(book, scenario, options, seed, mostInputs);
    try {
      return walk.toTheEnd();
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      throw new WalkFailure(
          book.game().id() + "/" + scenario.id(), seed, walk.tally.inputs(), told(e), e);
    }
  }

  static RandomGenerator random(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  private static String told(Throwable e) {
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }

  private WalkReport toTheEnd() {
    checks.at(match.position());
    tally.frames(Records.frames(match.position()));
    while (tally.inputs() < most) {
      switch (match.pending()) {
        case Pending.Choices<Object> choices -> choose(choices);
        case Pending.Draw<Object> draw -> umpire(match.drawn(draw));
        case Pending.Question<Object> question -> umpire(match.reported(question));
        case Pending.Over<Object>(Outcome outcome) -> {
          checks.end(match, drawing, scenario);
          return tally.report(book.game().id(), scenario.id(), seed, match, outcome);
        }
      }
    }
    throw new IllegalStateException("a runaway: no end after " + most + " inputs");
  }

  private void choose(Pending.Choices<Object> choices) {
    checks.choices(match, choices);
    tally.decision(choices);
    turns++;
    if (turns % MUTATE_EVERY == 0) {
      mutate(choices);
    }
    Map<Seat, Offers<Object>> free = new TreeMap<>(choices.free());
    free.values().removeIf(offers -> offers.offers().isEmpty());
    if (!free.isEmpty() && random.nextInt(8) == 0) {
      Seat seat = drawing.one(List.copyOf(free.keySet()));
      accept(new Input.Chosen<>(seat, drawing.offered(offered(free, seat))), false);
      return;
    }
    order(seat(choices));
  }

  private Seat seat(Pending.Choices<Object> choices) {
    List<Seat> open =
        choices.asked().keySet().stream()
            .filter(seat -> !choices.answered().contains(seat))
            .toList();
    boolean change = !choices.answered().isEmpty() && random.nextInt(6) == 0;
    return drawing.one(change ? List.copyOf(choices.answered()) : open);
  }

  /** One seat's order to its end: drafted commands, then the one that completes it. */
  private void order(Seat seat) {
    Object base = match.position();
    int seq = match.seq();
    List<Object> commands = new ArrayList<>();
    for (int drafted = 0; drafted < LONGEST_ORDER; drafted++) {
      if (!(match.pending() instanceof Pending.Choices<Object> choices)) {
        throw new IllegalStateException("a draft of " + seat + " waits for no choice");
      }
      Asked<Object> asked = choices.asked().get(seat);
      if (asked == null) {
        throw new IllegalStateException("a draft of " + seat + " no longer asks it");
      }
      if (asked.offers().offers().isEmpty()) {
        throw new IllegalStateException("a dead end: nothing is offered to " + seat);
      }
      if (drafted > 0) {
        checks.draft(match, choices);
      }
      Object command = drawing.offered(asked.offers());
      commands.add(command);
      if (accept(new Input.Chosen<>(seat, command), true)) {
        checks.again(base, seat, commands, match.since(seq));
        return;
      }
    }
    throw new IllegalStateException("an order of more than " + LONGEST_ORDER + " commands");
  }

  /** Puts an offered command; true if it completed an order. */
  private boolean accept(Input.Chosen<Object> input, boolean mayDraft) {
    Object before = match.position();
    int known = match.seq();
    Ruling<Object> ruling = match.put(input);
    tally.input(input.command());
    checks.step(before, match, known);
    return switch (ruling) {
      case Ruling.Accepted<Object> _ -> true;
      case Ruling.Drafted<Object> _ -> {
        if (!mayDraft) {
          throw new IllegalStateException("a free act was drafted: " + input);
        }
        yield false;
      }
      case Ruling.Refused<Object> refused ->
          throw new IllegalStateException(
              "offered and refused: " + input + " because " + refused.because());
    };
  }

  private void umpire(Input<Object> input) {
    Object before = match.position();
    int known = match.seq();
    if (!(match.put(input) instanceof Ruling.Accepted<Object>)) {
      throw new IllegalStateException("an input of the umpire was not accepted: " + input);
    }
    tally.input();
    checks.step(before, match, known);
  }

  private void mutate(Pending.Choices<Object> choices) {
    Seat seat = drawing.one(scenario.seats());
    Offers<Object> own = Checks.all(choices, seat);
    // Another seat's offers are the likeliest wrong commands of a seat that is not asked.
    Seat other = drawing.one(List.copyOf(choices.asked().keySet()));
    Optional<Object> foreign =
        seat.equals(other)
            ? Optional.empty()
            : Optional.of(drawing.offered(Checks.all(choices, other)))
                .filter(command -> !own.admits(command));
    foreign
        .or(() -> drawing.mutated(own))
        .ifPresent(
            command -> {
              checks.refused(match, new Input.Chosen<>(seat, command));
              tally.refusal();
            });
  }

  private static Offers<Object> offered(Map<Seat, Offers<Object>> free, Seat seat) {
    Offers<Object> offers = free.get(seat);
    return offers == null ? new Offers<>(List.of()) : offers;
  }
}
