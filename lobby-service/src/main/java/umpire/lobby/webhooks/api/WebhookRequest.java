package umpire.lobby.webhooks.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.BlankTexts;
import umpire.lobby.webhooks.message.EventType;
import umpire.lobby.webhooks.message.WebhookSettings;

/** A webhook as somebody wants it. */
@Schema(requiredProperties = {"url"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record WebhookRequest(
    @Schema(
            maxLength = 2048,
            description =
                "Where it is sent to: HTTPS, port 443, a host with public addresses only.",
            examples = "https://hooks.example.org/umpire")
        String url,
    @Schema(
            enumeration = {"json", "discord", "slack"},
            description = "Left out: json. It does not change later.")
        @Nullable String format,
    @Schema(
            description =
                "Of `turn.changed`, `match.event`, `match.over`. Left out: all; for discord and slack all but `match.event`.")
        @Nullable List<String> events,
    @Schema(
            format = "uuid",
            description =
                "The id of a match: what your seat in it may see, or everybody if you have none and the match is public. Left out: every match in which you have a seat.")
        @Nullable String match,
    @Schema(
            enumeration = {"all", "mine"},
            description = "Of `turn.changed` all, which is the preset, or those that ask you.")
        @Nullable String turns,
    @Schema(
            description =
                "By seat or account id whom to mention: the id of a user of Discord or Slack; for json any text without blanks of up to 64 characters, passed on as it is. At most 100.")
        @Nullable Map<String, String> mentions,
    @Schema(
            minimum = "1",
            maximum = "1440",
            description =
                "What comes within so many minutes is told together, in a `digest`. Left out: each by itself, at once.")
        @Nullable Integer digestMinutes,
    @Schema(
            description =
                "When nothing is sent but a ping or what you ask for again; what came meanwhile follows in a `digest`.")
        @Nullable QuietHoursView quiet,
    @Schema(
            enumeration = {"active", "disabled"},
            description =
                "Left out: active. A disabled one is sent nothing, and what was not sent yet is dead.")
        @Nullable String status) {

  /** As it is: what a patch is merged into. */
  static WebhookRequest of(WebhookSettings webhookSettings) {
    return new WebhookRequest(
        webhookSettings.url(),
        webhookSettings.format().wireName(),
        new TreeSet<>(webhookSettings.events()).stream().map(EventType::wireName).toList(),
        BlankTexts.asNull(webhookSettings.match()),
        webhookSettings.ownTurns() ? "mine" : "all",
        new TreeMap<>(webhookSettings.mentions()),
        webhookSettings.digestMinutes() == 0 ? null : webhookSettings.digestMinutes(),
        webhookSettings.quiet().map(QuietHoursView::of).orElse(null),
        webhookSettings.active() ? "active" : "disabled");
  }

  @Override
  public String toString() {
    // An address may hold a secret: Discord's does.
    return "WebhookRequest in " + format;
  }
}
