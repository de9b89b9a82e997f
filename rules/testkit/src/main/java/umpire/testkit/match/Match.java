package umpire.testkit.match;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.id.DrawId;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;

/**
 * One match in one process, without broker and store: the position, its events, and the umpire's
 * own inputs (draws and reports). Briefs and reports pass through JSON as they would between
 * services, and what a ruling passes through on its way counts as reached, unless the match is
 * played for speed.
 */
public final class Match {
  private static final String ID = "walk";

  /** Of a position that somebody wrote out: its first draw says how many there were. */
  private static final int UNCOUNTED = -1;

  private final Rulebook book;
  private final Dice dice;
  private final boolean throughJson;
  private final boolean stepwise;
  private final List<Object> events = new ArrayList<>();
  private final ReachedTypes reachedTypes = new ReachedTypes();
  private Rest<Object, Object> rest;
  private final Map<Class<?>, Integer> entered = new HashMap<>();
  private List<?> frames = List.of();
  private int entries;
  private int draws;

  /** Where the dice of a match come from. */
  private interface Dice {
    Chance of(int draw, RuleId rule);
  }

  private Match(
      Rulebook book,
      Rest<Object, Object> rest,
      Dice dice,
      boolean throughJson,
      boolean stepwise,
      int draws) {
    this.book = book;
    this.rest = rest;
    this.dice = dice;
    this.throughJson = throughJson;
    this.stepwise = stepwise;
    this.draws = draws;
    note(rest.position());
  }

  /** A match at its beginning; all its dice follow from the seed. */
  public static Match open(Rulebook book, Scenario scenario, Options options, long seed) {
    return new Match(book, book.play().open(scenario, options), keyed(seed), true, true, 0);
  }

  /**
   * The same match as {@link #open} gives, but briefs and reports do not pass through JSON, which
   * takes less time.
   */
  public static Match bare(Rulebook book, Scenario scenario, Options options, long seed) {
    return new Match(book, book.play().open(scenario, options), keyed(seed), false, false, 0);
  }

  /** A match that begins at a position that was written out; all its dice follow from the seed. */
  public static Match at(Rulebook book, Object position, long seed) {
    return new Match(book, book.play().at(position), keyed(seed), true, true, UNCOUNTED);
  }

  /** The same with dice that are dictated one after the other, whatever they are thrown for. */
  public static Match dictated(Rulebook book, Object position, Chance chance) {
    return new Match(
        book, book.play().at(position), (draw, rule) -> chance, false, true, UNCOUNTED);
  }

  /** A match that goes on from another position with the same dice. */
  public Match from(Object other) {
    return new Match(book, book.play().at(other), dice, throughJson, stepwise, draws);
  }

  /** Another match that goes on from where this one stands, with the same dice. */
  public Match branch() {
    return new Match(book, rest, dice, throughJson, stepwise, draws);
  }

  private static Dice keyed(long seed) {
    byte[] key = ByteBuffer.allocate(32).putLong(24, seed).array();
    return (draw, rule) -> DrawKey.of(key, ID, draw, rule, Map.of()).chance();
  }

  /** The position after all events. */
  public Object position() {
    return rest.position();
  }

  /** The same, with what it waits for. */
  public Rest<Object, Object> rest() {
    return rest;
  }

  /** Every event since the match was opened or taken over. */
  public List<Object> events() {
    return List.copyOf(events);
  }

  /** The number of {@link #events}. */
  public int seq() {
    return events.size();
  }

  /**
   * The events after the first {@code seq} of them.
   *
   * @param seq 0 to {@link #seq()}; another number throws IndexOutOfBoundsException
   */
  public List<Object> since(int seq) {
    return List.copyOf(events.subList(seq, events.size()));
  }

  /** The frames and commands reached since the match was opened or taken over. */
  public ReachedTypes reached() {
    return reachedTypes;
  }

  /**
   * The time that the type of the frame on top has been on the agenda without a break, as a number:
   * another one each time it has come onto the agenda anew.
   */
  public int topFrameStay() {
    return entered.getOrDefault(frames.getLast().getClass(), 0);
  }

  /** What the match waits for. */
  public Pending<Object> pending() {
    return rest.pending();
  }

  /**
   * Puts an input; accepted and drafted events are applied at once. Throws IllegalStateException if
   * the first event after dice does not hold them, unless the match is played for speed.
   */
  public Ruling<Object, Object, Object> put(Input<Object> input) {
    Ruling<Object, Object, Object> ruling = book.play().rule(rest, input);
    switch (ruling) {
      case Ruling.Accepted<Object, Object, Object>(List<Object> made, var after, var _) -> {
        if (throughJson) {
          DiceRecord.check(book.codec(), rest.pending(), input, made);
        }
        apply(made, after);
      }
      case Ruling.Drafted<Object, Object, Object>(List<Object> made, var after) ->
          apply(made, after);
      case Ruling.Refused<Object, Object, Object> _ -> {
        return ruling;
      }
    }
    if (input instanceof Input.Chosen<Object>(var _, Object command)) {
      reachedTypes.command(command);
    }
    return ruling;
  }

  /**
   * The umpire's answer to the draw that the match waits for; throws IllegalStateException unless
   * its number follows that of the last draw.
   */
  public Input<Object> drawn(Pending.Draw<Object> draw) {
    Chance chance = next(draw.id(), draw.rule());
    List<Integer> values =
        switch (draw.lot()) {
          case DrawKind.Dice(int count, int sides) -> chance.dice(count, sides);
          case DrawKind.Shuffle(int size) -> chance.shuffle(size);
        };
    return new Input.Drawn<>(draw.id(), values);
  }

  /**
   * The adjudicator's answer to the question that the match waits for. Throws IllegalStateException
   * if the number of its draw does not follow that of the last draw, or if JSON changes brief or
   * report.
   */
  public Input<Object> reported(Pending.Question<Object> question) {
    return new Input.Reported<>(
        question.id(),
        switch (question.adjudicator()) {
          case Adjudicator.Combat(DrawId draw, RuleId rule) -> fought(question.brief(), draw, rule);
          case Adjudicator.Supply() -> traced(question.brief());
        });
  }

  private Report fought(Brief brief, DrawId draw, RuleId rule) {
    Chance chance = next(draw, rule);
    Brief carried = carried(brief, book.types().combatBrief());
    return carried(book.combat().adjudicate(carried, chance), book.types().combatReport());
  }

  private Report traced(Brief brief) {
    Brief carried = carried(brief, book.types().supplyBrief());
    return carried(book.supply().trace(carried), book.types().supplyReport());
  }

  private <T> T carried(T value, Class<? extends T> type) {
    if (!throughJson) {
      return value;
    }
    T carried = book.codec().read(book.codec().bytes(value), type);
    if (!carried.equals(value)) {
      throw new IllegalStateException("JSON changed " + value + " to " + carried);
    }
    return carried;
  }

  private Chance next(DrawId draw, RuleId rule) {
    draws = draws == UNCOUNTED ? draw.number() : draws + 1;
    if (draw.number() != draws) {
      throw new IllegalStateException(
          "draw " + draw.number() + " comes where draw " + draws + " was next");
    }
    return dice.of(draws, rule);
  }

  private void apply(List<Object> made, Rest<Object, Object> after) {
    if (stepwise) {
      Object position = rest.position();
      for (Object event : made) {
        position = book.play().apply(position, event);
        note(position);
      }
    }
    rest = after;
    events.addAll(made);
    note(rest.position());
  }

  private void note(Object position) {
    List<?> now = Records.frames(position);
    if (now == frames) {
      return;
    }
    reachedTypes.position(position);
    for (Object frame : now) {
      if (!hasFrame(frame.getClass())) {
        entries++;
        entered.put(frame.getClass(), entries);
      }
    }
    frames = now;
  }

  private boolean hasFrame(Class<?> type) {
    for (Object frame : frames) {
      if (frame.getClass() == type) {
        return true;
      }
    }
    return false;
  }

  /** Everything a seat may do now: what it is asked, and what is free. */
  public static Offers<Object> allOffers(Pending.Choices<Object> choices, Seat seat) {
    List<Offer<Object>> offers = new ArrayList<>();
    Asked<Object> asked = choices.asked().get(seat);
    if (asked != null) {
      offers.addAll(asked.offers().offers());
    }
    Offers<Object> free = choices.free().get(seat);
    if (free != null) {
      offers.addAll(free.offers());
    }
    return new Offers<>(offers);
  }
}
