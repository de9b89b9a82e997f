package umpire.lobby.webhooks.delivery;

import java.time.Duration;

/** What came of sending something. */
sealed interface AttemptResult {
  /** How long it took: until the answer began, or until there was none to be had. */
  Duration took();

  /**
   * There was an answer; its body is nobody's business.
   *
   * @param status of HTTP
   * @param pause for how long the receiver wants to be left alone, zero where it does not say
   */
  record Answered(int status, Duration pause, Duration took) implements AttemptResult {}

  /**
   * There was none.
   *
   * @param why in words for the owner of the webhook
   */
  record Unanswered(String why, Duration took) implements AttemptResult {}
}
