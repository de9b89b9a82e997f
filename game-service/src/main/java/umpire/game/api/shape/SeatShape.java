package umpire.game.api.shape;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A seat.
 *
 * @param seat its id
 * @param open true while anyone may take it
 * @param invited the account that it is kept for, which has not taken it yet
 * @param byLink true while it is kept for whoever comes with a link
 * @param account who sits there
 * @param salt the holder's part in every draw
 */
@Schema(
    name = "Seat",
    description = "A seat of a match.",
    requiredProperties = {"seat"})
public record SeatShape(
    String seat,
    @Schema(description = "True while anyone may take it; left out afterwards.")
        @Nullable Boolean open,
    @Schema(description = "The account that it is kept for, which has not taken it yet.")
        @Nullable String invited,
    @Schema(
            description =
                "True while it is kept for whoever comes with a link; left out otherwise.")
        @Nullable Boolean byLink,
    @Nullable String account,
    @Schema(description = "Hexadecimal; empty if none was given.") @Nullable String salt) {}
