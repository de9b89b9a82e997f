package umpire.game.api.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.game.api.shape.play.StandingAnswerShape;

/**
 * Answers given in advance.
 *
 * @param answers by the paragraph that asks
 */
@Schema(
    name = "StandingOrders",
    description = "A seat's answers given in advance; nobody else sees them.",
    requiredProperties = {"answers"})
public record StandingOrdersBody(
    @Schema(
            maxProperties = 200,
            additionalProperties = StandingAnswerShape.class,
            description = "By the paragraph that asks: the `rule` of a decision.")
        Map<String, JsonNode> answers) {}
