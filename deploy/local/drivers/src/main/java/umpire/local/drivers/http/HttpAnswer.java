package umpire.local.drivers.http;

import com.fasterxml.jackson.databind.JsonNode;

/** An HTTP answer: its status, and its body, which is JSON or missing. */
public record HttpAnswer(int status, JsonNode body) {
  public boolean good() {
    return status >= 200 && status < 300;
  }

  /** True where the gateway answers for a service that cannot be reached. */
  boolean nobodyThere() {
    return status == 502 || status == 503 || status == 504;
  }
}
