package umpire.game.api.shape.match;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What seats offer each other. */
@Schema(name = "Parley", description = "What seats offer each other, and not all have agreed to.")
public record ParleyShape(
    @Schema(description = "The seats that are for a draw.") @Nullable List<String> draw,
    @Schema(description = "The seats that are for a pause, or for the end of the present one.")
        @Nullable List<String> pause,
    @Schema(description = "The end of the pause that is offered; left out where its end is.")
        @Nullable Instant until) {}
