package umpire.game.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.game.api.shape.MatchShape;
import umpire.game.referee.Clerk;
import umpire.game.referee.Reader;
import umpire.game.referee.Resignation;
import umpire.game.store.MatchRow;

/** Opening matches, taking seats, looking at them, giving up. */
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
  private static final Pattern SALT = Pattern.compile("[0-9a-f]{0,64}");

  private final Caller caller;
  private final Clerk clerk;
  private final Reader reader;
  private final Resignation resignation;

  MatchesResource(Caller caller, Clerk clerk, Reader reader, Resignation resignation) {
    this.caller = caller;
    this.clerk = clerk;
    this.reader = reader;
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
  public Uni<Response> open(OpenRequest request) {
    String account = caller.signedIn().id();
    return clerk
        .open(
            account,
            request.game(),
            request.scenario(),
            Objects.requireNonNullElse(request.options(), Map.of()),
            Objects.requireNonNullElse(request.seats(), Map.of()))
        .flatMap(
            row ->
                header(row, account)
                    .map(
                        json ->
                            Response.created(URI.create("/v1/matches/" + row.id()))
                                .entity(json)
                                .build()));
  }

  /** Header, and the position as the caller may know it. */
  @RolesAllowed(Scopes.READ)
  @GET
  @Path("/{id}")
  @Operation(
      operationId = "readMatch",
      summary = "Look at a match",
      description =
          "Header, and the position as the caller may know it; a seat that drafts an order sees what follows from it.")
  @APIResponse(
      responseCode = "200",
      description = "The match.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(responseCode = "304", description = "As the caller has it.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(
      responseCode = "503",
      description =
          "`edition-missing`: this installation lacks the edition under which it is played.")
  public Uni<Response> match(@PathParam("id") String id, @Context Request request) {
    Account account = caller.signedIn();
    UUID match = MatchId.of(id);
    return reader
        .see(match, account.id())
        .map(
            seen ->
                account.scopes().contains(Scopes.ADMIN)
                    ? MatchJson.headerWithReason(seen)
                    : MatchJson.header(seen))
        .map(json -> Tagged.answer(request, json));
  }

  /** Takes an open seat. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  @Path("/{id}/seats/{seat}")
  @Operation(
      operationId = "takeSeat",
      summary = "Take an open seat",
      description = "The last seat begins the match. An account has one seat.")
  @APIResponse(
      responseCode = "200",
      description = "The match.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(responseCode = "400", description = "The salt is malformed.")
  @APIResponse(responseCode = "404", description = "There is no such match or seat.")
  @APIResponse(responseCode = "409", description = "`seat-taken` or `already-seated`.")
  public Uni<ObjectNode> take(
      @PathParam("id") String id, @PathParam("seat") String seat, SeatRequest request) {
    String account = caller.signedIn().id();
    String salt = Objects.requireNonNullElse(request.salt(), "");
    if (!SALT.matcher(salt).matches()) {
      throw Problem.malformed("/salt", "up to 64 lower-case hexadecimal digits").asException();
    }
    return clerk.take(MatchId.of(id), seat, account, salt).flatMap(row -> header(row, account));
  }

  /** Gives up: ends the match, whatever it waits for. */
  @RolesAllowed(Scopes.PLAY)
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
    return reader.see(row, account).map(MatchJson::header);
  }
}
