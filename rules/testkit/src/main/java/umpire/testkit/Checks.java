package umpire.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Input;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Options;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;

/** The promises of a ruleset, as questions about a match under way. */
final class Checks {
  private final Rulebook book;
  private final Scenario scenario;
  private final Options options;
  private final Tally tally;
  private Object replayed;

  Checks(Rulebook book, Scenario scenario, Options options, Tally tally) {
    this.tally = tally;
    this.book = book;
    this.scenario = scenario;
    this.options = options;
    this.replayed = book.play().open(scenario, options);
  }

  /** JSON gives the position back, and every viewer has a view. */
  void at(Object position) {
    byte[] json = book.codec().bytes(position);
    Object read = book.codec().read(json, book.types().position());
    require(read.equals(position), "JSON changed the position", position, read);
    require(
        Arrays.equals(book.codec().bytes(read), json), "equal positions, different JSON", read, "");
    for (Viewer viewer : Rulebook.viewers(scenario)) {
      Object view = book.play().view(position, viewer);
      book.codec().bytes(view);
      book.codec().bytes(book.play().sketch(view));
    }
  }

  /** What has just happened: shown to all without failing, and the same when read from JSON. */
  void step(Object before, Match match, int known) {
    Object position = before;
    for (Object event : match.since(known)) {
      for (Viewer viewer : Rulebook.viewers(scenario)) {
        book.codec().bytes(book.play().shown(position, event, viewer));
      }
      book.play().findings(event).forEach(this::cited);
      Object read = book.codec().read(book.codec().bytes(event), book.types().event());
      require(read.equals(event), "JSON changed an event", event, read);
      position = book.play().apply(position, event);
      // Frames come and go within one ruling.
      tally.frames(Records.frames(position));
      replayed = book.play().apply(replayed, read);
    }
    require(replayed.equals(match.position()), "replay differs", match.position(), replayed);
    at(match.position());
  }

  /** Offers are small, the fallback can be taken, and a lapse is accepted. */
  void choices(Match match, Pending.Choices<Object> choices) {
    choices
        .asked()
        .forEach(
            (seat, asked) -> {
              require(
                  asked.offers().size() <= Offers.MOST_VALUES,
                  "a decision lists too many values",
                  asked.id(),
                  asked.offers().size());
              fallback(match, seat, asked);
              if (!choices.answered().contains(seat)) {
                lapse(match, seat, asked);
              }
            });
  }

  /** In the middle of an order too the fallback can be taken. */
  void draft(Match match, Pending.Choices<Object> choices) {
    choices.asked().forEach((seat, asked) -> fallback(match, seat, asked));
  }

  /** The whole order, sent once more against the position it began at, has the same events. */
  void again(Object base, Seat seat, List<Object> commands, List<Object> events) {
    Object position = base;
    List<Object> made = new ArrayList<>();
    for (Object command : commands) {
      List<Object> next =
          switch (book.play().rule(position, new Input.Chosen<>(seat, command))) {
            case Ruling.Accepted<Object>(List<Object> all) -> all;
            case Ruling.Drafted<Object>(List<Object> all) -> all;
            case Ruling.Refused<Object> refused ->
                throw new IllegalStateException("refused the second time: " + refused);
          };
      for (Object event : next) {
        position = book.play().apply(position, event);
      }
      made.addAll(next);
    }
    require(made.equals(events), "an order was ruled twice, differently", events, made);
  }

  /** A command that is not on offer is refused and leaves nothing. */
  void refused(Match match, Input.Chosen<Object> input) {
    byte[] before = book.codec().bytes(match.position());
    switch (book.play().rule(match.position(), input)) {
      case Ruling.Refused<Object>(List<Finding> because) -> because.forEach(this::cited);
      case Ruling.Accepted<Object> accepted ->
          throw new IllegalStateException("not offered and accepted: " + input + ": " + accepted);
      case Ruling.Drafted<Object> drafted ->
          throw new IllegalStateException("not offered and drafted: " + input + ": " + drafted);
    }
    require(
        Arrays.equals(before, book.codec().bytes(match.position())),
        "a refusal left something",
        input,
        "");
  }

  /** After the end nothing is accepted, and all events from the opening give the last position. */
  void end(Match match, Drawing drawing, Scenario played) {
    Object again = book.play().open(scenario, options);
    for (Object event : match.events()) {
      again = book.play().apply(again, event);
    }
    require(again.equals(match.position()), "replay differs", match.position(), again);
    for (Seat seat : played.seats()) {
      drawing
          .mutated(new Offers<>(List.of()))
          .ifPresent(command -> refused(match, new Input.Chosen<>(seat, command)));
    }
    unasked(match.position());
  }

  /** Everything a seat may do now: what it is asked, and what is free. */
  static Offers<Object> all(Pending.Choices<Object> choices, Seat seat) {
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

  private void fallback(Match match, Seat seat, Asked<Object> asked) {
    Input<Object> answer = new Input.Chosen<>(seat, asked.fallback());
    Ruling<Object> ruling = book.play().rule(match.position(), answer);
    require(!(ruling instanceof Ruling.Refused), "a fallback was refused", answer, ruling);
  }

  private void lapse(Match match, Seat seat, Asked<Object> asked) {
    Input<Object> lapse = new Input.Lapsed<>(seat, asked.id());
    Ruling<Object> lapsed = book.play().rule(match.position(), lapse);
    require(lapsed instanceof Ruling.Accepted, "a lapse was not accepted", lapse, lapsed);
    require(
        lapsed.equals(book.play().rule(match.position(), lapse)),
        "the same input was ruled twice, differently",
        lapse,
        lapsed);
  }

  private void unasked(Object position) {
    try {
      book.play().rule(position, new Input.Drawn<>(new DrawId(Integer.MAX_VALUE), List.of(1)));
    } catch (IllegalStateException e) {
      return;
    }
    throw new AssertionError("a draw that nobody waits for was not refused");
  }

  private void cited(Finding finding) {
    require(
        book.pack().rules().containsKey(finding.rule()),
        "a finding cites a paragraph that the ledger lacks",
        finding,
        "");
  }

  private static void require(boolean holds, String otherwise, Object one, Object other) {
    if (!holds) {
      throw new AssertionError(otherwise + ":\n  " + one + "\n  " + other);
    }
  }
}
