package umpire.lobby.tournaments.api;

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
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.tournaments.Staff;
import umpire.lobby.tournaments.store.Role;

/** Who runs a tournament. */
@Path("/v1/tournaments/{id}/staff")
@Tag(name = "tournaments")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class StaffResource {
  private static final String NO_TOKEN = "No valid token";
  private static final String NO_SCOPE =
      "The token lacks the scope `tournament:host`, or its account the role `host`";
  private static final String NONE =
      "There is no such tournament, or the caller may not know of it";

  private final Staff staff;
  private final Viewers viewers;
  private final Caller caller;

  StaffResource(Staff staff, Viewers viewers, Caller caller) {
    this.staff = staff;
    this.viewers = viewers;
    this.caller = caller;
  }

  /** The staff. */
  @PermitAll
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listStaff",
      summary = "Who runs a tournament",
      description = "Everybody may know, by names.")
  @APIResponseSchema(
      value = StaffList.class,
      responseCode = "200",
      responseDescription = "The staff; the version of the tournament is the ETag")
  @APIResponse(responseCode = "304", description = "The caller has this version")
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<Response> list(@PathParam("id") String id, @Context Request request) {
    return viewers.answer(id, request, row -> staff.all(row.id()).map(StaffList::of));
  }

  /** Gives a role. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @PUT
  @Path("/{account}")
  @ResponseStatus(204)
  @Operation(
      operationId = "appointStaff",
      summary = "Give somebody a role",
      description = "In place of the one that they have; somebody has to stay host.")
  @APIResponse(responseCode = "204", description = "They have the role")
  @APIResponse(responseCode = "400", description = "No such role or account in use")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = "`last-host`")
  public Uni<Void> appoint(
      @PathParam("id") String id, @PathParam("account") String account, RoleRequest request) {
    Role role = BodyProblems.at("/role", () -> Role.of(request.role()));
    return staff.appoint(caller.signedIn(), id, account, role);
  }

  /** Takes a role. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @DELETE
  @Path("/{account}")
  @Consumes(MediaType.WILDCARD)
  @ResponseStatus(204)
  @Operation(
      operationId = "dismissStaff",
      summary = "Take somebody's role",
      description = "By a host, or by whoever has it; somebody has to stay host.")
  @APIResponse(responseCode = "204", description = "They have none")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(
      responseCode = "404",
      description = "There is no such tournament, or this account has no role")
  @APIResponse(responseCode = "409", description = "`last-host`")
  public Uni<Void> dismiss(@PathParam("id") String id, @PathParam("account") String account) {
    return staff.dismiss(caller.signedIn(), id, account);
  }
}
