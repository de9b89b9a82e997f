package umpire.lobby.tournaments.receipts;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.lobby.identity.sessions.Scopes;

/** Administrators have the key of receipts replaced. */
@Path("/v1/receipt-keys")
@RolesAllowed(Scopes.ADMIN)
@Tag(name = "tournaments")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class ReceiptKeyRotationResource {
  private final ReceiptKeys keys;
  private final Caller caller;

  ReceiptKeyRotationResource(ReceiptKeys keys, Caller caller) {
    this.keys = keys;
    this.caller = caller;
  }

  /** Which key is to be replaced. */
  @Schema(
      name = "ReceiptKeyReplacement",
      requiredProperties = {"replaces"})
  public record Replacement(
      @Schema(
              description =
                  "`kid` of the key that signs now: sent again, nothing is replaced twice.")
          String replaces) {}

  /** Makes another key. */
  @POST
  @Operation(
      operationId = "replaceReceiptKey",
      summary = "Replace the key that signs receipts",
      description =
          "A new one signs from now on. All earlier ones stay published, so earlier receipts are"
              + " verified as before.")
  @APIResponseSchema(
      value = ReceiptKeysResource.KeySet.class,
      responseCode = "200",
      responseDescription = "All keys; the last one is new")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(responseCode = "403", description = "The token lacks the scope `admin`")
  @APIResponse(responseCode = "409", description = "`another-key`: another one signs now")
  public Uni<ReceiptKeysResource.KeySet> replace(Replacement request) {
    return keys.replace(request.replaces(), caller.signedIn().id())
        .chain(keys::published)
        .map(ReceiptKeysResource.KeySet::new);
  }
}
