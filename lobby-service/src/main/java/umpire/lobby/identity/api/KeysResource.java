package umpire.lobby.identity.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.KeySetMac;
import umpire.chassis.quota.Uncounted;
import umpire.lobby.identity.crypto.SigningKeys;

/** The keys by which anyone verifies our tokens. */
@Path("/v1/.well-known/jwks.json")
@Tag(
    name = "sessions",
    description = "Signing in and out, and the keys by which tokens are verified.")
@Produces(MediaType.APPLICATION_JSON)
public class KeysResource {
  private final SigningKeys keys;
  private final KeySetMac code;
  private final ObjectMapper mapper;

  KeysResource(SigningKeys keys, KeySetMac code, ObjectMapper mapper) {
    this.keys = keys;
    this.code = code;
    this.mapper = mapper;
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
  public Uni<Response> keys(@Context HttpHeaders asked) {
    @Nullable String nonce = asked.getRequestHeaders().getFirst(KeySetMac.NONCE);
    return keys.published().map(published -> answer(new KeySet(published), nonce));
  }

  /** With its code, where one of our services asks. */
  private Response answer(KeySet published, @Nullable String nonce) {
    try {
      byte[] body = mapper.writeValueAsBytes(published);
      Response.ResponseBuilder answer = Response.ok(body);
      if (nonce != null) {
        code.of(nonce, body).ifPresent(value -> answer.header(KeySetMac.CODE, value));
      }
      return answer.build();
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
