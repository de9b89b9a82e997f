package umpire.lobby.tournaments.receipts;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
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
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.tournaments.bulk.Bulk;
import umpire.lobby.tournaments.bulk.BulkMatch;
import umpire.lobby.tournaments.bulk.BulkMatches;
import umpire.lobby.tournaments.state.PairedMatch;

/** Receipts of matches that were opened in bulk. */
@Path("/v1/bulk-matches/{id}/matches/{place}/receipt")
@Tag(name = "bulk-matches")
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class BulkReceiptResource {
  private final Receipts receipts;
  private final BulkMatches bulks;
  private final Caller caller;

  BulkReceiptResource(Receipts receipts, BulkMatches bulks, Caller caller) {
    this.receipts = receipts;
    this.bulks = bulks;
    this.caller = caller;
  }

  /** The receipt of a match that was opened in bulk. */
  @RolesAllowed({Scopes.TOURNAMENT_HOST, Scopes.TOURNAMENT_READ})
  @GET
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
