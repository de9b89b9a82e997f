package umpire.lobby.seeks;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.RatingRangeForm;
import umpire.lobby.matchmaking.ClockTermsShape;
import umpire.lobby.matchmaking.SpectatorsForm;

/** A match that somebody seeks. */
@Schema(requiredProperties = {"game", "scenario"})
public record SeekRequest(
    String game,
    String scenario,
    @Schema(description = "By id; those left out have their preset.")
        @Nullable Map<String, String> options,
    @Schema(description = "Left out: any.") @Nullable String seat,
    @Schema(
            pattern = "[0-9a-f]{0,64}",
            description =
                "The owner's part in every draw: with it, though it be empty, the seat is taken as soon as the match opens; without it the seat is kept, and taken at the match with a salt given there.")
        @Nullable String salt,
    @Schema(
            enumeration = {"public", "private"},
            description = "Who may look on: everybody, which is the preset, or the players alone.")
        @Nullable String visibility,
    @Schema(
            enumeration = {"allowed", "delayed", "none"},
            description = SpectatorsForm.DESCRIPTION)
        @Nullable String spectators,
    @Schema(
            minimum = "1",
            maximum = SpectatorsForm.MOST,
            description = "How late, where `spectators` is `delayed`, and only there.")
        @Nullable Integer spectatorDelaySeconds,
    @Schema(
            implementation = ClockTermsShape.class,
            description = "How time is given; it is not measured if left out.")
        @Nullable JsonNode clock,
    @Schema(description = "Whether its end counts for ratings; left out: no.")
        @Nullable Boolean rated,
    @Schema(description = "Who may join; left out: anybody.") @Nullable RatingRangeForm ratings) {}
