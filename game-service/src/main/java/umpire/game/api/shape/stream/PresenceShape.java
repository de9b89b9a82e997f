package umpire.game.api.shape.stream;

import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Who is there. */
@Schema(
    name = "Presence",
    description = "Who is there.",
    requiredProperties = {"presence"})
public record PresenceShape(
    @Schema(description = "By seat: whether its account follows the match.")
        Map<String, Boolean> presence) {}
