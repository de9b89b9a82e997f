package umpire.game.api.shape.catalogue;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.chassis.quota.QuotaView;

/** What is the most of anything. */
@Schema(
    name = "Limits",
    description = "What is the most of anything.",
    requiredProperties = {"limits", "rates", "quotas", "unavailable"})
public record LimitsShape(
    List<LimitShape> limits,
    @Schema(description = "What else is bounded in a time, whoever asks.") List<LimitShape> rates,
    @Schema(
            description =
                "How the caller stands with each quota of each service. An order that is accepted costs nothing.")
        List<QuotaView> quotas,
    @Schema(description = "Services whose quotas could not be had now.") List<String> unavailable) {

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
