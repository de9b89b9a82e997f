package umpire.game.api.match;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Duration;
import java.util.Objects;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.Scopes;
import umpire.game.api.shape.match.SeatLinkShape;
import umpire.game.referee.opening.SeatsByLink;

/** Invitations for whoever comes with a link. */
@Path("/v1/matches/{id}/seats/{seat}/link")
@CallerDependent
@RolesAllowed(Scopes.PLAY)
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
public class SeatLinksResource {
  private static final int SHORTEST = 60;
  private static final int LONGEST = (int) Duration.ofDays(30).toSeconds();
  private static final int WEEK = (int) Duration.ofDays(7).toSeconds();

  private final Caller caller;
  private final SeatsByLink links;

  SeatLinksResource(Caller caller, SeatsByLink links) {
    this.caller = caller;
    this.links = links;
  }

  /** Keeps an open seat for whoever has the link. */
  @POST
  @ResponseStatus(201)
  @Operation(
      operationId = "makeSeatLink",
      summary = "Invite by a link",
      description =
          "By whoever opened the match, for an open seat, of a private match too: from now on the seat is kept for whoever comes with the link. It is told once. It ends when it is used, after its time, when another is made for the seat, and when the seat is made open again (DELETE of the seat).")
  @APIResponseSchema(
      value = SeatLinkShape.class,
      responseCode = "201",
      responseDescription = "The link.")
  @APIResponse(responseCode = "400", description = "`expiresInSeconds` is out of range.")
  @APIResponse(
      responseCode = "403",
      description = "The token lacks the scope, or the caller has not opened the match.")
  @APIResponse(responseCode = "404", description = "There is no such match or seat.")
  @APIResponse(
      responseCode = "409",
      description = "`seat-taken`: somebody has it, or it is kept for an account.")
  public Uni<SeatLinkShape> make(
      @PathParam("id") String id, @PathParam("seat") String seat, SeatLinkRequest request) {
    int seconds = Objects.requireNonNullElse(request.expiresInSeconds(), WEEK);
    if (seconds < SHORTEST || seconds > LONGEST) {
      throw Problem.malformed("/expiresInSeconds", SHORTEST + " to " + LONGEST).asException();
    }
    UUID match = MatchId.of(id);
    return links
        .make(match, seat, caller.signedIn().id(), seconds)
        .map(made -> new SeatLinkShape(id, seat, made.secret(), made.expiresAt()));
  }
}
