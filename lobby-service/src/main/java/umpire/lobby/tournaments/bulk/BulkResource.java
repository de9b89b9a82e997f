package umpire.lobby.tournaments.bulk;

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
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.CreatedResponses;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.lobby.identity.sessions.Scopes;

/** Matches in bulk, without a tournament: for hosts who do everything else themselves. */
@Path("/v1/bulk-matches")
@Tag(name = "bulk-matches", description = "Many matches as one act, for hosts.")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class BulkResource {
  private static final String NO_TOKEN = "No valid token";
  private static final String NONE = "The caller has opened none of this id";

  private final BulkMatches matches;
  private final Caller caller;

  BulkResource(BulkMatches matches, Caller caller) {
    this.matches = matches;
    this.caller = caller;
  }

  /** Opens matches. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @Counted(value = Quota.CREATE, whenCreated = true)
  @POST
  @Operation(
      operationId = "openMatches",
      summary = "Open up to 500 matches as one act",
      description =
          "All of them or none. Sent again with its `id`, it gives the matches that it opened. What opens nothing (a refusal, a repetition, `dryRun`) is not counted by the quota `create` but by `read`.")
  @APIResponseSchema(
      value = BulkView.class,
      responseCode = "201",
      responseDescription = "The matches, which open within moments; `Location` tells how far")
  @APIResponse(
      responseCode = "200",
      description =
          "Nothing was opened: it was `dryRun`, or the matches are there from an earlier request",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(implementation = BulkView.class)))
  @APIResponse(
      responseCode = "400",
      description = "Malformed; `errors` has one for each of `matches` that is wrong")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = "The token lacks the scope `tournament:host`")
  @APIResponse(
      responseCode = "409",
      description =
          "`id-in-use`: by another request; `too-many-matches`: of the host's are not over")
  @APIResponse(
      responseCode = "503",
      description = "`catalogue-unknown`: the games are not known yet")
  public Uni<Response> open(BulkForm form) {
    return matches
        .open(caller.permit(), form, Boolean.TRUE.equals(form.dryRun()))
        .map(BulkResource::answer);
  }

  private static Response answer(BulkMatches.Opened opened) {
    return (opened.fresh()
            ? CreatedResponses.at("/v1/bulk-matches/" + opened.bulk().id())
            : Response.ok())
        .entity(BulkView.of(opened.bulk()))
        .tag(tag(opened.bulk()))
        .build();
  }

  private static EntityTag tag(Bulk bulk) {
    return new EntityTag(Long.toString(bulk.version()));
  }

  /** What the caller has opened. */
  @RolesAllowed({Scopes.TOURNAMENT_HOST, Scopes.TOURNAMENT_READ})
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listBulks",
      summary = "What the caller has opened in bulk, the newest first",
      description = "Without the matches themselves: how many of them stand where.")
  @APIResponseSchema(
      value = BulkList.class,
      responseCode = "200",
      responseDescription = "At most 50")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(
      responseCode = "403",
      description = "The token lacks the scope `tournament:host` or `tournament:read`")
  public Uni<BulkList> list(@QueryParam("cursor") @DefaultValue("") String cursor) {
    return matches.of(caller.signedIn().id(), cursor).map(BulkList::of);
  }

  /** How far the matches are. */
  @RolesAllowed({Scopes.TOURNAMENT_HOST, Scopes.TOURNAMENT_READ})
  @GET
  @Path("/{id}")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "readBulk",
      summary = "Matches that were opened as one act",
      description = "How far each is, and how it ended.")
  @APIResponseSchema(
      value = BulkView.class,
      responseCode = "200",
      responseDescription = "The matches; the version is the ETag")
  @APIResponse(responseCode = "304", description = "The caller has this version")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(
      responseCode = "403",
      description = "The token lacks the scope `tournament:host` or `tournament:read`")
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<Response> read(@PathParam("id") String id, @Context Request request) {
    return matches
        .find(caller.signedIn().id(), id)
        .map(
            bulk -> {
              Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag(bulk));
              return unchanged == null
                  ? Response.ok(BulkView.of(bulk)).tag(tag(bulk)).build()
                  : unchanged.build();
            });
  }
}
