package umpire.lobby.moderation.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What somebody says of somebody. */
@Schema(requiredProperties = {"account", "kind", "details"})
public record ReportRequest(
    @Schema(description = "The id of the account that the report is about.") String account,
    @Schema(description = "`cheating`, `conduct`, `absence`, `name` or `other`.") String kind,
    @Schema(minLength = 1, maxLength = 2000, description = "What happened, for administrators.")
        String details,
    @Schema(maxLength = 64, description = "The id of the match in which it happened.")
        @Nullable String match,
    @Schema(maxLength = 64, description = "The id of the tournament in which it happened.")
        @Nullable String tournament) {}
