package umpire.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.play.Options;
import umpire.kernel.play.Scenario;
import umpire.testkit.Rulebook;
import umpire.wire.Shelf;

class MainTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
  private final Path folder;

  MainTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void bothFilesAreWritten() throws IOException {
    assertThat(run("narvik", "--out", folder.toString())).isZero();
    assertThat(Pictures.read(Files.readString(folder.resolve("board.svg"))).getDocumentElement())
        .isNotNull();
    assertThat(Files.size(folder.resolve("board.png"))).isGreaterThan(1_000);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("board.svg", "board.png");
  }

  @Test
  void aStoredPositionIsDrawnAsItsSeatSeesIt() throws IOException {
    Rulebook book = Rulebook.of(Shelf.load().game("narvik").game());
    Scenario scenario = book.pack().scenario("one-assault");
    Path file = folder.resolve("position.json");
    Files.write(file, book.codec().bytes(book.play().open(scenario, Options.none())));
    assertThat(
            run(
                "narvik",
                "--position",
                file.toString(),
                "--seat",
                "allied",
                "--out",
                folder.toString()))
        .isZero();
    assertThat(Files.readString(folder.resolve("board.svg"))).contains("scots-guards");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--out x | which game",
        "chess --out x | chess",
        "narvik | --out is missing",
        "narvik --out | --out needs a value",
        "narvik --colour red --out x | no such option: --colour",
        "narvik --out x --out y | stands twice",
        "narvik --scenario a --position b --out x | either",
        "narvik --scenario nowhere --out x | nowhere",
        "narvik --seat dutch --out x | dutch"
      })
  void whatIsWrongIsSaid(String words, String why) {
    assertThat(run(words.split(" "))).isEqualTo(2);
    assertThat(errors.toString(StandardCharsets.UTF_8)).contains(why).contains("usage");
  }

  private int run(String... words) {
    return Main.run(
        List.of(words),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(errors, true, StandardCharsets.UTF_8));
  }
}
