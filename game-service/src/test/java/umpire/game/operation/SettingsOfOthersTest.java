package umpire.game.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Limits of other services that /v1/limits returns are those that they have themselves. */
class SettingsOfOthersTest {
  private static final Path OWN = Path.of("src/main/resources/application.properties");

  @Test
  void theLimitsOfAccountsAreLobbyServices() throws IOException {
    Map<String, String> returned = settings(OWN, "umpire.lobby.");
    assertThat(returned).hasSize(9);
    assertThat(settings(Path.of("../lobby-service").resolve(OWN), "umpire.lobby."))
        .containsAllEntriesOf(returned);
  }

  @Test
  void theLimitsOfCallersAreTheAdjudicators() throws IOException {
    assertThat(settings(OWN, "umpire.callers."))
        .hasSize(4)
        .isEqualTo(
            settings(
                Path.of(
                    "../deploy/desk/src/main/resources/META-INF/microprofile-config.properties"),
                "umpire.callers."));
    for (String service : new String[] {"combat-service", "supply-service"}) {
      assertThat(settings(Path.of("..", service).resolve(OWN), "umpire.callers."))
          .as(service)
          .isEmpty();
    }
  }

  private static Map<String, String> settings(Path file, String prefix) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    Map<String, String> settings = new TreeMap<>();
    properties.stringPropertyNames().stream()
        .filter(name -> name.startsWith(prefix))
        .forEach(name -> settings.put(name, properties.getProperty(name)));
    return settings;
  }
}
