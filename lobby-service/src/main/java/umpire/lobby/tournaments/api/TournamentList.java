package umpire.lobby.tournaments.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Tournaments, the newest first. */
@Schema(requiredProperties = {"tournaments"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TournamentList(
    List<TournamentView> tournaments,
    @Schema(description = "The cursor of the next page; left out on the last.")
        @Nullable String next) {
  public TournamentList {
    tournaments = List.copyOf(tournaments);
  }
}
