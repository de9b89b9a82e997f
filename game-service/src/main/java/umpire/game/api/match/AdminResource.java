package umpire.game.api.match;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.CreatedResponses;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.Scopes;
import umpire.game.api.json.MatchJson;
import umpire.game.api.shape.match.MatchShape;
import umpire.game.events.QuestionRetry;
import umpire.game.referee.opening.MatchContinuation;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.reading.MatchReader;

/** What only those with the scope {@code admin} may do. */
@Path("/v1/admin/matches/{id}")
@CallerDependent
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(
    responseCode = "403",
    description = "The token lacks the scope, or the caller the seat.")
public class AdminResource {
  private final MatchRegistry matchRegistry;
  private final QuestionRetry questionRetry;
  private final MatchContinuation matchContinuation;
  private final MatchReader matchReader;
  private final Caller caller;

  AdminResource(
      MatchRegistry matchRegistry,
      QuestionRetry questionRetry,
      MatchContinuation matchContinuation,
      MatchReader matchReader,
      Caller caller) {
    this.matchRegistry = matchRegistry;
    this.questionRetry = questionRetry;
    this.matchContinuation = matchContinuation;
    this.matchReader = matchReader;
    this.caller = caller;
  }

  /** Goes on with a stalled match: its open question is asked at once. */
  @RolesAllowed(Scopes.ADMIN)
  @POST
  @Path("/ask-again")
  @Operation(
      operationId = "askAgain",
      summary = "Go on with a stalled match",
      description = "Its open question is asked at once.")
  @APIResponse(responseCode = "200", description = "Whether there was one.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  public Uni<AskAgainResult> askAgain(@PathParam("id") String id) {
    UUID match = MatchId.of(id);
    return matchRegistry
        .find(match)
        .flatMap(_ -> questionRetry.askAgain(match))
        .map(AskAgainResult::new);
  }

  /** Goes on with an imported match under a new seed, as a match of its own. */
  @RolesAllowed(Scopes.ADMIN)
  @POST
  @Path("/continue")
  @Consumes(MediaType.APPLICATION_JSON)
  @Operation(
      operationId = "continueMatch",
      summary = "Go on with an imported match under a new seed",
      description =
          "From where it stood after one of its revisions: a public match of its own, which begins when every seat is taken. Its draws are numbered on from there. What was hidden then is known to whoever has read the export.")
  @APIResponse(
      responseCode = "201",
      description = "The new match; `Location` is its address.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(
      responseCode = "400",
      description = "The request cannot be read, or no player is waited for there; see `pointer`.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(responseCode = "409", description = "`not-imported`.")
  public Uni<Response> goOn(@PathParam("id") String id, ContinueRequest request) {
    String account = caller.signedIn().id();
    return matchContinuation
        .from(
            MatchId.of(id),
            account,
            request.after(),
            Objects.requireNonNullElse(request.seats(), Map.of()))
        .flatMap(row -> matchReader.see(row, account))
        .map(
            visibleMatch ->
                CreatedResponses.at("/v1/matches/" + visibleMatch.row().id())
                    .entity(MatchJson.header(visibleMatch))
                    .build());
  }

  /**
   * Whether anything was asked.
   *
   * @param asked true if there was an open question
   */
  @Schema(
      description = "Whether anything was asked.",
      requiredProperties = {"asked"})
  public record AskAgainResult(
      @Schema(description = "True if there was an open question.") boolean asked) {}
}
