package umpire.arena.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.arena.console.RunOptions;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

class PositionPicturesTest {
  private final Path folder;

  PositionPicturesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void bothFilesAreWritten() throws IOException {
    assertThat(draw("narvik")).contains("board.svg", "board.png");
    assertThat(svg()).startsWith("<?xml").contains("data-hex=\"1911\"");
    assertThat(Files.size(folder.resolve("board.png"))).isGreaterThan(1_000);
  }

  @Test
  void aStoredPositionIsDrawnAsItsSeatSeesIt() throws IOException {
    Rulebook book = Rulebook.of(Shelf.load().game("narvik").game());
    Scenario scenario = book.pack().scenario("one-assault");
    Path file = folder.resolve("position.json");
    Files.write(file, book.codec().bytes(book.play().open(scenario, Options.none()).position()));
    draw("narvik", "--position", file.toString(), "--seat", "allied");
    assertThat(svg()).contains("scots-guards");
  }

  @Test
  void aMatchIsPlayedUntilALineSaysSo() throws IOException {
    String[] words = {
      "narvik", "--scenario", "first-shots", "--players", "random", "--until", "Turn 5"
    };
    draw(words);
    String once = svg();
    draw(words);
    assertThat(svg()).isEqualTo(once).contains(">Turn 5: ");
  }

  @Test
  void aPartIsDrawnAlone() throws IOException {
    draw("weserubung", "--scenario", "campaign", "--part", "2213,2316");
    assertThat(svg()).contains("data-hex=\"2315\"").doesNotContain("data-hex=\"2159\"");
  }

  @Test
  void theMapAloneIsDrawnForAWidth() throws IOException {
    draw("narvik", "--width", "400");
    assertThat(svg()).contains("width=\"400\"").doesNotContain("data-legend");
  }

  @Test
  void aMatchThatEndsBeforeIsSaid() {
    assertThatThrownBy(() -> draw("narvik", "--scenario", "one-assault", "--until", "Turn 99"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("came to its end");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--out x | which game",
        "chess --out x | 'chess' is none of",
        "narvik | --out is missing",
        "narvik --width 12 --out x | --width is 160 to 6000",
        "narvik --out | a value is missing after '--out'",
        "narvik --colour red --out x | no option '--colour'",
        "narvik --out x --out y | stands twice",
        "narvik --scenario a --position b --out x | either",
        "narvik --scenario nowhere --out x | 'nowhere' is none of",
        "narvik --scenario campaign --players bold --out x | 'bold'",
        "narvik --scenario campaign --seed one --out x | --seed needs a number",
        "narvik --part 1911 --out x | '1911' are not two hexes",
        "narvik --part 1911,9999 --out x | are not two hexes",
        "narvik --seat dutch --out x | 'dutch' is none of",
        "weserubung --scenario campaign --seat norwegian --out x | 'norwegian' is none of"
      })
  void aFaultIsReported(String words, String why) {
    assertThatThrownBy(
            () -> PositionPictures.draw(PictureOptions.of(List.of(words.split(" "))), System.out))
        .isInstanceOf(RunOptions.Unknown.class)
        .hasMessageContaining(why);
  }

  private String draw(String... words) throws IOException {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--out", folder.toString()));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PositionPictures.draw(
        PictureOptions.of(all), new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8);
  }

  private String svg() throws IOException {
    return Files.readString(folder.resolve("board.svg"));
  }
}
