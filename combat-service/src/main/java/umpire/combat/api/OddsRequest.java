package umpire.combat.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.kernel.combat.Policy;

/**
 * A battle to be weighed.
 *
 * @param brief in the game's shape
 * @param policy what to assume where a player would choose; may be left out
 */
@Schema(
    description = "A battle to be weighed.",
    requiredProperties = {"brief"})
public record OddsRequest(
    @Schema(ref = "GameCombatBrief", description = "In the game's shape; at most 24 units a side.")
        JsonNode brief,
    @Schema(
            description =
                "What to assume where a player would choose, by the game's names; what is left out"
                    + " stands as the game has it.")
        @Nullable Map<String, String> policy) {

  /** What is to be assumed; as the game has it where nothing was said. */
  Policy assumed() {
    Map<String, String> given = policy;
    return given == null ? Policy.none() : new Policy(given);
  }
}
