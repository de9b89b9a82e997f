package umpire.wire.notation;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.wire.JsonForm;
import umpire.wire.WireException;

/** Reads one text, command by command, into the JSON that says the same. */
final class NotationReader {
  private final Tokens tokens;
  private final Vocabulary<JsonForm.Body> commands;

  /**
   * A command.
   *
   * @param type its first word
   * @param places by JSON pointer where each value stands
   */
  record Read(JsonNode json, Token type, Map<String, Token> places) {}

  NotationReader(String text, Vocabulary<JsonForm.Body> commands) {
    this.tokens = new Tokens(text);
    this.commands = commands;
  }

  /** The next command; empty at the end. Throws NotationException. */
  Optional<Read> next() {
    while (tokens.now().is(Token.Kind.BREAK)) {
      tokens.take();
    }
    if (tokens.now().is(Token.Kind.END)) {
      return Optional.empty();
    }
    Token type = tokens.word("a command");
    JsonForm.Body body = tokens.meaning(type, commands, "command");
    CommandReader commandReader = new CommandReader(tokens);
    JsonNode json = commandReader.arguments(body, "");
    if (tokens.now().is(Token.Kind.CLOSE)) {
      throw tokens.wrong(tokens.now(), "the end of the command");
    }
    return Optional.of(new Read(json, type, commandReader.places()));
  }

  /** A text without any command. */
  NotationException nothing() {
    return tokens.wrong(tokens.now(), commands.words(), "there is no command in this text");
  }

  NotationException tooMany(Read one, int most) {
    String reason = "this is one command more than the %d that may be".formatted(most);
    return tokens.wrong(one.type(), List.of(), reason);
  }

  /** What the codec says of a command, where it stands. */
  NotationException refused(Read read, WireException wrong) {
    String pointer = wrong.pointer();
    while (!pointer.isEmpty() && !read.places().containsKey(pointer)) {
      pointer = pointer.substring(0, pointer.lastIndexOf('/'));
    }
    Token place = read.places().getOrDefault(pointer, read.type());
    return tokens.wrong(place, List.of(), wrong.reason());
  }
}
