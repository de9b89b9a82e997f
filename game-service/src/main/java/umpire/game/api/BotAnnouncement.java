package umpire.game.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a house bot plays.
 *
 * @param games that it plays, by id
 * @param scenarios that it plays; none for all
 * @param seats that it plays; none for all
 * @param concurrency matches at a time
 */
@Schema(
    description = "What a house bot plays; to be repeated within 30 s.",
    requiredProperties = {"games", "concurrency"})
public record BotAnnouncement(
    @Schema(maxItems = 100) List<String> games,
    @Schema(maxItems = 100, description = "None for all.") @Nullable List<String> scenarios,
    @Schema(maxItems = 100, description = "None for all.") @Nullable List<String> seats,
    @Schema(minimum = "1", maximum = "10000", description = "Matches at a time.")
        int concurrency) {}
