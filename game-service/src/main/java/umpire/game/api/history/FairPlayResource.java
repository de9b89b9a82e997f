package umpire.game.api.history;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.ReaderAccess;
import umpire.game.api.shape.history.FairPlayShape;
import umpire.game.referee.fairplay.DecisionTimes;
import umpire.game.referee.fairplay.FairPlay;
import umpire.game.referee.fairplay.FairPlayReport;
import umpire.game.referee.fairplay.FairPlayReport.AnsweredDecision;
import umpire.game.referee.fairplay.FairPlayReport.SeatRecord;
import umpire.game.referee.fairplay.RolledDice;

/** How a match was played, for arbiters and players, after its end; see docs/fair-play.md. */
@Path("/v1/matches/{id}/fair-play")
@CallerDependent
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
public class FairPlayResource {
  private final Caller caller;
  private final FairPlay fairPlay;

  FairPlayResource(Caller caller, FairPlay fairPlay) {
    this.caller = caller;
    this.fairPlay = fairPlay;
  }

  /** The report. */
  @PermitAll
  @Counted(Quota.REASON)
  @GET
  @Operation(
      operationId = "readFairPlay",
      summary = "How the match was played",
      description =
          "After the end: how long each decision took, how often an answer was that of"
              + " `bot:greedy`, and how the dice fell. It accuses nobody: docs/fair-play.md says"
              + " what it shows and what it does not.")
  @APIResponse(
      responseCode = "200",
      description = "The report, computed from the stored events.",
      content = @Content(schema = @Schema(implementation = FairPlayShape.class)))
  @APIResponse(responseCode = "401", description = "Nobody is signed in.")
  @APIResponse(responseCode = "403", description = "The token lacks the scope.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(responseCode = "409", description = "`not-over`.")
  @APIResponse(responseCode = "503", description = "`busy`, with `Retry-After`.")
  public Uni<ObjectNode> report(@PathParam("id") String id) {
    return fairPlay.of(MatchId.of(id), ReaderAccess.of(caller)).map(FairPlayResource::json);
  }

  private static ObjectNode json(FairPlayReport report) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("match", report.match().toString());
    ArrayNode seats = json.putArray("seats");
    report.seats().forEach(seat -> seats.add(seat(seat)));
    return json.set("otherDice", dice(report.otherDice()));
  }

  private static ObjectNode seat(SeatRecord seat) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("seat", seat.seat()).put("account", seat.account());
    json.put("decisions", seat.answered().size());
    json.put("answeredInAdvance", seat.inAdvance()).put("lapsed", seat.lapsed());
    DecisionTimes times = seat.times();
    if (times.measured() > 0) {
      json.putObject("times")
          .put("measured", times.measured())
          .put("medianMillis", times.median())
          .put("p90Millis", times.p90())
          .put("longestMillis", times.longest());
    }
    json.putObject("greedyAgreement")
        .put("choices", seat.agreement().choices())
        .put("compared", seat.agreement().compared())
        .put("agreed", seat.agreement().agreed());
    ArrayNode answers = json.putArray("answers");
    seat.answered().forEach(answer -> answers.add(answer(answer)));
    return json.set("dice", dice(seat.dice()));
  }

  private static ObjectNode answer(AnsweredDecision answer) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("decision", answer.number()).put("type", answer.type()).put("seq", answer.seq());
    answer.millis().ifPresent(millis -> json.put("millis", millis));
    return json;
  }

  private static ArrayNode dice(List<RolledDice> dice) {
    ArrayNode json = JsonNodeFactory.instance.arrayNode();
    for (RolledDice kind : dice) {
      ObjectNode one = json.addObject().put("sides", kind.sides()).put("rolls", kind.rolls());
      one.put("sum", kind.sum()).put("expected", kind.expected()).put("tooFew", !kind.enough());
      if (kind.enough()) {
        one.put("deviations", kind.deviations());
        one.put("low", kind.low()).put("high", kind.high());
      }
    }
    return json;
  }
}
