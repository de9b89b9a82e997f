package umpire.lobby.webhooks.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.webhooks.store.DeliveryAttempt;
import umpire.lobby.webhooks.store.DeliveryRow;

/** A delivery: what it is about and what became of it. */
@Schema(requiredProperties = {"number", "id", "type", "status", "madeAt", "giveUpAt", "attempts"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DeliveryView(
    @Schema(description = "Of the webhook's own: from 1, without gaps.") int number,
    @Schema(description = "The header `webhook-id`, the same at every attempt.") String id,
    @Schema(examples = "turn.changed") String type,
    @Nullable String match,
    @Schema(
            enumeration = {"queued", "pending", "delivered", "dead"},
            description =
                "`queued` until an earlier one of the same match is delivered or dead; `dead` is a dead letter.")
        String status,
    @Schema(description = "Why it is dead.") @Nullable String reason,
    Instant madeAt,
    @Schema(description = "When it is tried next, while it is pending.") @Nullable Instant nextAt,
    @Schema(description = "The last attempt is made by then.") Instant giveUpAt,
    @Schema(description = "When it was delivered or died.") @Nullable Instant doneAt,
    @Schema(description = "The first one first.") List<AttemptView> attempts) {

  static DeliveryView of(DeliveryRow row) {
    return new DeliveryView(
        row.number(),
        row.id(),
        row.type(),
        BlankTexts.asNull(row.match()),
        row.state(),
        BlankTexts.asNull(row.reason()),
        row.madeAt(),
        row.state().equals(DeliveryRow.PENDING) ? row.nextAt() : null,
        row.giveUpAt(),
        row.doneAt().orElse(null),
        row.attempts().stream().map(AttemptView::of).toList());
  }

  /** An attempt. */
  @Schema(requiredProperties = {"at", "milliseconds"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record AttemptView(
      Instant at,
      @Schema(description = "Of the answer; left out: there was none.") @Nullable Integer status,
      @Schema(description = "Until the answer began, or until there was none to be had.")
          int milliseconds,
      @Schema(description = "Why it does not count as delivered.") @Nullable String error) {
    static AttemptView of(DeliveryAttempt deliveryAttempt) {
      return new AttemptView(
          deliveryAttempt.at(),
          deliveryAttempt.status() == 0 ? null : deliveryAttempt.status(),
          deliveryAttempt.milliseconds(),
          BlankTexts.asNull(deliveryAttempt.error()));
    }
  }
}
