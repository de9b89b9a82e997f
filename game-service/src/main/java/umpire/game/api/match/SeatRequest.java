package umpire.game.api.match;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How a seat is taken.
 *
 * @param salt the holder's part in every draw: up to 64 lower-case hexadecimal digits
 * @param saltCommitment SHA-256 of a salt that is revealed once every seat is taken
 */
@Schema(description = "How a seat is taken.")
public record SeatRequest(
    @Schema(pattern = "[0-9a-f]{0,64}", description = "The holder's part in every draw.")
        @Nullable String salt,
    @Schema(
            pattern = "[0-9a-f]{64}",
            description =
                "Instead of the salt, SHA-256 of its 32 to 64 digits; the salt is revealed once every seat is taken.")
        @Nullable String saltCommitment) {}
