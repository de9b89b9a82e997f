package umpire.game.api.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
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
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.CreatedResponses;
import umpire.chassis.http.Problem;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.game.api.http.EtagResponses;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.QueryParameters;
import umpire.game.api.http.ReaderAccess;
import umpire.game.api.http.Scopes;
import umpire.game.api.json.MatchJson;
import umpire.game.api.json.PoliciesJson;
import umpire.game.api.json.SpectatorsJson;
import umpire.game.api.shape.match.MatchShape;
import umpire.game.api.shape.match.MatchesShape;
import umpire.game.clock.TimeControl;
import umpire.game.referee.access.MatchReaderAccess;
import umpire.game.referee.act.Resignation;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.reading.MatchPages;
import umpire.game.referee.reading.MatchReader;
import umpire.game.store.match.MatchFilter;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.MatchTerms;
import umpire.wire.Codec;
import umpire.wire.WireException;

/** Opening matches, listing them, looking at them, giving up. */
@Path("/v1/matches")
@CallerDependent
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(
    responseCode = "403",
    description = "The token lacks the scope, or the caller the seat.")
public class MatchesResource {
  public static final int LARGEST_PAGE = 100;
  private static final Set<String> STATUS = Set.of("open", "playing", "stalled", "over");

  private final Caller caller;
  private final MatchRegistry matchRegistry;
  private final MatchReader matchReader;
  private final MatchPages pages;
  private final Resignation resignation;

  MatchesResource(
      Caller caller,
      MatchRegistry matchRegistry,
      MatchReader matchReader,
      MatchPages pages,
      Resignation resignation) {
    this.caller = caller;
    this.pages = pages;
    this.matchRegistry = matchRegistry;
    this.matchReader = matchReader;
    this.resignation = resignation;
  }

  /** Opens a match; it begins when every seat is taken. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  @Operation(
      operationId = "openMatch",
      summary = "Open a match",
      description = "It begins when every seat is taken. Note the commitment.")
  @APIResponse(
      responseCode = "201",
      description = "The match; `Location` is its address.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(
      responseCode = "400",
      description = "The request cannot be read; `pointer` says where.")
  @APIResponse(
      responseCode = "422",
      description =
          "`bot-cannot`: a bot that is invited does not play this; `member` is that of its entry in `/v1/bots` which does not fit, `pointer` says which seat.")
  public Uni<Response> open(OpenRequest request) {
    String account = caller.signedIn().id();
    MatchRegistry.Opening opening =
        new MatchRegistry.Opening(
            request.game(),
            QueryParameters.text("edition", Objects.requireNonNullElse(request.edition(), "")),
            request.scenario(),
            Objects.requireNonNullElse(request.options(), Map.of()),
            Objects.requireNonNullElse(request.seats(), Map.of()),
            isPublic(Objects.requireNonNullElse(request.visibility(), "public")),
            SpectatorsJson.read(request.spectators(), request.spectatorDelaySeconds()),
            Optional.ofNullable(request.clock()).map(MatchesResource::terms),
            MatchTerms.casual(PoliciesJson.read(request.policies())));
    return matchRegistry
        .open(account, opening)
        .flatMap(
            row ->
                header(row, account)
                    .map(
                        json ->
                            CreatedResponses.at("/v1/matches/" + row.id()).entity(json).build()));
  }

  private static TimeControl terms(JsonNode clock) {
    try {
      return Codec.plain().read(clock, TimeControl.class);
    } catch (WireException wrong) {
      throw Problem.malformed("/clock" + wrong.pointer(), wrong.reason()).asException();
    }
  }

  private static boolean isPublic(String visibility) {
    if (!Set.of("public", "private").contains(visibility)) {
      throw Problem.malformed("/visibility", "public or private").asException();
    }
    return visibility.equals("public");
  }

  /** Matches, newest first. */
  @PermitAll
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listMatches",
      summary = "Matches",
      description =
          "Newest first. With `mine` those in which the caller sits or is invited, those that wait for them first; with `waiting` these alone; without both the public ones. `cursor` is the `next` of an earlier page, `limit` 1 to 100.")
  @Parameter(
      name = "mine",
      in = ParameterIn.QUERY,
      allowEmptyValue = true,
      schema = @Schema(type = SchemaType.BOOLEAN))
  @Parameter(
      name = "waiting",
      in = ParameterIn.QUERY,
      allowEmptyValue = true,
      schema = @Schema(type = SchemaType.BOOLEAN))
  @APIResponse(
      responseCode = "200",
      description = "A page of matches.",
      content = @Content(schema = @Schema(implementation = MatchesShape.class)))
  @APIResponse(responseCode = "400", description = "A parameter is none.")
  public Uni<ObjectNode> list(
      @Context UriInfo uri,
      @QueryParam("game") @DefaultValue("") String game,
      @Parameter(description = "open, playing, stalled or over.")
          @QueryParam("status")
          @DefaultValue("")
          String status,
      @QueryParam("cursor") @DefaultValue("") String cursor,
      @QueryParam("limit") @DefaultValue("50") String limit) {
    MatchFilter only = filter(game, status);
    int most = QueryParameters.within("limit", limit, 1, LARGEST_PAGE);
    boolean waitingOnly = QueryParameters.flag("waiting", uri);
    boolean own = QueryParameters.flag("mine", uri) || waitingOnly;
    return (own ? own(waitingOnly, only, cursor, most) : others(only, cursor, most))
        .map(MatchJson::page);
  }

  private Uni<MatchPages.Page> own(boolean waitingOnly, MatchFilter only, String cursor, int most) {
    String account = caller.withScope(Scopes.READ).id();
    return pages.mine(account, waitingOnly, only, cursor, most);
  }

  private Uni<MatchPages.Page> others(MatchFilter only, String cursor, int most) {
    ReaderAccess.of(caller); // a token that is not for reading is refused
    return pages.everybodys(only, cursor, most);
  }

  private static MatchFilter filter(String game, String status) {
    if (!status.isEmpty() && !STATUS.contains(status)) {
      throw Problem.malformed("/status", "status is open, playing, stalled or over").asException();
    }
    return new MatchFilter(QueryParameters.text("game", game), status);
  }

  /** Header, and the position as the caller may know it. */
  @PermitAll
  @GET
  @Path("/{id}")
  @Operation(
      operationId = "readMatch",
      summary = "Look at a match",
      description =
          "Header, and the position as the caller may know it; a seat that drafts an order sees what follows from it. With `at` as it was when they had that number, without drafts: at the end of the last transaction that it covers, whose number `seq` tells. What was taken back is there too.")
  @APIResponse(
      responseCode = "200",
      description = "The match.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(responseCode = "304", description = "As the caller has it.")
  @APIResponse(responseCode = "400", description = "`at` is no number that the caller has reached.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(
      responseCode = "503",
      description =
          "`edition-missing`: this installation lacks the edition under which it is played.")
  public Uni<Response> match(
      @PathParam("id") String id,
      @Parameter(description = "A number of the caller's own: the match as they saw it then.")
          @QueryParam("at")
          @Nullable String at,
      @Context Request request) {
    MatchReaderAccess matchReaderAccess = ReaderAccess.of(caller);
    UUID match = MatchId.of(id);
    OptionalInt then = QueryParameters.at(at);
    return matchReader
        .see(match, matchReaderAccess)
        .flatMap(now -> matchReader.asOf(now, then))
        .map(
            visibleMatch ->
                matchReaderAccess.everything()
                    ? MatchJson.headerWithReason(visibleMatch)
                    : MatchJson.header(visibleMatch))
        .map(json -> EtagResponses.answer(request, json));
  }

  /** Gives up: ends the match, whatever it waits for. */
  @RolesAllowed(Scopes.PLAY)
  @Counted(Quota.PLAY)
  @POST
  @Path("/{id}/resign")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "resign",
      summary = "Give up",
      description = "Ends the match, whatever it waits for.")
  @APIResponse(
      responseCode = "200",
      description = "The match.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(responseCode = "409", description = "`not-playing`.")
  public Uni<ObjectNode> resign(@PathParam("id") String id) {
    String account = caller.signedIn().id();
    return resignation.resign(MatchId.of(id), account).flatMap(row -> header(row, account));
  }

  private Uni<ObjectNode> header(MatchRow row, String account) {
    return matchReader.see(row, account).map(MatchJson::header);
  }
}
