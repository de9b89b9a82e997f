package umpire.combat.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.desk.rulebook.Sentence;

/**
 * The exact distribution of a battle's results.
 *
 * @param game id of the game
 * @param edition under which it was weighed
 * @param checksum of that edition's pack
 * @param policy what was assumed
 * @param chances each outcome; the probabilities add up to 1
 * @param findings what holds whatever falls
 * @param sentences the findings in words
 */
@Schema(
    description = "The exact distribution of a battle's results: counted, not sampled.",
    requiredProperties = {
      "game",
      "edition",
      "checksum",
      "policy",
      "chances",
      "findings",
      "sentences"
    })
public record OddsAnswer(
    String game,
    String edition,
    String checksum,
    @Schema(
            description =
                "What was assumed where a player would choose: every name that the game has.")
        Map<String, String> policy,
    @Schema(description = "Each outcome once; the probabilities add up to 1.") List<Chance> chances,
    @Schema(
            type = SchemaType.ARRAY,
            implementation = FindingShape.class,
            description = "What holds whatever falls.")
        JsonNode findings,
    @Schema(description = "The findings in words.") List<Sentence> sentences) {
  public OddsAnswer {
    policy = Map.copyOf(policy);
    chances = List.copyOf(chances);
    sentences = List.copyOf(sentences);
  }

  /**
   * One outcome.
   *
   * @param outcome what a report says without its dice, in the game's shape
   * @param probability as a fraction in lowest terms
   * @param decimal the same, rounded to a double
   */
  @Schema(
      name = "OutcomeProbability",
      description = "One outcome and its probability.",
      requiredProperties = {"outcome", "probability", "decimal"})
  public record Chance(
      @Schema(
              type = SchemaType.OBJECT,
              implementation = Object.class,
              description = "What a report says without its dice.")
          JsonNode outcome,
      @Schema(
              examples = "5/36",
              description = "In lowest terms; both numbers may be longer than 64 bits.")
          String probability,
      double decimal) {}
}
