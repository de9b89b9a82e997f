package umpire.testkit.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Match;
import umpire.testkit.match.PlayObserver;
import umpire.testkit.match.Rulebook;

/**
 * Random legal play of a match, one whole order or one input of the umpire at a time. Before every
 * tenth choice a command that is not on offer is put and must be refused.
 */
public final class RandomMatch {
  private static final int MUTATE_EVERY = 10;
  private static final int LONGEST_ORDER = 200;

  private final Rulebook book;
  private final List<Seat> seats;
  private final Match match;
  private final RandomGenerator random;
  private final CommandGenerator commandGenerator;
  private final PlayObserver playObserver;
  private final WalkGuide walkGuide;
  private final WalkBound walkBound = new WalkBound();
  private int turns;
  private int inputs;
  private int commands;
  private int refused;

  RandomMatch(
      Rulebook book,
      List<Seat> seats,
      Match match,
      RandomGenerator random,
      PlayObserver playObserver,
      WalkGuide walkGuide) {
    this.book = book;
    this.seats = seats;
    this.match = match;
    this.random = random;
    this.commandGenerator =
        new CommandGenerator(random, new KnownValues(book.pack(), random), book.types().command());
    this.playObserver = playObserver;
    this.walkGuide = walkGuide;
  }

  /** A stroll that nobody watches; the seed decides everything that is drawn for it. */
  public static RandomMatch along(Rulebook book, Scenario scenario, Match match, long seed) {
    return new RandomMatch(
        book,
        scenario.seats(),
        match,
        Walk.random(seed),
        PlayObserver.nobody(),
        WalkGuide.nobody());
  }

  /** Inputs taken so far, the umpire's own included. */
  public int inputs() {
    return inputs;
  }

  /** Commands put so far: those taken, and those refused. */
  public int commands() {
    return commands + refused;
  }

  /** Commands refused so far, none of which was on offer. */
  public int refused() {
    return refused;
  }

  /**
   * Plays one order or one input of the umpire; false when the match is over. Throws
   * IllegalStateException as the class says.
   */
  public boolean step() {
    switch (match.pending()) {
      case Pending.Choices<Object> choices -> choose(choices);
      case Pending.Draw<Object> draw -> putUmpireInput(match.drawn(draw));
      case Pending.Question<Object> question -> putUmpireInput(match.reported(question));
      case Pending.Over<Object> _ -> {
        return false;
      }
    }
    return true;
  }

  /** Something that this stroll's ruleset has never offered, for a match that is over. */
  Optional<Object> madeUp() {
    return commandGenerator.mutated(new Offers<>(List.of()));
  }

  private void choose(Pending.Choices<Object> choices) {
    playObserver.choices(match, choices);
    turns++;
    if (turns % MUTATE_EVERY == 0) {
      mutate(choices);
    }
    List<Map.Entry<Seat, Offers<Object>>> free = new ArrayList<>(choices.free().entrySet());
    free.removeIf(act -> act.getValue().offers().isEmpty());
    if (!free.isEmpty() && random.nextInt(8) == 0) {
      Map.Entry<Seat, Offers<Object>> act = commandGenerator.one(free);
      Object command = commandGenerator.offered(act.getValue());
      if (!put(new Input.Chosen<>(act.getKey(), command))) {
        throw new IllegalStateException(
            "a free act was drafted: " + notation(act.getKey(), command));
      }
      return;
    }
    order(seat(choices), choices);
  }

  private Seat seat(Pending.Choices<Object> choices) {
    boolean change = !choices.answered().isEmpty() && random.nextInt(6) == 0;
    return commandGenerator.one(change ? List.copyOf(choices.answered()) : choices.waitedFor());
  }

  /** One seat's order to its end: drafted commands, then the one that completes it. */
  private void order(Seat seat, Pending.Choices<Object> first) {
    Object base = match.position();
    int seq = match.seq();
    List<Object> order = new ArrayList<>();
    while (order.size() < LONGEST_ORDER) {
      Pending.Choices<Object> choices = order.isEmpty() ? first : open(seat);
      Asked<Object> asked = asked(choices, seat);
      if (!order.isEmpty()) {
        playObserver.draft(match, choices);
      }
      Object command =
          order.isEmpty()
              ? walkBound.begin(match, seat, asked, () -> said(seat, asked, false))
              : said(seat, asked, true);
      order.add(command);
      if (put(new Input.Chosen<>(seat, command))) {
        playObserver.ordered(base, seat, order, match.since(seq));
        return;
      }
    }
    throw new IllegalStateException("an order of more than " + LONGEST_ORDER + " commands");
  }

  private Object said(Seat seat, Asked<Object> asked, boolean drafting) {
    return walkGuide
        .command(match, seat, asked, drafting)
        .orElseGet(() -> commandGenerator.offered(asked.offers()));
  }

  private Pending.Choices<Object> open(Seat seat) {
    if (match.pending() instanceof Pending.Choices<Object> choices) {
      return choices;
    }
    throw new IllegalStateException("a draft of " + seat + " waits for no choice");
  }

  private static Asked<Object> asked(Pending.Choices<Object> choices, Seat seat) {
    Asked<Object> asked = choices.asked().get(seat);
    if (asked == null) {
      throw new IllegalStateException("a draft of " + seat + " no longer asks it");
    }
    if (asked.offers().offers().isEmpty()) {
      throw new IllegalStateException("a dead end: nothing is offered to " + seat);
    }
    return asked;
  }

  /** Puts an offered command; true if it completed an order. */
  private boolean put(Input.Chosen<Object> input) {
    Object before = match.position();
    int known = match.seq();
    Ruling<Object, Object, Object> ruling = match.put(input);
    if (ruling instanceof Ruling.Refused<Object, Object, Object> refusal) {
      throw new IllegalStateException(
          "offered and refused: "
              + notation(input.seat(), input.command())
              + " because "
              + refusal.because());
    }
    inputs++;
    commands++;
    playObserver.taken(before, match, known);
    return ruling instanceof Ruling.Accepted;
  }

  private void putUmpireInput(Input<Object> input) {
    Object before = match.position();
    int known = match.seq();
    if (!(match.put(input) instanceof Ruling.Accepted<Object, Object, Object>)) {
      throw new IllegalStateException("an input of the umpire was not accepted: " + input);
    }
    inputs++;
    playObserver.taken(before, match, known);
  }

  private void mutate(Pending.Choices<Object> choices) {
    Seat seat = commandGenerator.one(seats);
    Offers<Object> own = Match.allOffers(choices, seat);
    // Another seat's offers are the likeliest wrong commands of a seat that is not asked.
    Seat other = commandGenerator.one(List.copyOf(choices.asked().keySet()));
    Optional<Object> foreign =
        seat.equals(other)
            ? Optional.empty()
            : Optional.of(commandGenerator.offered(Match.allOffers(choices, other)))
                .filter(command -> !own.admits(command));
    foreign
        .or(() -> commandGenerator.mutated(own))
        .ifPresent(command -> mustBeRefused(seat, command));
  }

  private void mustBeRefused(Seat seat, Object command) {
    Input.Chosen<Object> input = new Input.Chosen<>(seat, command);
    switch (book.play().rule(match.rest(), input)) {
      case Ruling.Refused<Object, Object, Object> _ -> refused++;
      case Ruling.Accepted<Object, Object, Object> accepted ->
          throw new IllegalStateException(
              "not offered and accepted: " + notation(seat, command) + ": " + accepted);
      case Ruling.Drafted<Object, Object, Object> drafted ->
          throw new IllegalStateException(
              "not offered and drafted: " + notation(seat, command) + ": " + drafted);
    }
    playObserver.refused(match, input);
  }

  /** As it could be typed. */
  private String notation(Seat seat, Object command) {
    return seat + " says " + book.notation().print(command);
  }
}
