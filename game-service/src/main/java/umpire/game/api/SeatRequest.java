package umpire.game.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How a seat is taken.
 *
 * @param salt the holder's part in every draw: up to 64 lower-case hexadecimal digits
 */
@Schema(description = "How a seat is taken.")
public record SeatRequest(
    @Schema(pattern = "[0-9a-f]{0,64}", description = "The holder's part in every draw.")
        @Nullable String salt) {}
