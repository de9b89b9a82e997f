package umpire.lobby.tournaments.plan;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Rounds that entrants may ask to be left out of, as requests say it. */
@Schema(
    description =
        "Rounds that an entrant may ask to be left out of; with the formats `swiss` and `tables`.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RequestedByesForm(
    @Schema(minimum = "1", maximum = "99", description = "Of each entrant; always needed.")
        @Nullable Integer most,
    @Schema(
            enumeration = {"half", "zero"},
            description = "What each counts: a draw, which is the preset, or nothing.")
        @Nullable String score) {}
