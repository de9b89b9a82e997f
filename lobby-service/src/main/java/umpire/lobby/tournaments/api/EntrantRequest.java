package umpire.lobby.tournaments.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Who is to enter. */
@Schema(description = "Empty: the caller enters.")
public record EntrantRequest(
    @Schema(
            description =
                "An account that staff bring in: a bot of the house or of the caller's enters, anybody else is invited. Left out: the caller.")
        @Nullable String account,
    @Schema(
            pattern = "[0-9a-f]{0,64}",
            description =
                "The caller's part in every draw of their matches; left out: none. Not with `account`.")
        @Nullable String salt) {}
