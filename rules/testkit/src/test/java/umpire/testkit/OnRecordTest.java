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
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;

/** Counts of legal lines stand in a file, are held against the game, and are written anew. */
class OnRecordTest {
  private static final Perft.Figure RIGHT = new Perft.Figure("duel", 1, 2, 9);

  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));

  @Test
  void aFolderWithoutFiguresHasNone(@TempDir Path folder) {
    assertThat(OnRecord.figures(folder)).isEmpty();
  }

  @Test
  void aCountThatIsOtherwiseIsTold(@TempDir Path folder) throws Throwable {
    Files.writeString(folder.resolve("perft.txt"), "# head\nduel 1 2 9\nduel 1 2 8\n");
    List<DynamicTest> tests = tests(folder, false);
    tests.getFirst().getExecutable().execute();
    assertThatThrownBy(() -> tests.getLast().getExecutable().execute())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("there are 9");
    assertThat(tests.getFirst().getDisplayName()).isEqualTo("duel to depth 2");
  }

  @Test
  void allAreCountedAnew(@TempDir Path folder) throws Throwable {
    Files.writeString(folder.resolve("perft.txt"), "duel 1 2 0\n");
    for (DynamicTest test : tests(folder, true)) {
      test.getExecutable().execute();
    }
    assertThat(OnRecord.figures(folder)).containsExactly(RIGHT);
    assertThat(Files.readString(folder.resolve("perft.txt"))).startsWith("# scenario");
  }

  @Test
  void aLineThatIsNoneIsTold(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("perft.txt"), "duel 1 2\n");
    assertThatThrownBy(() -> OnRecord.figures(folder)).hasMessageContaining("duel 1 2");
  }

  private List<DynamicTest> tests(Path folder, boolean anew) {
    return new OnRecord(book, folder, anew).lines(OnRecord.figures(folder)).toList();
  }
}
