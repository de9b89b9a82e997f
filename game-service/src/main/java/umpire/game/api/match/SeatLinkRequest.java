package umpire.game.api.match;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How long a link is to be good.
 *
 * @param expiresInSeconds 60 to 2,592,000 (30 days); a week if left out
 */
@Schema(description = "How long a link is to be good.")
public record SeatLinkRequest(
    @Schema(minimum = "60", maximum = "2592000", description = "A week if left out.")
        @Nullable Integer expiresInSeconds) {}
