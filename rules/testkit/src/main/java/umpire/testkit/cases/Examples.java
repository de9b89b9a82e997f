package umpire.testkit.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.kernel.game.Game;
import umpire.wire.Schemas;

/**
 * One example of each command, as the contracts show it: {@code <id>/commands.json} on the class
 * path, taken from the cases.
 */
public final class Examples {
  private Examples() {}

  /**
   * What is wrong with the game's file: commands without a case, or a copy that the cases have
   * outrun. The right one is then written to {@code target/commands.json}.
   *
   * @throws java.io.UncheckedIOException if a file cannot be read or written
   */
  public static List<String> faults(Game game, Path resources) {
    ObjectNode right = ofCases(Cases.in(Cases.FOLDER));
    List<String> faults = new ArrayList<>();
    for (String command : Schemas.of(game).members("Command")) {
      if (!right.has(command)) {
        faults.add("no case has the command '" + command + "'");
      }
    }
    Path file = resources.resolve(game.id()).resolve("commands.json");
    stale(file, lines(right), Path.of("target/commands.json")).ifPresent(faults::add);
    return faults;
  }

  /** What is wrong with a file that is taken from the cases; the right one is then written. */
  static Optional<String> stale(Path file, String right, Path made) {
    try {
      if (Files.exists(file) && Files.readString(file).equals(right)) {
        return Optional.empty();
      }
      Files.writeString(made, right);
      return Optional.of(file + " is missing or stale; the cases have " + made + ": copy it");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The first of each type, of those cases first that are accepted. */
  private static ObjectNode ofCases(List<Case> cases) {
    ObjectNode first = JsonNodeFactory.instance.objectNode();
    cases.stream()
        .sorted(Comparator.comparing(Examples::accepted).reversed())
        .flatMap(one -> commands(one).stream())
        .filter(command -> !first.has(command.path("type").asText()))
        .forEachOrdered(command -> first.set(command.path("type").asText(), command));
    return first;
  }

  private static boolean accepted(Case one) {
    return one.then().path("accepted").asBoolean();
  }

  /** Those that a case puts, in their order. */
  static List<JsonNode> commands(Case one) {
    List<JsonNode> all = new ArrayList<>();
    one.when().path("commands").forEach(row -> all.add(row.path("command")));
    return all;
  }

  /** One line for each command, sorted. */
  private static String lines(ObjectNode examples) {
    List<String> lines = new ArrayList<>();
    examples.properties().stream()
        .map(example -> "  \"" + example.getKey() + "\": " + example.getValue())
        .sorted()
        .forEach(lines::add);
    return "{\n" + String.join(",\n", lines) + "\n}\n";
  }
}
