package umpire.game.api.shape.play;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.FindingShape;

/** What the rules say of an order. */
@Schema(
    name = "Explanation",
    description = "What the rules say of an order; nothing was done.",
    requiredProperties = {"rulings", "left"})
public record ExplanationShape(
    @Schema(description = "One for each command that could be judged, in order.")
        List<RulingShape> rulings,
    @Schema(
            description =
                "How many were not reached: a refusal, a roll, another seat or something hidden"
                    + " comes first.")
        int left,
    @Schema(description = "What would be asked next, where the order is incomplete.")
        DecisionShape.@Nullable AskedShape decision) {

  /** One command's. */
  @Schema(
      name = "CommandRuling",
      description = "What would become of a command.",
      requiredProperties = {"ruling", "hidden", "findings"})
  public record RulingShape(
      @Schema(enumeration = {"accepted", "drafted", "refused"}) String ruling,
      @Schema(description = "True if more hangs on something that the caller has not seen.")
          boolean hidden,
      @Schema(description = "Why it is refused, or what it would do by which paragraph.")
          List<FindingShape> findings) {}
}
