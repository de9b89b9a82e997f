package umpire.supply.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.desk.rulebook.Sentence;

/**
 * Supply as it was traced.
 *
 * @param game id of the game
 * @param edition under which it was traced
 * @param checksum of that edition's pack
 * @param report in the game's shape
 * @param sentences every finding of the report, in words
 */
@Schema(
    description = "Supply as it was traced, by the edition named.",
    requiredProperties = {"game", "edition", "checksum", "report", "sentences"})
public record TraceAnswer(
    String game,
    String edition,
    String checksum,
    @Schema(
            ref = "GameSupplyReport",
            description =
                "In the game's shape: each unit's status, its line as hexes, or what cuts it.")
        JsonNode report,
    @Schema(description = "Every finding of the report in words, in its order.")
        List<Sentence> sentences) {
  public TraceAnswer {
    sentences = List.copyOf(sentences);
  }
}
