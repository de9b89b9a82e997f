package umpire.lobby.api;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.quota.Uncounted;
import umpire.lobby.identity.SigningKeys;

/** The keys by which anyone verifies our tokens. */
@Path("/v1/.well-known/jwks.json")
@Tag(
    name = "sessions",
    description = "Signing in and out, and the keys by which tokens are verified.")
@Produces(MediaType.APPLICATION_JSON)
public class KeysResource {
  private final SigningKeys keys;

  KeysResource(SigningKeys keys) {
    this.keys = keys;
  }

  /** A JSON Web Key Set (RFC 7517), public parts only. */
  public record KeySet(List<Map<String, Object>> keys) {}

  @Uncounted("services verify tokens by it")
  @GET
  @Operation(
      operationId = "keys",
      summary = "The public keys of our tokens",
      description = "Whoever is given one of our tokens verifies it by these, without asking us.")
  @APIResponseSchema(
      value = KeySet.class,
      responseCode = "200",
      responseDescription = "A JSON Web Key Set (RFC 7517)")
  public Uni<KeySet> keys() {
    return keys.published().map(KeySet::new);
  }
}
