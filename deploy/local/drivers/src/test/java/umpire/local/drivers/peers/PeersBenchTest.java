package umpire.local.drivers.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What must be there before anything is measured. */
class PeersBenchTest {
  private static final Path ROOT = Path.of("../../..");

  private final Path folder;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);

  PeersBenchTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void withoutNodeTheDebianPackagesAreNamed() throws IOException {
    assertThatThrownBy(() -> NodePrograms.find(folder.toString()))
        .isInstanceOf(PeerFailure.class)
        .hasMessage(
            "the program 'node' is missing, and the peers are written for Node: install it"
                + " (Debian: apt-get install nodejs npm)");
    program("node", "echo v20.20.2");
    assertThatThrownBy(() -> NodePrograms.find(folder.toString()))
        .isInstanceOf(PeerFailure.class)
        .hasMessageContaining("the program 'npm' is missing");
  }

  @Test
  void bothProgramsAreFoundInTheSearchPath() throws IOException {
    NodePrograms programs = programs("exit 0");

    assertThat(programs)
        .isEqualTo(new NodePrograms(folder.resolve("bin/node"), folder.resolve("bin/npm")));
    assertThat(programs.version()).isEqualTo("v20.20.2");
  }

  @Test
  void withoutItsSettingRallyTheTroopsIsNotMeasured() throws IOException {
    assertThat(PeersBench.checkouts("", ROOT, programs("exit 0"))).isEmpty();
    assertThat(PeersBench.NAMED_NOWHERE)
        .isEqualTo("Rally the Troops: not measured, UMPIRE_PEERS is not set");
  }

  @Test
  void whatIsMissingInACheckoutIsNamedWithTheRemedy() throws IOException {
    NodePrograms programs = programs("exit 0");
    String named = folder.resolve("peers").toString();

    missing(named, programs, "UMPIRE_PEERS names no checkout of Rally the Troops");
    write("peers/server.js");
    missing(named, programs, "put a checkout of rally-the-troops/waterloo-campaign-1815 into");
    write("peers/public/waterloo-campaign-1815/rules.js");
    missing(named, programs, "run npm install in " + named);
    write("peers/node_modules/ws/package.json");
    missing(named, programs, "node_modules/better-sqlite3");
    write("peers/node_modules/better-sqlite3/package.json");
    assertThat(PeersBench.checkouts(named, ROOT, programs))
        .extracting(RallyTheTroops::checkout)
        .containsExactly(Path.of(named));
  }

  @Test
  void theCheckoutMayLieInTheFolderThatIsNamed() throws IOException {
    write("peers/server/server.js");
    write("peers/server/public/waterloo-campaign-1815/rules.js");
    write("peers/server/node_modules/ws/package.json");
    write("peers/server/node_modules/better-sqlite3/package.json");

    assertThat(PeersBench.checkouts(folder.resolve("peers").toString(), ROOT, programs("exit 0")))
        .extracting(RallyTheTroops::checkout)
        .containsExactly(folder.resolve("peers/server"));
  }

  @Test
  void boardgameIoIsInstalledOnceForItsVersions() throws IOException {
    NodePrograms programs =
        programs(
            "echo \"$*\" >> calls; mkdir -p node_modules; echo x > node_modules/.package-lock.json");
    sources("lock 1");

    BoardgameIo first = BoardgameIo.installed(folder, programs, out);
    BoardgameIo second = BoardgameIo.installed(folder, programs, out);

    Path installed = folder.resolve("target/peers/boardgame.io");
    assertThat(second).isEqualTo(first);
    assertThat(first.driver().script()).isEqualTo(installed.resolve("boardgameio.cjs")).exists();
    assertThat(installed.resolve("calls")).hasContent("ci --ignore-scripts --no-audit --no-fund");
    sources("lock 2");
    BoardgameIo _ = BoardgameIo.installed(folder, programs, out);
    assertThat(Files.readAllLines(installed.resolve("calls"))).hasSize(2);
  }

  @Test
  void anInstallationThatFailsIsReportedAndTriedAgain() throws IOException {
    NodePrograms programs = programs("echo npm error network >&2; exit 1");
    sources("lock 1");

    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> BoardgameIo.installed(folder, programs, out))
          .isInstanceOf(PeerFailure.class)
          .hasMessageContaining("ended with 1: npm error network");
    }
  }

  private void missing(String named, NodePrograms programs, String message) {
    assertThatThrownBy(() -> PeersBench.checkouts(named, ROOT, programs))
        .isInstanceOf(PeerFailure.class)
        .hasMessageContaining(message);
  }

  private void sources(String lock) throws IOException {
    write("deploy/local/peers/package.json");
    write("deploy/local/peers/boardgameio.cjs");
    write("deploy/local/peers/measuring.cjs");
    Files.writeString(folder.resolve("deploy/local/peers/package-lock.json"), lock);
  }

  private void write(String file) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, "{}");
  }

  private NodePrograms programs(String npm) throws IOException {
    program("bin/node", "echo v20.20.2");
    program("bin/npm", npm);
    return NodePrograms.find(folder.resolve("nothing") + ":" + folder.resolve("bin"));
  }

  private void program(String name, String script) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }
}
