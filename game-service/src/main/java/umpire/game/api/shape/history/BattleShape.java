package umpire.game.api.shape.history;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.EventShape;

/** A battle of a match. */
@Schema(
    name = "Battle",
    description = "A battle of a match, as the caller may know it.",
    requiredProperties = {"number", "rounds"})
public record BattleShape(
    @Schema(description = "From 1, in the order fought.") int number,
    @Schema(description = "At least one.") List<RoundShape> rounds) {

  /** One throw of the dice. */
  @Schema(
      name = "Round",
      description = "One throw of a battle's dice, and what came of it.",
      requiredProperties = {"draw", "rule", "events"})
  public record RoundShape(
      @Schema(description = "The number of the draw; see the match's dice.") int draw,
      @Schema(description = "The paragraph that called for it.") String rule,
      @Schema(description = "Of each die, in the order thrown.") @Nullable List<Integer> sides,
      @Nullable List<Integer> values,
      @Schema(
              description =
                  "Of the dice, in hexadecimal: combat-service gives the same report for the same"
                      + " brief and key.")
          @Nullable String key,
      @Schema(
              description =
                  "What the report led to at once, the report itself first, as the caller was shown"
                      + " it.")
          List<EventShape> events) {}

  /** All battles. */
  @Schema(
      name = "Battles",
      description = "The battles of a match, in the order fought.",
      requiredProperties = {"battles"})
  public record AllShape(List<BattleShape> battles) {}
}
