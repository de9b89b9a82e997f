package umpire.combat.api;

import com.fasterxml.jackson.databind.JsonNode;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A battle to be fought.
 *
 * @param brief in the game's shape
 * @param key of the dice
 */
@Schema(
    description = "A battle to be fought.",
    requiredProperties = {"brief", "key"})
public record AdjudicationRequest(
    @Schema(ref = "GameCombatBrief", description = "In the game's shape; at most 24 units a side.")
        JsonNode brief,
    @Schema(
            pattern = "[0-9a-f]{64}",
            description = "Key of the dice: the same brief and key give the same report.")
        String key) {}
