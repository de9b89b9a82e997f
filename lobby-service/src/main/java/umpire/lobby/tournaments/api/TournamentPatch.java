package umpire.lobby.tournaments.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.common.RatingRangeForm;
import umpire.lobby.matchmaking.ClockTermsShape;
import umpire.lobby.matchmaking.MatchPoliciesForm;
import umpire.lobby.tournaments.plan.DeadlineForm;
import umpire.lobby.tournaments.plan.RequestedByesForm;
import umpire.lobby.tournaments.plan.ScheduleForm;

/** A JSON Merge Patch (RFC 7396) of a tournament: what is read of it is its shape alone. */
@Schema(
    description =
        "A JSON Merge Patch: what is left out stays, null takes the preset, of `options`, `clock`,"
            + " `policies`, `format`, `deadline`, `schedule`, `ratings` and `requestedByes` each"
            + " member by itself. As in TournamentRequest.")
record TournamentPatch(
    @Nullable String name,
    @Nullable String game,
    @Nullable String scenario,
    @Nullable Map<String, @Nullable String> options,
    @Schema(enumeration = {"public", "private"}) @Nullable String visibility,
    @Schema(enumeration = {"allowed", "delayed", "none"}) @Nullable String spectators,
    @Nullable Integer spectatorDelaySeconds,
    @Schema(implementation = ClockTermsShape.class) @Nullable JsonNode clock,
    @Nullable Boolean rated,
    @Nullable MatchPoliciesForm policies,
    @Nullable FormatPatch format,
    @Schema(enumeration = {"results", "levels"}) @Nullable String score,
    @Nullable List<String> tieBreaks,
    @Schema(enumeration = {"open", "invitation"}) @Nullable String registration,
    @Nullable Integer mostEntrants,
    @Schema(enumeration = {"when-done", "at-deadline", "by-hand"}) @Nullable String nextRound,
    @Nullable DeadlineForm deadline,
    @Schema(enumeration = {"left-out", "to-the-end"}) @Nullable String checkIn,
    @Nullable ScheduleForm schedule,
    @Nullable RatingRangeForm ratings,
    @Nullable RequestedByesForm requestedByes) {}
