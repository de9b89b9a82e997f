package umpire.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.testkit.source.GameNames;
import umpire.wire.pack.Shelf;

/** No game is named outside its folder; tested here, where all games are. */
class GameNamesTest {
  @Test
  void outsideItsFolderNoMainFileAndNoScriptNamesAGame() {
    Shelf shelf = Shelf.load();
    Map<String, String> titles =
        shelf.games().stream()
            .collect(Collectors.toMap(Function.identity(), id -> shelf.game(id).pack().title()));
    assertThat(titles).isNotEmpty();
    assertThat(GameNames.outsideTheirFolders(Path.of("../.."), titles))
        .as("ask the shelf or the game's samples instead (docs/adr/0015-a-game-is-its-folder.md)")
        .isEmpty();
  }
}
