package umpire.testkit.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every module of the build that has main sources has a test that holds it to the contract. */
class ModuleContractTest {
  private static final Pattern MODULE = Pattern.compile("<module>(.*?)</module>");

  // Game modules extend RulebookContract, which asks the same of their main classes, and more.
  private static final Pattern HELD =
      Pattern.compile("(?m)^\\w*\\s*class \\w+ extends (ModuleContract|RulebookContract)\\b");

  // The modules below testkit cannot use it: WallsTest and SourceCheckTest of this package hold
  // them, and testkit with them.
  private static final List<String> HELD_HERE =
      List.of("rules/kernel", "rules/opponents", "rules/wire");

  @Test
  void everyModuleIsHeld() throws IOException {
    Path root = Path.of("../..");
    List<String> modules = modules(root);
    assertThat(modules).hasSizeGreaterThan(20).containsAll(HELD_HERE);
    assertThat(unheld(root, modules)).containsExactlyInAnyOrderElementsOf(HELD_HERE);
  }

  @Test
  void aModuleWithoutTheContractIsCaught(@TempDir Path root) throws IOException {
    Files.createDirectories(root.resolve("free/src/main/java"));
    Files.createDirectories(root.resolve("free/src/test/java"));
    Files.createDirectories(root.resolve("data"));
    Files.writeString(
        root.resolve("pom.xml"), "<modules><module>free</module><module>data</module></modules>");
    assertThat(unheld(root, modules(root))).containsExactly("free");
    Files.writeString(
        root.resolve("free/src/test/java/WallsTest.java"),
        "class WallsTest extends ModuleContract {}");
    assertThat(unheld(root, modules(root))).isEmpty();
  }

  private static List<String> modules(Path root) throws IOException {
    return MODULE
        .matcher(Files.readString(root.resolve("pom.xml")))
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }

  private static List<String> unheld(Path root, List<String> modules) {
    return modules.stream()
        .filter(module -> Files.exists(root.resolve(module).resolve("src/main/java")))
        .filter(module -> !isHeld(root.resolve(module).resolve("src/test/java")))
        .toList();
  }

  private static boolean isHeld(Path tests) {
    try (Stream<Path> files = Files.walk(tests)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .anyMatch(file -> HELD.matcher(read(file)).find());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
