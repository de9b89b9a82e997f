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
import umpire.game.referee.opening.Rematch;
import umpire.game.referee.reading.MatchReader;

/** Playing a match again with the seats changed. */
@Path("/v1/matches/{id}/rematch")
@CallerDependent
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
public class RematchResource {
  private final Caller caller;
  private final Rematch rematch;
  private final MatchReader matchReader;

  RematchResource(Caller caller, Rematch rematch, MatchReader matchReader) {
    this.caller = caller;
    this.rematch = rematch;
    this.matchReader = matchReader;
  }

  /** The match that follows this one. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  @Operation(
      operationId = "rematch",
      summary = "Play again with the seats changed",
      description =
          "After the end: the same edition, scenario, options and visibility, each account in the seat after its own; two change sides, three go round. The seats are kept for them: each takes its own at the new match. Whoever of them asks first opens it; asked again it is the same.")
  @APIResponse(
      responseCode = "201",
      description = "The match that follows; `Location` is its address.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(responseCode = "401", description = "Nobody is signed in.")
  @APIResponse(
      responseCode = "403",
      description = "The token lacks the scope, or the caller had no seat.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(
      responseCode = "409",
      description = "`not-over`, or `no-scenario`: it did not begin with a scenario here.")
  public Uni<Response> again(@PathParam("id") String id) {
    String account = caller.signedIn().id();
    return rematch
        .of(MatchId.of(id), account)
        .flatMap(row -> matchReader.see(row, account))
        .map(
            visibleMatch ->
                CreatedResponses.at("/v1/matches/" + visibleMatch.row().id())
                    .entity(MatchJson.header(visibleMatch))
                    .build());
  }
}
