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
import umpire.game.store.Cause;
import umpire.game.store.DraftRow;
import umpire.game.store.DrawRow;
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
final class Replay<P, C, E, V> {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  // Bytes that what follows takes until it is stored, besides its texts: those stand there as they
  // are, in the statement and on their way.
  private static final int ROW = 200;
  private static final int COPIES = 3;

  private final Exported exported;
  private final ExportedEvents events;
  private final MemoryBudget.Share share;
  private final Edition<P, C, E, V> edition;
  private final DiceBox dice = (_, key) -> key.chance();
  private final Map<Integer, Standing<P, C, E, V>> kept = new HashMap<>();
  private final List<EventRow> told = new ArrayList<>();
  private final List<ShownRow> shown = new ArrayList<>();
  private final List<DrawRow> draws = new ArrayList<>();
  private Standing<P, C, E, V> standing;

  private Replay(
      Exported exported,
      ExportedEvents events,
      MemoryBudget.Share share,
      Match match,
      Edition<P, C, E, V> edition) {
    this.exported = exported;
    this.events = events;
    this.share = share;
    this.edition = edition;
    this.standing =
        Standing.first(
            match,
            edition,
            edition.rules().open(edition.pack().scenario(exported.scenario()), exported.options()));
  }

  /** The whole of it, played to its end; what it makes is taken from the share. */
  static Replayed of(
      Exported exported,
      ExportedEvents events,
      MemoryBudget.Share share,
      Match match,
      Edition<?, ?, ?, ?> edition) {
    return play(exported, events, share, match, edition);
  }

  private static <P, C, E, V> Replayed play(
      Exported exported,
      ExportedEvents events,
      MemoryBudget.Share share,
      Match match,
      Edition<P, C, E, V> edition) {
    return new Replay<>(exported, events, share, match, edition).toTheEnd();
  }

  private Replayed toTheEnd() {
    int at = 0;
    while (at < events.size()) {
      Untrue.unless(!standing.over(), place(at), "the match is over before this");
      Course<P, C, E, V> course = transaction(at);
      compare(at, course);
      weigh(course);
      told.addAll(course.events());
      shown.addAll(course.shown());
      course.draws().stream().filter(DrawRow::used).forEach(draws::add);
      at += course.events().size();
      events.pass(at);
      standing = course.after();
      if (exported.wanted().contains(standing.revision())) {
        kept.put(standing.revision(), standing);
      }
    }
    Untrue.unless(standing.over(), "/events", "the match has no end");
    JsonNode outcome = StoredJson.tree(standing.outcome());
    Untrue.unless(
        outcome.equals(exported.head().path("outcome")), "/outcome", "it ended so: " + outcome);
    compareDraws();
    return new Replayed(standing, told, shown, draws);
  }

  private void weigh(Course<P, C, E, V> course) {
    long characters =
        course.events().stream().mapToLong(row -> row.body().length() + row.input().length()).sum()
            + course.shown().stream().mapToLong(row -> row.body().length()).sum();
    int rows = course.events().size() + course.shown().size() + course.draws().size();
    share.add(COPIES * characters + (long) ROW * rows);
  }

  private Course<P, C, E, V> transaction(int at) {
    JsonNode event = events.get(at);
    Course<P, C, E, V> course = new Course<>(standing, dice);
    return switch (event.path("cause").asText()) {
      case "started" -> started(at, course);
      case "chosen" -> chosen(at);
      case "reported" -> reported(at, course);
      case "undone" -> undone(at, course);
      case "resigned" -> resigned(at, course);
      case "overdue" -> overdue(at, course);
      case "parley" -> parley(at, course);
      default -> throw new Untrue(place(at) + "/cause", "no transaction begins with this");
    };
  }

  private Course<P, C, E, V> started(int at, Course<P, C, E, V> course) {
    Untrue.unless(standing.revision() == 0, place(at), "the match has begun before this");
    course.act(Cause.STARTED, Begin.act(exported.scenario()));
    course.settle();
    return course;
  }

  private Course<P, C, E, V> chosen(int at) {
    Seat seat = seat(at, events.get(at).path("input"));
    List<JsonNode> commands = new ArrayList<>();
    int revision = events.get(at).path("revision").asInt();
    for (int i = at; i < events.size(); i++) {
      JsonNode event = events.get(i);
      if (event.path("revision").asInt() != revision) {
        break;
      }
      Untrue.unless(
          !event.has("input") || seat(i, event.path("input")).equals(seat),
          place(i) + "/input",
          "two seats in one transaction");
      event.path("input").path("commands").forEach(commands::add);
    }
    String place = place(at) + "/input";
    return switch (Judge.judge(standing, order(place, seat, commands), dice)) {
      case Judged.Done<P, C, E, V> done -> {
        boolean whole =
            done.left().isEmpty() && done.draft().after().commands().equals(DraftRow.NOTHING);
        Untrue.unless(whole && !done.draftOnly(), place, "the order is not whole");
        yield done.course();
      }
      case Judged.Refused<P, C, E, V>(Problem problem) -> throw Untrue.refused(place, problem);
    };
  }

  /** Kept as the export has it, which may be older than the way in which orders are written now. */
  private Order<C> order(String place, Seat seat, List<JsonNode> commands) {
    int open = Draft.decision(standing, seat);
    OptionalInt decision = open == 0 ? OptionalInt.empty() : OptionalInt.of(open);
    try {
      Meant<C> meant = Meant.exactly(commands, standing.edition());
      return new Order<>(seat, decision, DraftRow.none(seat.id()), meant);
    } catch (ProblemException unreadable) {
      throw Untrue.refused(place, unreadable.problem());
    }
  }

  private Seat seat(int at, JsonNode input) {
    String id = input.path("seat").asText();
    return standing.match().seats().stream()
        .filter(row -> row.seat().equals(id))
        .map(row -> new Seat(row.seat()))
        .findFirst()
        .orElseThrow(
            () -> new Untrue(place(at) + "/input", "an order tells its seat and commands"));
  }

  private Course<P, C, E, V> reported(int at, Course<P, C, E, V> course) {
    Pending.Question<C> question =
        standing
            .question()
            .orElseThrow(() -> new Untrue(place(at), "nothing was asked before this"));
    Report report =
        switch (question.desk()) {
          case Desk.Combat(var id, var rule) ->
              edition.fought(question.brief(), standing.match().key(id.number(), rule).chance());
          case Desk.Supply() -> edition.traced(question.brief());
        };
    course.report(question, report);
    return course;
  }

  private Course<P, C, E, V> undone(int at, Course<P, C, E, V> course) {
    Seat seat = seat(at, events.get(at).path("event"));
    Timeline timeline =
        Timeline.of(told.stream().filter(event -> event.cause() == Cause.UNDONE).toList());
    int made = order(timeline, standing.revision());
    List<EventRow> since = told.stream().filter(event -> event.revision() >= made).toList();
    Untrue.unless(standing.question().isEmpty(), place(at), Takeback.QUESTION.sentence());
    Takeback.refusal(seat, made, since)
        .ifPresent(
            why -> {
              throw new Untrue(place(at), why.sentence());
            });
    Untrue.unless(
        kept.containsKey(made - 1), place(at) + "/event/to", "it goes back to " + (made - 1));
    course.undo(seat, Objects.requireNonNull(kept.get(made - 1)));
    return course;
  }

  private Course<P, C, E, V> resigned(int at, Course<P, C, E, V> course) {
    Resignation.give(course, standing, seat(at, events.get(at).path("event")));
    return course;
  }

  /** The revision that an order made last. */
  private int order(Timeline timeline, int revision) {
    int made = timeline.made(revision);
    boolean onlySaid =
        made > 1
            && told.stream().filter(event -> event.revision() == made).allMatch(Undoing::isParley);
    return onlySaid ? order(timeline, made - 1) : made;
  }

  /** That the time ran out is believed; what followed is not. */
  private Course<P, C, E, V> overdue(int at, Course<P, C, E, V> course) {
    Seat seat = seat(at, events.get(at).path("event"));
    Untrue.unless(standing.waitedFor().contains(seat), place(at), seat + " is not waited for");
    boolean flags = events.path(at + 1).path("cause").asText().equals("ended");
    Overdue.runOut(course, standing, seat, flags);
    return course;
  }

  private Course<P, C, E, V> parley(int at, Course<P, C, E, V> course) {
    Seat seat = seat(at, events.get(at).path("event"));
    new Retold(new Parley(course, standing, seat), place(at))
        .say(events.get(at), events.path(at + 1));
    return course;
  }

  private void compare(int at, Course<P, C, E, V> course) {
    Untrue.unless(!course.events().isEmpty(), place(at), "nothing follows from it");
    for (int i = 0; i < course.events().size(); i++) {
      EventRow row = course.events().get(i);
      String place = place(at + i);
      Untrue.unless(
          at + i < events.size(), "/events", "this follows and is not told: " + row.body());
      JsonNode event = events.get(at + i);
      JsonNode body = StoredJson.tree(row.body());
      same(place + "/revision", JSON.numberNode(row.revision()), event.path("revision"));
      same(place + "/cause", JSON.textNode(row.cause().word()), event.path("cause"));
      same(place + "/type", body.path("type"), event.path("type"));
      same(place + "/event", body, event.path("event"));
      JsonNode input = row.input().isEmpty() ? JSON.missingNode() : StoredJson.tree(row.input());
      same(place + "/input", input, event.path("input"));
      same(place + "/draws", drawn(row, course), event.path("draws"));
    }
  }

  private JsonNode drawn(EventRow row, Course<P, C, E, V> course) {
    var list = JSON.arrayNode();
    course.draws().stream()
        .filter(draw -> row.draw() == draw.number() && draw.used())
        .map(this::whole)
        .forEach((ObjectNode draw) -> list.add(draw));
    return list;
  }

  private ObjectNode whole(DrawRow draw) {
    return Drawn.whole(draw, standing.match().key(draw.number(), new RuleId(draw.rule())));
  }

  private void compareDraws() {
    var list = JSON.arrayNode();
    draws.stream().map(this::whole).forEach((ObjectNode draw) -> list.add(draw));
    same("/draws", list, exported.head().path("draws"));
  }

  private static void same(String place, JsonNode follows, JsonNode told) {
    Untrue.unless(follows.equals(told), place, "by rules and seed it is " + follows);
  }

  private static String place(int at) {
    return "/events/" + at;
  }
}
