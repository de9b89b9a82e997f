package umpire.lobby.tournaments.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.DateTimeException;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.tournaments.RoundUndo;
import umpire.lobby.tournaments.Substitutes;

/** What arbiters do beside results. */
@Path("/v1/tournaments/{id}")
@Tag(name = "tournaments")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class ArbiterResource {
  private static final int LONGEST_REASON = 500;
  private static final String NO_TOKEN = "No valid token";
  private static final String NO_SCOPE =
      "The token lacks the scope `tournament:host`, or its account the role `arbiter`";
  private static final String NO_ROUND = "There is no such tournament or round";

  /** Another deadline of a round. */
  @Schema(
      name = "RoundDeadlineRequest",
      requiredProperties = {"dueAt"})
  public record DeadlineRequest(
      @Schema(format = "date-time", description = "To come, within a year.") String dueAt) {}

  /** Until when clocks stand. */
  @Schema(
      name = "AdjournmentRequest",
      requiredProperties = {"until", "reason"})
  public record AdjournmentRequest(
      @Schema(format = "date-time", description = "To come, within 90 days.") String until,
      @Schema(minLength = 1, maxLength = 500, description = "Players can read it.")
          String reason) {}

  /** Who is to play on. */
  @Schema(
      name = "SubstituteRequest",
      requiredProperties = {"account"})
  public record SubstituteRequest(
      @Schema(
              description =
                  "Of somebody who waits for a place, or of a bot that staff may bring in.")
          String account) {}

  private final RoundUndo undo;
  private final Substitutes substitutes;
  private final Caller caller;

  ArbiterResource(RoundUndo undo, Substitutes substitutes, Caller caller) {
    this.undo = undo;
    this.substitutes = substitutes;
    this.caller = caller;
  }

  /** Takes a round back. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @DELETE
  @Path("/rounds/{round}")
  @Consumes(MediaType.WILDCARD)
  @ResponseStatus(204)
  @Operation(
      operationId = "undoRound",
      summary = "Take the latest round back before anybody moved",
      description =
          "Its matches end and count for nothing, the round before it is open again, and the next begins when the host says so.")
  @APIResponse(responseCode = "204", description = "Taken back")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NO_ROUND)
  @APIResponse(
      responseCode = "409",
      description = "`wrong-status`, `round-closed` or `round-begun`, with `boards`")
  public Uni<Void> undo(@PathParam("id") String id, @PathParam("round") int round) {
    return undo.undo(caller.signedIn(), id, round);
  }

  /** Moves a deadline. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @PUT
  @Path("/rounds/{round}/deadline")
  @ResponseStatus(204)
  @Operation(
      operationId = "moveDeadline",
      summary = "Give the latest round another deadline",
      description =
          "Then boards without a result are decided as the plan says; by an arbiter where it says nothing.")
  @APIResponse(responseCode = "204", description = "It holds")
  @APIResponse(responseCode = "400", description = "Malformed, has passed, or is a year away")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = NO_ROUND)
  @APIResponse(responseCode = "409", description = "`wrong-status` or `round-closed`")
  public Uni<Void> moveDeadline(
      @PathParam("id") String id, @PathParam("round") int round, DeadlineRequest request) {
    return undo.moveDeadline(caller.signedIn(), id, round, moment("/dueAt", request.dueAt()));
  }

  private static Instant moment(String pointer, String text) {
    try {
      return Instant.parse(text);
    } catch (DateTimeException none) {
      throw Problem.malformed(pointer, "a moment, such as 2026-11-27T12:00:00Z").asException();
    }
  }

  /** Stops clocks. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @PUT
  @Path("/rounds/{round}/boards/{board}/adjournment")
  @ResponseStatus(204)
  @Operation(
      operationId = "adjournBoard",
      summary = "Adjourn a board of the latest round: its clocks stand until a moment",
      description =
          "Where time is measured. The players may go on before, and no time passes; another moment takes the place of the first.")
  @APIResponse(responseCode = "204", description = "The clocks of its matches are stopped")
  @APIResponse(responseCode = "400", description = "Malformed, has passed, or is 90 days away")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(responseCode = "404", description = "There is no such tournament, round or board")
  @APIResponse(
      responseCode = "409",
      description = "`wrong-status`, `round-closed`, `no-clock` or `board-decided`")
  public Uni<Void> adjourn(
      @PathParam("id") String id,
      @PathParam("round") int round,
      @PathParam("board") int board,
      AdjournmentRequest request) {
    String reason = request.reason().strip();
    if (reason.isEmpty() || reason.length() > LONGEST_REASON) {
      throw Problem.malformed("/reason", "1 to " + LONGEST_REASON + " characters").asException();
    }
    return undo.adjourn(
        caller.signedIn(), id, round, board, moment("/until", request.until()), reason);
  }

  /** Puts somebody in the place of another. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @PUT
  @Path("/entrants/{account}/substitute")
  @Operation(
      operationId = "substituteEntrant",
      summary = "Put somebody in the place of an entrant",
      description =
          "While the tournament is running. The substitute takes over number, points and history; a match that is being played stays with whoever sits there.")
  @APIResponseSchema(
      value = EntrantView.class,
      responseCode = "200",
      responseDescription = "The substitute")
  @APIResponse(responseCode = "400", description = "Malformed, or no such account in use")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = NO_SCOPE)
  @APIResponse(
      responseCode = "404",
      description = "There is no such tournament, or nobody of this account has a number in it")
  @APIResponse(responseCode = "409", description = "`wrong-status` or `not-waiting`")
  public Uni<EntrantView> substitute(
      @PathParam("id") String id, @PathParam("account") String account, SubstituteRequest request) {
    return substitutes
        .substitute(caller.signedIn(), id, account, request.account())
        .map(EntrantView::of);
  }
}
