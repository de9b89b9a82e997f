package umpire.lobby.tournaments.receipts;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.tournaments.Readings;
import umpire.lobby.tournaments.api.Viewers;
import umpire.lobby.tournaments.bulk.Bulk;
import umpire.lobby.tournaments.bulk.BulkMatch;
import umpire.lobby.tournaments.bulk.BulkMatches;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.TournamentRow;

/** Signed receipts of results, and the keys by which they are verified. */
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class ReceiptsResource {
  private final Receipts receipts;
  private final ReceiptKeys keys;
  private final Readings readings;
  private final BulkMatches bulks;
  private final Viewers viewers;
  private final Caller caller;

  ReceiptsResource(
      Receipts receipts,
      ReceiptKeys keys,
      Readings readings,
      BulkMatches bulks,
      Viewers viewers,
      Caller caller) {
    this.receipts = receipts;
    this.keys = keys;
    this.readings = readings;
    this.bulks = bulks;
    this.viewers = viewers;
    this.caller = caller;
  }

  /** A JSON Web Key Set (RFC 7517), public parts only. */
  @Schema(
      name = "ReceiptKeySet",
      requiredProperties = {"keys"})
  public record KeySet(List<Map<String, Object>> keys) {
    public KeySet {
      keys = List.copyOf(keys);
    }
  }

  /** The keys. */
  @PermitAll
  @GET
  @Path("/.well-known/receipt-keys.json")
  @Tag(name = "tournaments")
  @Operation(
      operationId = "receiptKeys",
      summary = "The public keys of receipts",
      description =
          "All that there ever were: whoever keeps them verifies every receipt without asking us.")
  @APIResponseSchema(
      value = KeySet.class,
      responseCode = "200",
      responseDescription = "A JSON Web Key Set (RFC 7517) of Ed25519 keys (RFC 8037)")
  public Uni<KeySet> keys() {
    return keys.published().map(KeySet::new);
  }

  /** The receipt of a board. */
  @PermitAll
  @GET
  @Path("/tournaments/{id}/rounds/{round}/boards/{board}/receipt")
  @Tag(name = "tournaments")
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

  /** The receipt of a match that was opened in bulk. */
  @RolesAllowed({Scopes.TOURNAMENT_HOST, Scopes.TOURNAMENT_READ})
  @GET
  @Path("/bulk-matches/{id}/matches/{place}/receipt")
  @Tag(name = "bulk-matches")
  @Operation(
      operationId = "readBulkReceipt",
      summary = "A signed receipt of how a match ended",
      description = "Its seats, level of victory, and the commitment to its dice.")
  @APIResponseSchema(
      value = ReceiptView.class,
      responseCode = "200",
      responseDescription = "The receipt")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(
      responseCode = "403",
      description = "The token lacks the scope `tournament:host` or `tournament:read`")
  @APIResponse(
      responseCode = "404",
      description = "The caller has opened none of this id, or it has no such match")
  @APIResponse(responseCode = "409", description = "`no-result`: it is not over")
  public Uni<ReceiptView> ofBulk(@PathParam("id") String id, @PathParam("place") int place) {
    return bulks
        .find(caller.signedIn().id(), id)
        .chain(
            bulk ->
                bulk.matches().stream()
                    .filter(one -> one.place() == place)
                    .findFirst()
                    .map(match -> receipt(bulk, match))
                    .orElseThrow(() -> Problem.notFound().asException()));
  }

  private Uni<ReceiptView> receipt(Bulk bulk, BulkMatch one) {
    if (!one.match().status().equals(PairedMatch.OVER)) {
      throw Receipts.noResult();
    }
    ObjectNode said =
        JsonNodeFactory.instance
            .objectNode()
            .put("bulk", bulk.id())
            .put("request", bulk.request())
            .put("place", one.place());
    if (!one.name().isEmpty()) {
      said.put("name", one.name());
    }
    Map<String, String> names = new HashMap<>();
    one.players().forEach(player -> names.put(player.account(), player.name()));
    return receipts.of(said, List.of(one.match().match()), names);
  }
}
