package umpire.lobby.tournaments.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A round that is to begin. */
@Schema(description = "Without `pairings` the format pairs.")
public record RoundRequest(
    @Schema(
            maxLength = 100,
            description =
                "By the host's choice; sent again with it, the request gives the round that it began.")
        @Nullable String id,
    @Schema(
            maxItems = 500,
            description = "Ids of accounts, for each board in the order of the scenario's seats.")
        @Nullable List<List<String>> pairings,
    @Schema(
            maxItems = 1000,
            description = "With `pairings` alone; whoever is in neither counts as absent.")
        @Nullable List<FreeRequest> byes,
    @Schema(
            description =
                "Whether the latest round is paired again before anybody moved, as though it had been taken back first. Left out: no.")
        @Nullable Boolean again,
    @Schema(description = "Whether the round is shown and not begun. Left out: no.")
        @Nullable Boolean dryRun) {

  /** Somebody without an opponent. */
  @Schema(
      name = "TournamentByeRequest",
      requiredProperties = {"account", "kind"})
  public record FreeRequest(
      String account, @Schema(enumeration = {"pairing", "half", "zero"}) String kind) {}
}
