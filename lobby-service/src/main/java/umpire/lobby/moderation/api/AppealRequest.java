package umpire.lobby.moderation.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What an account says against a sanction. */
@Schema(requiredProperties = {"appeal"})
public record AppealRequest(
    @Schema(minLength = 1, maxLength = 2000, description = "For administrators to read.")
        String appeal) {}
