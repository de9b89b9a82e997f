package umpire.game.api.match;

import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Where an imported match is gone on with.
 *
 * @param after a revision, as its export numbers them
 * @param seats by seat the account that it is kept for, or {@code open}; those left out are open
 */
@Schema(
    description = "Where an imported match is gone on with.",
    requiredProperties = {"after"})
public record ContinueRequest(
    @Schema(
            description =
                "A revision of its export, before the end, after which a player is waited for.")
        int after,
    @Schema(
            description =
                "By seat the account that alone may take it (`bot:NAME` a house bot), or `open`; those left out are open.")
        @Nullable Map<String, String> seats) {}
