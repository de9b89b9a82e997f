package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import umpire.chassis.http.MemoryBudget;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.store.DraftRow;
import umpire.game.store.DrawRow;
import umpire.game.store.EventCause;
import umpire.game.store.EventRow;
import umpire.game.store.ShownRow;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.play.Seat;

/**
 * Plays an exported match again, transaction by transaction: every order is put to the rules, every
 * report and every draw is made anew, and what follows must be what the export tells. Throws Untrue
 * at the first place that is otherwise.
 */
final class ExportReplay<P, C, E, V> {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  // Bytes that what follows takes until it is stored, besides its texts: those stand there as they
  // are, in the statement and on their way.
  private static final int ROW = 200;
  private static final int COPIES = 3;

  private final ExportedMatch exportedMatch;
  private final ExportedEvents events;
  private final MemoryBudget.Share share;
  private final Edition<P, C, E, V> edition;
  private final DrawSource dice = (_, key) -> key.chance();
  private final Map<Integer, MatchState<P, C, E, V>> kept = new HashMap<>();
  private final List<EventRow> told = new ArrayList<>();
  private final List<ShownRow> shown = new ArrayList<>();
  private final List<DrawRow> draws = new ArrayList<>();
  private MatchState<P, C, E, V> matchState;

  private ExportReplay(
      ExportedMatch exportedMatch,
      ExportedEvents events,
      MemoryBudget.Share share,
      Match match,
      Edition<P, C, E, V> edition) {
    this.exportedMatch = exportedMatch;
    this.events = events;
    this.share = share;
    this.edition = edition;
    this.matchState =
        MatchState.first(
            match,
            edition,
            edition
                .rules()
                .open(edition.pack().scenario(exportedMatch.scenario()), exportedMatch.options()));
  }

  /** The whole of it, played to its end; what it makes is taken from the share. */
  static ReplayedMatch of(
      ExportedMatch exportedMatch,
      ExportedEvents events,
      MemoryBudget.Share share,
      Match match,
      Edition<?, ?, ?, ?> edition) {
    return play(exportedMatch, events, share, match, edition);
  }

  private static <P, C, E, V> ReplayedMatch play(
      ExportedMatch exportedMatch,
      ExportedEvents events,
      MemoryBudget.Share share,
      Match match,
      Edition<P, C, E, V> edition) {
    return new ExportReplay<>(exportedMatch, events, share, match, edition).toTheEnd();
  }

  private ReplayedMatch toTheEnd() {
    int at = 0;
    while (at < events.size()) {
      InvalidExport.unless(!matchState.over(), place(at), "the match is over before this");
      MatchTransaction<P, C, E, V> matchTransaction = transaction(at);
      compare(at, matchTransaction);
      weigh(matchTransaction);
      told.addAll(matchTransaction.events());
      shown.addAll(matchTransaction.shown());
      matchTransaction.draws().stream().filter(DrawRow::used).forEach(draws::add);
      at += matchTransaction.events().size();
      events.pass(at);
      matchState = matchTransaction.after();
      if (exportedMatch.wanted().contains(matchState.revision())) {
        kept.put(matchState.revision(), matchState);
      }
    }
    InvalidExport.unless(matchState.over(), "/events", "the match has no end");
    JsonNode outcome = StoredJson.tree(matchState.outcome());
    InvalidExport.unless(
        outcome.equals(exportedMatch.head().path("outcome")),
        "/outcome",
        "it ended so: " + outcome);
    compareDraws();
    return new ReplayedMatch(matchState, told, shown, draws);
  }

  private void weigh(MatchTransaction<P, C, E, V> matchTransaction) {
    long characters =
        matchTransaction.events().stream()
                .mapToLong(row -> row.body().length() + row.input().length())
                .sum()
            + matchTransaction.shown().stream().mapToLong(row -> row.body().length()).sum();
    int rows =
        matchTransaction.events().size()
            + matchTransaction.shown().size()
            + matchTransaction.draws().size();
    share.add(COPIES * characters + (long) ROW * rows);
  }

  private MatchTransaction<P, C, E, V> transaction(int at) {
    JsonNode event = events.get(at);
    MatchTransaction<P, C, E, V> matchTransaction = new MatchTransaction<>(matchState, dice);
    return switch (event.path("cause").asText()) {
      case "started" -> started(at, matchTransaction);
      case "chosen" -> chosen(at);
      case "reported" -> reported(at, matchTransaction);
      case "undone" -> undone(at, matchTransaction);
      case "resigned" -> resigned(at, matchTransaction);
      case "overdue" -> overdue(at, matchTransaction);
      case "parley" -> parley(at, matchTransaction);
      default -> throw new InvalidExport(place(at) + "/cause", "no transaction begins with this");
    };
  }

  private MatchTransaction<P, C, E, V> started(
      int at, MatchTransaction<P, C, E, V> matchTransaction) {
    InvalidExport.unless(matchState.revision() == 0, place(at), "the match has begun before this");
    matchTransaction.act(EventCause.STARTED, MatchStart.act(exportedMatch.scenario()));
    matchTransaction.settle();
    return matchTransaction;
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
      InvalidExport.unless(
          !event.has("input") || seat(i, event.path("input")).equals(seat),
          place(i) + "/input",
          "two seats in one transaction");
      event.path("input").path("commands").forEach(commands::add);
    }
    String place = place(at) + "/input";
    return switch (OrderAdjudicator.judge(matchState, order(place, seat, commands), dice)) {
      case OrderRuling.Done<P, C, E, V> done -> {
        boolean whole =
            done.left().isEmpty() && done.draft().after().commands().equals(DraftRow.NOTHING);
        InvalidExport.unless(whole && !done.draftOnly(), place, "the order is not whole");
        yield done.course();
      }
      case OrderRuling.Refused<P, C, E, V>(Problem problem) ->
          throw InvalidExport.refused(place, problem);
    };
  }

  /** Kept as the export has it, which may be older than the way in which orders are written now. */
  private Order<C> order(String place, Seat seat, List<JsonNode> commands) {
    int open = Draft.decision(matchState, seat);
    OptionalInt decision = open == 0 ? OptionalInt.empty() : OptionalInt.of(open);
    try {
      ParsedCommands<C> parsedCommands = ParsedCommands.exactly(commands, matchState.edition());
      return new Order<>(seat, decision, DraftRow.none(seat.id()), parsedCommands);
    } catch (ProblemException unreadable) {
      throw InvalidExport.refused(place, unreadable.problem());
    }
  }

  private Seat seat(int at, JsonNode input) {
    String id = input.path("seat").asText();
    return matchState.match().seats().stream()
        .filter(row -> row.seat().equals(id))
        .map(row -> new Seat(row.seat()))
        .findFirst()
        .orElseThrow(
            () -> new InvalidExport(place(at) + "/input", "an order tells its seat and commands"));
  }

  private MatchTransaction<P, C, E, V> reported(
      int at, MatchTransaction<P, C, E, V> matchTransaction) {
    Pending.Question<C> question =
        matchState
            .question()
            .orElseThrow(() -> new InvalidExport(place(at), "nothing was asked before this"));
    Report report =
        switch (question.desk()) {
          case Desk.Combat(var id, var rule) ->
              edition.fought(question.brief(), matchState.match().key(id.number(), rule).chance());
          case Desk.Supply() -> edition.traced(question.brief());
        };
    matchTransaction.report(question, report);
    return matchTransaction;
  }

  private MatchTransaction<P, C, E, V> undone(
      int at, MatchTransaction<P, C, E, V> matchTransaction) {
    Seat seat = seat(at, events.get(at).path("event"));
    RevisionHistory revisionHistory =
        RevisionHistory.of(
            told.stream().filter(event -> event.cause() == EventCause.UNDONE).toList());
    int made = order(revisionHistory, matchState.revision());
    List<EventRow> since = told.stream().filter(event -> event.revision() >= made).toList();
    InvalidExport.unless(matchState.question().isEmpty(), place(at), UndoCheck.QUESTION.sentence());
    UndoCheck.refusal(edition, seat, made, since)
        .ifPresent(
            why -> {
              throw new InvalidExport(place(at), why.sentence());
            });
    InvalidExport.unless(
        kept.containsKey(made - 1), place(at) + "/event/to", "it goes back to " + (made - 1));
    matchTransaction.undo(seat, Objects.requireNonNull(kept.get(made - 1)));
    return matchTransaction;
  }

  private MatchTransaction<P, C, E, V> resigned(
      int at, MatchTransaction<P, C, E, V> matchTransaction) {
    Resignation.give(matchTransaction, matchState, seat(at, events.get(at).path("event")));
    return matchTransaction;
  }

  /** The revision that an order made last. */
  private int order(RevisionHistory revisionHistory, int revision) {
    int made = revisionHistory.made(revision);
    boolean onlySaid =
        made > 1
            && told.stream()
                .filter(event -> event.revision() == made)
                .allMatch(OrderUndo::isParley);
    return onlySaid ? order(revisionHistory, made - 1) : made;
  }

  /** That the time ran out is believed; what followed is not. */
  private MatchTransaction<P, C, E, V> overdue(
      int at, MatchTransaction<P, C, E, V> matchTransaction) {
    Seat seat = seat(at, events.get(at).path("event"));
    InvalidExport.unless(
        matchState.waitedFor().contains(seat), place(at), seat + " is not waited for");
    boolean flags = events.path(at + 1).path("cause").asText().equals("ended");
    OverdueMatches.runOut(matchTransaction, matchState, seat, flags);
    return matchTransaction;
  }

  private MatchTransaction<P, C, E, V> parley(
      int at, MatchTransaction<P, C, E, V> matchTransaction) {
    Seat seat = seat(at, events.get(at).path("event"));
    new ReplayedParley(new Parley(matchTransaction, matchState, seat), place(at))
        .replay(events.get(at), events.path(at + 1));
    return matchTransaction;
  }

  private void compare(int at, MatchTransaction<P, C, E, V> matchTransaction) {
    InvalidExport.unless(
        !matchTransaction.events().isEmpty(), place(at), "nothing follows from it");
    for (int i = 0; i < matchTransaction.events().size(); i++) {
      EventRow row = matchTransaction.events().get(i);
      String place = place(at + i);
      InvalidExport.unless(
          at + i < events.size(),
          "/events",
          "this act follows from another and cannot be sent: " + row.body());
      JsonNode event = events.get(at + i);
      JsonNode body = StoredJson.tree(row.body());
      same(place + "/revision", JSON.numberNode(row.revision()), event.path("revision"));
      same(place + "/cause", JSON.textNode(row.cause().word()), event.path("cause"));
      same(place + "/type", body.path("type"), event.path("type"));
      same(place + "/event", body, event.path("event"));
      JsonNode input = row.input().isEmpty() ? JSON.missingNode() : StoredJson.tree(row.input());
      same(place + "/input", input, event.path("input"));
      same(place + "/draws", drawn(row, matchTransaction), event.path("draws"));
    }
  }

  private JsonNode drawn(EventRow row, MatchTransaction<P, C, E, V> matchTransaction) {
    var list = JSON.arrayNode();
    matchTransaction.draws().stream()
        .filter(draw -> row.draw() == draw.number() && draw.used())
        .map(this::whole)
        .forEach((ObjectNode draw) -> list.add(draw));
    return list;
  }

  private ObjectNode whole(DrawRow draw) {
    return DrawJson.whole(draw, matchState.match().key(draw.number(), new RuleId(draw.rule())));
  }

  private void compareDraws() {
    var list = JSON.arrayNode();
    draws.stream().map(this::whole).forEach((ObjectNode draw) -> list.add(draw));
    same("/draws", list, exportedMatch.head().path("draws"));
  }

  private static void same(String place, JsonNode follows, JsonNode told) {
    InvalidExport.unless(follows.equals(told), place, "by rules and seed it is " + follows);
  }

  private static String place(int at) {
    return "/events/" + at;
  }
}
