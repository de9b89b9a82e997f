package umpire.local.drivers.peers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A program of a peer, run to its end. It ends with this process: its standard input closes then,
 * which a driver takes as its end.
 *
 * @param command and its arguments
 * @param folder in which it runs
 * @param timeout after which it is ended, with all processes below it
 */
record PeerProcess(List<String> command, Path folder, Duration timeout) {
  private static final int LAST_LINES = 15;

  /** What our own programs are set by, passwords among it: nothing for a stranger's code. */
  private static final String OURS = "UMPIRE_";

  /** Its standard output; throws PeerFailure with its last words where it does not end with 0. */
  String output() {
    try {
      Path output = Files.createTempFile("umpire-peers-", ".out");
      Path errors = Files.createTempFile("umpire-peers-", ".err");
      try {
        run(output, errors);
        return Files.readString(output);
      } finally {
        Files.delete(output);
        Files.delete(errors);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new PeerFailure("interrupted during " + words());
    }
  }

  private void run(Path output, Path errors) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toAbsolutePath().toFile())
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith(OURS));
    Process process = builder.start();
    try {
      if (!process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
        throw failed("did not end within " + timeout.toSeconds() + " s", output, errors);
      }
      if (process.exitValue() != 0) {
        throw failed("ended with " + process.exitValue(), output, errors);
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      Process _ = process.destroyForcibly();
    }
  }

  private PeerFailure failed(String how, Path output, Path errors) throws IOException {
    List<String> said = Files.readAllLines(errors);
    if (said.isEmpty()) {
      said = Files.readAllLines(output);
    }
    List<String> last = said.subList(Math.max(0, said.size() - LAST_LINES), said.size());
    return new PeerFailure(words() + " " + how + ": " + String.join("\n", last));
  }

  private String words() {
    return String.join(" ", command);
  }
}
