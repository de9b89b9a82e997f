package umpire.game.api.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.play.CommandShape;

/**
 * An order that is only asked about.
 *
 * @param commands in order, each with its {@code type}; behind the caller's draft, if there is one
 * @param text the same in words; one of the two is given, and not the other
 * @param policy for odds: what to assume where a player would choose; may be left out
 */
@Schema(name = "Order", description = "An order that is only asked about.")
public record OrderBody(
    @Schema(
            type = SchemaType.ARRAY,
            implementation = CommandShape.class,
            minItems = 1,
            maxItems = 100,
            description =
                "In order, each as an offer has it; they go behind the caller's draft, if there is"
                    + " one. Either this or `text`.")
        @Nullable List<JsonNode> commands,
    @Schema(
            minLength = 1,
            examples = "assault-hex 1811",
            description =
                "The same in words, `type key=value ...`, several behind `;` or on lines of their"
                    + " own: see docs/notation.md. Either this or `commands`.")
        @Nullable String text,
    @Schema(
            description =
                "For odds: what to assume where a player would choose, by the game's names; what is"
                    + " left out stands as the game has it.")
        @Nullable Map<String, String> policy) {}
