package umpire.lobby.tournaments.bulk;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.lobby.matchmaking.ClockTermsShape;
import umpire.lobby.matchmaking.MatchPoliciesForm;
import umpire.lobby.matchmaking.SpectatorsForm;

/** Matches that are to be opened as one act, as their host asks for them. */
@Schema(
    name = "BulkRequest",
    requiredProperties = {"id", "game", "scenario", "matches"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BulkForm(
    @Schema(
            minLength = 1,
            maxLength = 100,
            description =
                "By the host's choice; sent again with it, the request gives the matches that it opened.")
        String id,
    @Schema(description = "Whether everything is checked and nothing opened. Left out: no.")
        @Nullable Boolean dryRun,
    String game,
    @Schema(description = "Of every match that names no other.") String scenario,
    @Schema(description = "By id; those left out have their preset.")
        @Nullable Map<String, String> options,
    @Schema(
            enumeration = {"public", "private"},
            description = "Who may look on; left out: everybody.")
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
    @Schema(description = "Whether their ends count for ratings; left out: no.")
        @Nullable Boolean rated,
    @Schema(description = "Of every match that names no others. Left out: everything.")
        @Nullable MatchPoliciesForm policies,
    @Schema(
            description =
                "The id of a webhook of the caller's, which is told each result: `bulk.result`. Left out: none is.")
        @Nullable String webhook,
    @Schema(minItems = 1, maxItems = 500) List<Row> matches) {
  public BulkForm {
    matches = List.copyOf(matches);
  }

  /** One of the matches. */
  @Schema(
      name = "BulkMatchRequest",
      requiredProperties = {"players"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Row(
      @Schema(
              minItems = 2,
              description =
                  "Ids of accounts in the order of the scenario's seats. Bots of the house and of the host sit down at once; for everybody else the seat is kept until they take it.")
          List<String> players,
      @Schema(
              maxLength = 100,
              description = "By the host's choice, on one line; unique in nothing.")
          @Nullable String name,
      @Schema(description = "Left out: that of all.") @Nullable String scenario,
      @Schema(description = "Members that are left out are those of all.")
          @Nullable MatchPoliciesForm policies) {
    public Row {
      players = List.copyOf(players);
    }
  }
}
