package umpire.game.referee.replay;

import static umpire.game.referee.replay.InvalidExport.unless;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import umpire.game.referee.state.Match;
import umpire.game.referee.state.StoredJson;
import umpire.game.referee.transaction.DrawJson;
import umpire.game.store.transaction.DrawRow;
import umpire.game.store.transaction.EventRow;
import umpire.kernel.citation.RuleId;

/** Compares what follows by rules and seed with what an export says. */
final class ExportComparison {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final ExportedEvents exported;
  private final Match match;

  ExportComparison(ExportedEvents exported, Match match) {
    this.exported = exported;
    this.match = match;
  }

  /** The place of an event in the export. */
  static String place(int at) {
    return "/events/" + at;
  }

  /**
   * Throws InvalidExport where the events of a transaction are others than those that the export
   * says.
   *
   * @param at where the export has the first
   * @param events at least one, or the export is not valid
   * @param draws that were made or reported with them
   */
  void follows(int at, List<EventRow> events, List<DrawRow> draws) {
    unless(!events.isEmpty(), place(at), "nothing follows from it");
    for (int i = 0; i < events.size(); i++) {
      EventRow row = events.get(i);
      String place = place(at + i);
      unless(
          at + i < exported.size(),
          "/events",
          "this act follows from another and cannot be sent: " + row.body());
      JsonNode event = exported.get(at + i);
      JsonNode body = StoredJson.tree(row.body());
      same(place + "/revision", JSON.numberNode(row.revision()), event.path("revision"));
      same(place + "/cause", JSON.textNode(row.cause().word()), event.path("cause"));
      same(place + "/type", body.path("type"), event.path("type"));
      same(place + "/event", body, event.path("event"));
      JsonNode input = row.input().isEmpty() ? JSON.missingNode() : StoredJson.tree(row.input());
      same(place + "/input", input, event.path("input"));
      List<DrawRow> own =
          draws.stream().filter(draw -> row.draw() == draw.number() && draw.used()).toList();
      same(place + "/draws", whole(own), event.path("draws"));
    }
  }

  /** Throws InvalidExport where all draws of the match are others than those of the export. */
  void draws(List<DrawRow> draws, JsonNode exported) {
    same("/draws", whole(draws), exported);
  }

  private ArrayNode whole(List<DrawRow> draws) {
    ArrayNode list = JSON.arrayNode();
    draws.forEach(
        draw -> list.add(DrawJson.whole(draw, match.key(draw.number(), new RuleId(draw.rule())))));
    return list;
  }

  private static void same(String place, JsonNode follows, JsonNode exported) {
    unless(follows.equals(exported), place, "by rules and seed it is " + follows);
  }
}
