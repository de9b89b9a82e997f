package umpire.arena.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.play.Brief;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

/** What the arena's settings say of games fits the games. */
class ArenaSettingsTest {
  private static final List<String> FIGURES =
      List.of("commands-per-second", "match-ms", "replay-ms", "odds-ms", "odds-of-play-ms");

  @Test
  void everyGameOfTheShelfHasGoals() {
    Shelf shelf = Shelf.load();
    assertThat(shelf.games())
        .isNotEmpty()
        .allSatisfy(
            game ->
                assertThat(ArenaSettings.of(game).goal("commands-per-second"))
                    .as(game)
                    .isNotEmpty());
  }

  @Test
  void everyWordOfASheetIsOneThatIsAskedFor() {
    Shelf shelf = Shelf.load();
    for (String game : shelf.games()) {
      List<String> known = new ArrayList<>(FIGURES);
      known.add("battles");
      known.add("led-walks");
      for (String scenario : shelf.game(game).pack().scenarios().keySet()) {
        known.add("walks." + scenario);
        known.add("leaks." + scenario);
      }
      assertThat(known).as(game).containsAll(ArenaSettings.of(game).words().keySet());
    }
  }

  @Test
  void everyBattleOfASheetIsABriefOfItsGame() {
    Shelf shelf = Shelf.load();
    for (String game : shelf.games()) {
      Rulebook book = Rulebook.of(shelf.game(game).game(), shelf.game(game).pack());
      ArenaSettings arenaSettings = ArenaSettings.of(game);
      for (String name : arenaSettings.battles()) {
        assertThat(book.codec().read(arenaSettings.battle(name), book.types().combatBrief()))
            .as(name)
            .isInstanceOf(Brief.class);
      }
    }
  }

  @Test
  void aGameWithoutASheetHasNoGoalsAndEqualTurns() {
    ArenaSettings none = ArenaSettings.of("chess");
    assertThat(none.goal("replay-ms")).isEmpty();
    assertThat(none.turns("walks", "mate")).isEqualTo(1);
    assertThat(none.ledWalks()).isZero();
    assertThat(none.battles()).isEmpty();
    assertThatThrownBy(() -> none.battle("mate"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("/chess/arena/mate.json");
  }
}
