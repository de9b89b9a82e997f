package umpire.lobby.tournaments.arena;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.tournaments.api.Viewers;

/** Who is ready in an arena. */
@Path("/v1/tournaments/{id}")
@Tag(name = "tournaments")
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class ArenaResource {
  private static final String NO_TOKEN = "No valid token";
  private static final String NO_SCOPE = "The token lacks the scope, or no role";
  private static final String NOBODY =
      "There is no such tournament, or nobody of this account has entered it";

  private final Readiness readiness;
  private final Viewers viewers;
  private final Caller caller;

  ArenaResource(Readiness readiness, Viewers viewers, Caller caller) {
    this.readiness = readiness;
    this.viewers = viewers;
    this.caller = caller;
  }

  /** The arena. */
  @PermitAll
  @GET
  @Path("/arena")
  @Operation(
      operationId = "readArena",
      summary = "Until when an arena pairs, and who is ready",
      description = "From its start on.")
  @APIResponseSchema(
      value = ArenaView.class,
      responseCode = "200",
      responseDescription = "The arena")
  @APIResponse(
      responseCode = "404",
      description = "There is no such tournament, or the caller may not know of it")
  @APIResponse(responseCode = "409", description = "`no-arena`: another format, or not begun")
  public Uni<ArenaView> read(@PathParam("id") String id) {
    return viewers.find(id).chain(readiness::view);
  }

  /** Is ready. */
  @RolesAllowed({Scopes.LOBBY, Scopes.TOURNAMENT_HOST})
  @PUT
  @Path("/entrants/{account}/ready")
  @ResponseStatus(204)
  @Operation(
      operationId = "sayReady",
      summary = "Say that one is ready for a match of an arena, or say it for somebody",
      description =
          "For one match: after it say so again. The caller needs the scope `lobby`, staff for others `tournament:host`. Again, nothing changes.")
  @APIResponse(responseCode = "204", description = "Waits for an opponent")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE + "; or the account is `banned`")
  @APIResponse(responseCode = "404", description = NOBODY)
  @APIResponse(
      responseCode = "409",
      description = "`wrong-status`, `no-arena`, `not-entered`, `window-closed` or `busy`")
  public Uni<Void> ready(@PathParam("id") String id, @PathParam("account") String account) {
    return readiness.ready(acting(account), id, account);
  }

  private Account acting(String account) {
    return caller.withScope(
        caller.signedIn().id().equals(account) ? Scopes.LOBBY : Scopes.TOURNAMENT_HOST);
  }

  /** Is not ready. */
  @RolesAllowed({Scopes.LOBBY, Scopes.TOURNAMENT_HOST})
  @DELETE
  @Path("/entrants/{account}/ready")
  @ResponseStatus(204)
  @Operation(
      operationId = "sayAway",
      summary = "Say that one is not ready for a match of an arena any more",
      description = "A match that is open goes on. Again, nothing changes.")
  @APIResponse(responseCode = "204", description = "Waits for nobody")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NOBODY)
  @APIResponse(responseCode = "409", description = "`wrong-status`, `no-arena` or `not-entered`")
  public Uni<Void> away(@PathParam("id") String id, @PathParam("account") String account) {
    return readiness.away(acting(account), id, account);
  }
}
