package umpire.lobby.tournaments.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.tournaments.Byes;
import umpire.lobby.tournaments.CheckIns;

/** Who is there before the start, and who is not there in a round. */
@Path("/v1/tournaments/{id}/entrants/{account}")
@Tag(name = "tournaments")
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class PresenceResource {
  private static final String NO_TOKEN = "No valid token";
  private static final String NO_SCOPE = "The token lacks the scope, or no role";
  private static final String NOBODY =
      "There is no such tournament, or nobody of this account has entered it";

  private final CheckIns checkIns;
  private final Byes byes;
  private final Caller caller;

  PresenceResource(CheckIns checkIns, Byes byes, Caller caller) {
    this.checkIns = checkIns;
    this.byes = byes;
    this.caller = caller;
  }

  /** Checks in. */
  @RolesAllowed({Scopes.LOBBY, Scopes.TOURNAMENT_HOST})
  @PUT
  @Path("/check-in")
  @ResponseStatus(204)
  @Operation(
      operationId = "checkIn",
      summary = "Check in before the start, or check somebody in",
      description =
          "While the tournament is `check-in`. The caller needs the scope `lobby`, staff for others `tournament:host`. Again, nothing changes.")
  @APIResponse(responseCode = "204", description = "Checked in")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NOBODY)
  @APIResponse(responseCode = "409", description = "`wrong-status` or `not-entered`")
  public Uni<Void> checkIn(@PathParam("id") String id, @PathParam("account") String account) {
    return checkIns.checkIn(acting(account), id, account);
  }

  private Account acting(String account) {
    return caller.withScope(
        caller.signedIn().id().equals(account) ? Scopes.LOBBY : Scopes.TOURNAMENT_HOST);
  }

  /** Asks for a bye. */
  @RolesAllowed({Scopes.LOBBY, Scopes.TOURNAMENT_HOST})
  @PUT
  @Path("/byes/{round}")
  @ResponseStatus(204)
  @Operation(
      operationId = "askForBye",
      summary = "Ask to be left out of a round that has not begun, or ask for somebody",
      description =
          "As the plan has it in `requestedByes`. The caller needs the scope `lobby`, staff for others `tournament:host`. Again, nothing changes.")
  @APIResponse(responseCode = "204", description = "Not paired in this round")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NOBODY + "; or the format has no such round")
  @APIResponse(
      responseCode = "409",
      description = "`wrong-status`, `not-entered`, `no-byes`, `too-many-byes` or `round-begun`")
  public Uni<Void> ask(
      @PathParam("id") String id,
      @PathParam("account") String account,
      @PathParam("round") int round) {
    return byes.ask(acting(account), id, account, round);
  }

  /** Takes that back. */
  @RolesAllowed({Scopes.LOBBY, Scopes.TOURNAMENT_HOST})
  @DELETE
  @Path("/byes/{round}")
  @ResponseStatus(204)
  @Operation(
      operationId = "takeBackBye",
      summary = "Take back that one asked to be left out of a round",
      description = "Before the round begins.")
  @APIResponse(responseCode = "204", description = "Paired in this round as in others")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NOBODY + "; or no bye was asked for")
  @APIResponse(responseCode = "409", description = "`wrong-status`, `not-entered` or `round-begun`")
  public Uni<Void> takeBack(
      @PathParam("id") String id,
      @PathParam("account") String account,
      @PathParam("round") int round) {
    return byes.takeBack(acting(account), id, account, round);
  }
}
