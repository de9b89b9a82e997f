package umpire.chassis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The chassis holds nothing of one service: no setting, no topic, no class, no word of it. */
class ServiceNamesTest {
  private static final Pattern OF_A_SERVICE =
      Pattern.compile(
          "(?i)lobby|(game|combat|supply)-service|discord"
              + "|\\b(combat|supply)\\b|umpire\\.(game|webhooks|services)\\b");

  /**
   * What clients and operators see and may rely on: who issues tokens, under which name and where,
   * as contracts and settings say it; and a topic from before {@code revocations}.
   */
  private static final List<String> PUBLISHED =
      List.of(
          "A token of lobby-service: POST /v1/sessions.",
          "examples = \"game-service\"",
          "umpire-lobby",
          "${UMPIRE_LOBBY_URL:",
          "\"lobby.events\"");

  @Test
  void nothingIsOfOneService() throws IOException {
    assertThat(lines())
        .hasSizeGreaterThan(5000)
        .filteredOn(ServiceNamesTest::isOfAService)
        .isEmpty();
  }

  @Test
  void eachPublishedNameStillOccurs() throws IOException {
    List<String> lines = lines();
    assertThat(PUBLISHED).allMatch(name -> lines.stream().anyMatch(line -> line.contains(name)));
  }

  @Test
  void aSettingATopicAndAClassOfAServiceAreCaught() {
    assertThat(
            List.of(
                "umpire.lobby.open-seeks=20",
                "umpire.services.other=${UMPIRE_OTHER_URL:}",
                "String TOPIC = \"combat.reported\";",
                "import umpire.game.referee.Referee;",
                "/** As game-service does it. */"))
        .allMatch(ServiceNamesTest::isOfAService);
    assertThat(List.of("umpire.auth.issuer=umpire-lobby", "umpire.auth.keys-refresh=PT1M"))
        .noneMatch(ServiceNamesTest::isOfAService);
  }

  private static boolean isOfAService(String line) {
    String rest = line;
    for (String name : PUBLISHED) {
      rest = rest.replace(name, "");
    }
    return OF_A_SERVICE.matcher(rest).find();
  }

  /** Of sources, tests and settings; of this test none, since it lists what it looks for. */
  private static List<String> lines() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      return files
          .filter(file -> file.toString().matches(".*\\.(java|properties)"))
          .filter(file -> !file.endsWith("ServiceNamesTest.java"))
          .flatMap(ServiceNamesTest::lines)
          .toList();
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }
}
