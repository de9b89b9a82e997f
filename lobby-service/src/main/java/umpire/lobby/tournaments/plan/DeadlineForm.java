package umpire.lobby.tournaments.plan;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** How long rounds are open, as requests say it. */
@Schema(description = "How long a round is open, and what becomes of boards without a result then.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DeadlineForm(
    @Schema(
            minimum = "60",
            maximum = "31622400",
            description = "From the beginning of the round on; always needed.")
        @Nullable Integer seconds,
    @Schema(
            enumeration = {"awaited-loses", "all-lose", "draw", "arbiter"},
            description =
                "`awaited-loses`, the preset: those lose for whom the match waits. `all-lose`: a forfeit of everybody. `arbiter`: an arbiter decides.")
        @Nullable String overdue) {}
