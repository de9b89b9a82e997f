package umpire.lobby.moderation.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What an administrator decides of a sanction. */
@Schema(requiredProperties = {"outcome", "answer"})
public record SanctionDecision(
    @Schema(description = "`upheld` (there has to be an appeal) or `lifted`.") String outcome,
    @Schema(minLength = 1, maxLength = 500, description = "For the account to read.")
        String answer) {}
