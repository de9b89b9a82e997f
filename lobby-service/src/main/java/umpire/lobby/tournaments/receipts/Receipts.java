package umpire.lobby.tournaments.receipts;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.lang.JoseException;
import umpire.chassis.http.Problem;

/** Makes receipts: JSON Web Signatures (RFC 7515) in their compact form. */
@ApplicationScoped
class Receipts {
  /** Says that it is no token. */
  private static final String TYPE = "umpire-receipt+jws";

  private static final String ENDS =
      "select match, facts from tournament_match_end where match = any($1::text[])";

  private final Pool pool;
  private final ReceiptKeys keys;
  private final ObjectMapper json;
  private final Clock clock;

  Receipts(Pool pool, ReceiptKeys keys, ObjectMapper json, Clock clock) {
    this.pool = pool;
    this.keys = keys;
    this.json = json;
    this.clock = clock;
  }

  /**
   * A receipt of what is said, with how each of these matches ended; those without an end are left
   * out.
   *
   * @param matches ids
   * @param names of accounts by id
   */
  Uni<ReceiptView> of(ObjectNode said, List<String> matches, Map<String, String> names) {
    return pool.preparedQuery(ENDS)
        .execute(Tuple.of((Object) matches.toArray(String[]::new)))
        .map(
            rows -> {
              Map<String, JsonNode> ends = new HashMap<>();
              rows.forEach(row -> ends.put(row.getString(0), tree(row.getString(1))));
              return ends;
            })
        .invoke(
            ends -> {
              ArrayNode all = said.putArray("matches");
              matches.stream()
                  .filter(ends::containsKey)
                  .map(ends::get)
                  .forEach(end -> all.add(named(end, names)));
            })
        .chain(keys::signing)
        .map(key -> new ReceiptView(signed(said, key)));
  }

  private JsonNode tree(String facts) {
    try {
      return json.readTree(facts);
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("JSON of our own", unreadable);
    }
  }

  private static JsonNode named(JsonNode end, Map<String, String> names) {
    end.path("seats")
        .forEach(
            seat -> {
              String name = names.getOrDefault(seat.path("account").asText(), "");
              if (!name.isEmpty()) {
                ((ObjectNode) seat).put("name", name);
              }
            });
    return end;
  }

  private String signed(ObjectNode said, PublicJsonWebKey key) {
    JsonWebSignature signature = new JsonWebSignature();
    signature.setPayload(said.put("issuedAt", clock.instant().toString()).toString());
    signature.setAlgorithmHeaderValue(key.getAlgorithm());
    signature.setKeyIdHeaderValue(key.getKeyId());
    signature.setHeader("typ", TYPE);
    signature.setKey(key.getPrivateKey());
    try {
      return signature.getCompactSerialization();
    } catch (JoseException failure) {
      throw new IllegalStateException("a receipt cannot be signed", failure);
    }
  }

  /** 409: there is nothing to write a receipt of yet. */
  static RuntimeException noResult() {
    return Problem.conflict("no-result", "No result yet", "A receipt is of a result.")
        .asException();
  }
}
