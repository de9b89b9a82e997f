package umpire.game.api.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.List;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.command.CommandOutcome;
import umpire.game.referee.reading.MatchPages;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.SeatRow;
import umpire.game.store.transaction.ShownRow;

/** The shapes of answers about a match. */
public final class MatchJson {
  private MatchJson() {}

  /** What players see; the reason may hold what a brief says, which is not for everybody. */
  private static final String STALLED =
      "A question to another service has no answer that can be used. An administrator can see why"
          + " and ask again.";

  /** Header and view, as for an administrator: with the reason why nothing goes on. */
  public static ObjectNode headerWithReason(VisibleMatch visibleMatch) {
    ObjectNode json = header(visibleMatch);
    return json.has("stalled") ? json.put("stalled", visibleMatch.row().stalled()) : json;
  }

  /** Header and view. */
  public static ObjectNode header(VisibleMatch visibleMatch) {
    ObjectNode json = head(visibleMatch.row());
    json.put("viewer", visibleMatch.viewer());
    json.put("seq", visibleMatch.seq());
    json.setAll(ClockJson.of(visibleMatch.row()));
    return json.set("view", visibleMatch.view());
  }

  /** A page of a list: {matches, next}. */
  public static ObjectNode page(MatchPages.Page page) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode matches = json.putArray("matches");
    page.matches().forEach(row -> matches.add(head(row.match()).put("waits", row.waits())));
    return page.next().isEmpty() ? json : json.put("next", page.next());
  }

  /** Whom or what it waits for: {status, waitingFor, question}. */
  public static ObjectNode waits(MatchRow row) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("status", status(row));
    json.putArray("waitingFor");
    return json.setAll((ObjectNode) StoredJson.tree(row.waits()));
  }

  private static String status(MatchRow row) {
    return row.stalled().isEmpty() ? row.status() : "stalled";
  }

  private static ObjectNode head(MatchRow row) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", row.id().toString());
    json.put("game", row.game());
    json.put("edition", row.edition());
    json.put("checksum", row.checksum());
    json.put("scenario", row.scenario());
    json.set("options", StoredJson.tree(row.options()));
    json.put("commitment", row.seed().commitment());
    json.put("openedAt", row.openedAt().toString());
    json.put("visibility", row.isPublic() ? "public" : "private");
    SpectatorsJson.write(row.spectators(), json);
    json.put("rated", row.terms().rated());
    if (!row.terms().tournament().isEmpty()) {
      json.put("tournament", row.terms().tournament());
    }
    json.set("policies", PoliciesJson.of(row.terms().policies()));
    if (!row.importedFrom().isEmpty()) {
      json.put("importedFrom", row.importedFrom());
    }
    if (!row.continues().isEmpty()) {
      json.set("continues", StoredJson.tree(row.continues()));
    }
    json.put("status", status(row));
    if (!row.stalled().isEmpty()) {
      json.put("stalled", STALLED);
    }
    ArrayNode seats = json.putArray("seats");
    row.seats().forEach(seat -> seats.add(seat(seat, row.tellsSalts())));
    StoredJson.tree(row.waits())
        .properties()
        .forEach(member -> json.set(member.getKey(), member.getValue()));
    if (!row.outcome().isEmpty()) {
      json.set("outcome", StoredJson.tree(row.outcome()));
    }
    return json;
  }

  private static ObjectNode seat(SeatRow row, boolean tellsSalts) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("seat", row.seat());
    if (row.vacant()) {
      if (row.byLink()) {
        return json.put("byLink", true);
      }
      return row.open() ? json.put("open", true) : json.put("invited", row.invited());
    }
    json.put("account", row.account());
    if (tellsSalts) {
      json.put("salt", row.salt());
    }
    if (row.committed()) {
      json.put("saltCommitment", row.commitment());
    }
    return row.sealed() ? json.put("saltSealed", true) : json;
  }

  /** What became of commands: {status, seq, events, left, waitingFor, question, decision ...}. */
  public static ObjectNode outcome(CommandOutcome outcome, ObjectNode next) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("seq", outcome.seq());
    json.set("events", events(outcome.events()));
    ArrayNode left = json.putArray("left");
    outcome.left().forEach((JsonNode command) -> left.add(command));
    return json.setAll(next);
  }

  /** Renderings, as they are stored. */
  public static ArrayNode events(List<ShownRow> rows) {
    ArrayNode events = JsonNodeFactory.instance.arrayNode();
    rows.forEach(row -> events.add(event(row)));
    return events;
  }

  /** A rendering, as it is stored. */
  public static JsonNode event(ShownRow row) {
    return JsonNodeFactory.instance.rawValueNode(new RawValue(row.json()));
  }
}
