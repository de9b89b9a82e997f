package umpire.lobby.tournaments.receipts;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.http.CallerDependent;

/** The keys by which anybody verifies receipts. */
@Path("/v1/.well-known/receipt-keys.json")
@Tag(name = "tournaments")
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class ReceiptKeysResource {
  private final ReceiptKeys keys;

  ReceiptKeysResource(ReceiptKeys keys) {
    this.keys = keys;
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
  @Operation(
      operationId = "receiptKeys",
      summary = "The public keys of receipts",
      description =
          "All that there ever were, the oldest first: whoever keeps them verifies every receipt"
              + " without asking us. `validFrom` and `validUntil` say when each signed; the last"
              + " one signs.")
  @APIResponseSchema(
      value = KeySet.class,
      responseCode = "200",
      responseDescription = "A JSON Web Key Set (RFC 7517) of Ed25519 keys (RFC 8037)")
  public Uni<KeySet> keys() {
    return keys.published().map(KeySet::new);
  }
}
