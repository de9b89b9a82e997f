package umpire.lobby.matchmaking;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;

/** What several messages hold. */
public final class MessageTexts {
  private MessageTexts() {}

  public static List<String> of(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }
}
