package umpire.local.drivers.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Drivers that are shell scripts. */
class PeerDriverTest {
  private static final Path SHELL = Path.of("/bin/sh");

  private final Path folder;

  PeerDriverTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void theFiguresOfADriverAreItsBlock() throws IOException {
    PeerDriver driver =
        driver(
            """
            [ "$*" = "50 5 10 checkout" ] || exit 9
            printf '{"matches":%s,"moves":30,"wallSeconds":2,"serverCpuSeconds":1.5,' "$1"
            echo '"p50Millis":1,"p99Millis":2}'
            """);

    assertThat(driver.block(50, List.of("checkout"))).isEqualTo(new Block(50, 30, 2, 1.5, 1, 2));
  }

  @Test
  void otherMatchesThanWantedAreReported() throws IOException {
    PeerDriver driver =
        driver(
            """
            echo '{"matches":1,"moves":1,"wallSeconds":1,"serverCpuSeconds":1,"p50Millis":1,"p99Millis":1}'
            """);

    assertThatThrownBy(() -> driver.block(50, List.of()))
        .isInstanceOf(PeerFailure.class)
        .hasMessage("the driver played 1 matches in place of 50");
  }

  @Test
  void aDriverThatFailsIsReportedWithItsLastWords() throws IOException {
    PeerDriver driver = driver("echo 'Cannot find module ws' >&2; exit 3");

    assertThatThrownBy(() -> driver.block(1, List.of()))
        .isInstanceOf(PeerFailure.class)
        .hasMessageContaining("ended with 3: Cannot find module ws");
  }

  @Test
  void aDriverThatSaysSomethingElseIsReported() throws IOException {
    PeerDriver driver = driver("echo all went well");

    assertThatThrownBy(() -> driver.block(1, List.of()))
        .isInstanceOf(PeerFailure.class)
        .hasMessageContaining("cannot be read")
        .hasMessageEndingWith("all went well");
  }

  @Test
  void aDriverThatDoesNotEndIsEndedWithWhatItHasStarted() throws IOException {
    Path script = folder.resolve("driver");
    Files.writeString(script, "sleep 600 & echo $! > below; wait");
    PeerProcess process =
        new PeerProcess(List.of("/bin/sh", script.toString()), folder, Duration.ofSeconds(1));

    assertThatThrownBy(process::output)
        .isInstanceOf(PeerFailure.class)
        .hasMessageContaining("did not end within 1 s");
    long below = Long.parseLong(Files.readString(folder.resolve("below")).strip());
    ProcessHandle.of(below)
        .ifPresent(left -> assertThat(left.onExit()).succeedsWithin(Duration.ofSeconds(20)));
  }

  private PeerDriver driver(String script) throws IOException {
    Path file = folder.resolve("driver");
    Files.writeString(file, script);
    return new PeerDriver(SHELL, file, folder);
  }
}
