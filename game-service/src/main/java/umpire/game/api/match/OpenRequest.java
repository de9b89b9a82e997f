package umpire.game.api.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.match.ClockTermsShape;
import umpire.game.api.shape.match.PoliciesShape;

/**
 * A match to be opened.
 *
 * @param game the game's id
 * @param edition by name; the present one if left out
 * @param scenario one of its scenarios
 * @param options by id; those left out have their preset
 * @param seats by seat the account that it is kept for, or {@code open}; those left out are open
 * @param visibility public, which is the preset, or private
 * @param spectators allowed, which is the preset, delayed or none
 * @param spectatorDelaySeconds how late they see it, where delayed
 * @param clock how time is given; it is not measured if left out
 * @param policies what its players may do
 */
@Schema(
    description = "A match to be opened.",
    requiredProperties = {"game", "scenario"})
public record OpenRequest(
    String game,
    @Schema(description = "By name, such as an overlay's; the present one if left out.")
        @Nullable String edition,
    String scenario,
    @Schema(description = "By id; those left out have their preset.")
        @Nullable Map<String, String> options,
    @Schema(
            description =
                "By seat the account that alone may take it (`bot:NAME` a house bot), or `open`; those left out are open.")
        @Nullable Map<String, String> seats,
    @Schema(
            enumeration = {"public", "private"},
            description = "Who may look on: everybody, which is the preset, or those invited.")
        @Nullable String visibility,
    @Schema(
            enumeration = {"allowed", "delayed", "none"},
            description =
                "What whoever may look on without a seat is told: everything at once, which is the preset; everything, so many seconds late; or from the beginning on nothing.")
        @Nullable String spectators,
    @Schema(
            minimum = "1",
            maximum = "2592000",
            description = "How late, where `spectators` is `delayed`, and only there.")
        @Nullable Integer spectatorDelaySeconds,
    @Schema(
            implementation = ClockTermsShape.class,
            description = "How time is given; it is not measured if left out.")
        @Nullable JsonNode clock,
    @Schema(description = "Left out: everything.") @Nullable PoliciesShape policies) {}
