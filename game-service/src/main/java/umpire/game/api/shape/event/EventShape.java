package umpire.game.api.shape.event;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What happened, as far as the caller may know it.
 *
 * @param seq the viewer's own number
 * @param type of the event
 * @param event in the game's shape; an act on the match in ours
 * @param findings by which paragraphs
 * @param draws the numbers of the draws that it is the first to follow from
 */
@Schema(
    name = "Event",
    description =
        "What happened, as far as the caller may know it. Besides the game's own events there are"
            + " acts on the match, whatever its game: `Act`.",
    requiredProperties = {"seq", "type", "event", "findings", "draws"})
public record EventShape(
    @Schema(description = "The viewer's own number: from 1, without gaps.") int seq,
    String type,
    @Schema(
            implementation = ShownEventShape.class,
            description = "In the game's shape, with its `type`.")
        JsonNode event,
    List<FindingShape> findings,
    @Schema(description = "The numbers of the draws that it is the first to follow from.")
        List<Integer> draws) {}
