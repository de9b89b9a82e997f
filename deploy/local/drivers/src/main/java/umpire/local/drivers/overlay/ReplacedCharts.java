package umpire.local.drivers.overlay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.match.SampleBattle;

/**
 * Charts of somebody's own for the game of the {@link SampleBattle}, such that an assault under
 * them cannot be mistaken for one under the game's own: nobody is hurt, and a barrier lies across
 * the shortest line of supply.
 *
 * @param edition their name
 */
record ReplacedCharts(String edition) {
  private static final JsonNode SAMPLE = SampleBattle.sample("charts");
  private static final String TABLE = SAMPLE.path("table").asText();
  private static final String UNIT = SAMPLE.path("unit").asText();
  private static final JsonNode HARMLESS = SAMPLE.path("harmless");

  /**
   * An overlay as it is laid.
   *
   * @param table the game's own chart, as the catalogue serves it
   */
  ObjectNode overlay(JsonNode table) {
    ObjectNode chart = table.deepCopy();
    for (JsonNode row : chart.path("cells")) {
      for (JsonNode cell : row) {
        ((ObjectNode) cell).setAll((ObjectNode) HARMLESS);
      }
    }
    ObjectNode overlay =
        Api.JSON.createObjectNode().put("game", SampleBattle.GAME).put("edition", edition);
    ObjectNode files = overlay.putObject("files");
    files.set("tables/" + TABLE + ".json", provided(chart));
    ObjectNode map = files.putObject("map.json");
    map.putArray("hexes");
    ObjectNode barrier = SAMPLE.path("barrier").deepCopy();
    map.putArray("hexsides").add(provided(barrier));
    return overlay;
  }

  private static ObjectNode provided(ObjectNode datum) {
    datum.putObject("provenance").put("kind", "house").put("source", "verify overlay");
    return datum;
  }

  /** Where the catalogue serves the chart. */
  static String path() {
    return "/v1/games/" + SampleBattle.GAME + "/tables/" + TABLE;
  }

  /** A match to be opened under them. */
  ObjectNode match() {
    return Api.JSON
        .createObjectNode()
        .put("game", SampleBattle.GAME)
        .put("edition", edition)
        .put("scenario", SampleBattle.SCENARIO);
  }

  /** What combat-service answered: a cell of the chart. */
  static JsonNode result(JsonNode export) {
    return report(export, SAMPLE.path("battle").asText()).path("result");
  }

  /** True if nobody was hurt. */
  static boolean bloodless(JsonNode export) {
    JsonNode result = result(export);
    return HARMLESS
        .propertyStream()
        .allMatch(member -> result.path(member.getKey()).equals(member.getValue()));
  }

  /** What supply-service answered: the line of the unit nearest to the base, as hexes. */
  static List<String> line(JsonNode export) {
    for (JsonNode line : report(export, SAMPLE.path("trace").asText()).path("lines")) {
      if (line.path("unit").asText().equals(UNIT)) {
        return line.path("path").valueStream().map(JsonNode::asText).toList();
      }
    }
    throw new Api.Unexpected("supply-service said nothing of " + UNIT);
  }

  /** True if the shortest line of all was found. */
  static boolean straight(JsonNode export) {
    return line(export)
        .equals(SAMPLE.path("shortest").valueStream().map(JsonNode::asText).toList());
  }

  private static JsonNode report(JsonNode export, String type) {
    for (JsonNode event : export.path("events")) {
      if (event.path("type").asText().equals(type)) {
        return event.at("/event/report");
      }
    }
    throw new Api.Unexpected("there is no event " + type + " in the export");
  }
}
