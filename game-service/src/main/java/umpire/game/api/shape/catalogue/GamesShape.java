package umpire.game.api.shape.catalogue;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The catalogue. */
@Schema(
    name = "Games",
    description = "Every game on the shelf.",
    requiredProperties = {"games"})
public record GamesShape(List<GameShape> games) {

  /** A game's entry. */
  @Schema(
      name = "Game",
      description = "A game on the shelf, under the edition that a new match is opened under.",
      requiredProperties = {
        "id",
        "edition",
        "checksum",
        "title",
        "secrets",
        "seats",
        "scenarios",
        "options",
        "provenance",
        "sequence"
      })
  public record GameShape(
      String id,
      @Schema(examples = "river-crossing@1") String edition,
      @Schema(description = "SHA-256 of the pack.") String checksum,
      String title,
      @Schema(description = "False where nothing is hidden from anybody.") boolean secrets,
      List<GameSeatShape> seats,
      List<PackShape.ScenarioHeadShape> scenarios,
      List<OptionShape> options,
      @Schema(
              description =
                  "Of `map`, `counters`, `tables` and `scenarios`: how many data come from the"
                      + " `rulebook`, a `ruling`, `geodata`, or are our own (`house`).")
          Map<String, Map<String, Integer>> provenance,
      @Schema(description = "The outline of a turn; interrupts are not in it.")
          List<PhaseShape> sequence) {}

  /** A seat. */
  @Schema(
      name = "GameSeat",
      description = "A seat of a game.",
      requiredProperties = {"id", "title", "side", "nations"})
  public record GameSeatShape(String id, String title, String side, List<String> nations) {}

  /** An option. */
  @Schema(
      name = "Option",
      description = "What a match may choose when it is opened.",
      requiredProperties = {"id", "title", "rule", "values", "preset"})
  public record OptionShape(
      String id,
      String title,
      @Schema(description = "The paragraph or ruling that it switches.") String rule,
      List<String> values,
      String preset) {}

  /** A phase. */
  @Schema(
      name = "Phase",
      description = "A phase of the turn.",
      requiredProperties = {"id", "title", "rule", "steps"})
  public record PhaseShape(String id, String title, String rule, List<StepShape> steps) {}

  /** A step. */
  @Schema(
      name = "Step",
      description = "A step of a phase.",
      requiredProperties = {"id", "title", "rule"})
  public record StepShape(String id, String title, String rule) {}
}
