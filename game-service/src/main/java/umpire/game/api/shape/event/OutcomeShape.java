package umpire.game.api.shape.event;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How a match ended.
 *
 * @param level of victory as the game names it, or how it ended otherwise
 * @param winners seats
 * @param because the paragraph
 * @param resigned the seat that gave up
 * @param overdue the seat whose time ran out
 * @param reason why its tournament ended it
 * @param forfeit whether its tournament counts it as though nobody had met
 * @param scores by seat, where its tournament ended it
 */
@Schema(
    name = "Outcome",
    description = "How a match ended.",
    requiredProperties = {"level", "winners"})
public record OutcomeShape(
    @Schema(
            description =
                "The level of victory as the game names it, or `resignation`, `time` or `draw`; where its tournament ended it `adjudicated`, `deadline` or `void`.")
        String level,
    @Schema(description = "Seats; none for a draw.") List<String> winners,
    @Schema(description = "The paragraph, if the rules ended it.") @Nullable FindingShape because,
    @Schema(description = "The seat that gave up.") @Nullable String resigned,
    @Schema(description = "The seat whose time ran out.") @Nullable String overdue,
    @Schema(description = "Why its tournament ended it.") @Nullable String reason,
    @Schema(description = "Whether its tournament counts it as though nobody had met.")
        @Nullable Boolean forfeit,
    @Schema(description = "From 0 to 1 by seat, where its tournament ended it.")
        @Nullable Map<String, Double> scores) {}
