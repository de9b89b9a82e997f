package umpire.game.api.shape.stream;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import umpire.game.api.shape.event.OutcomeShape;
import umpire.game.api.shape.match.ClockShape;
import umpire.game.api.shape.match.ContinuesShape;
import umpire.game.api.shape.match.MatchShape;
import umpire.game.api.shape.match.ParleyShape;
import umpire.game.api.shape.match.PoliciesShape;
import umpire.game.api.shape.match.SeatShape;
import umpire.game.api.shape.play.DecisionShape;

/** A match as a stream begins with it: what {@link MatchShape} has, and what is there besides. */
@Schema(
    name = "StreamSnapshot",
    description = "A match as a stream begins with it.",
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
      "viewer",
      "seq",
      "view",
      "stream",
      "presence"
    })
public record StreamSnapshotShape(
    @Schema(description = "In a stream of all matches, the same as `id`.") @Nullable String match,
    String id,
    String game,
    @Schema(description = "Under which it is played to its end.") String edition,
    @Schema(description = "SHA-256 of that edition's pack.") String checksum,
    String scenario,
    Map<String, String> options,
    @Schema(description = "SHA-256 of the secret seed: note it, to check the dice at the end.")
        String commitment,
    Instant openedAt,
    @Schema(
            enumeration = {"public", "private"},
            description = "Who may look on.")
        String visibility,
    @Schema(
            enumeration = {"allowed", "delayed", "none"},
            description =
                "What whoever may look on without a seat is told: everything at once; everything, so many seconds late, after the end too; or from the beginning on nothing, as if the match were private.")
        String spectators,
    @Schema(description = "How late, where `spectators` is `delayed`: 1 to 2592000 (30 days).")
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
    @Schema(description = "Why nothing goes on, if it is stalled.") @Nullable String stalled,
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
    @Nullable ClockShape clock,
    @Nullable ParleyShape parley,
    @Nullable OutcomeShape outcome,
    @Schema(description = "Through whose eyes: a seat, or `public`.") String viewer,
    @Schema(description = "The viewer's own last number.") int seq,
    @Schema(
            ref = "GameView",
            description =
                "What the viewer knows, in the game's shape; their draft is laid over it.")
        JsonNode view,
    @Schema(description = "The id of the stream, in this house's logs too.") String stream,
    @Schema(description = "By seat: whether its account follows the match.")
        Map<String, Boolean> presence,
    @Schema(description = "The caller's open decision.")
        DecisionShape.@Nullable AskedShape decision,
    @Schema(
            description =
                "What the caller may do though nobody waits for it; no decision is named.")
        @Nullable List<DecisionShape.OfferShape> free,
    DecisionShape.@Nullable DraftShape draft) {}
