package umpire.lobby.challenges;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Why a challenge is declined. */
@Schema
public record DeclineRequest(
    @Schema(maxLength = 200, description = "For the challenger to read.")
        @Nullable String reason) {}
