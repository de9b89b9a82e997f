package umpire.game.api.play;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.Scopes;
import umpire.game.referee.order.StandingOrderSettings;

/** Answers given in advance, so that nobody has to wait for who is away. */
@Path("/v1/matches/{id}/standing-orders")
@CallerDependent
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(
    responseCode = "403",
    description = "The token lacks the scope, or the caller the seat.")
@APIResponse(responseCode = "404", description = "There is no such match.")
public class StandingOrdersResource {
  public static final int MOST = 200;

  private final Caller caller;
  private final StandingOrderSettings standingOrderSettings;

  StandingOrdersResource(Caller caller, StandingOrderSettings standingOrderSettings) {
    this.caller = caller;
    this.standingOrderSettings = standingOrderSettings;
  }

  /** Those of the caller. */
  @RolesAllowed(Scopes.PLAY)
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "readStandingOrders",
      summary = "The answers given in advance",
      description = "Those of the caller's seat; nobody else sees them.")
  @APIResponse(
      responseCode = "200",
      description = "Those of the caller's seat.",
      content = @Content(schema = @Schema(implementation = StandingOrdersBody.class)))
  public Uni<StandingOrdersBody> read(@PathParam("id") String id) {
    return standingOrderSettings
        .of(MatchId.of(id), caller.signedIn().id())
        .map(StandingOrdersBody::new);
  }

  /** Puts others in their place. */
  @RolesAllowed(Scopes.PLAY)
  @PUT
  @Operation(
      operationId = "putStandingOrders",
      summary = "Give answers in advance",
      description =
          "They replace those of before. Whenever the seat is asked by one of these paragraphs, its answer is given for it within a second, also to what is open now; nobody else can tell it from its own. A command that is not on offer then gives way to the fallback.")
  @APIResponse(
      responseCode = "200",
      description = "Those of the caller's seat.",
      content = @Content(schema = @Schema(implementation = StandingOrdersBody.class)))
  @APIResponse(
      responseCode = "400",
      description =
          "The request cannot be read, the game has no such paragraph, or no such command.")
  @APIResponse(responseCode = "409", description = "`over`.")
  public Uni<StandingOrdersBody> put(@PathParam("id") String id, StandingOrdersBody body) {
    Map<String, JsonNode> answers = body.answers();
    if (answers.size() > MOST) {
      throw Problem.malformed("/answers", "at most " + MOST + " answers").asException();
    }
    return standingOrderSettings
        .put(MatchId.of(id), caller.signedIn().id(), answers)
        .map(StandingOrdersBody::new);
  }
}
