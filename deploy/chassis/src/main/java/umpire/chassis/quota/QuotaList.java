package umpire.chassis.quota;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How the caller stands with all quotas of one service. */
@Schema(
    name = "Quotas",
    description = "How the caller stands with all quotas of this service.",
    requiredProperties = "quotas")
public record QuotaList(List<QuotaView> quotas) {
  public QuotaList {
    quotas = List.copyOf(quotas);
  }
}
