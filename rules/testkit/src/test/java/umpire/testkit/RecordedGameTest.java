package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.walk.Perft;

/** Counts of legal lines stand in a file, are held against the game, and are written anew. */
class RecordedGameTest {
  private static final Perft.Figure RIGHT = new Perft.Figure("duel", 1, 3, 45);

  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));

  @Test
  void aFolderWithoutFiguresHasNone(@TempDir Path folder) {
    assertThat(RecordedGame.figures(folder)).isEmpty();
  }

  @Test
  void aCountThatIsOtherwiseIsReported(@TempDir Path folder) throws Throwable {
    Files.writeString(folder.resolve("perft.txt"), "# head\nduel 1 0 2 9\nmelee 1 0 1 8\n");
    List<DynamicTest> tests = tests(folder, false);
    tests.getFirst().getExecutable().execute();
    assertThatThrownBy(() -> tests.getLast().getExecutable().execute())
        .isInstanceOf(AssertionError.class)
        .hasMessage("melee to depth 1: there are 3, not 8");
  }

  @Test
  void aPlaceThatTheMatchDoesNotComeToIsReported(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("perft.txt"), "duel 1 999 2 9\n");
    assertThatThrownBy(() -> tests(folder, false).getFirst().getExecutable().execute())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("duel after 999 moves to depth 2: the match is shorter");
  }

  @Test
  void allAreCountedAnewAtEachTypeOfFrame(@TempDir Path folder) throws Throwable {
    Files.writeString(folder.resolve("perft.txt"), "duel 1 0 1 0\n");
    for (DynamicTest test : tests(folder, true)) {
      test.getExecutable().execute();
    }
    List<Perft.Figure> figures = RecordedGame.figures(folder);
    assertThat(figures).hasSizeGreaterThan(1).startsWith(RIGHT);
    assertThat(figures).allSatisfy(one -> assertThat(one.lines()).isPositive());
    assertThat(Files.readString(folder.resolve("perft.txt"))).startsWith("# scenario");
    for (DynamicTest test : tests(folder, false)) {
      test.getExecutable().execute();
    }
  }

  @Test
  void aLineThatIsNoneIsReported(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("perft.txt"), "duel 1 0 2\n");
    assertThatThrownBy(() -> RecordedGame.figures(folder)).hasMessageContaining("duel 1 0 2");
  }

  private List<DynamicTest> tests(Path folder, boolean anew) {
    return new RecordedGame(book, folder, anew).lines(RecordedGame.figures(folder)).toList();
  }
}
