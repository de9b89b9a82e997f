package umpire.arena.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.play.Brief;
import umpire.testkit.Rulebook;
import umpire.wire.Shelf;

/** What the arena was told of games fits the games. */
class SheetTest {
  private static final List<String> FIGURES =
      List.of("commands-per-second", "match-ms", "replay-ms", "odds-ms", "odds-of-play-ms");

  @Test
  void everyGameOfTheShelfHasGoals() {
    Shelf shelf = Shelf.load();
    assertThat(shelf.games())
        .isNotEmpty()
        .allSatisfy(
            game -> assertThat(Sheet.of(game).goal("commands-per-second")).as(game).isNotEmpty());
  }

  @Test
  void everyWordOfASheetIsOneThatIsAskedFor() {
    Shelf shelf = Shelf.load();
    for (String game : shelf.games()) {
      List<String> known = new ArrayList<>(FIGURES);
      known.add("battles");
      for (String scenario : shelf.game(game).pack().scenarios().keySet()) {
        known.add("walks." + scenario);
        known.add("leaks." + scenario);
      }
      assertThat(known).as(game).containsAll(Sheet.of(game).words().keySet());
    }
  }

  @Test
  void everyBattleOfASheetIsABriefOfItsGame() {
    Shelf shelf = Shelf.load();
    for (String game : shelf.games()) {
      Rulebook book = Rulebook.of(shelf.game(game).game(), shelf.game(game).pack());
      Sheet sheet = Sheet.of(game);
      for (String name : sheet.battles()) {
        assertThat(book.codec().read(sheet.battle(name), book.types().combatBrief()))
            .as(name)
            .isInstanceOf(Brief.class);
      }
    }
  }

  @Test
  void aGameWithoutASheetHasNoGoalsAndEqualTurns() {
    Sheet none = Sheet.of("chess");
    assertThat(none.goal("replay-ms")).isEmpty();
    assertThat(none.turns("walks", "mate")).isEqualTo(1);
    assertThat(none.battles()).isEmpty();
    assertThatThrownBy(() -> none.battle("mate"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("/chess/arena/mate.json");
  }
}
