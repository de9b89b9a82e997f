package umpire.lobby.discord.http;

import com.fasterxml.jackson.databind.JsonNode;

/** Our public API refused something, with a problem (RFC 9457). */
public final class ApiRefusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient JsonNode problem;

  ApiRefusal(int status, JsonNode problem) {
    super(status + " " + problem.path("type").asText(), null, false, false);
    this.status = status;
    this.problem = problem;
  }

  /** Of the answer. */
  public int status() {
    return status;
  }

  /** All of it. */
  public JsonNode problem() {
    return problem;
  }
}
