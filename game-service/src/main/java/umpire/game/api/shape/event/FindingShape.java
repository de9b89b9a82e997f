package umpire.game.api.shape.event;

import com.fasterxml.jackson.databind.JsonNode;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * One sentence of a ruling.
 *
 * @param rule the paragraph or ruling that applies
 * @param because in words
 * @param reason the same as JSON of the game
 * @param effect what the paragraph does here
 */
@Schema(
    name = "Finding",
    description = "One sentence of a ruling.",
    requiredProperties = {"rule", "because", "reason", "effect"})
public record FindingShape(
    @Schema(description = "The paragraph or ruling that speaks.", examples = "15.3.1") String rule,
    @Schema(description = "In words.") String because,
    @Schema(
            implementation = ReasonShape.class,
            description = "The same in the game's shape, with its `type`.")
        JsonNode reason,
    @Schema(ref = "GameEffect", description = "What it does to the ruling.") JsonNode effect) {}
