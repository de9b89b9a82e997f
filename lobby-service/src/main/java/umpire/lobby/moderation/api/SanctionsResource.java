package umpire.lobby.moderation.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.moderation.Sanctions;

/** What administrators have decided about the caller. */
@Path("/v1/sanctions")
@RolesAllowed(Scopes.LOBBY)
@Tag(name = "moderation")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
@APIResponse(responseCode = "401", description = "No valid token")
@APIResponse(responseCode = "403", description = "The token lacks the scope `lobby`")
public class SanctionsResource {
  private static final int LONGEST = 2000;

  private final Sanctions sanctions;
  private final Names names;
  private final Caller caller;

  SanctionsResource(Sanctions sanctions, Names names, Caller caller) {
    this.sanctions = sanctions;
    this.names = names;
    this.caller = caller;
  }

  /** The caller's. */
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listSanctions",
      summary = "The caller's warnings and bans, the newest first",
      description = "With their reasons, whether they are in force or not.")
  @APIResponseSchema(
      value = SanctionList.class,
      responseCode = "200",
      responseDescription = "At most 50 sanctions")
  public Uni<SanctionList> list(@QueryParam("cursor") @DefaultValue("") String cursor) {
    return sanctions.of(caller.signedIn().id(), cursor).chain(names::ofSanctions);
  }

  /** Appeals. */
  @POST
  @Path("/{id}/appeal")
  @Operation(
      operationId = "appealSanction",
      summary = "Say what there is against a sanction",
      description = "Once; an administrator answers.")
  @APIResponseSchema(
      value = SanctionView.class,
      responseCode = "200",
      responseDescription = "The sanction, with the appeal")
  @APIResponse(responseCode = "400", description = "The appeal is blank or too long")
  @APIResponse(responseCode = "404", description = "The caller has no sanction of this id")
  @APIResponse(
      responseCode = "409",
      description = "`appealed`: an appeal was made already; `not-in-force`: it is over")
  public Uni<SanctionView> appeal(@PathParam("id") String id, AppealRequest request) {
    return sanctions
        .appeal(caller.signedIn().id(), id, PlainText.read("/appeal", request.appeal(), LONGEST))
        .chain(names::ofSanction);
  }
}
