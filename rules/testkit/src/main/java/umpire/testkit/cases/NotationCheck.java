package umpire.testkit.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.kernel.game.Game;
import umpire.testkit.match.Rulebook;
import umpire.wire.notation.Notation;

/**
 * Commands as text (docs/notation.md): whatever a game lets somebody say has a line of its own that
 * reads back equal.
 */
public final class NotationCheck {
  /** Of so many commands of a match one is looked at. */
  private static final int STRIDE = 50;

  private final Notation<Object> notation;
  private int seen;

  /** For the commands of a game, none looked at yet. */
  public NotationCheck(Rulebook book) {
    this.notation = book.notation();
  }

  /** True if this was one of those that are looked at; throws AssertionError if it fails. */
  public boolean check(Object command) {
    if (seen++ % STRIDE != 0) {
      return false;
    }
    fault(command)
        .ifPresent(
            fault -> {
              throw new AssertionError(fault);
            });
    return true;
  }

  private Optional<String> fault(Object command) {
    String text = notation.print(command);
    List<Object> read = notation.parse(text);
    boolean equal = read.equals(List.of(command)) && notation.print(read).equals(text);
    return equal && text.lines().count() == 1
        ? Optional.empty()
        : Optional.of("a command does not read back from its text: " + command + ": " + text);
  }

  /**
   * What is wrong with the notation of a game's commands: those of its cases and of {@code
   * <id>/commands.json}, which the document shows, each in its line of the block that begins with
   * {@code ```text} and the game's id. The right lines are then written to {@code
   * target/notation.txt}. What clients must read and print as we do is {@code <id>.json} in their
   * folder; the right one is written to {@code target/notation.json}.
   *
   * @throws java.io.UncheckedIOException if a file cannot be read or written
   */
  public static List<String> faults(Game game, Path resources, Path document, Path clients) {
    Rulebook book = Rulebook.of(game);
    NotationCheck notationCheck = new NotationCheck(book);
    List<String> faults = new ArrayList<>();
    SortedMap<String, JsonNode> texts = new TreeMap<>();
    for (Case one : Cases.in(Cases.FOLDER)) {
      for (JsonNode json : Examples.commands(one)) {
        Object command = book.codec().read(json, book.types().command());
        notationCheck.fault(command).ifPresent(fault -> faults.add(one + ": " + fault));
        texts.put(notationCheck.notation.print(command), book.codec().tree(command));
      }
    }
    Examples.stale(
            clients.resolve(game.id() + ".json"), lines(texts), Path.of("target/notation.json"))
        .ifPresent(faults::add);
    try {
      Path examples = resources.resolve(game.id()).resolve("commands.json");
      List<String> lines = new ArrayList<>();
      for (JsonNode json : book.codec().mapper().readTree(Files.readAllBytes(examples))) {
        Object command = book.codec().read(json, book.types().command());
        notationCheck.fault(command).ifPresent(faults::add);
        lines.add(notationCheck.notation.print(command));
      }
      if (!shown(Files.readAllLines(document), game.id()).equals(lines)) {
        Path made = Path.of("target/notation.txt");
        Files.write(made, lines);
        faults.add(document + " is stale; the block ```text " + game.id() + " is " + made);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return faults;
  }

  /** One line for each text, with what it means. */
  private static String lines(SortedMap<String, JsonNode> texts) {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<String, JsonNode> one : texts.entrySet()) {
      ObjectNode line = JsonNodeFactory.instance.objectNode().put("text", one.getKey());
      lines.add(line.<ObjectNode>set("command", one.getValue()).toString());
    }
    return "[\n" + String.join(",\n", lines) + "\n]\n";
  }

  private static List<String> shown(List<String> document, String game) {
    return document.stream()
        .dropWhile(line -> !line.equals("```text " + game))
        .skip(1)
        .takeWhile(line -> !line.equals("```"))
        .toList();
  }
}
