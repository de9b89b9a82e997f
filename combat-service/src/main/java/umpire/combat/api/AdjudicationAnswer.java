package umpire.combat.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.desk.rulebook.Sentence;

/**
 * A battle that was fought.
 *
 * @param game id of the game
 * @param edition under which it was adjudicated
 * @param checksum of that edition's pack
 * @param report in the game's shape
 * @param sentences every finding of the report, in words
 */
@Schema(
    description = "A battle that was fought, by the edition named.",
    requiredProperties = {"game", "edition", "checksum", "report", "sentences"})
public record AdjudicationAnswer(
    String game,
    String edition,
    String checksum,
    @Schema(
            ref = "GameCombatReport",
            description = "In the game's shape: dice, findings, obligations.")
        JsonNode report,
    @Schema(description = "Every finding of the report in words, in its order.")
        List<Sentence> sentences) {
  public AdjudicationAnswer {
    sentences = List.copyOf(sentences);
  }
}
