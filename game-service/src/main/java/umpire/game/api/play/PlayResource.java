package umpire.game.api.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemAnswers;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.game.api.http.EtagResponses;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.ReaderAccess;
import umpire.game.api.http.Scopes;
import umpire.game.api.json.MatchJson;
import umpire.game.api.shape.play.CommandsShape;
import umpire.game.api.shape.play.DecisionShape;
import umpire.game.referee.Referee;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.command.CommandOutcome;
import umpire.game.referee.command.CommandRefused;
import umpire.game.referee.command.CommandRequest;
import umpire.game.referee.command.CommandResult;
import umpire.game.referee.reading.MatchReader;

/** What a seat is asked, and its answers. */
@Path("/v1/matches/{id}")
@CallerDependent
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(
    responseCode = "403",
    description = "The token lacks the scope, or the caller the seat.")
public class PlayResource {
  private final Caller caller;
  private final Referee referee;
  private final MatchReader matchReader;
  private final ProblemAnswers problems;
  private final Clock clock;

  PlayResource(
      Caller caller,
      Referee referee,
      MatchReader matchReader,
      ProblemAnswers problems,
      Clock clock) {
    this.caller = caller;
    this.referee = referee;
    this.matchReader = matchReader;
    this.problems = problems;
    this.clock = clock;
  }

  /** What is waited for; for a seat that is asked, its offers. */
  @PermitAll
  @GET
  @Path("/decision")
  @Operation(
      operationId = "readDecision",
      summary = "What is waited for",
      description = "For a seat that is asked: its offers and the fallback.")
  @APIResponse(
      responseCode = "200",
      description = "What is waited for.",
      content = @Content(schema = @Schema(implementation = DecisionShape.class)))
  @APIResponse(responseCode = "304", description = "As the caller has it.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  public Uni<Response> decision(@PathParam("id") String id, @Context Request request) {
    return matchReader
        .see(MatchId.of(id), ReaderAccess.of(caller))
        .map(visibleMatch -> EtagResponses.answer(request, visibleMatch.decision()));
  }

  /** Commands, ruled in order in one transaction. */
  @RolesAllowed(Scopes.PLAY)
  @Counted(Quota.PLAY)
  @POST
  @Path("/commands")
  @Operation(
      operationId = "command",
      summary = "Answer a decision, or act freely",
      description =
          "Commands are ruled in order in one transaction. `Prefer: wait=N` (30 at most) waits for the reports that they call for. The same commandId has no second effect and gives the outcome as known now.")
  @APIResponse(
      responseCode = "200",
      description = "Nothing is waited for but players.",
      content = @Content(schema = @Schema(implementation = CommandsShape.class)))
  @APIResponse(
      responseCode = "202",
      description = "A report is outstanding.",
      content = @Content(schema = @Schema(implementation = CommandsShape.class)))
  @APIResponse(
      responseCode = "400",
      description = "The request cannot be read; `pointer` says where, in a text `offset` too.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(
      responseCode = "409",
      description =
          "`decision-closed`, `not-waited-for`, `too-late` (its time had run out when it came), `over` or `not-begun`; `decision` is what is waited for now.")
  @APIResponse(
      responseCode = "422",
      description =
          "`refused` by a rule, with `index` and `findings`; nothing was done. Or `command-id-reused`.")
  public Uni<Response> command(
      @PathParam("id") String id,
      @HeaderParam("Prefer") @Nullable String prefer,
      CommandsBody body) {
    Instant received = clock.instant();
    CommandRequest request = body.request(MatchId.of(id), caller.signedIn().id(), received);
    return referee
        .command(request, PreferHeader.waiting(prefer))
        .flatMap(result -> answer(request, result));
  }

  private Uni<Response> answer(CommandRequest request, CommandResult result) {
    return switch (result) {
      case CommandOutcome outcome ->
          matchReader
              .next(request.match(), outcome.seat(), request.account())
              .map(next -> answer(outcome, next));
      case CommandRefused(Problem problem) -> Uni.createFrom().item(problems.of(problem));
    };
  }

  private static Response answer(CommandOutcome outcome, ObjectNode next) {
    return Response.status(outcome.outstanding() ? 202 : 200)
        .entity(MatchJson.outcome(outcome, next))
        .build();
  }

  /** Drops the draft. */
  @RolesAllowed(Scopes.PLAY)
  @Counted(Quota.PLAY)
  @DELETE
  @Path("/draft")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "dropDraft",
      summary = "Drop the draft",
      description =
          "Nothing of an order in the making has happened: what was asked before it is asked again.")
  @APIResponse(
      responseCode = "200",
      description = "What is waited for.",
      content = @Content(schema = @Schema(implementation = DecisionShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(responseCode = "409", description = "`draft-changed`.")
  public Uni<ObjectNode> drop(@PathParam("id") String id) {
    String account = caller.signedIn().id();
    return matchReader.takeBack(MatchId.of(id), account, false).map(VisibleMatch::decision);
  }

  /** Takes the last command of the draft back. */
  @RolesAllowed(Scopes.PLAY)
  @Counted(Quota.PLAY)
  @DELETE
  @Path("/draft/last")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "takeBackDraft",
      summary = "Take back the last command of the draft",
      description = "What was asked before that command is asked again.")
  @APIResponse(
      responseCode = "200",
      description = "What is waited for.",
      content = @Content(schema = @Schema(implementation = DecisionShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(responseCode = "409", description = "`draft-changed`.")
  public Uni<ObjectNode> takeBack(@PathParam("id") String id) {
    String account = caller.signedIn().id();
    return matchReader.takeBack(MatchId.of(id), account, true).map(VisibleMatch::decision);
  }
}
