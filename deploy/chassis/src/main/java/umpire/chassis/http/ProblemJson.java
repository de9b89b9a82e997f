package umpire.chassis.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes problems as {@code application/problem+json}, at the edge and in resources alike. */
@Singleton
public class ProblemJson {
  static final String MEDIA_TYPE = "application/problem+json";

  private final ObjectMapper json;

  ProblemJson(ObjectMapper json) {
    this.json = json;
  }

  byte[] bytes(Problem problem, String requestId) {
    return text(problem, requestId).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * The problem as JSON; {@code instance} is a URN of the request's id, as it stands in our logs.
   * Throws IllegalArgumentException if a member cannot be written.
   */
  public String text(Problem problem, String requestId) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("type", "urn:umpire:problem:" + problem.kind());
    body.put("title", problem.title());
    body.put("status", problem.status());
    body.put("detail", problem.detail());
    body.put("instance", "urn:umpire:request:" + requestId);
    body.putAll(problem.members());
    try {
      return json.writeValueAsString(body);
    } catch (JsonProcessingException unwritable) {
      throw new IllegalArgumentException(
          "a member of this problem cannot be written as JSON: " + problem.kind(), unwritable);
    }
  }
}
