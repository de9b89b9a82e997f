package umpire.game.api.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * An overlay: what is laid over a game's present pack.
 *
 * @param game the game's id
 * @param edition its own name, the game's id and an {@code @} first
 * @param files by path in the pack
 */
@Schema(
    name = "Overlay",
    description = "What is laid over a game's present pack, under a name of its own.",
    requiredProperties = {"game", "edition", "files"})
public record EditionRequest(
    String game,
    @Schema(pattern = "[a-z0-9-]+@[!-~]{1,60}", examples = "river-crossing@1+printed")
        String edition,
    @Schema(
            description =
                "By path in the pack: `tables/ID.json` and `scenarios/ID.json` whole,"
                    + " `counters.json` by id, `map.json` {hexes, hexsides} one by one.")
        Map<String, JsonNode> files) {}
