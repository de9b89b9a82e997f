package umpire.lobby.tournaments.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.CreatedResponses;
import umpire.chassis.http.Problem;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.common.Flags;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.matchmaking.Page;
import umpire.lobby.tournaments.Readings;
import umpire.lobby.tournaments.Tournaments;
import umpire.lobby.tournaments.plan.TournamentForm;
import umpire.lobby.tournaments.store.Status;
import umpire.lobby.tournaments.store.TournamentRow;

/** Tournaments: their plans and their life cycle. */
@Path("/v1/tournaments")
@Tag(
    name = "tournaments",
    description = "Events of many matches: sign-up, pairings, results, standings.")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class TournamentsResource {
  private static final String MERGE_PATCH = "application/merge-patch+json";
  private static final String NO_TOKEN = "No valid token";
  private static final String NO_SCOPE =
      "The token lacks the scope `tournament:host`, or its account the role `host`";
  private static final String NONE =
      "There is no such tournament, or the caller may not know of it";
  private static final String UNKNOWN = "`catalogue-unknown`: the games are not known yet";
  private static final String MALFORMED =
      "Malformed, no such game, scenario, option or clock, or a scenario with other seats than the format; `pointer` says where";

  private final Tournaments tournaments;
  private final Readings readings;
  private final Viewers viewers;
  private final PatchShape patches;
  private final Caller caller;

  TournamentsResource(
      Tournaments tournaments,
      Readings readings,
      Viewers viewers,
      PatchShape patches,
      Caller caller) {
    this.tournaments = tournaments;
    this.readings = readings;
    this.viewers = viewers;
    this.patches = patches;
    this.caller = caller;
  }

  /** Makes a tournament. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @POST
  @Operation(
      operationId = "makeTournament",
      summary = "Make a tournament",
      description = "A draft, of which its staff alone know; the caller is its host.")
  @APIResponseSchema(
      value = TournamentView.class,
      responseCode = "201",
      responseDescription = "The tournament; `Location` is its address")
  @APIResponse(responseCode = "400", description = MALFORMED)
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(
      responseCode = "409",
      description = "`too-many-tournaments`: finish or cancel one first")
  @APIResponse(responseCode = "503", description = UNKNOWN)
  public Uni<Response> make(TournamentForm form) {
    return tournaments
        .make(caller.signedIn(), form)
        .map(
            row ->
                CreatedResponses.at("/v1/tournaments/" + row.id())
                    .entity(TournamentView.of(row))
                    .tag(Viewers.tag(row))
                    .build());
  }

  /** Tournaments. */
  @PermitAll
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listTournaments",
      summary = "Tournaments, the newest first",
      description =
          "Without drafts; with `mine` those on whose staff the caller is, drafts too, which needs the scope `tournament:host` or `tournament:read`.")
  @APIResponseSchema(
      value = TournamentList.class,
      responseCode = "200",
      responseDescription = "At most 50 tournaments")
  @Parameter(
      name = "mine",
      in = ParameterIn.QUERY,
      allowEmptyValue = true,
      schema = @Schema(type = SchemaType.BOOLEAN))
  @APIResponse(responseCode = "400", description = "No such status, or `mine` is no flag")
  @APIResponse(responseCode = "401", description = "`mine`, and no valid token")
  @APIResponse(responseCode = "403", description = "`mine`, and the token lacks the scope")
  public Uni<TournamentList> list(
      @QueryParam("game") @DefaultValue("") String game,
      @QueryParam("status") @DefaultValue("") String status,
      @QueryParam("cursor") @DefaultValue("") String cursor,
      @Context UriInfo uri) {
    if (!status.isEmpty()) {
      BodyProblems.at("", () -> Status.of(status));
    }
    return (Flags.ofQuery(uri, "mine")
            ? tournaments.of(staff(), game, status, cursor)
            : tournaments.shown(game, status, cursor))
        .map(TournamentsResource::page);
  }

  private String staff() {
    caller.signedIn();
    return viewers
        .staff()
        .orElseThrow(
            () -> Problem.lacking(Scopes.TOURNAMENT_HOST, Scopes.TOURNAMENT_READ).asException());
  }

  private static TournamentList page(Page<TournamentRow> page) {
    return new TournamentList(
        page.rows().stream().map(TournamentView::of).toList(),
        page.next().isEmpty() ? null : page.next());
  }

  /** One tournament. */
  @PermitAll
  @GET
  @Path("/{id}")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "readTournament",
      summary = "A tournament",
      description = "Its plan and where it stands; a draft is shown to its staff alone.")
  @APIResponseSchema(
      value = TournamentView.class,
      responseCode = "200",
      responseDescription = "The tournament; its version is the ETag")
  @APIResponse(responseCode = "304", description = "The caller has this version")
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<Response> read(@PathParam("id") String id, @Context Request request) {
    return viewers.answer(id, request, row -> Uni.createFrom().item(TournamentView.of(row)));
  }

  /** Changes a tournament. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @PATCH
  @Path("/{id}")
  @Consumes({MediaType.APPLICATION_JSON, MERGE_PATCH})
  @Operation(
      operationId = "changeTournament",
      summary = "Change a tournament before its start",
      description =
          "A JSON Merge Patch (RFC 7396), under either media type. With `If-Match` only the version that the caller has read.")
  @RequestBody(content = @Content(schema = @Schema(implementation = TournamentPatch.class)))
  @APIResponseSchema(
      value = TournamentView.class,
      responseCode = "200",
      responseDescription = "The tournament as it is now")
  @APIResponse(responseCode = "400", description = MALFORMED)
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = "`wrong-status`: it has begun")
  @APIResponse(responseCode = "412", description = "`changed-meanwhile`: read it and try again")
  @APIResponse(responseCode = "503", description = UNKNOWN)
  public Uni<Response> change(
      @PathParam("id") String id, JsonNode patch, @Context HttpHeaders headers) {
    patches.require(patch);
    return tournaments
        .change(caller.signedIn(), id, patch, Viewers.version(headers))
        .map(TournamentsResource::changed);
  }

  private static Response changed(TournamentRow row) {
    return Response.ok(TournamentView.of(row)).tag(Viewers.tag(row)).build();
  }

  /** Leads a tournament on. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @PUT
  @Path("/{id}/status")
  @Operation(
      operationId = "leadTournament",
      summary = "Publish, open, start, finish or cancel a tournament",
      description =
          "`running` gives the pairing numbers and begins the first round, unless the host makes the pairings. Asked again, nothing changes.")
  @APIResponseSchema(
      value = TournamentView.class,
      responseCode = "200",
      responseDescription = "The tournament as it is now")
  @APIResponse(responseCode = "400", description = "Malformed, or no such status")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(
      responseCode = "409",
      description =
          "`wrong-status`, `no-check-in`, `check-in-first`, `too-few-entrants`, `cannot-be-paired` or `round-open`")
  public Uni<Response> lead(@PathParam("id") String id, StatusRequest request) {
    Status status = BodyProblems.at("/status", () -> Status.of(request.status()));
    return tournaments.lead(caller.signedIn(), id, status).map(TournamentsResource::changed);
  }

  /** What was done to a tournament. */
  @PermitAll
  @GET
  @Path("/{id}/acts")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listTournamentActs",
      summary = "What was done to a tournament, the newest first",
      description = "By its staff, by entrants, and what followed from the ends of matches.")
  @APIResponseSchema(
      value = ActList.class,
      responseCode = "200",
      responseDescription = "At most 100 acts")
  @APIResponse(responseCode = "400", description = "No cursor of this list")
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<ActList> acts(
      @PathParam("id") String id, @QueryParam("cursor") @DefaultValue("") String cursor) {
    return viewers.find(id).chain(row -> readings.acts(row.id(), before(cursor))).map(ActList::of);
  }

  private static long before(String cursor) {
    if (!cursor.matches("[0-9]{0,18}")) {
      throw Problem.malformed("", "no cursor of this list").asException();
    }
    return cursor.isEmpty() ? Long.MAX_VALUE : Long.parseLong(cursor);
  }
}
