package umpire.lobby.tokens;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A personal token to be made. */
@Schema(requiredProperties = {"name", "scopes"})
public record TokenRequest(
    @Schema(description = "What its owner calls it: 1 to 80 characters.") String name,
    @Schema(
            description =
                "Of `match:read`, `match:play`, `lobby`, `webhook`, `admin`: those that the caller has.")
        List<String> scopes,
    @Schema(description = "Left out: it does not expire.") @Nullable Instant expiresAt,
    @Schema(
            description =
                "The id of a bot or service that the caller owns; left out: the caller's own account.")
        @Nullable String account) {}
