package umpire.lobby.tournaments.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.tournaments.state.Entry;
import umpire.tournament.Entrant;

/** Somebody who entered a tournament, or may. */
@Schema(requiredProperties = {"account", "name", "status"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EntrantView(
    String account,
    String name,
    @Schema(enumeration = {"invited", "entered", "waiting", "withdrawn"}) String status,
    @Schema(description = "The pairing number, from the start on: the lower, the stronger.")
        @Nullable Integer number,
    @Schema(description = "At the start; left out for whoever had none.") @Nullable Integer rating,
    @Schema(description = "The first round that they may be paired in, if it is not the first.")
        @Nullable Integer fromRound,
    @Schema(description = "The last round that they may be paired in, after a withdrawal.")
        @Nullable Integer untilRound,
    @Schema(description = "Whether they have checked in; left out until then.")
        @Nullable Boolean checkedIn,
    @Schema(description = "Rounds that they asked to be left out of, if any.")
        @Nullable List<Integer> byes) {
  static EntrantView of(Entry entry) {
    return new EntrantView(
        entry.account(),
        entry.name(),
        entry.status().word(),
        entry.number() == 0 ? null : entry.number(),
        entry.rating() == 0 ? null : entry.rating(),
        entry.from() == 1 ? null : entry.from(),
        entry.until() == Entrant.NO_END ? null : entry.until(),
        entry.checkedIn() ? true : null,
        entry.byes().isEmpty() ? null : entry.byes());
  }
}
