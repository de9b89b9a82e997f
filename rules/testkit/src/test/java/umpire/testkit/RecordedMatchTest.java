package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;

/** A match on record plays as it did, and a record that does not fit is reported. */
class RecordedMatchTest {
  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));

  private Path file = Path.of("");

  @BeforeEach
  void prepare(@TempDir Path folder) {
    file = folder.resolve("melee.json");
    record();
  }

  private void record() {
    RecordedMatch.record(
        book, book.pack().scenario("melee"), book.pack().choose(Map.of()), 1, file);
  }

  @Test
  void theSameMatchAgain() throws IOException {
    assertThat(RecordedMatch.fault(book, file)).isEmpty();
    String first = Files.readString(file);
    record();
    assertThat(Files.readString(file)).isEqualTo(first).contains("\"moves\": [\n");
  }

  @Test
  void anotherPositionIsReported() throws IOException {
    change("\"hashes\": \\{(\"\\d+\"):\"....", "\"hashes\": {$1:\"0000");
    assertThat(RecordedMatch.fault(book, file).orElse("")).contains("another position");
  }

  @Test
  void whatWasPlayedIsPlayedAgainAndItsHashesAreWrittenAnew() throws IOException {
    String first = Files.readString(file);
    change("\"hashes\": \\{(\"\\d+\"):\"....", "\"hashes\": {$1:\"0000");
    change("\"outcome\": .*", "\"outcome\": \"none\"");
    RecordedMatch.again(book, file);
    assertThat(Files.readString(file)).isEqualTo(first);
    change("(?s)\"moves\": \\[\n[^\n]*\n", "\"moves\": [\n");
    assertThatThrownBy(() -> RecordedMatch.again(book, file)).isInstanceOf(AssertionError.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"events", "pending", "views", "refusals"})
  void anotherOutputIsReported(String what) throws IOException {
    change("(?s)(\"output\": .*?\"" + what + "\":)\"....", "$1\"0000");
    assertThat(RecordedMatch.fault(book, file).orElse("")).contains("other " + what);
  }

  @Test
  void aRecordWithoutHashesOfTheOutputIsReported() throws IOException {
    change("\"output\": \\{.*\\}", "\"output\": {}");
    assertThat(RecordedMatch.fault(book, file).orElse("")).contains("no hashes of the output");
  }

  @Test
  void anotherEndIsReported() throws IOException {
    change("\"outcome\": \"", "\"outcome\": \"no-");
    assertThat(RecordedMatch.fault(book, file).orElse("")).contains("the end is");
  }

  @Test
  void aCommandThatIsRefusedIsReported() throws IOException {
    change("(?s)\"moves\": \\[\n[^\n]*\n", "\"moves\": [\n");
    assertThat(RecordedMatch.fault(book, file)).isPresent();
  }

  private void change(String expression, String replacement) throws IOException {
    String text = Files.readString(file);
    String changed = text.replaceFirst(expression, replacement);
    assertThat(changed).isNotEqualTo(text);
    Files.writeString(file, changed);
  }
}
