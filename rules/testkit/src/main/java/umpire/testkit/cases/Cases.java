package umpire.testkit.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import umpire.wire.Codec;

/**
 * Cases from JSON: files of an object or an array of objects with {@code rule}, {@code given},
 * {@code when} and {@code then}, or {@code rule} and {@code ignore} with a reason. Every case that
 * is run is run once more with a changed expectation, which must fail: an expectation that cannot
 * fail proves nothing.
 */
public final class Cases {
  /** Where a game's cases lie, seen from its module. */
  public static final Path FOLDER = Path.of("src/test/resources/cases");

  private static final Set<String> MEMBERS =
      Set.of("id", "rule", "given", "when", "then", "ignore", "kind", "src", "note");

  private Cases() {}

  /**
   * All cases of a folder's files {@code *.json}, in order of file and place. Throws
   * IllegalArgumentException with file and place for a case of another form, and
   * UncheckedIOException for a folder or file that cannot be read.
   */
  public static List<Case> in(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".json"))
          .sorted()
          .flatMap(file -> of(file).stream())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A test for each case of a folder, and one that all of them were run; each throws AssertionError
   * if it fails. The call throws IllegalArgumentException and UncheckedIOException as {@link #in}
   * does.
   */
  public static Stream<DynamicTest> tests(Path folder, CaseRunner runner) {
    List<Case> cases = in(folder);
    List<Case> running = cases.stream().filter(Case::runs).toList();
    AtomicInteger run = new AtomicInteger();
    Stream<DynamicTest> each =
        running.stream()
            .map(
                one ->
                    DynamicTest.dynamicTest(
                        one.toString(),
                        () -> {
                          check(one, runner);
                          run.incrementAndGet();
                        }));
    DynamicTest count =
        DynamicTest.dynamicTest(
            "all of them",
            () -> {
              System.out.println(line(folder, cases));
              if (run.get() != running.size()) {
                throw new AssertionError(
                    run.get() + " cases passed of " + running.size() + " in " + folder);
              }
            });
    return Stream.concat(each, Stream.of(count));
  }

  /** One line for the build's log: how many cases there are, and which are ignored and why. */
  public static String line(Path folder, List<Case> cases) {
    StringBuilder line = new StringBuilder();
    long ignored = cases.stream().filter(one -> !one.runs()).count();
    line.append("%s: %d cases, %d of them ignored".formatted(folder, cases.size(), ignored));
    cases.stream()
        .filter(one -> !one.runs())
        .forEach(one -> line.append("\n  ignored ").append(one).append(": ").append(one.ignore()));
    return line.toString();
  }

  /**
   * Runs a case and compares what happened with its expectation, then with a changed one. Throws
   * AssertionError if the first comparison finds a difference or the second finds none.
   */
  public static void check(Case one, CaseRunner runner) {
    JsonNode happened = runner.run(one.rule(), one.given(), one.when());
    difference(one.then(), happened, "")
        .ifPresent(
            what -> {
              throw new AssertionError(one + " of " + one.file() + ": " + what);
            });
    if (difference(changed(one.then()), happened, "").isEmpty()) {
      throw new AssertionError(one + " of " + one.file() + " passes whatever it expects");
    }
  }

  /** The expectation with its first scalar changed; an empty object expects nothing and stays. */
  static JsonNode changed(JsonNode then) {
    return switch (then.getNodeType()) {
      case OBJECT -> {
        ObjectNode copy = then.deepCopy();
        Iterator<String> names = then.fieldNames();
        if (names.hasNext()) {
          String first = names.next();
          copy.set(first, changed(then.path(first)));
        }
        yield copy;
      }
      case ARRAY -> {
        ArrayNode copy = then.deepCopy();
        if (copy.isEmpty()) {
          copy.add("changed");
        } else {
          copy.set(0, changed(copy.get(0)));
        }
        yield copy;
      }
      case NUMBER -> JsonNodeFactory.instance.numberNode(then.asInt() + 1);
      case BOOLEAN -> JsonNodeFactory.instance.booleanNode(!then.booleanValue());
      case STRING, NULL, MISSING, BINARY, POJO ->
          JsonNodeFactory.instance.textNode(then.asText() + " changed");
    };
  }

  /** Where what happened is not as expected; members that nobody expects are passed over. */
  private static Optional<String> difference(JsonNode then, JsonNode happened, String pointer) {
    if (!then.isObject()) {
      return then.equals(happened)
          ? Optional.empty()
          : Optional.of(
              "expected %s at '%s', but there is %s"
                  .formatted(then, pointer, happened.isMissingNode() ? "nothing" : happened));
    }
    List<String> names = new ArrayList<>();
    then.fieldNames().forEachRemaining(names::add);
    return names.stream()
        .flatMap(
            name -> difference(then.get(name), happened.path(name), pointer + "/" + name).stream())
        .findFirst();
  }

  private static List<Case> of(Path file) {
    JsonNode json = parsed(file);
    List<Case> cases = new ArrayList<>();
    if (json.isArray()) {
      for (int i = 0; i < json.size(); i++) {
        cases.add(of(file, i, json.get(i)));
      }
    } else {
      cases.add(of(file, 0, json));
    }
    return cases;
  }

  private static Case of(Path file, int place, JsonNode json) {
    String where = file + ", case " + (place + 1);
    json.fieldNames()
        .forEachRemaining(
            name -> require(MEMBERS.contains(name), where, "unknown member '" + name + "'"));
    require(json.path("rule").isTextual(), where, "'rule' is missing");
    String ignore = json.path("ignore").asText("");
    require(!json.has("ignore") || !ignore.isBlank(), where, "'ignore' says no reason");
    boolean runs = ignore.isEmpty();
    for (String name : List.of("given", "when", "then")) {
      require(!runs || json.path(name).isObject(), where, "'" + name + "' is no object");
    }
    require(!runs || !json.path("then").isEmpty(), where, "'then' expects nothing");
    return new Case(
        file,
        json.path("id").asText(file.getFileName() + " " + (place + 1)),
        json.path("rule").asText(),
        json.path("given"),
        json.path("when"),
        json.path("then"),
        ignore);
  }

  private static JsonNode parsed(Path file) {
    try {
      return Codec.plain().mapper().readTree(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  private static void require(boolean holds, String where, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(where + ": " + otherwise);
    }
  }
}
