package umpire.game.api.shape.history;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Commitment, salts and draws. */
@Schema(
    name = "Dice",
    description = "Commitment, salts and draws; how they hang together: openapi/export.md.",
    requiredProperties = {"commitment", "salts", "draws"})
public record DiceShape(
    String commitment,
    @Schema(description = "By seat; empty before the match begins.") Map<String, String> salts,
    List<DrawShape> draws,
    @Schema(description = "After the end: 32 bytes in hexadecimal.") @Nullable String seed) {

  /** A draw. */
  @Schema(
      name = "Draw",
      description = "A draw; what the caller may not see before the end is left out.",
      requiredProperties = {"number", "rule"})
  public record DrawShape(
      @Schema(description = "From 1, without gaps.") int number,
      @Schema(description = "The paragraph that called for it.") String rule,
      @Schema(description = "Of each die, in the order thrown.") @Nullable List<Integer> sides,
      @Schema(description = "The size of a shuffle, instead of sides.") @Nullable Integer shuffle,
      @Nullable List<Integer> values,
      @Schema(description = "In an export: the key of its stream, in hexadecimal.")
          @Nullable String key) {}
}
