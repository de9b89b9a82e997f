package umpire.game.api.shape;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What is the most of anything. */
@Schema(
    name = "Limits",
    description = "What is the most of anything.",
    requiredProperties = {"limits", "rates"})
public record LimitsShape(
    List<LimitShape> limits,
    @Schema(description = "Requests in a time. None is counted by token: play is not limited.")
        List<LimitShape> rates) {

  /** A limit. */
  @Schema(
      name = "Limit",
      description = "A limit.",
      requiredProperties = {"name", "most", "unit", "about"})
  public record LimitShape(
      @Schema(examples = "body") String name,
      int most,
      @Schema(examples = "bytes") String unit,
      @Schema(description = "What it bounds, and how it is answered.") String about) {}
}
