package umpire.game.referee.transaction;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.trace.TraceContext;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.StoredJson;
import umpire.game.referee.state.WaitsJson;
import umpire.game.store.match.SeatRow;
import umpire.game.store.transaction.OutboxRow;
import umpire.game.store.transaction.ShownRow;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Viewer;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionRequest;

/**
 * The messages of one transaction: the question that the match now waits for, if any, and one of
 * {@code match.events} with a rendering for everybody and one for each seat, and with what is
 * needed to choose among them: who may look on, and whose the seats are. Each says where in a trace
 * that stands which caused it, so whoever publishes it later can go on from there.
 */
final class TransactionMessages {
  private static final String SOURCE = "/game-service";
  private static final String SCHEMAS = "urn:umpire:schema:";

  private final Clock clock;

  TransactionMessages(Clock clock) {
    this.clock = clock;
  }

  /**
   * What happened, for everybody and each seat.
   *
   * @param ordered whether it follows from an order of a seat
   */
  OutboxRow happened(MatchState<?, ?, ?, ?> after, List<ShownRow> shown, boolean ordered) {
    return row(after, matchChanged(after, shown, ordered));
  }

  /** The question that is waited for, if any. */
  List<OutboxRow> asked(MatchState<?, ?, ?, ?> after) {
    return after.question().map(question -> row(after, asked(after, question))).stream().toList();
  }

  private static OutboxRow row(MatchState<?, ?, ?, ?> after, Outgoing message) {
    return new OutboxRow(after.match().id(), after.revision(), message);
  }

  private Outgoing asked(MatchState<?, ?, ?, ?> after, Pending.Question<?> question) {
    String match = after.match().id().toString();
    String id = match + "/" + question.id().number();
    String topic = WaitsJson.adjudicator(question.adjudicator()) + ".requested";
    String key =
        switch (question.adjudicator()) {
          case Adjudicator.Combat(var draw, var rule) ->
              after.match().key(draw.number(), rule).hex();
          case Adjudicator.Supply() -> "";
        };
    QuestionRequest request =
        new QuestionRequest(
            id,
            match,
            after.edition().pack().game(),
            after.edition().pack().edition(),
            after.edition().pack().checksum(),
            after.edition().tree(question.brief()),
            key);
    return message(topic, id, match, (ObjectNode) after.edition().tree(request));
  }

  private Outgoing matchChanged(
      MatchState<?, ?, ?, ?> after, List<ShownRow> shown, boolean ordered) {
    String match = after.match().id().toString();
    ObjectNode data = JsonNodeFactory.instance.objectNode();
    data.put("match", match);
    data.put("game", after.edition().pack().game());
    data.put("revision", after.revision());
    data.put("status", after.over() ? "over" : "playing");
    data.put("visibility", after.match().isPublic() ? "public" : "private");
    ObjectNode accounts = data.putObject("accounts");
    after.match().seats().forEach(seat -> accounts.put(seat.seat(), seat.account()));
    data.setAll(WaitsJson.of(after));
    if (after.over()) {
      JsonNode outcome = StoredJson.tree(after.outcome());
      data.set("outcome", outcome);
      data.put("scenario", after.match().scenario());
      data.put("rated", after.match().terms().rated() && !outcome.path("forfeit").asBoolean());
      data.put("tournament", after.match().terms().tournament());
      data.set("scores", scores(after, outcome));
      data.put("edition", after.edition().pack().edition());
      data.put("commitment", after.match().seed().commitment());
    } else if (ordered && !after.match().terms().tournament().isEmpty()) {
      data.put("tournament", after.match().terms().tournament());
      data.put("ordered", true);
    }
    ObjectNode seats = JsonNodeFactory.instance.objectNode();
    for (Viewer viewer : after.match().viewers()) {
      switch (viewer) {
        case Viewer.Everyone() -> data.set("public", rendering(ShownRow.PUBLIC, after, shown));
        case Viewer.Of(var seat) -> seats.set(seat.id(), rendering(seat.id(), after, shown));
      }
    }
    data.set("seats", seats);
    return message(OutboxRow.MATCH_EVENTS, match + "/" + after.revision(), match, data);
  }

  /** What a tournament decided counts as it says. */
  private static ObjectNode scores(MatchState<?, ?, ?, ?> after, JsonNode outcome) {
    if (outcome.path("scores") instanceof ObjectNode decided) {
      return decided;
    }
    Set<String> winners = new TreeSet<>();
    outcome.path("winners").forEach(seat -> winners.add(seat.asText()));
    ObjectNode scores = JsonNodeFactory.instance.objectNode();
    after
        .edition()
        .levelScores()
        .of(
            after.match().scenario(),
            outcome.path("level").asText(),
            after.match().seats().stream().map(SeatRow::seat).toList(),
            winners)
        .forEach(scores::put);
    return scores;
  }

  private static ObjectNode rendering(
      String viewer, MatchState<?, ?, ?, ?> after, List<ShownRow> shown) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("seq", after.seq(viewer));
    ArrayNode events = json.putArray("events");
    shown.stream()
        .filter(row -> row.viewer().equals(viewer))
        .forEach(row -> events.addRawValue(new RawValue(row.json())));
    return json;
  }

  private Outgoing message(String topic, String id, String match, ObjectNode data) {
    String cause = TraceContext.current();
    Envelope envelope =
        Envelope.of(id, SOURCE, topic, match, clock.instant(), SCHEMAS + topic + ":1", cause, data);
    return Outgoing.of(topic, match, Map.of(), envelope.bytes()).causedBy(cause);
  }
}
