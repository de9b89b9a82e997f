package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import umpire.game.store.Cause;
import umpire.game.store.DrawRow;
import umpire.game.store.EventRow;
import umpire.game.store.ShownRow;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Finding;
import umpire.kernel.combat.Diced;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Input;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Seat;

/**
 * What one transaction does to a match, in the making: events are applied and shown, draws are made
 * until the match rests. Used for one attempt and thrown away.
 */
final class Course<P, C, E, V> {
  /** More draws in a row than any rulebook asks for: a ruleset that never rests is at fault. */
  private static final int MOST_DRAWS = 10_000;

  private final Standing<P, C, E, V> from;
  private final Edition<P, C, E, V> edition;
  private final Ruleset<P, C, E, V> rules;
  private final DiceBox dice;
  private final Showing<P, E> showing;
  private final List<EventRow> events = new ArrayList<>();
  private final List<DrawRow> draws = new ArrayList<>();
  private P position;
  private Pending<C> pending;
  private int shift;
  private String outcome = "";

  Course(Standing<P, C, E, V> from, DiceBox dice) {
    this.from = from;
    this.edition = from.edition();
    this.rules = edition.rules();
    this.dice = dice;
    this.showing = new Showing<>(from);
    this.position = from.position();
    this.pending = from.pending();
    this.shift = from.shift();
  }

  P position() {
    return position;
  }

  Pending<C> pending() {
    return pending;
  }

  int revision() {
    return from.revision() + 1;
  }

  List<EventRow> events() {
    return events;
  }

  List<ShownRow> shown() {
    return showing.shown();
  }

  List<DrawRow> draws() {
    return draws;
  }

  /** The match as it stands after all this. */
  Standing<P, C, E, V> after() {
    return new Standing<>(
        from.match(),
        edition,
        revision(),
        from.events() + events.size(),
        showing.seqs(),
        position,
        pending,
        shift,
        outcome);
  }

  /** An act on the match: everyone sees all of it. */
  void act(Cause cause, ObjectNode act) {
    record(cause, act, 0, "");
    showing.act(act);
  }

  /**
   * A seat takes its last order back: the match stands again where it stood. Everyone is told, each
   * by his own number of then.
   */
  void undo(Seat seat, Standing<P, C, E, V> then) {
    shift = told(then) + 1 - lowest(then.pending());
    ObjectNode act =
        JsonNodeFactory.instance.objectNode().put("type", "undone").put("seat", seat.id());
    record(Cause.UNDONE, act.deepCopy().put("to", then.revision()).put("shift", shift), 0, "");
    showing.act(viewer -> act.deepCopy().put("to", then.seq(Match.name(viewer))));
    position = then.position();
    pending = then.pending();
  }

  /**
   * At least the highest number of a decision that was told. Where more than two were asked at
   * once, some who were asked first may be asked neither now nor then; each had a number of his
   * own, and two of them are still known.
   */
  private int told(Standing<P, C, E, V> then) {
    int known =
        Math.max(from.shift() + highest(from.pending()), then.shift() + highest(then.pending()));
    return known + Math.max(0, from.match().seats().size() - 2);
  }

  private static int highest(Pending<?> pending) {
    return asked(pending).max().orElseThrow();
  }

  private static int lowest(Pending<?> pending) {
    return asked(pending).min().orElseThrow();
  }

  private static IntStream asked(Pending<?> pending) {
    return pending instanceof Pending.Choices<?> choices
        ? choices.asked().values().stream().mapToInt(asked -> asked.id().number())
        : IntStream.empty();
  }

  /** The end of the match. */
  void end(ObjectNode howItEnded) {
    outcome = howItEnded.toString();
    act(
        Cause.ENDED,
        JsonNodeFactory.instance.objectNode().put("type", "ended").set("outcome", howItEnded));
  }

  /**
   * Applies what a ruling said.
   *
   * @param draw from whose values it follows, or 0
   */
  void take(Cause cause, int draw, List<E> happened) {
    take(cause, draw, "", happened);
  }

  /** Applies what a ruling said of a seat's order. */
  void choose(Seat seat, List<JsonNode> commands, List<E> happened) {
    ObjectNode input = JsonNodeFactory.instance.objectNode().put("seat", seat.id());
    input.putArray("commands").addAll(commands);
    take(Cause.CHOSEN, 0, input.toString(), happened);
  }

  /**
   * Applies a report, with the dice that it threw, and goes on until the match rests; throws
   * IllegalArgumentException where a report of combat does not say which it threw.
   *
   * @param question that it answers
   */
  void report(Pending.Question<C> question, Report report) {
    int draw = 0;
    if (question.desk() instanceof Desk.Combat(var id, var rule)) {
      if (!(report instanceof Diced diced)) {
        throw new IllegalArgumentException("it does not say which dice it threw");
      }
      draw = id.number();
      draws.add(
          new DrawRow(
              draw,
              rule.value(),
              DrawRow.DICE,
              diced.sides(),
              diced.dice(),
              showing.everyone(),
              true));
    }
    take(Cause.REPORTED, draw, accepted(new Input.Reported<>(question.id(), report)));
    settle();
  }

  private void take(Cause cause, int draw, String input, List<E> happened) {
    int first = draw;
    String order = input;
    for (E event : happened) {
      JsonNode whole = edition.tree(event);
      record(cause, whole, first, order);
      showing.event(position, event, whole, first);
      position = rules.apply(position, event);
      first = 0;
      order = "";
    }
    pending = rules.pending(position);
  }

  /**
   * Makes draws until the match rests: at choices, a question or the end.
   *
   * @return whether any was made
   */
  boolean settle() {
    int made = 0;
    while (pending instanceof Pending.Draw<C> draw) {
      List<Integer> values = values(draw);
      draws.add(row(draw, values));
      take(Cause.DRAWN, draw.id().number(), accepted(new Input.Drawn<>(draw.id(), values)));
      made++;
      if (made > MOST_DRAWS) {
        throw new IllegalStateException("the rules never rest: still at " + draw);
      }
    }
    if (pending instanceof Pending.Question<C>(var _, Desk.Combat(var id, var rule), var _)) {
      draws.add(
          new DrawRow(
              id.number(),
              rule.value(),
              DrawRow.DICE,
              List.of(),
              List.of(),
              showing.everyone(),
              false));
    }
    if (pending instanceof Pending.Over<C>(var how)) {
      ObjectNode told = JsonNodeFactory.instance.objectNode().put("level", how.level());
      ArrayNode winners = told.putArray("winners");
      how.winners().stream().sorted().forEach(seat -> winners.add(seat.id()));
      end(told.set("because", edition.finding(how.because())));
    }
    return made > 0;
  }

  /** What the rules make of an input of the umpire, which they cannot refuse. */
  List<E> accepted(Input<C> input) {
    return switch (rules.rule(position, input)) {
      case Ruling.Accepted<E>(List<E> happened) -> happened;
      // Not the input itself: it may hold what is hidden, and this stands in the log.
      case Ruling.Drafted<E> _ ->
          throw new IllegalStateException("drafted, not ruled: " + input.getClass());
      case Ruling.Refused<E>(List<Finding> because) ->
          throw new IllegalStateException(
              "the rules refuse it by " + because.stream().map(Finding::rule).toList());
    };
  }

  private List<Integer> values(Pending.Draw<C> draw) {
    Chance chance =
        dice.stream(from.match().id(), from.match().key(draw.id().number(), draw.rule()));
    return switch (draw.lot()) {
      case Lot.Dice(int count, int sides) -> chance.dice(count, sides);
      case Lot.Shuffle(int size) -> chance.shuffle(size);
    };
  }

  private static DrawRow row(Pending.Draw<?> draw, List<Integer> values) {
    List<String> seenBy = draw.seenBy().stream().map(Match::name).sorted().toList();
    return switch (draw.lot()) {
      case Lot.Dice(int count, int sides) ->
          new DrawRow(
              draw.id().number(),
              draw.rule().value(),
              DrawRow.DICE,
              Collections.nCopies(count, sides),
              values,
              seenBy,
              true);
      case Lot.Shuffle(int size) ->
          new DrawRow(
              draw.id().number(),
              draw.rule().value(),
              DrawRow.SHUFFLE,
              List.of(size),
              values,
              seenBy,
              true);
    };
  }

  private void record(Cause cause, JsonNode body, int draw, String input) {
    int number = from.events() + events.size() + 1;
    events.add(new EventRow(number, revision(), cause, body.toString(), draw, input));
  }
}
