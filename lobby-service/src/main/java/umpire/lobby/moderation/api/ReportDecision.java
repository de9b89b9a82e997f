package umpire.lobby.moderation.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What an administrator decides of a report. */
@Schema(requiredProperties = {"outcome", "note"})
public record ReportDecision(
    @Schema(description = "`dismissed` or `upheld`.") String outcome,
    @Schema(minLength = 1, maxLength = 500, description = "For the reporter to read.")
        String note) {}
