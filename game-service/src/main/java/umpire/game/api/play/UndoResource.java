package umpire.game.api.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
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
import umpire.game.api.http.CommandIds;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.Scopes;
import umpire.game.api.json.MatchJson;
import umpire.game.api.shape.match.MatchShape;
import umpire.game.referee.order.OrderUndo;
import umpire.game.referee.reading.MatchReader;

/** Taking the last order back. */
@Path("/v1/matches/{id}/undo")
@CallerDependent
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(
    responseCode = "403",
    description = "The token lacks the scope, or the caller the seat.")
public class UndoResource {
  private final Caller caller;
  private final OrderUndo orderUndo;
  private final MatchReader matchReader;

  UndoResource(Caller caller, OrderUndo orderUndo, MatchReader matchReader) {
    this.caller = caller;
    this.orderUndo = orderUndo;
    this.matchReader = matchReader;
  }

  /** Goes back to before the caller's last confirmed order. */
  @RolesAllowed(Scopes.PLAY)
  @POST
  @Operation(
      operationId = "undo",
      summary = "Take the last order back",
      description =
          "All that the caller sent last in one request and that was done, if it was no answer under seal, and no draw, question, revelation or other seat's input followed. His draft is dropped. Everyone is told by an event `undone`, whose `to` is the viewer's own number of then; numbers go on, those of decisions too.")
  @APIResponse(
      responseCode = "200",
      description = "The match.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(
      responseCode = "400",
      description = "The request cannot be read; `pointer` says where.")
  @APIResponse(responseCode = "404", description = "There is no such match.")
  @APIResponse(
      responseCode = "409",
      description =
          "`not-undoable`, with `because`: nothing, other-seat, overdue, sealed, draw, question or"
              + " revelation. Or `over`, `not-begun`, `forbidden-by-policy`.")
  @APIResponse(responseCode = "422", description = "`command-id-reused`.")
  public Uni<ObjectNode> undo(@PathParam("id") String id, UndoRequest request) {
    String account = caller.signedIn().id();
    return orderUndo
        .undo(MatchId.of(id), account, CommandIds.checked(request.commandId()))
        .flatMap(row -> matchReader.see(row, account))
        .map(MatchJson::header);
  }
}
