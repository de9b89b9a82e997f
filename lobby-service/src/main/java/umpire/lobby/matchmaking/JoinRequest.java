package umpire.lobby.matchmaking;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** How a seek is joined. */
@Schema
public record JoinRequest(
    @Schema(description = "Left out: any that is left.") @Nullable String seat,
    @Schema(
            pattern = "[0-9a-f]{0,64}",
            description =
                "The joiner's part in every draw: with it, though it be empty, the seat is taken as soon as the match opens; without it the seat is kept, and taken at the match with a salt given there.")
        @Nullable String salt) {}
