package umpire.game.api.play;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A pause of the clocks.
 *
 * @param until its end; left out to end the present one
 */
@Schema(name = "Pause", description = "A pause of the clocks, or its end.")
public record PauseRequest(
    @Schema(
            format = "date-time",
            description = "Its end, within 90 days; left out: the present pause shall end at once.")
        @Nullable String until) {}
