package umpire.lobby.discord.http;

import java.time.Duration;

/** What Discord made of something that was sent there. */
public sealed interface SendResult {
  /** It is there. */
  record Done() implements SendResult {}

  /**
   * Too much at once.
   *
   * @param pause before the next try
   * @param global whether it holds for whatever the bot would send
   */
  record Limited(Duration pause, boolean global) implements SendResult {}

  /** Discord, or the way there, is out of order; it may be tried again. */
  record Failed(String reason) implements SendResult {}

  /**
   * Never.
   *
   * @param status of the answer
   * @param code Discord's own number for the reason; 0 where it gave none
   */
  record Refused(int status, int code, String reason) implements SendResult {
    /** Whether there is no such place, or the bot may not write there. */
    public boolean placeIsGone() {
      return status == 403 || status == 404;
    }
  }
}
