package umpire.game.api.history;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.game.api.json.PoliciesJson;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.state.StoredJson;
import umpire.game.referee.transaction.DrawJson;
import umpire.game.store.match.MatchPolicies;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.SeatRow;
import umpire.game.store.transaction.DrawRow;
import umpire.game.store.transaction.EventRow;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.DrawKey;

/** The shapes of dice and export. */
final class HistoryJson {
  private HistoryJson() {}

  /** {commitment, salts, draws: [{number, rule, sides or shuffle, values}], seed}. */
  static ObjectNode dice(VisibleMatch visibleMatch, List<DrawRow> draws) {
    MatchRow row = visibleMatch.row();
    boolean over = visibleMatch.standing().over();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("commitment", row.seed().commitment());
    ObjectNode salts = json.putObject("salts");
    if (row.tellsSalts()) {
      row.seats().forEach(seat -> salts.put(seat.seat(), seat.salt()));
    }
    ArrayNode all = json.putArray("draws");
    for (DrawRow draw : draws) {
      boolean visible = draw.used() && (over || draw.seenBy().contains(visibleMatch.viewer()));
      all.add(visible ? DrawJson.whole(draw) : DrawJson.number(draw));
    }
    return over ? json.put("seed", row.seed().hex()) : json;
  }

  /** A seat's own log without its events and draws; see openapi/export.md. */
  static ObjectNode logHead(VisibleMatch visibleMatch) {
    return head("umpire-log@1", visibleMatch.row())
        .put("viewer", visibleMatch.viewer())
        .put("status", visibleMatch.status());
  }

  private static ObjectNode head(String format, MatchRow row) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("format", format);
    json.put("match", seenAs(row));
    json.put("game", row.game()).put("edition", row.edition()).put("checksum", row.checksum());
    json.put("scenario", row.scenario());
    if (!row.continues().isEmpty()) {
      json.set("continues", StoredJson.tree(row.continues()));
    }
    json.set("options", StoredJson.tree(row.options()));
    ArrayNode seats = json.putArray("seats");
    row.seats().forEach(seat -> seats.add(seat(seat, row.tellsSalts())));
    return json.put("commitment", row.seed().commitment());
  }

  private static ObjectNode seat(SeatRow seat, boolean tellsSalts) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("seat", seat.seat());
    json.put("account", seat.account());
    if (tellsSalts) {
      json.put("salt", seat.salt());
    }
    return seat.committed() ? json.put("saltCommitment", seat.commitment()) : json;
  }

  /** The id that is part of the keys of the draws. */
  private static String seenAs(MatchRow row) {
    return row.importedFrom().isEmpty() ? row.id().toString() : row.importedFrom();
  }

  /** The export without its events, draws and outcome; see openapi/export.md. */
  static ObjectNode exportHead(MatchRow row) {
    ObjectNode json = head("umpire-export@1", row);
    if (!row.terms().policies().equals(MatchPolicies.ALL)) {
      json.set("policies", PoliciesJson.of(row.terms().policies()));
    }
    return json.put("seed", row.seed().hex());
  }

  /** The draws of an export, by their numbers. */
  static Map<Integer, ObjectNode> used(VisibleMatch visibleMatch, List<DrawRow> draws) {
    Map<Integer, ObjectNode> used = new TreeMap<>();
    for (DrawRow draw : draws) {
      if (draw.used()) {
        DrawKey key = visibleMatch.standing().match().key(draw.number(), new RuleId(draw.rule()));
        used.put(draw.number(), DrawJson.whole(draw, key));
      }
    }
    return used;
  }

  /** One that follows from a draw, but is left without its values, cannot be returned. */
  static ObjectNode event(EventRow row, Map<Integer, ObjectNode> used) {
    JsonNode event = StoredJson.tree(row.body());
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("revision", row.revision());
    json.put("cause", row.cause().word());
    json.set("type", event.get("type"));
    json.set("event", event);
    if (!row.input().isEmpty()) {
      json.set("input", StoredJson.tree(row.input()));
    }
    ArrayNode draws = json.putArray("draws");
    if (row.draw() > 0) {
      ObjectNode draw = used.get(row.draw());
      if (draw == null) {
        throw new IllegalStateException(
            "event %d follows from draw %d, which has no values"
                .formatted(row.number(), row.draw()));
      }
      draws.add(draw);
    }
    return json;
  }
}
