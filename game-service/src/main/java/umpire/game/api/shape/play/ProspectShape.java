package umpire.game.api.shape.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.FindingShape;

/** What an order comes to. */
@Schema(
    name = "Prospect",
    description =
        "What an order comes to: `battle` with its odds, `draft` with what is asked next, or"
            + " `quiet`: no battle follows before a roll or the caller's next decision.",
    requiredProperties = {"type"})
public record ProspectShape(
    @Schema(enumeration = {"battle", "draft", "quiet"}) String type,
    @Schema(description = "Of a draft: what would be asked next.")
        DecisionShape.@Nullable AskedShape decision,
    @Schema(description = "Of a battle: the paragraph that calls for the dice.")
        @Nullable String rule,
    @Schema(
            description =
                "Of a battle: who would be asked in between, and is taken to give the fallback.")
        @Nullable List<AssumedShape> assumed,
    @Schema(
            ref = "GameCombatBrief",
            description =
                "Of a battle: what combat-service would be asked; it can be sent there as it is.")
        @Nullable JsonNode brief,
    @Schema(description = "Of a battle.") @Nullable OddsShape odds) {

  /** A choice of another seat. */
  @Schema(
      name = "AssumedChoice",
      description = "A choice of another seat, taken to be its fallback.",
      requiredProperties = {"seat", "rule"})
  public record AssumedShape(String seat, String rule) {}

  /** An exact distribution. */
  @Schema(
      name = "Odds",
      description = "An exact distribution: counted, not sampled.",
      requiredProperties = {"policy", "chances", "findings"})
  public record OddsShape(
      @Schema(
              description =
                  "What was assumed where a player would choose: every name that the game has.")
          Map<String, String> policy,
      @Schema(description = "Each outcome once; the probabilities add up to 1.")
          List<ChanceShape> chances,
      @Schema(description = "What holds whatever falls.") List<FindingShape> findings) {}

  /** One outcome. */
  @Schema(
      name = "OutcomeProbability",
      description = "One outcome and its probability.",
      requiredProperties = {"outcome", "probability", "decimal"})
  public record ChanceShape(
      @Schema(
              type = SchemaType.OBJECT,
              implementation = Object.class,
              description = "What a report says without its dice, in the game's shape.")
          JsonNode outcome,
      @Schema(
              examples = "5/36",
              description = "In lowest terms; both numbers may be longer than 64 bits.")
          String probability,
      double decimal) {}
}
