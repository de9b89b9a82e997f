package umpire.game.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.http.CallerDependent;
import umpire.game.events.Sweeper;
import umpire.game.referee.Clerk;

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
  private final Clerk clerk;
  private final Sweeper sweeper;

  AdminResource(Clerk clerk, Sweeper sweeper) {
    this.clerk = clerk;
    this.sweeper = sweeper;
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
  public Uni<AskedAgain> askAgain(@PathParam("id") String id) {
    UUID match = MatchId.of(id);
    return clerk.find(match).flatMap(_ -> sweeper.askAgain(match)).map(AskedAgain::new);
  }

  /**
   * Whether anything was asked.
   *
   * @param asked true if there was an open question
   */
  @Schema(
      description = "Whether anything was asked.",
      requiredProperties = {"asked"})
  public record AskedAgain(
      @Schema(description = "True if there was an open question.") boolean asked) {}
}
