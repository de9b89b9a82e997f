package umpire.game.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import umpire.chassis.http.CallerDependent;
import umpire.game.events.Sweeper;
import umpire.game.referee.Clerk;

/** What only those with the scope {@code admin} may do. */
@Path("/v1/admin/matches/{id}")
@CallerDependent
@Produces(MediaType.APPLICATION_JSON)
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
  public Uni<ObjectNode> askAgain(@PathParam("id") String id) {
    UUID match = MatchId.of(id);
    return clerk
        .find(match)
        .flatMap(_ -> sweeper.askAgain(match))
        .map(asked -> JsonNodeFactory.instance.objectNode().put("asked", asked));
  }
}
