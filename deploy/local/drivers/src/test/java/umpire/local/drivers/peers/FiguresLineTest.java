package umpire.local.drivers.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresLineTest {
  private static final String LINE =
      """
      {"matches":50,"moves":20420,"wallSeconds":10.5,"serverCpuSeconds":8.168,"p50Millis":15.25,"p99Millis":35}
      """;

  @Test
  void theFiguresAreRead() {
    Block block = FiguresLine.read(LINE);

    assertThat(block).isEqualTo(new Block(50, 20420, 10.5, 8.168, 15.25, 35.0));
    assertThat(block.commandsPerCpuSecond()).isEqualTo(2500.0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"moves\":20420             | \"moves\":\"20420\"         | moves is no whole number",
        "\"moves\":20420             | \"moves\":20420.5           | moves is no whole number",
        "\"moves\":20420             | \"moves\":null              | moves is no whole number",
        "\"moves\":20420             | \"moves\":0                 | 0 commands",
        "\"matches\":50              | \"matches\":5000000000      | integer overflow",
        "\"matches\":50,             | ''                          | its members are",
        "\"matches\":50              | \"matches\":50,\"more\":1   | its members are",
        "\"matches\":50              | \"matches\":50,\"moves\":1  | Duplicate",
        "\"serverCpuSeconds\":8.168  | \"serverCpuSeconds\":true   | serverCpuSeconds is no number",
        "\"serverCpuSeconds\":8.168  | \"serverCpuSeconds\":0      | 0.0 s of CPU",
        "\"serverCpuSeconds\":8.168  | \"serverCpuSeconds\":-1     | -1.0 s of CPU",
        "\"serverCpuSeconds\":8.168  | \"serverCpuSeconds\":NaN    | NaN",
        "\"serverCpuSeconds\":8.168  | \"serverCpuSeconds\":1e999  | Infinity s of CPU",
        "\"p99Millis\":35            | \"p99Millis\":15            | p99 15.0 ms",
        "35}                         | 35} {}                      | Trailing token",
        "35}                         | 35                          | Unexpected end"
      })
  void aLineThatIsNoneIsReported(String right, String wrong, String message) {
    assertThat(LINE).contains(right);

    assertThatThrownBy(() -> FiguresLine.read(LINE.replace(right, wrong)))
        .isInstanceOf(PeerFailure.class)
        .hasMessageContaining("the driver printed figures that cannot be read")
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource({"''", "[]", "7", "no server"})
  void anythingElseIsReported(String output) {
    assertThatThrownBy(() -> FiguresLine.read(output)).isInstanceOf(PeerFailure.class);
  }

  @Test
  void aSecondLineIsReported() {
    assertThatThrownBy(() -> FiguresLine.read("listening\n" + LINE))
        .isInstanceOf(PeerFailure.class)
        .hasMessageContaining("2 lines in place of one");
  }
}
