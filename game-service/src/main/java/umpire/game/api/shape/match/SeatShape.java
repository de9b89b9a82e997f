package umpire.game.api.shape.match;

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
 * @param salt the holder's part in every draw; shown from the match's beginning on
 * @param saltCommitment to a salt that the holder reveals once every seat is taken
 * @param saltSealed true while that salt is still to be revealed
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
    @Schema(
            description =
                "Hexadecimal; empty if none was given. Told to nobody before the match begins.")
        @Nullable String salt,
    @Schema(description = "SHA-256 of the salt's digits, where the holder gave it first.")
        @Nullable String saltCommitment,
    @Schema(description = "True while the holder has still to reveal the salt; left out otherwise.")
        @Nullable Boolean saltSealed) {}
