package umpire.lobby.tournaments.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.chassis.common.Sha256;
import umpire.lobby.tournaments.plan.TournamentForm;
import umpire.lobby.tournaments.store.TournamentRow;

/** A tournament. */
@Schema(
    requiredProperties = {
      "id",
      "version",
      "status",
      "host",
      "plan",
      "seats",
      "lotCommitment",
      "createdAt"
    })
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TournamentView(
    String id,
    @Schema(description = "Counts the acts on it; the ETag of whatever is read of it.")
        long version,
    @Schema(
            enumeration = {
              "draft",
              "published",
              "registration",
              "check-in",
              "running",
              "finished",
              "cancelled"
            })
        String status,
    @Schema(description = "The id of the account that made it.") String host,
    @Schema(description = "As its host wrote it.") TournamentForm plan,
    @Schema(description = "Of the scenario, in the order in which pairings name their players.")
        List<String> seats,
    @Schema(description = "SHA-256 of `lotSeed` in hexadecimal digits.") String lotCommitment,
    @Schema(
            description =
                "By which all lots are drawn: pairing numbers, first sides, the tie-break `lot`. Shown from the start on.")
        @Nullable String lotSeed,
    @Schema(
            description =
                "Whether the host begins the next round whatever the plan says, since one was taken back; left out: no.")
        @Nullable Boolean onHold,
    Instant createdAt) {
  public TournamentView {
    seats = List.copyOf(seats);
  }

  static TournamentView of(TournamentRow row) {
    return new TournamentView(
        row.id(),
        row.version(),
        row.status().word(),
        row.host(),
        row.form(),
        row.seats(),
        Sha256.hex(row.seed().getBytes(StandardCharsets.UTF_8)),
        row.status().isBeforeStart() ? null : row.seed(),
        row.onHold() ? true : null,
        row.createdAt());
  }
}
