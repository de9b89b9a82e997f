package umpire.lobby.matchmaking;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What the players of a match may do, as requests say it. */
@Schema(name = "MatchPolicies", description = "What the players of a match may do.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record MatchPoliciesForm(
    @Schema(
            enumeration = {"allowed", "never"},
            description =
                "Whether a seat may undo its last order where that revealed nothing; left out:"
                    + " `allowed`.")
        @Nullable String undo,
    @Schema(
            enumeration = {"agreed", "never"},
            description = "Whether seats may agree on a draw; left out: `agreed`.")
        @Nullable String draw,
    @Schema(
            enumeration = {"agreed", "never"},
            description =
                "Whether seats may agree that the clocks stand, or go on again; left out: `agreed`."
                    + " An arbiter of a tournament may adjourn a match all the same.")
        @Nullable String pause) {}
