package umpire.game.api.shape.match;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.OutcomeShape;

/** A page of matches. */
@Schema(
    name = "Matches",
    description = "A page of matches.",
    requiredProperties = {"matches"})
public record MatchesShape(
    List<ListedShape> matches,
    @Schema(description = "The cursor of the next page, if there is one.") @Nullable String next) {

  /** A match in a list. */
  @Schema(
      name = "ListedMatch",
      description = "A match in a list: its header, without the position.",
      requiredProperties = {
        "id",
        "game",
        "edition",
        "checksum",
        "scenario",
        "options",
        "commitment",
        "openedAt",
        "visibility",
        "spectators",
        "rated",
        "policies",
        "status",
        "seats",
        "waits"
      })
  public record ListedShape(
      String id,
      String game,
      String edition,
      String checksum,
      String scenario,
      Map<String, String> options,
      String commitment,
      Instant openedAt,
      @Schema(enumeration = {"public", "private"}) String visibility,
      @Schema(enumeration = {"allowed", "delayed", "none"}) String spectators,
      @Schema(description = "How late, where `spectators` is `delayed`.")
          @Nullable Integer spectatorDelaySeconds,
      @Schema(description = "Whether its end counts for ratings.") boolean rated,
      @Schema(description = "The id of the tournament that it belongs to, if it does.")
          @Nullable String tournament,
      PoliciesShape policies,
      @Schema(description = "The id under which it was played elsewhere, if it was imported.")
          @Nullable String importedFrom,
      @Schema(description = "Where it goes on from, if it does not begin at its scenario.")
          @Nullable ContinuesShape continues,
      @Schema(enumeration = {"open", "playing", "stalled", "over"}) String status,
      @Nullable String stalled,
      List<SeatShape> seats,
      @Schema(description = "The seats that are waited for; left out before the start.")
          @Nullable List<String> waitingFor,
      @Schema(
              enumeration = {"combat", "supply"},
              description = "The adjudicator whose report is waited for, if one is.")
          @Nullable String question,
      @Schema(
              description =
                  "The end of the time of each seat that is waited for, if time is measured.")
          @Nullable Map<String, Instant> deadlines,
      @Nullable OutcomeShape outcome,
      @Schema(description = "Whether it waits for the caller: for their move, or for them to sit.")
          boolean waits) {}
}
