package umpire.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The notation of one game's commands: one text for each, such as {@code step scots-guards to=1611}, read
 * and printed as the house does. The grammar is in the house's docs/notation.md; what its words stand for is
 * made from the contract's commands. Which places and units there are the house knows, and says. Thread-safe.
 */
public final class Notation {
  private static final JsonNode OF_CONTRACT = words();
  private final JsonNode words;
  private final JsonNode commands;

  private Notation(JsonNode words, JsonNode commands) {
    this.words = words;
    this.commands = commands;
  }

  /** By a game's id; throws IllegalArgumentException for one that is not of this client's version. */
  public static Notation of(String game) {
    return of(game, OF_CONTRACT);
  }

  /** With words of another contract, as openapi/clients/generator/vocabulary.py writes them. */
  public static Notation of(String game, JsonNode words) {
    if (!words.path("games").has(game)) {
      throw new IllegalArgumentException("this client knows " + words.path("games") + ", not '" + game + "'");
    }
    return new Notation(words, words.path("families").path(words.path("games").path(game).textValue()));
  }

  /** The commands of a text, at least one, as a request has them; throws NotationException. */
  public List<JsonNode> parse(String text) {
    return List.copyOf(new NotationReader(text, words).commands(commands));
  }

  /** The canonical text of commands, in one line; throws IllegalArgumentException for what is no command. */
  public String print(JsonNode... all) {
    return Stream.of(all).map(this::printed).collect(Collectors.joining("; "));
  }

  private String printed(JsonNode command) {
    return new NotationPrinter(words).command(commands, command);
  }

  private static JsonNode words() {
    try (InputStream file = Notation.class.getResourceAsStream("words.json")) {
      return new ObjectMapper().readTree(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
