package umpire.game.api.shape.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.game.api.shape.event.GameShape;

/** What a pack holds; every document says of what edition it is. */
public final class PackShape {
  private PackShape() {}

  /** Whence a datum comes, as the kernel has it. */
  public record ProvenanceShape(String kind, String source) {}

  /** The map. */
  @Schema(
      name = "PackMap",
      description = "The map of an edition.",
      requiredProperties = {"game", "edition", "checksum", "map"})
  public record MapShape(
      String game,
      String edition,
      String checksum,
      @Schema(
              ref = "GameMap",
              description =
                  "{grid, hexes, hexsides, links, areas, sets}; each hex, hexside, link and area"
                      + " with its provenance.")
          JsonNode map) {}

  /** The counters. */
  @Schema(
      name = "PackCounters",
      description = "The counters of an edition.",
      requiredProperties = {"game", "edition", "checksum", "counters"})
  public record CountersShape(
      String game,
      String edition,
      String checksum,
      @Schema(
              type = SchemaType.ARRAY,
              implementation = GameShape.Counter.class,
              description = "By id, in the game's shape, each with its `type` and provenance.")
          List<JsonNode> counters) {}

  /** What charts there are. */
  @Schema(
      name = "PackTables",
      description = "The charts of an edition, without their cells.",
      requiredProperties = {"game", "edition", "checksum", "tables"})
  public record TablesShape(
      String game, String edition, String checksum, List<TableHeadShape> tables) {}

  /** A chart without its cells. */
  @Schema(
      name = "TableHead",
      description = "A chart without its cells.",
      requiredProperties = {"id", "title", "rule", "provenance"})
  public record TableHeadShape(
      String id,
      String title,
      @Schema(description = "The paragraph that calls for it.") String rule,
      @Schema(ref = "Provenance") ProvenanceShape provenance) {}

  /** One chart. */
  @Schema(
      name = "PackTable",
      description = "A chart of an edition.",
      requiredProperties = {"game", "edition", "checksum", "table"})
  public record TableShape(
      String game,
      String edition,
      String checksum,
      @Schema(
              type = SchemaType.OBJECT,
              implementation = Object.class,
              description = "{id, title, rule, provenance, rows, columns, cells}.")
          JsonNode table) {}

  /** What scenarios there are. */
  @Schema(
      name = "PackScenarios",
      description = "The scenarios of an edition, without their set-ups.",
      requiredProperties = {"game", "edition", "checksum", "scenarios"})
  public record ScenariosShape(
      String game, String edition, String checksum, List<ScenarioHeadShape> scenarios) {}

  /** A scenario without its set-up. */
  @Schema(
      name = "ScenarioHead",
      description = "A scenario without its set-up.",
      requiredProperties = {"id", "title", "seats", "provenance"})
  public record ScenarioHeadShape(
      String id,
      String title,
      List<String> seats,
      @Schema(ref = "Provenance") ProvenanceShape provenance) {}

  /** One scenario. */
  @Schema(
      name = "PackScenario",
      description = "A scenario of an edition.",
      requiredProperties = {"game", "edition", "checksum", "scenario"})
  public record ScenarioShape(
      String game,
      String edition,
      String checksum,
      @Schema(ref = "GameScenario", description = "{id, title, provenance, seats, setup}.")
          JsonNode scenario) {}
}
