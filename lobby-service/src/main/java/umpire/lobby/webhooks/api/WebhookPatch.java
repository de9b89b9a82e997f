package umpire.lobby.webhooks.api;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A JSON Merge Patch (RFC 7396) of a webhook: for the contract, it is read as a tree. */
@Schema(
    description =
        "A JSON Merge Patch: what is left out stays, null takes the preset, of `mentions` each member by itself. As in WebhookRequest; the format does not change.")
record WebhookPatch(
    @Schema(maxLength = 2048) @Nullable String url,
    @Nullable List<String> events,
    @Schema(format = "uuid") @Nullable String match,
    @Schema(enumeration = {"all", "mine"}) @Nullable String turns,
    @Nullable Map<String, String> mentions,
    @Schema(minimum = "1", maximum = "1440") @Nullable Integer digestMinutes,
    @Nullable QuietHoursView quiet,
    @Schema(enumeration = {"active", "disabled"}) @Nullable String status) {}
