package umpire.game.referee.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Commands as a client sent them; only the game of the match can parse them. */
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
