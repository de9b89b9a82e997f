package umpire.testkit.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.id.DrawId;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.cases.NotationCheck;
import umpire.testkit.match.Changeable;
import umpire.testkit.match.Match;
import umpire.testkit.match.PlayObserver;
import umpire.testkit.match.Rulebook;

/** The promises of a ruleset, held against a match under way. */
public final class RulesetPromises implements PlayObserver {
  private final Rulebook book;
  private final List<Seat> seats;
  private final List<Viewer> viewers;
  private final Object opening;
  private final WalkCounts walkCounts;
  private final int closely;
  private final PositionCheck positionCheck;
  private final NotationCheck notationCheck;
  private Map<Seat, Integer> open = Map.of();
  private int highest;
  private int taken;
  private boolean close = true;

  /**
   * Checks for one match.
   *
   * @param opening where it began, made anew and not taken from the match
   * @param closely what costs much is done at one input of so many
   * @param positionCheck what else is held against a position
   */
  RulesetPromises(
      Rulebook book,
      List<Seat> seats,
      Object opening,
      WalkCounts walkCounts,
      int closely,
      PositionCheck positionCheck) {
    this.book = book;
    this.seats = seats;
    this.viewers = Rulebook.viewers(seats);
    this.opening = opening;
    this.walkCounts = walkCounts;
    this.closely = closely;
    this.positionCheck = positionCheck;
    this.notationCheck = new NotationCheck(book);
  }

  /** JSON, which keeps nothing worked out, gives position and offers back; all have views. */
  void at(Match match) {
    Object position = match.position();
    List<String> faults = positionCheck.faults(position);
    require(Promise.SOUND, faults.isEmpty(), "something is out of place", faults, position);
    byte[] json = book.codec().bytes(position);
    Object read = book.codec().read(json, book.types().position());
    require(Promise.POSITION, read.equals(position), "JSON changed the position", position, read);
    boolean alike = Arrays.equals(book.codec().bytes(read), json);
    require(Promise.POSITION, alike, "equal positions, different JSON", position, read);
    Object anew = book.play().at(read).pending();
    require(Promise.DERIVED, anew.equals(match.pending()), "stale", anew, match.pending());
    Set<Object> seen = new HashSet<>();
    for (Viewer viewer : viewers) {
      Object view = book.play().view(position, viewer);
      if (seen.add(view)) { // what several see alike is written and drawn once
        book.codec().bytes(view);
        book.codec().bytes(book.play().sketch(view));
      }
      walkCounts.checked(Promise.VIEW);
    }
  }

  /** What has just happened: shown to all without failing, and the same when read from JSON. */
  @Override
  public void taken(Object before, Match match, int known) {
    close = ++taken % closely == 0;
    if (!close) {
      return;
    }
    Object position = before;
    for (Object event : match.since(known)) {
      Set<Object> seen = new HashSet<>();
      for (Viewer viewer : viewers) {
        Object shown = book.play().shown(event, viewer);
        if (seen.add(shown)) {
          book.codec().bytes(shown);
        }
        walkCounts.checked(Promise.SHOWN);
      }
      book.play().findings(event).forEach(this::cited);
      position = book.play().apply(position, carried(event));
    }
    replayed(match, position);
    at(match);
  }

  /** Offers are small, the fallback can be taken, and a lapse is accepted. */
  @Override
  public void choices(Match match, Pending.Choices<Object> choices) {
    walkCounts.decision(choices);
    numbered(choices);
    choices
        .asked()
        .forEach(
            (seat, asked) -> {
              int size = asked.offers().size();
              require(
                  Promise.SIZE,
                  size <= Offers.MOST_VALUES && !asked.offers().offers().isEmpty(),
                  "a decision lists too many values, or nothing",
                  asked.id(),
                  size);
              fallback(match, seat, asked);
              if (close && !choices.answered().contains(seat)) {
                lapse(match, seat, asked);
              }
            });
  }

  /** A decision keeps its number while it is open, and another one has a higher number. */
  private void numbered(Pending.Choices<Object> choices) {
    Map<Seat, Integer> now = new TreeMap<>();
    choices.asked().forEach((seat, asked) -> now.put(seat, asked.id().number()));
    boolean different = Set.copyOf(now.values()).size() == now.size();
    boolean kept =
        now.entrySet().stream()
            .allMatch(
                one -> one.getValue() > highest || one.getValue().equals(open.get(one.getKey())));
    require(Promise.NUMBER, different && kept, "decisions are numbered anew", open, now);
    highest = Math.max(highest, Collections.max(now.values()));
    open = now;
  }

  /** In the middle of an order too the fallback can be taken. */
  @Override
  public void draft(Match match, Pending.Choices<Object> choices) {
    choices.asked().forEach((seat, asked) -> fallback(match, seat, asked));
  }

  /** The whole order, sent once more against the position it began at, has the same events. */
  @Override
  public void ordered(Object base, Seat seat, List<Object> commands, List<Object> events) {
    commands.forEach(this::spelt);
    if (!close) {
      return;
    }
    Rest<Object, Object> rest = book.play().at(base);
    List<Object> made = new ArrayList<>();
    for (Object command : commands) {
      switch (book.play().rule(rest, new Input.Chosen<>(seat, command))) {
        case Ruling.Accepted<Object, Object, Object>(List<Object> next, var after, var _) -> {
          made.addAll(next);
          rest = after;
        }
        case Ruling.Drafted<Object, Object, Object>(List<Object> next, var after) -> {
          made.addAll(next);
          rest = after;
        }
        case Ruling.Refused<Object, Object, Object> refused ->
            throw new IllegalStateException("refused the second time: " + refused);
      }
    }
    require(
        Promise.TWICE, made.equals(events), "an order was ruled twice, differently", events, made);
  }

  /** A command that is not on offer is refused and leaves nothing. */
  @Override
  public void refused(Match match, Input.Chosen<Object> input) {
    spelt(input.command());
    byte[] before = book.codec().bytes(match.position());
    switch (book.play().rule(match.rest(), input)) {
      case Ruling.Refused<Object, Object, Object>(List<Finding> because) ->
          because.forEach(this::cited);
      case Ruling.Accepted<Object, Object, Object> accepted ->
          throw new IllegalStateException("not offered and accepted: " + input + ": " + accepted);
      case Ruling.Drafted<Object, Object, Object> drafted ->
          throw new IllegalStateException("not offered and drafted: " + input + ": " + drafted);
    }
    require(
        Promise.REFUSED,
        Arrays.equals(before, book.codec().bytes(match.position())),
        "a refusal left something",
        input,
        "");
  }

  /** All events from the opening, read from JSON, give the last position. */
  void replay(Match match) {
    Object again = opening;
    for (Object event : match.events()) {
      again = book.play().apply(again, carried(event));
    }
    replayed(match, again);
  }

  /** Nothing follows the end of a match: no draw, and nothing that a seat could say. */
  void end(Match match, RandomMatch randomMatch) {
    unasked(match.rest());
    for (Seat seat : seats) {
      randomMatch.madeUp().ifPresent(command -> refused(match, new Input.Chosen<>(seat, command)));
    }
  }

  private void fallback(Match match, Seat seat, Asked<Object> asked) {
    Input<Object> answer = new Input.Chosen<>(seat, asked.fallback());
    Ruling<Object, Object, Object> ruling = book.play().rule(match.rest(), answer);
    require(
        Promise.FALLBACK,
        !(ruling instanceof Ruling.Refused),
        "a fallback was refused",
        answer,
        ruling);
  }

  private void lapse(Match match, Seat seat, Asked<Object> asked) {
    Input<Object> lapse = new Input.Lapsed<>(seat, asked.id());
    Ruling<Object, Object, Object> lapsed = book.play().rule(match.rest(), lapse);
    require(
        Promise.LAPSE,
        lapsed instanceof Ruling.Accepted,
        "a lapse was not accepted",
        lapse,
        lapsed);
    Ruling<Object, Object, Object> again = book.play().rule(match.rest(), lapse);
    if (!lapsed.equals(again)) {
      String both = lapse + "\n  " + lapsed + "\n  " + again;
      throw new AssertionError("the same input was ruled twice, differently: " + both);
    }
  }

  private Object carried(Object event) {
    Object read = book.codec().read(book.codec().bytes(event), book.types().event());
    require(Promise.EVENT, read.equals(event), "JSON changed an event", event, read);
    List<Object> changeable = Changeable.in(event);
    require(Promise.FIXED, changeable.isEmpty(), "an event can be changed", event, changeable);
    return read;
  }

  private void replayed(Match match, Object position) {
    Object now = match.position();
    require(Promise.REPLAY, position.equals(now), "replay differs", now, position);
  }

  private void spelt(Object command) {
    if (notationCheck.check(command)) {
      walkCounts.checked(Promise.NOTATION);
    }
  }

  private void unasked(Rest<Object, Object> rest) {
    try {
      book.play().rule(rest, new Input.Drawn<>(new DrawId(Integer.MAX_VALUE), List.of(1)));
    } catch (IllegalStateException e) {
      return;
    }
    throw new AssertionError("a draw that nobody waits for was not refused");
  }

  private void cited(Finding finding) {
    require(
        Promise.CITED,
        book.pack().rules().containsKey(finding.rule()),
        "a finding cites a paragraph that the ledger lacks",
        finding,
        "");
  }

  private void require(Promise promise, boolean holds, String otherwise, Object one, Object other) {
    if (!holds) {
      throw new AssertionError(otherwise + ":\n  " + one + "\n  " + other);
    }
    walkCounts.checked(promise);
  }
}
