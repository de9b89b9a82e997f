package umpire.game.referee.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import umpire.chassis.common.Sha256;

/**
 * Commands as an account sent them.
 *
 * @param match to which
 * @param account who
 * @param commandId the sender's own, by which a repetition is known
 * @param decision that they answer; none for a free act
 * @param sent at least one
 * @param received when all of it had come in
 */
public record CommandRequest(
    UUID match,
    String account,
    String commandId,
    OptionalInt decision,
    SentCommands sent,
    Instant received) {

  /** The same as it came in first. */
  CommandRequest receivedAt(Instant first) {
    return new CommandRequest(match, account, commandId, decision, sent, first);
  }

  /**
   * SHA-256 of what is asked: the same id with another is refused.
   *
   * @param commands what was said, as the game writes it: whoever says the same in other words, or
   *     with the members in another order, repeats the request
   */
  public String fingerprint(List<JsonNode> commands) {
    return Sha256.hex(decision + " " + commands);
  }
}
