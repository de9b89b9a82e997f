package umpire.game.api.stream;

import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Optional;
import java.util.UUID;

/**
 * The answer to commands that came by a socket.
 *
 * @param commandId as it was sent; empty where it could not be read
 * @param status the status of HTTP that the same commands would have by it
 * @param member the name of what it holds, {@code outcome} or {@code problem}
 * @param json of that
 * @param next what the sender is asked next; empty if nothing, or if that is not known
 */
record CommandAnswer(
    String commandId, int status, String member, String json, Optional<NextDecision> next) {

  /** The number of a decision of a match. */
  record NextDecision(UUID match, int number) {}

  /** As a message of the socket: {commandId, status, outcome or problem}. */
  StreamFrame frame() {
    String id = commandId.isEmpty() ? "" : "\"commandId\":" + TextNode.valueOf(commandId) + ",";
    return new StreamFrame(
        "answer", "", "{%s\"status\":%d,\"%s\":%s}".formatted(id, status, member, json));
  }
}
