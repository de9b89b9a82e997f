package umpire.game.referee.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import umpire.chassis.http.Problem;
import umpire.game.edition.Edition;
import umpire.wire.WireException;
import umpire.wire.notation.NotationException;

/**
 * Commands that have been parsed.
 *
 * @param commands as the game has them
 * @param json each of them, as it is kept
 */
public record ParsedCommands<C>(List<C> commands, List<JsonNode> json) {
  public ParsedCommands {
    commands = List.copyOf(commands);
    json = List.copyOf(json);
  }

  /**
   * What somebody says, kept as the game writes it, whichever way it was sent: equal if it means
   * the same. Throws ProblemException with the pointer, and for a text with the place in it.
   */
  public static <C> ParsedCommands<C> by(SentCommands sentCommands, Edition<?, C, ?, ?> edition) {
    List<C> commands =
        switch (sentCommands) {
          case SentCommands.AsJson(List<JsonNode> json) -> read(json, edition);
          case SentCommands.AsText(String text, int most) -> read(text, most, edition);
        };
    return new ParsedCommands<>(commands, commands.stream().map(edition::tree).toList());
  }

  /** What JSON says, kept as it is; throws ProblemException with the pointer. */
  public static <C> ParsedCommands<C> exactly(List<JsonNode> json, Edition<?, C, ?, ?> edition) {
    return new ParsedCommands<>(read(json, edition), json);
  }

  private static <C> List<C> read(List<JsonNode> json, Edition<?, C, ?, ?> edition) {
    List<C> commands = new ArrayList<>();
    for (int i = 0; i < json.size(); i++) {
      try {
        commands.add(edition.command(json.get(i)));
      } catch (WireException wrong) {
        throw Problem.malformed("/commands/" + i + wrong.pointer(), wrong.reason()).asException();
      }
    }
    return commands;
  }

  private static <C> List<C> read(String text, int most, Edition<?, C, ?, ?> edition) {
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
