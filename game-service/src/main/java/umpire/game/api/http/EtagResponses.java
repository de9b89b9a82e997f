package umpire.game.api.http;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import umpire.chassis.common.Sha256;

/** Answers with an ETag that follows from what they say: equal knowledge, equal tag. */
public final class EtagResponses {
  private EtagResponses() {}

  /** 200, or 304 if the caller has it. */
  public static Response answer(Request request, JsonNode json) {
    byte[] body = json.toString().getBytes(StandardCharsets.UTF_8);
    EntityTag tag = new EntityTag(Sha256.hex(body).substring(0, 32));
    Response.ResponseBuilder unchanged = request.evaluatePreconditions(tag);
    return unchanged == null
        ? Response.ok(body, MediaType.APPLICATION_JSON_TYPE).tag(tag).build()
        : unchanged.build();
  }
}
