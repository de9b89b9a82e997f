package umpire.game.api.play;

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
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.Scopes;
import umpire.game.api.json.MatchJson;
import umpire.game.api.shape.match.MatchShape;
import umpire.game.referee.act.Parleys;
import umpire.game.referee.reading.MatchReader;
import umpire.game.store.match.MatchRow;

/** Draw and pause, which all seats have to want, and a seat's own vacation. */
@Path("/v1/matches/{id}")
@CallerDependent
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(
    responseCode = "200",
    description = "The match.",
    content = @Content(schema = @Schema(implementation = MatchShape.class)))
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(
    responseCode = "403",
    description = "The token lacks the scope, or the caller the seat.")
@APIResponse(responseCode = "404", description = "There is no such match.")
public class ParleyResource {
  private static final int MOST_DAYS = 60;

  private final Caller caller;
  private final Parleys parleys;
  private final MatchReader matchReader;

  ParleyResource(Caller caller, Parleys parleys, MatchReader matchReader) {
    this.caller = caller;
    this.parleys = parleys;
    this.matchReader = matchReader;
  }

  /** For a draw. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  @Path("/draw")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "offerDraw",
      summary = "Offer a draw, or agree to one",
      description =
          "When every seat has, the match is over without a winner. An offer stands until it is withdrawn or declined; to repeat it changes nothing.")
  @APIResponse(
      responseCode = "409",
      description = "`forbidden-by-policy` (the match has no draw by agreement) or `not-playing`.")
  public Uni<ObjectNode> draw(@PathParam("id") String id) {
    return header(parleys.draw(MatchId.of(id), account()));
  }

  /** Against a draw. */
  @RolesAllowed(Scopes.PLAY)
  @DELETE
  @Path("/draw")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "declineDraw",
      summary = "Withdraw one's own offer of a draw, or decline what others offer",
      description =
          "Who had offered takes the offer back; who had not declines, and nothing is offered then.")
  @APIResponse(responseCode = "409", description = "`nothing-offered` or `not-playing`.")
  public Uni<ObjectNode> noDraw(@PathParam("id") String id) {
    return header(parleys.noDraw(MatchId.of(id), account()));
  }

  /** For a pause, or its end. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  @Path("/pause")
  @Operation(
      operationId = "offerPause",
      summary = "Offer a pause of the clocks or its end, or agree to it",
      description =
          "When every seat has named the same `until`, all clocks stand until then; without `until`, when every seat has, a pause ends at once. Only the clocks pause: commands are taken as ever.")
  @APIResponse(
      responseCode = "400",
      description = "The request cannot be read, or `until` is no moment within 90 days.")
  @APIResponse(
      responseCode = "409",
      description =
          "`no-clock`, `not-paused`, `too-late` (the caller's own time has run out),"
              + " `forbidden-by-policy` (the match has no pause by agreement) or `not-playing`.")
  public Uni<ObjectNode> pause(@PathParam("id") String id, PauseRequest request) {
    Optional<Instant> until = Optional.ofNullable(request.until()).map(ParleyResource::moment);
    return header(parleys.pause(MatchId.of(id), account(), until));
  }

  private static Instant moment(String text) {
    try {
      return Instant.parse(text).truncatedTo(ChronoUnit.MILLIS);
    } catch (DateTimeException _) {
      throw Problem.malformed("/until", "a time such as 2026-01-01T00:00:00Z").asException();
    }
  }

  /** Against a pause, or its end. */
  @RolesAllowed(Scopes.PLAY)
  @DELETE
  @Path("/pause")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "declinePause",
      summary = "Withdraw one's own offer of a pause or its end, or decline what others offer",
      description =
          "Who had offered takes the offer back; who had not declines, and nothing is offered then. A pause that has begun goes on.")
  @APIResponse(responseCode = "409", description = "`nothing-offered` or `not-playing`.")
  public Uni<ObjectNode> noPause(@PathParam("id") String id) {
    return header(parleys.noPause(MatchId.of(id), account()));
  }

  /** Goes on vacation. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  @Path("/vacation")
  @Operation(
      operationId = "beginVacation",
      summary = "Go on vacation",
      description =
          "The caller's clock stands for so many days from now on; they are taken from those that the match gives them. Others need not agree.")
  @APIResponse(responseCode = "400", description = "`days` is not 1 to 60.")
  @APIResponse(
      responseCode = "409",
      description =
          "`no-clock`, `no-vacation` (with `daysLeft`), `away` already, `too-late` or `not-playing`.")
  public Uni<ObjectNode> leave(@PathParam("id") String id, VacationRequest request) {
    if (request.days() < 1 || request.days() > MOST_DAYS) {
      throw Problem.malformed("/days", "1 to " + MOST_DAYS).asException();
    }
    return header(parleys.leave(MatchId.of(id), account(), request.days()));
  }

  /** Comes back. */
  @RolesAllowed(Scopes.PLAY)
  @DELETE
  @Path("/vacation")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "endVacation",
      summary = "Come back from vacation",
      description = "Whole days that are left over are the caller's again.")
  @APIResponse(responseCode = "409", description = "`no-clock`, `not-away` or `not-playing`.")
  public Uni<ObjectNode> comeBack(@PathParam("id") String id) {
    return header(parleys.comeBack(MatchId.of(id), account()));
  }

  private String account() {
    return caller.signedIn().id();
  }

  private Uni<ObjectNode> header(Uni<MatchRow> match) {
    String account = account();
    return match.flatMap(row -> matchReader.see(row, account)).map(MatchJson::header);
  }
}
