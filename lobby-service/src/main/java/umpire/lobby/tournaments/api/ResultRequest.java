package umpire.lobby.tournaments.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A result that an arbiter gives. */
@Schema(requiredProperties = {"points", "how", "reason"})
public record ResultRequest(
    @Schema(
            minItems = 2,
            maxItems = 3,
            description = "In the order of the players, 0 to 100, of at most three decimals.")
        List<Double> points,
    @Schema(
            enumeration = {"adjudicated", "forfeit"},
            description =
                "`forfeit`: nobody met, so it counts neither as a meeting nor as a side taken.")
        String how,
    @Schema(minLength = 1, maxLength = 500, description = "Players can read it.") String reason) {}
