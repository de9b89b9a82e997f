package umpire.lobby.tournaments.plan;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.RatingRangeForm;
import umpire.lobby.matchmaking.ClockTermsShape;
import umpire.lobby.matchmaking.MatchPoliciesForm;
import umpire.lobby.matchmaking.SpectatorsForm;

/** A tournament as its host writes it. */
@Schema(
    name = "TournamentRequest",
    requiredProperties = {"name", "game", "scenario", "format"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TournamentForm(
    @Schema(minLength = 1, maxLength = 100, description = "Unique in nothing; on one line.")
        String name,
    String game,
    String scenario,
    @Schema(description = "By id; those left out have their preset.")
        @Nullable Map<String, String> options,
    @Schema(
            enumeration = {"public", "private"},
            description = "Who may look on at its matches; left out: everybody.")
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
    @Schema(description = "Whether its matches count for ratings; left out: no.")
        @Nullable Boolean rated,
    @Schema(description = "Left out: everything.") @Nullable MatchPoliciesForm policies,
    FormatForm format,
    @Schema(
            enumeration = {"results", "levels"},
            description =
                "What a match counts: win, draw or loss, which is the preset, or its level of victory from 0 to 1. A table of three counts by place.")
        @Nullable String score,
    @Schema(
            maxItems = TieBreaks.MOST,
            description =
                "By name, in the order in which they count; left out: those usual for the format.")
        @Nullable List<String> tieBreaks,
    @Schema(
            enumeration = {"open", "invitation"},
            description = "Who may enter; left out: anybody.")
        @Nullable String registration,
    @Schema(
            minimum = "2",
            maximum = "1000",
            description = "Whoever enters after so many waits for a place; left out: 500.")
        @Nullable Integer mostEntrants,
    @Schema(
            enumeration = {"when-done", "at-deadline", "by-hand"},
            description =
                "When the next round begins: when every result is there, which is the preset; then, but not before the deadline; or when the host says so.")
        @Nullable String nextRound,
    @Schema(description = "Left out: a round is open until every board has a result.")
        @Nullable DeadlineForm deadline,
    @Schema(
            enumeration = {"left-out", "to-the-end"},
            description =
                "Whether entrants check in before the start, and what becomes of those who do not: they take no part, or wait behind everybody who waits. Left out: nobody has to.")
        @Nullable String checkIn,
    @Schema(description = "Left out: the host leads it on.") @Nullable ScheduleForm schedule,
    @Schema(description = "Left out: anybody's.") @Nullable RatingRangeForm ratings,
    @Schema(description = "Left out: none.") @Nullable RequestedByesForm requestedByes) {}
