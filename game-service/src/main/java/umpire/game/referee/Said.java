package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import umpire.chassis.http.Problem;
import umpire.wire.notation.NotationException;

/** Commands as somebody sent them; what they mean only the match's game can tell. */
public sealed interface Said {
  /** As JSON, as an offer has them. */
  record AsJson(List<JsonNode> commands) implements Said {
    public AsJson {
      commands = List.copyOf(commands);
    }
  }

  /** As text of docs/notation.md, of so many commands at most. */
  record AsText(String text, int most) implements Said {}

  /**
   * The commands as the game writes them, whichever way they were sent: equal if they mean the
   * same. Throws ProblemException with the pointer, and for a text with the place in it.
   */
  default <C> List<JsonNode> in(Edition<?, C, ?, ?> edition) {
    List<C> commands =
        switch (this) {
          case AsJson(List<JsonNode> json) -> Judge.read(edition, json);
          case AsText(String text, int most) -> read(edition, text, most);
        };
    return commands.stream().map(edition::tree).toList();
  }

  private static <C> List<C> read(Edition<?, C, ?, ?> edition, String text, int most) {
    try {
      return edition.notation().parse(text, most);
    } catch (NotationException wrong) {
      throw Problem.malformed("/text", "" + wrong.getMessage())
          .with("offset", wrong.offset())
          .with("line", wrong.line())
          .with("column", wrong.column())
          .with("found", wrong.found())
          .with("expected", wrong.expected())
          .asException();
    }
  }
}
