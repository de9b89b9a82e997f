package umpire.game.api.shape.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.FindingShape;

/** The lines of supply of the caller's units. */
@Schema(
    name = "Supply",
    description = "The lines of supply of the caller's units, as the position has it now.",
    requiredProperties = {"traced"})
public record SupplyShape(
    @Schema(description = "False for a seat whose units need no line.") boolean traced,
    @Schema(
            ref = "GameSupplyReport",
            description =
                "In the game's shape: of each unit its status, and the line as hexes or what cuts"
                    + " it.")
        @Nullable JsonNode report,
    @Schema(description = "Every finding of the report with its words, in its order.")
        @Nullable List<FindingShape> findings) {}
