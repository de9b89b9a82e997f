package umpire.local.bots;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;

/**
 * An HTTP answer.
 *
 * @param status its code
 * @param body JSON, or missing
 * @param retryAfter how long to wait before the next try, or zero where nothing is said
 */
record HttpAnswer(int status, JsonNode body, Duration retryAfter) {
  boolean good() {
    return status >= 200 && status < 300;
  }

  /** True where another try may be answered otherwise: too many requests, or something is away. */
  boolean passing() {
    return status == 429 || status >= 500;
  }
}
