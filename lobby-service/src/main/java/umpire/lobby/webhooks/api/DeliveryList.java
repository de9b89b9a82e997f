package umpire.lobby.webhooks.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.webhooks.Deliveries;

/** A page of deliveries. */
@Schema(requiredProperties = {"deliveries"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DeliveryList(
    List<DeliveryView> deliveries,
    @Schema(description = "`cursor` of the next page; left out at the end.")
        @Nullable String next) {
  static DeliveryList of(Deliveries.Page page) {
    return new DeliveryList(
        page.deliveries().stream().map(DeliveryView::of).toList(),
        page.next() == 0 ? null : "" + page.next());
  }
}
