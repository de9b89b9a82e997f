package umpire.game.api.match;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.game.api.http.Scopes;
import umpire.game.api.json.MatchJson;
import umpire.game.api.shape.match.MatchShape;
import umpire.game.referee.opening.SeatsByLink;
import umpire.game.referee.reading.MatchReader;
import umpire.game.store.match.SaltInput;

/** Seats for whoever comes with a link. */
@Path("/v1/links")
@CallerDependent
@RolesAllowed(Scopes.PLAY)
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
public class LinksResource {
  private final Caller caller;
  private final SeatsByLink links;
  private final MatchReader matchReader;

  LinksResource(Caller caller, SeatsByLink links, MatchReader matchReader) {
    this.caller = caller;
    this.links = links;
    this.matchReader = matchReader;
  }

  /** Takes the seat of a link. */
  @POST
  @Operation(
      operationId = "takeSeatByLink",
      summary = "Take a seat by a link",
      description = "The last seat begins the match. An account has one seat.")
  @APIResponse(
      responseCode = "200",
      description = "The match.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(responseCode = "400", description = "The request cannot be read.")
  @APIResponse(responseCode = "403", description = "The token lacks the scope.")
  @APIResponse(
      responseCode = "404",
      description = "`link-not-good`: it was used, replaced, withdrawn, or has expired.")
  @APIResponse(
      responseCode = "409",
      description = "`already-seated`, or `already-invited`: another seat is kept for the caller.")
  public Uni<ObjectNode> take(LinkUse use) {
    String account = caller.signedIn().id();
    SaltInput salt = SaltInput.read(use.salt(), use.saltCommitment());
    return links
        .take(use.link(), account, salt)
        .flatMap(row -> matchReader.see(row, account))
        .map(MatchJson::header);
  }
}
