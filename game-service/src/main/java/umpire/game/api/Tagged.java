package umpire.game.api;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Answers with an ETag that follows from what they say: equal knowledge, equal tag. */
final class Tagged {
  private Tagged() {}

  /** 200, or 304 if the caller has it. */
  static Response answer(Request request, JsonNode json) {
    byte[] body = json.toString().getBytes(StandardCharsets.UTF_8);
    EntityTag tag = new EntityTag(hash(body));
    Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag);
    return unchanged == null
        ? Response.ok(body, MediaType.APPLICATION_JSON_TYPE).tag(tag).build()
        : unchanged.build();
  }

  private static String hash(byte[] body) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(body);
      return HexFormat.of().formatHex(digest, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this JDK lacks SHA-256", e);
    }
  }
}
