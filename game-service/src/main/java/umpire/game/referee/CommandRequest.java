package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import umpire.chassis.keep.Sha256;

/**
 * Commands as an account sent them.
 *
 * @param match to which
 * @param account who
 * @param commandId the sender's own, by which a repetition is known
 * @param decision that they answer; none for a free act
 * @param commands at least one
 */
public record CommandRequest(
    UUID match, String account, String commandId, OptionalInt decision, List<JsonNode> commands) {
  public CommandRequest {
    commands = List.copyOf(commands);
  }

  /** SHA-256 of what is asked: the same id with another is refused. */
  String fingerprint() {
    return Sha256.hex(decision + " " + commands);
  }
}
