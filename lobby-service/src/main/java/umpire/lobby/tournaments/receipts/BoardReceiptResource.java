package umpire.lobby.tournaments.receipts;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.Readings;
import umpire.lobby.tournaments.api.Viewers;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.TournamentRow;

/** Receipts of the boards of tournaments. */
@Path("/v1/tournaments/{id}/rounds/{round}/boards/{board}/receipt")
@Tag(name = "tournaments")
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class BoardReceiptResource {
  private final Receipts receipts;
  private final Readings readings;
  private final Viewers viewers;

  BoardReceiptResource(Receipts receipts, Readings readings, Viewers viewers) {
    this.receipts = receipts;
    this.readings = readings;
    this.viewers = viewers;
  }

  /** The receipt of a board. */
  @PermitAll
  @GET
  @Operation(
      operationId = "readBoardReceipt",
      summary = "A signed receipt of a board's result",
      description =
          "Players, result, and of each match that is over its seats, level of victory, and the commitment to its dice.")
  @APIResponseSchema(
      value = ReceiptView.class,
      responseCode = "200",
      responseDescription = "The receipt, of the result as it is now")
  @APIResponse(
      responseCode = "404",
      description = "There is no such tournament or board, or the caller may not know of it")
  @APIResponse(responseCode = "409", description = "`no-result`: it is open")
  public Uni<ReceiptView> ofBoard(
      @PathParam("id") String id, @PathParam("round") int round, @PathParam("board") int board) {
    return viewers
        .find(id)
        .chain(row -> readings.state(row).chain(state -> receipt(row, state, round, board)));
  }

  private Uni<ReceiptView> receipt(
      TournamentRow row, TournamentState state, int round, int number) {
    Board board =
        state.rounds().stream()
            .filter(one -> one.number() == round)
            .flatMap(one -> one.boards().stream())
            .filter(one -> one.number() == number)
            .findFirst()
            .orElseThrow(() -> Problem.notFound().asException());
    Result result = board.result().orElseThrow(Receipts::noResult);
    ObjectNode said =
        JsonNodeFactory.instance
            .objectNode()
            .put("tournament", row.id())
            .put("tournamentName", row.form().name())
            .put("round", round)
            .put("board", number);
    ArrayNode players = said.putArray("players");
    Map<String, String> names = new HashMap<>();
    for (int seat = 0; seat < board.pairing().seats().size(); seat++) {
      var entry = state.numbered(board.pairing().seats().get(seat));
      names.put(entry.account(), entry.name());
      players
          .addObject()
          .put("account", entry.account())
          .put("name", entry.name())
          .put("points", result.points().get(seat).thousandths() / 1000.0);
    }
    said.put("how", result.how().word());
    if (!result.reason().isEmpty()) {
      said.put("reason", result.reason());
    }
    return receipts.of(said, board.matches().stream().map(PairedMatch::match).toList(), names);
  }
}
