package umpire.game.api.match;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.Scopes;
import umpire.game.api.json.MatchJson;
import umpire.game.api.shape.match.MatchShape;
import umpire.game.referee.opening.SeatAssignment;
import umpire.game.referee.reading.MatchReader;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.SaltInput;

/** Taking a seat and leaving it. */
@Path("/v1/matches/{id}/seats/{seat}")
@CallerDependent
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(responseCode = "404", description = "There is no such match or seat.")
public class SeatsResource {
  private final Caller caller;
  private final SeatAssignment seatAssignment;
  private final MatchReader matchReader;

  SeatsResource(Caller caller, SeatAssignment seatAssignment, MatchReader matchReader) {
    this.caller = caller;
    this.seatAssignment = seatAssignment;
    this.matchReader = matchReader;
  }

  /** Takes a seat that is open, or kept for the caller. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  @Operation(
      operationId = "takeSeat",
      summary = "Take a seat, or reveal its salt",
      description =
          "A seat that is open, or kept for the caller; a private match's open seat is for whoever opened it, all others come by invitation or link. An account has one seat. A `salt` is told to nobody before the match begins. With `saltCommitment` instead, the holder sends the same request with the `salt` once every seat is taken. The last seat or salt begins the match.")
  @APIResponse(
      responseCode = "200",
      description = "The match.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(
      responseCode = "400",
      description = "The salt or its commitment is malformed, or they do not belong together.")
  @APIResponse(
      responseCode = "403",
      description = "The token lacks the scope; `not-invited`: the seat is kept for another.")
  @APIResponse(
      responseCode = "409",
      description =
          "`seat-taken`, `already-seated`, `already-invited`: another seat is kept for the caller; `seats-open`: a salt is revealed when all seats are taken.")
  public Uni<ObjectNode> take(
      @PathParam("id") String id, @PathParam("seat") String seat, SeatRequest request) {
    String account = caller.signedIn().id();
    SaltInput salt = SaltInput.read(request.salt(), request.saltCommitment());
    return seatAssignment
        .take(MatchId.of(id), seat, account, salt)
        .flatMap(row -> header(row, account));
  }

  /** Leaves a seat before the match begins, declines an invitation, or withdraws it. */
  @RolesAllowed(Scopes.PLAY)
  @DELETE
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "leaveSeat",
      summary = "Leave a seat before the start",
      description =
          "Or decline an invitation; whoever opened the match may withdraw it. The seat becomes open.")
  @APIResponse(
      responseCode = "200",
      description = "The match.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(
      responseCode = "403",
      description = "The token lacks the scope, or the seat is not the caller's.")
  @APIResponse(
      responseCode = "409",
      description = "`already-begun`, or `salts-revealed`: another seat has revealed its salt.")
  public Uni<ObjectNode> leave(@PathParam("id") String id, @PathParam("seat") String seat) {
    String account = caller.signedIn().id();
    return seatAssignment.leave(MatchId.of(id), seat, account).flatMap(row -> header(row, account));
  }

  private Uni<ObjectNode> header(MatchRow row, String account) {
    return matchReader.see(row, account).map(MatchJson::header);
  }
}
