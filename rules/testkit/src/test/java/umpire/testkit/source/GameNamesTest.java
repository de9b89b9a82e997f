package umpire.testkit.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameNamesTest {
  private static final Map<String, String> GAMES =
      Map.of("river-crossing", "The Crossing of the Übach", "siege", "Siege");

  private final Path root;

  GameNamesTest(@TempDir Path root) {
    this.root = root;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "umpire                               | verify kills --game river-crossing",
        "deploy/local/script/tests.sh         | # plays River Crossing",
        "deploy/a/src/main/java/A.java        | final class RiverCrossingMap {}",
        "deploy/a/src/main/resources/a.js     | // the crossing of the Ubach",
        "deploy/a/src/main/resources/b.js     | // The Crossing of the Übach",
        "deploy/a/pom.xml                     | <artifactId>siege</artifactId>",
        "openapi/clients/generator/java.yaml  | SiegeWhy: any",
        "rules/arena/src/main/java/Order.java | \"siege\""
      })
  void aNameOutsideItsFolderIsFoundWithFileAndLine(String file, String line) throws IOException {
    write(file, "first\n  " + line + "\n");

    assertThat(GameNames.outsideTheirFolders(root, GAMES)).containsExactly(file + ":2: " + line);
  }

  @Test
  void aPathThatNamesAGameIsFound() throws IOException {
    write("rules/arena/src/main/resources/siege/sheet.properties", "");

    assertThat(GameNames.outsideTheirFolders(root, GAMES))
        .containsExactly(
            "rules/arena/src/main/resources/siege/sheet.properties: the path names a game");
  }

  @ParameterizedTest
  @CsvSource({
    "rules/siege/src/main/java/Siege.java",
    "rules/siege/pom.xml",
    "rules/river-crossing/RULINGS.md",
    "pom.xml",
    "rules/shelf/pom.xml",
    "NOTICE",
    "README.md",
    "rules/arena/README.md",
    "docs/first.sh",
    "game-service/src/test/java/SiegeTest.java",
    "deploy/local/pages/pages.test.mjs",
    "openapi/game-service.yaml",
    "openapi/games/siege.yaml",
    "openapi/released/games/siege.yaml",
    "openapi/clients/examples/python/bot.py",
    "deploy/a/target/classes/Siege.class",
    ".git/HEAD"
  })
  void theFolderOfAGameAndWhatIsFreeMayNameIt(String file) throws IOException {
    write(file, "siege\n");

    assertThat(GameNames.outsideTheirFolders(root, GAMES)).isEmpty();
  }

  /** Only the folder below rules/ is the game's. */
  @Test
  void aFolderOfThatNameElsewhereIsNoFreePlace() throws IOException {
    write("deploy/siege/run.sh", "x\n");

    assertThat(GameNames.outsideTheirFolders(root, GAMES)).hasSize(1);
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
