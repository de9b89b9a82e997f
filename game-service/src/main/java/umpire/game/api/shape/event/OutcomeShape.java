package umpire.game.api.shape.event;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How a match ended.
 *
 * @param level of victory as the game names it, or resignation
 * @param winners seats
 * @param because the paragraph
 * @param resigned the seat that gave up
 * @param overdue the seat whose time ran out
 */
@Schema(
    name = "Outcome",
    description = "How a match ended.",
    requiredProperties = {"level", "winners"})
public record OutcomeShape(
    @Schema(
            description =
                "The level of victory as the game names it, or `resignation`, `time` or `draw`.")
        String level,
    @Schema(description = "Seats; none for a draw.") List<String> winners,
    @Schema(description = "The paragraph, if the rules ended it.") @Nullable FindingShape because,
    @Schema(description = "The seat that gave up.") @Nullable String resigned,
    @Schema(description = "The seat whose time ran out.") @Nullable String overdue) {}
