package umpire.local.drivers.peers;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A driver of deploy/local/peers: it starts the peer's server anew, plays for the warm-up and the
 * block, and prints the figures of the block.
 *
 * @param node runs it
 * @param script the driver
 * @param folder in which it runs
 */
record PeerDriver(Path node, Path script, Path folder) {
  static final int WARM_UP_SECONDS = 5;
  static final int SECONDS = 10;

  /** For the start of the server, beside warm-up and block. */
  private static final int START_SECONDS = 90;

  /**
   * Measures a block; throws PeerFailure.
   *
   * @param matches how many are played at once
   * @param more arguments of this driver behind those of all
   */
  Block block(int matches, List<String> more) {
    List<String> command =
        new ArrayList<>(
            List.of(
                node.toString(),
                script.toString(),
                "" + matches,
                "" + WARM_UP_SECONDS,
                "" + SECONDS));
    command.addAll(more);
    Duration timeout = Duration.ofSeconds(START_SECONDS + WARM_UP_SECONDS + SECONDS);
    Block block = FiguresLine.read(new PeerProcess(command, folder, timeout).output());
    if (block.matches() != matches) {
      throw new PeerFailure(
          "the driver played " + block.matches() + " matches in place of " + matches);
    }
    return block;
  }
}
