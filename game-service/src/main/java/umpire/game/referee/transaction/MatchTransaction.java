package umpire.game.referee.transaction;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.game.clock.ClockUpdate.Mover;
import umpire.game.clock.ClocksAndProposals;
import umpire.game.edition.Edition;
import umpire.game.referee.state.DecisionNumbers;
import umpire.game.referee.state.Match;
import umpire.game.referee.state.MatchState;
import umpire.game.store.transaction.DrawRow;
import umpire.game.store.transaction.EventCause;
import umpire.game.store.transaction.EventRow;
import umpire.game.store.transaction.ShownRow;
import umpire.kernel.citation.Finding;
import umpire.kernel.combat.DiceReport;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Barrier;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;

/**
 * What one transaction changes in a match, while it is computed: events are applied and shown,
 * draws are made until the match waits. One object serves one attempt.
 */
public final class MatchTransaction<P, C, E, V> {
  /** More draws in a row than any rulebook asks for: a ruleset that never rests is at fault. */
  private static final int MOST_DRAWS = 10_000;

  private final MatchState<P, C, E, V> from;
  private final Edition<P, C, E, V> edition;
  private final Ruleset<P, C, E, V> rules;
  private final DrawSource dice;
  private final ViewerEvents<E> viewerEvents;
  private final List<EventRow> events = new ArrayList<>();
  private final List<DrawRow> draws = new ArrayList<>();
  private Rest<P, C> rest;
  private int shift;
  private String outcome = "";
  private ClocksAndProposals clocksAndProposals;
  private Mover mover = new Mover.Nobody();
  private Optional<Instant> received = Optional.empty();

  public MatchTransaction(MatchState<P, C, E, V> from, DrawSource dice) {
    this.from = from;
    this.edition = from.edition();
    this.rules = edition.rules();
    this.dice = dice;
    this.viewerEvents = new ViewerEvents<>(from);
    this.rest = from.rest();
    this.shift = from.shift();
    this.clocksAndProposals = from.affairs();
  }

  public Rest<P, C> rest() {
    return rest;
  }

  public Pending<C> pending() {
    return rest.pending();
  }

  public int revision() {
    return from.revision() + 1;
  }

  public List<EventRow> events() {
    return events;
  }

  public List<ShownRow> shown() {
    return viewerEvents.shown();
  }

  public List<DrawRow> draws() {
    return draws;
  }

  /** The match as it stands after all this. */
  public MatchState<P, C, E, V> after() {
    return new MatchState<>(
        from.match(),
        edition,
        revision(),
        from.events() + events.size(),
        viewerEvents.seqs(),
        rest,
        shift,
        outcome,
        clocksAndProposals);
  }

  /** The same, written at a moment: with the clocks as they go on from then. */
  MatchState<P, C, E, V> after(Instant now) {
    MatchState<P, C, E, V> after = after();
    return after.with(
        MatchClocks.after(from, after, mover, received.filter(now::isAfter).orElse(now), now));
  }

  /** Whether the match now waits for a question that was not open before. */
  boolean asks() {
    return pending() instanceof Pending.Question<C> question
        && from.question().filter(open -> open.id().equals(question.id())).isEmpty();
  }

  public ClocksAndProposals affairs() {
    return clocksAndProposals;
  }

  /** Clocks and offers are others from now on. */
  public void affairs(ClocksAndProposals changed) {
    clocksAndProposals = changed;
  }

  /** When what leads to it had come in; now, if nothing is said. */
  public void received(Instant moment) {
    received = Optional.of(moment);
  }

  /** What it does follows from what a seat ordered in advance. */
  public void inAdvance(Seat seat) {
    mover = new Mover.InAdvance(seat);
  }

  /** A seat's time for what it is asked has run out; everybody is shown it. */
  public void overdue(Seat seat) {
    mover = new Mover.Lapse(seat);
    act(
        EventCause.OVERDUE,
        JsonNodeFactory.instance.objectNode().put("type", "overdue").put("seat", seat.id()));
  }

  /** What the rules take for the answer of a seat whose time has run out. */
  public void lapse(Seat seat) {
    Asked<C> asked = from.asked(seat).orElseThrow();
    take(EventCause.LAPSED, 0, accepted(new Input.Lapsed<>(seat, asked.id())));
    settle();
  }

  /** An act on the match: everyone sees all of it. */
  public void act(EventCause eventCause, ObjectNode act) {
    record(eventCause, act, 0, "", Barrier.NONE);
    viewerEvents.act(act);
  }

  /**
   * A seat takes its last order back: the match stands again where it stood. Everyone is shown it,
   * each by their own number of then.
   */
  public void undo(Seat seat, MatchState<P, C, E, V> then) {
    mover = new Mover.Takeback(seat);
    shift = DecisionNumbers.shift(from, then);
    ObjectNode act =
        JsonNodeFactory.instance.objectNode().put("type", "undone").put("seat", seat.id());
    record(
        EventCause.UNDONE,
        act.deepCopy().put("to", then.revision()).put("shift", shift),
        0,
        "",
        Barrier.NONE);
    viewerEvents.act(viewer -> act.deepCopy().put("to", then.seq(Match.name(viewer))));
    rest = then.rest();
  }

  /** The end of the match. */
  public void end(ObjectNode howItEnded) {
    outcome = howItEnded.toString();
    act(
        EventCause.ENDED,
        JsonNodeFactory.instance.objectNode().put("type", "ended").set("outcome", howItEnded));
  }

  /**
   * Takes over what a ruling said.
   *
   * @param draw from whose values it follows, or 0
   */
  public void take(EventCause eventCause, int draw, Ruling.Accepted<P, C, E> ruling) {
    take(eventCause, draw, "", ruling.events(), ruling.after(), ruling.barrier());
  }

  /**
   * Takes over what rulings said of a seat's order.
   *
   * @param happened what followed from all of its commands
   * @param last the ruling that completed it
   */
  public void choose(
      Seat seat, List<JsonNode> commands, List<E> happened, Ruling.Accepted<P, C, E> last) {
    mover = new Mover.Order(seat);
    ObjectNode input = JsonNodeFactory.instance.objectNode().put("seat", seat.id());
    input.putArray("commands").addAll(commands);
    take(EventCause.CHOSEN, 0, input.toString(), happened, last.after(), last.barrier());
  }

  /**
   * Applies a report, with the dice that it threw, and goes on until the match rests; throws
   * IllegalArgumentException where a report of combat does not say which it threw.
   *
   * @param question that it answers
   */
  public void report(Pending.Question<C> question, Report report) {
    int draw = 0;
    if (question.adjudicator() instanceof Adjudicator.Combat(var id, var rule)) {
      if (!(report instanceof DiceReport diceReport)) {
        throw new IllegalArgumentException("it does not say which dice it threw");
      }
      draw = id.number();
      draws.add(DrawRows.thrown(id, rule, diceReport, viewerEvents.everyone()));
    }
    take(EventCause.REPORTED, draw, accepted(new Input.Reported<>(question.id(), report)));
    settle();
  }

  private void take(
      EventCause eventCause,
      int draw,
      String input,
      List<E> happened,
      Rest<P, C> after,
      Barrier barrier) {
    int first = draw;
    String order = input;
    Barrier behind = barrier;
    for (E event : happened) {
      JsonNode whole = edition.tree(event);
      record(eventCause, whole, first, order, behind);
      viewerEvents.event(event, whole, first);
      first = 0;
      order = "";
      behind = Barrier.NONE;
    }
    rest = after;
  }

  /**
   * Makes draws until the match rests: at choices, a question or the end.
   *
   * @return whether any was made
   */
  public boolean settle() {
    int made = 0;
    while (pending() instanceof Pending.Draw<C> draw) {
      List<Integer> values = dice.values(from.match(), draw);
      draws.add(DrawRows.made(draw, values));
      take(EventCause.DRAWN, draw.id().number(), accepted(new Input.Drawn<>(draw.id(), values)));
      made++;
      if (made > MOST_DRAWS) {
        throw new IllegalStateException("the rules do not come to a rest: still at " + draw);
      }
    }
    if (pending()
        instanceof Pending.Question<C>(var _, Adjudicator.Combat(var id, var rule), var _)) {
      draws.add(DrawRows.asked(id, rule, viewerEvents.everyone()));
    }
    if (pending() instanceof Pending.Over<C>(var how)) {
      ObjectNode outcome = JsonNodeFactory.instance.objectNode().put("level", how.level());
      ArrayNode winners = outcome.putArray("winners");
      how.winners().stream().sorted().forEach(seat -> winners.add(seat.id()));
      end(outcome.set("because", edition.finding(how.because())));
    }
    return made > 0;
  }

  /** What the rules make of an input of the umpire, which they cannot refuse. */
  public Ruling.Accepted<P, C, E> accepted(Input<C> input) {
    return switch (rules.rule(rest, input)) {
      case Ruling.Accepted<P, C, E> accepted -> accepted;
      // Not the input itself: it may hold what is hidden, and this stands in the log.
      case Ruling.Drafted<P, C, E> _ ->
          throw new IllegalStateException("drafted, not ruled: " + input.getClass());
      case Ruling.Refused<P, C, E>(List<Finding> because) ->
          throw new IllegalStateException(
              "the rules refuse it by " + because.stream().map(Finding::rule).toList());
    };
  }

  private void record(
      EventCause eventCause, JsonNode body, int draw, String input, Barrier barrier) {
    int number = from.events() + events.size() + 1;
    events.add(new EventRow(number, revision(), eventCause, body.toString(), draw, input, barrier));
  }
}
