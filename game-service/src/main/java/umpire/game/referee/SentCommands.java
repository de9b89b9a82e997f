package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Commands as somebody sent them; what they mean only the match's game can tell. */
public sealed interface SentCommands {
  /** As JSON, as an offer has them. */
  record AsJson(List<JsonNode> commands) implements SentCommands {
    public AsJson {
      commands = List.copyOf(commands);
    }
  }

  /** As text of docs/notation.md, of so many commands at most. */
  record AsText(String text, int most) implements SentCommands {}
}
