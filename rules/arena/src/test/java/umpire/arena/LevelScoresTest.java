package umpire.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.wire.pack.LevelScores;
import umpire.wire.pack.Shelf;

/** What levels of victory count is said of levels and scenarios that there are. */
class LevelScoresTest {
  private static final Shelf SHELF = Shelf.load();

  static Stream<Shelf.Shelved> gamesWithLevels() {
    return SHELF.games().stream()
        .map(SHELF::game)
        .filter(game -> !LevelScores.of(game.game()).levels().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("gamesWithLevels")
  void scenariosAreOfThePackAndLevelsOfItsTable(Shelf.Shelved game) throws IOException {
    Map<String, Set<String>> levels = LevelScores.of(game.game()).levels();
    assertThat(game.pack().scenarios().keySet()).containsAll(levels.keySet());
    String table = "/" + game.game().id() + "/pack/tables/victory-levels.json";
    try (InputStream in =
        Objects.requireNonNull(game.game().getClass().getResourceAsStream(table))) {
      String cells = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(levels.values())
          .allSatisfy(
              named ->
                  assertThat(named)
                      .isNotEmpty()
                      .allSatisfy(level -> assertThat(cells).contains("[\"" + level + "\"]")));
    }
  }
}
