package umpire.game.referee.replay;

import static umpire.game.referee.replay.ExportComparison.place;
import static umpire.game.referee.replay.InvalidExport.unless;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import umpire.chassis.http.MemoryBudget;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.edition.Edition;
import umpire.game.referee.act.Adjudication;
import umpire.game.referee.act.OverdueMatches;
import umpire.game.referee.act.Parley;
import umpire.game.referee.act.Resignation;
import umpire.game.referee.act.Verdict;
import umpire.game.referee.command.Order;
import umpire.game.referee.command.ParsedCommands;
import umpire.game.referee.opening.MatchStart;
import umpire.game.referee.order.OrderAdjudicator;
import umpire.game.referee.order.OrderRuling;
import umpire.game.referee.order.OrderUndo;
import umpire.game.referee.order.UndoCheck;
import umpire.game.referee.state.Draft;
import umpire.game.referee.state.Match;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.RevisionHistory;
import umpire.game.referee.state.StoredJson;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.transaction.DraftRow;
import umpire.game.store.transaction.DrawRow;
import umpire.game.store.transaction.EventCause;
import umpire.game.store.transaction.EventRow;
import umpire.game.store.transaction.ShownRow;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Seat;

/**
 * Plays an exported match again, transaction by transaction: every order is put to the rules, every
 * report and every draw is made anew, and what follows must be what the export says. Throws
 * InvalidExport at the first place that is otherwise.
 */
final class ExportReplay<P, C, E, V> {
  // Bytes that what follows takes until it is stored, besides its texts: those stand there as they
  // are, in the statement and on their way.
  private static final int ROW = 200;
  private static final int COPIES = 3;

  private final ExportedMatch exported;
  private final ExportedEvents events;
  private final ExportComparison comparison;
  private final MemoryBudget.Share share;
  private final Edition<P, C, E, V> edition;
  private final DrawSource dice = (_, key) -> key.chance();
  private final Map<Integer, MatchState<P, C, E, V>> kept = new HashMap<>();
  private final List<EventRow> replayed = new ArrayList<>();
  private final List<ShownRow> shown = new ArrayList<>();
  private final List<DrawRow> draws = new ArrayList<>();
  private MatchState<P, C, E, V> state;

  private ExportReplay(
      ExportedMatch exported,
      ExportedEvents events,
      MemoryBudget.Share share,
      Match match,
      Edition<P, C, E, V> edition) {
    this.exported = exported;
    this.events = events;
    this.comparison = new ExportComparison(events, match);
    this.share = share;
    this.edition = edition;
    this.state =
        MatchState.first(
            match,
            edition,
            edition.rules().open(edition.pack().scenario(exported.scenario()), exported.options()));
  }

  /** The whole of it, played to its end; what it makes is taken from the share. */
  static ReplayedMatch of(
      ExportedMatch exported,
      ExportedEvents events,
      MemoryBudget.Share share,
      Match match,
      Edition<?, ?, ?, ?> edition) {
    return play(exported, events, share, match, edition);
  }

  private static <P, C, E, V> ReplayedMatch play(
      ExportedMatch exported,
      ExportedEvents events,
      MemoryBudget.Share share,
      Match match,
      Edition<P, C, E, V> edition) {
    return new ExportReplay<>(exported, events, share, match, edition).toTheEnd();
  }

  private ReplayedMatch toTheEnd() {
    int at = 0;
    while (at < events.size()) {
      unless(!state.over(), place(at), "the match is over before this");
      MatchTransaction<P, C, E, V> transaction = transaction(at);
      comparison.follows(at, transaction.events(), transaction.draws());
      weigh(transaction);
      replayed.addAll(transaction.events());
      shown.addAll(transaction.shown());
      transaction.draws().stream().filter(DrawRow::used).forEach(draws::add);
      at += transaction.events().size();
      events.pass(at);
      state = transaction.after();
      if (exported.wanted().contains(state.revision())) {
        kept.put(state.revision(), state);
      }
    }
    unless(state.over(), "/events", "the match has no end");
    JsonNode outcome = StoredJson.tree(state.outcome());
    unless(outcome.equals(exported.head().path("outcome")), "/outcome", "it ended so: " + outcome);
    comparison.draws(draws, exported.head().path("draws"));
    return new ReplayedMatch(state, replayed, shown, draws);
  }

  private void weigh(MatchTransaction<P, C, E, V> made) {
    long characters =
        made.events().stream().mapToLong(row -> row.body().length() + row.input().length()).sum()
            + made.shown().stream().mapToLong(row -> row.body().length()).sum();
    int rows = made.events().size() + made.shown().size() + made.draws().size();
    share.add(COPIES * characters + (long) ROW * rows);
  }

  private MatchTransaction<P, C, E, V> transaction(int at) {
    JsonNode event = events.get(at);
    MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(state, dice);
    return switch (event.path("cause").asText()) {
      case "started" -> started(at, transaction);
      case "chosen" -> chosen(at);
      case "reported" -> reported(at, transaction);
      case "undone" -> undone(at, transaction);
      case "resigned" -> resigned(at, transaction);
      case "adjudicated" -> adjudicated(at, transaction);
      case "adjourned" -> adjourned(at, transaction);
      case "overdue" -> overdue(at, transaction);
      case "parley" -> parley(at, transaction);
      default -> throw new InvalidExport(place(at) + "/cause", "no transaction begins with this");
    };
  }

  private MatchTransaction<P, C, E, V> started(int at, MatchTransaction<P, C, E, V> transaction) {
    unless(state.revision() == 0, place(at), "the match has begun before this");
    transaction.act(EventCause.STARTED, MatchStart.act(exported.scenario()));
    transaction.settle();
    return transaction;
  }

  private MatchTransaction<P, C, E, V> chosen(int at) {
    Seat seat = seat(at, events.get(at).path("input"));
    List<JsonNode> commands = new ArrayList<>();
    int revision = events.get(at).path("revision").asInt();
    for (int i = at; i < events.size(); i++) {
      JsonNode event = events.get(i);
      if (event.path("revision").asInt() != revision) {
        break;
      }
      unless(
          !event.has("input") || seat(i, event.path("input")).equals(seat),
          place(i) + "/input",
          "two seats in one transaction");
      event.path("input").path("commands").forEach(commands::add);
    }
    String place = place(at) + "/input";
    return switch (OrderAdjudicator.rule(state, order(place, seat, commands), dice)) {
      case OrderRuling.Done<P, C, E, V> done -> {
        boolean whole =
            done.left().isEmpty() && done.draft().after().commands().equals(DraftRow.NOTHING);
        unless(whole && !done.draftOnly(), place, "the order is not whole");
        yield done.course();
      }
      case OrderRuling.Refused<P, C, E, V>(Problem problem) ->
          throw InvalidExport.refused(place, problem);
    };
  }

  /** Kept as the export has it, which may be older than the way in which orders are written now. */
  private Order<C> order(String place, Seat seat, List<JsonNode> commands) {
    int open = Draft.decision(state, seat);
    OptionalInt decision = open == 0 ? OptionalInt.empty() : OptionalInt.of(open);
    try {
      ParsedCommands<C> parsed = ParsedCommands.exactly(commands, state.edition());
      return new Order<>(seat, decision, DraftRow.none(seat.id()), parsed);
    } catch (ProblemException unreadable) {
      throw InvalidExport.refused(place, unreadable.problem());
    }
  }

  private Seat seat(int at, JsonNode input) {
    String id = input.path("seat").asText();
    return state.match().seats().stream()
        .filter(row -> row.seat().equals(id))
        .map(row -> new Seat(row.seat()))
        .findFirst()
        .orElseThrow(
            () -> new InvalidExport(place(at) + "/input", "an order tells its seat and commands"));
  }

  private MatchTransaction<P, C, E, V> reported(int at, MatchTransaction<P, C, E, V> transaction) {
    Pending.Question<C> question =
        state
            .question()
            .orElseThrow(() -> new InvalidExport(place(at), "nothing was asked before this"));
    Report report =
        switch (question.adjudicator()) {
          case Adjudicator.Combat(var id, var rule) ->
              edition.fought(question.brief(), state.match().key(id.number(), rule).chance());
          case Adjudicator.Supply() -> edition.traced(question.brief());
        };
    transaction.report(question, report);
    return transaction;
  }

  private MatchTransaction<P, C, E, V> undone(int at, MatchTransaction<P, C, E, V> transaction) {
    unless(state.match().terms().policies().undo(), place(at), "the match allows no undo");
    Seat seat = seat(at, events.get(at).path("event"));
    List<EventRow> undone = replayed.stream().filter(e -> e.cause() == EventCause.UNDONE).toList();
    int made = order(RevisionHistory.of(undone), state.revision());
    List<EventRow> since = replayed.stream().filter(event -> event.revision() >= made).toList();
    unless(state.question().isEmpty(), place(at), UndoCheck.QUESTION.sentence());
    Optional<UndoCheck> why = UndoCheck.refusal(seat, made, since);
    unless(why.isEmpty(), place(at), why.map(UndoCheck::sentence).orElse(""));
    unless(kept.containsKey(made - 1), place(at) + "/event/to", "it goes back to " + (made - 1));
    transaction.undo(seat, Objects.requireNonNull(kept.get(made - 1)));
    return transaction;
  }

  private MatchTransaction<P, C, E, V> resigned(int at, MatchTransaction<P, C, E, V> transaction) {
    Resignation.give(transaction, state, seat(at, events.get(at).path("event")));
    return transaction;
  }

  /** What was decided is taken from the export; that it ended the match so is checked. */
  private MatchTransaction<P, C, E, V> adjudicated(
      int at, MatchTransaction<P, C, E, V> transaction) {
    try {
      Verdict verdict = Verdict.read(events.path(at + 1).path("event").path("outcome"));
      Adjudication.give(transaction, state, verdict);
    } catch (IllegalArgumentException none) {
      throw new InvalidExport(place(at), "" + none.getMessage());
    }
    return transaction;
  }

  /** Clocks are not replayed: that they were stopped is taken from the export. */
  private MatchTransaction<P, C, E, V> adjourned(int at, MatchTransaction<P, C, E, V> transaction) {
    JsonNode act = events.get(at).path("event");
    Instant until = ReplayedParley.moment(act, place(at));
    Adjudication.stop(transaction, until, act.path("reason").asText());
    return transaction;
  }

  /** The revision that an order made last. */
  private int order(RevisionHistory history, int revision) {
    int made = history.made(revision);
    boolean onlyParleys =
        made > 1
            && replayed.stream()
                .filter(event -> event.revision() == made)
                .allMatch(OrderUndo::isParley);
    return onlyParleys ? order(history, made - 1) : made;
  }

  /** That the time ran out is taken from the export; what followed is checked. */
  private MatchTransaction<P, C, E, V> overdue(int at, MatchTransaction<P, C, E, V> transaction) {
    Seat seat = seat(at, events.get(at).path("event"));
    unless(state.waitedFor().contains(seat), place(at), seat + " is not waited for");
    boolean flags = events.path(at + 1).path("cause").asText().equals("ended");
    OverdueMatches.runOut(transaction, state, seat, flags);
    return transaction;
  }

  private MatchTransaction<P, C, E, V> parley(int at, MatchTransaction<P, C, E, V> transaction) {
    Seat seat = seat(at, events.get(at).path("event"));
    new ReplayedParley(
            new Parley(transaction, state, seat), state.match().terms().policies(), place(at))
        .replay(events.get(at), events.path(at + 1));
    return transaction;
  }
}
