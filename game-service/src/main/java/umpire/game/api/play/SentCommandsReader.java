package umpire.game.api.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.game.referee.command.SentCommands;

/** What a body says: {@code commands} as JSON or {@code text}, one of the two. */
final class SentCommandsReader {
  private SentCommandsReader() {}

  /** Throws ProblemException for neither, for both, for no command, and for more than so many. */
  static SentCommands of(@Nullable List<JsonNode> commands, @Nullable String text, int most) {
    if (commands != null && text != null) {
      throw Problem.malformed("/text", "either commands or text, not both").asException();
    }
    if (text != null) {
      return new SentCommands.AsText(text, most);
    }
    if (commands == null) {
      throw Problem.malformed("/commands", "neither commands nor text").asException();
    }
    if (commands.isEmpty() || commands.size() > most) {
      throw Problem.malformed("/commands", "1 to " + most + " commands").asException();
    }
    return new SentCommands.AsJson(commands);
  }
}
