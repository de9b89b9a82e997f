package umpire.lobby.webhooks.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.webhooks.message.WebhookSettings;
import umpire.lobby.webhooks.store.WebhookRow;

/** A webhook as its owner sees it: without its secret. */
@Schema(
    requiredProperties = {
      "id",
      "url",
      "format",
      "events",
      "turns",
      "mentions",
      "status",
      "deliveries",
      "createdAt"
    })
@JsonInclude(JsonInclude.Include.NON_NULL)
public record WebhookView(
    String id,
    String url,
    @Schema(enumeration = {"json", "discord", "slack"}) String format,
    List<String> events,
    @Schema(description = "Left out: every match in which you have a seat.") @Nullable String match,
    @Schema(enumeration = {"all", "mine"}) String turns,
    @Schema(description = "By seat or account id whom to mention.") Map<String, String> mentions,
    @Schema(
            description =
                "What comes within so many minutes is told together. Left out: each by itself.")
        @Nullable Integer digestMinutes,
    @Schema(description = "When nothing is sent. Left out: never.") @Nullable QuietHoursView quiet,
    @Schema(enumeration = {"active", "disabled"}) String status,
    @Schema(
            enumeration = {"owner", "gone", "dead-letters"},
            description =
                "Why it is disabled: by its owner, by the receiver's 410, or for dead letters in a row.")
        @Nullable String reason,
    @Schema(description = "How many there have been.") int deliveries,
    @Schema(description = "Until then the secret before the present one signs, too.")
        @Nullable Instant formerSecretUntil,
    Instant createdAt) {

  static WebhookView of(WebhookRow row, Instant now) {
    WebhookRequest settings = WebhookRequest.of(WebhookSettings.of(row));
    Instant until = row.formerUntil();
    return new WebhookView(
        row.id(),
        settings.url(),
        Objects.requireNonNull(settings.format()),
        Objects.requireNonNull(settings.events()),
        settings.match(),
        Objects.requireNonNull(settings.turns()),
        Objects.requireNonNull(settings.mentions()),
        settings.digestMinutes(),
        settings.quiet(),
        Objects.requireNonNull(settings.status()),
        BlankTexts.asNull(row.reason()),
        row.lastDelivery(),
        until != null && until.isAfter(now) ? until : null,
        row.createdAt());
  }

  @Override
  public String toString() {
    return "WebhookView " + id;
  }
}
