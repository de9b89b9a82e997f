package umpire.lobby.seeks;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.CreatedResponses;
import umpire.lobby.common.Flags;
import umpire.lobby.common.RatingRange;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.matchmaking.JoinRequest;
import umpire.lobby.matchmaking.MatchPlayer;
import umpire.lobby.matchmaking.PlayerForm;
import umpire.lobby.matchmaking.RequestedMatch;

/** Open offers of matches. */
@Path("/v1/seeks")
@Tag(name = "seeks", description = "Offers of a match, open to anybody.")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class SeeksResource {
  private static final String UNKNOWN = "`catalogue-unknown`: the games are not known yet";

  private final Seeks seeks;
  private final Caller caller;

  SeeksResource(Seeks seeks, Caller caller) {
    this.seeks = seeks;
    this.caller = caller;
  }

  /** Posts a seek. */
  @RolesAllowed(Scopes.LOBBY)
  @POST
  @Operation(
      operationId = "postSeek",
      summary = "Seek a match",
      description = "Open until somebody joins or its owner cancels it.")
  @APIResponseSchema(
      value = SeekView.class,
      responseCode = "201",
      responseDescription = "The seek; `Location` is its address")
  @APIResponse(
      responseCode = "400",
      description =
          "Malformed, no such game, scenario, option, seat or clock, or a scenario that is not for two;"
              + " `pointer` says where")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(
      responseCode = "403",
      description = "`banned`: from matchmaking. The token lacks the scope `lobby`")
  @APIResponse(responseCode = "409", description = "`too-many-seeks`: at most 20 are open")
  @APIResponse(responseCode = "503", description = UNKNOWN)
  public Uni<Response> post(SeekRequest request) {
    MatchPlayer owner = player(request.seat(), request.salt());
    RequestedMatch wish =
        RequestedMatch.read(
            request.game(),
            request.scenario(),
            request.options(),
            request.visibility(),
            request.spectators(),
            request.spectatorDelaySeconds(),
            request.clock(),
            request.rated());
    return seeks
        .post(
            owner,
            wish,
            request.ratings() == null ? RatingRange.ANY : RatingRange.read(request.ratings()))
        .map(row -> CreatedResponses.at("/v1/seeks/" + row.id()).entity(SeekView.of(row)).build());
  }

  /** Open seeks, or the caller's. */
  @PermitAll
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listSeeks",
      summary = "Open seeks, the newest first",
      description = "With `mine` those that the caller posted or joined, whatever became of them.")
  @APIResponseSchema(
      value = SeekList.class,
      responseCode = "200",
      responseDescription = "At most 50 seeks")
  @Parameter(
      name = "mine",
      in = ParameterIn.QUERY,
      allowEmptyValue = true,
      schema = @Schema(type = SchemaType.BOOLEAN))
  @APIResponse(responseCode = "400", description = "`mine` is no flag")
  @APIResponse(responseCode = "401", description = "`mine`, and no valid token")
  public Uni<SeekList> list(
      @QueryParam("game") @DefaultValue("") String game,
      @QueryParam("cursor") @DefaultValue("") String cursor,
      @Context UriInfo uri) {
    return (Flags.ofQuery(uri, "mine")
            ? seeks.of(caller.signedIn().id(), cursor)
            : seeks.open(game, cursor))
        .map(SeekList::of);
  }

  /** One seek. */
  @PermitAll
  @GET
  @Path("/{id}")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "readSeek",
      summary = "A seek, and what became of it",
      description = "Once somebody has joined it tells the match, and when that is open.")
  @APIResponseSchema(value = SeekView.class, responseCode = "200", responseDescription = "The seek")
  @APIResponse(responseCode = "404", description = "There is no such seek")
  public Uni<SeekView> read(@PathParam("id") String id) {
    return seeks.find(id).map(SeekView::of);
  }

  /** Joins a seek. */
  @RolesAllowed(Scopes.LOBBY)
  @POST
  @Path("/{id}/join")
  @Operation(
      operationId = "joinSeek",
      summary = "Join a seek",
      description =
          "This makes the match: `match` is its id, and it is there within moments, when the status is `opened`. A match that cannot be opened makes the seek `failed`, with the reason. Joining again changes nothing.")
  @APIResponseSchema(
      value = SeekView.class,
      responseCode = "200",
      responseDescription = "The seek with its match")
  @APIResponse(responseCode = "400", description = "Malformed, or no such seat")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(
      responseCode = "403",
      description =
          "`banned`: from matchmaking; `blocked`: one of the two has blocked the other. The token lacks the scope `lobby`")
  @APIResponse(responseCode = "404", description = "There is no such seek")
  @APIResponse(
      responseCode = "409",
      description = "`seek-closed`, `own-seek`, `seat-taken` or `rating-out-of-range`")
  @APIResponse(responseCode = "503", description = UNKNOWN)
  public Uni<SeekView> join(@PathParam("id") String id, JoinRequest request) {
    return seeks.join(player(request.seat(), request.salt()), id).map(SeekView::of);
  }

  /** Takes a seek back. */
  @RolesAllowed(Scopes.LOBBY)
  @DELETE
  @Path("/{id}")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "cancelSeek",
      summary = "Take a seek back",
      description = "By its owner, before anybody joins.")
  @APIResponseSchema(
      value = SeekView.class,
      responseCode = "200",
      responseDescription = "The seek, cancelled")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(responseCode = "403", description = "Not the caller's, or no scope `lobby`")
  @APIResponse(responseCode = "404", description = "There is no such seek")
  @APIResponse(responseCode = "409", description = "`seek-closed`: somebody has joined")
  public Uni<SeekView> cancel(@PathParam("id") String id) {
    return seeks.cancel(caller.signedIn().id(), id).map(SeekView::of);
  }

  private MatchPlayer player(@Nullable String seat, @Nullable String salt) {
    return PlayerForm.read(caller.signedIn(), seat, salt);
  }
}
