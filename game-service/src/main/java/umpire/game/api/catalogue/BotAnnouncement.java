package umpire.game.api.catalogue;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a bot plays.
 *
 * @param games that it plays, by id
 * @param scenarios that it plays; none for all
 * @param seats that it plays; none for all
 * @param clocks by which it plays; none for all
 * @param concurrency matches at a time
 * @param matchesPerOpponent of them against one opponent; as many as it plays if left out
 */
@Schema(
    description = "What a bot plays; to be repeated within 30 s.",
    requiredProperties = {"games", "concurrency"})
public record BotAnnouncement(
    @Schema(maxItems = 100) List<String> games,
    @Schema(maxItems = 100, description = "None for all.") @Nullable List<String> scenarios,
    @Schema(maxItems = 100, description = "None for all.") @Nullable List<String> seats,
    @Schema(
            maxItems = 100,
            description =
                "`fischer`, `per-decision`, `correspondence`, or `none` for time that is not measured; none of them for all.")
        @Nullable List<String> clocks,
    @Schema(minimum = "1", maximum = "10000", description = "Matches at a time.") int concurrency,
    @Schema(
            minimum = "1",
            maximum = "10000",
            description = "Of them against one opponent; as many as it plays if left out.")
        @Nullable Integer matchesPerOpponent) {}
