package umpire.local.drivers.peers;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Node.js and its installer, in which the peers are written.
 *
 * @param node the program
 * @param npm the installer
 */
record NodePrograms(Path node, Path npm) {
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  /**
   * Those of this machine; throws PeerFailure with the packages to install where one is missing.
   *
   * @param searchPath folders, as PATH has them
   */
  static NodePrograms find(String searchPath) {
    return new NodePrograms(program("node", searchPath), program("npm", searchPath));
  }

  private static Path program(String name, String searchPath) {
    return Stream.of(searchPath.split(":"))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder).resolve(name))
        .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
        .findFirst()
        .orElseThrow(
            () ->
                new PeerFailure(
                    "the program '"
                        + name
                        + "' is missing, and the peers are written for Node: install it"
                        + " (Debian: apt-get install nodejs npm)"));
  }

  /** What it says of itself, such as {@code v20.20.2}. */
  String version() {
    return new PeerProcess(List.of(node.toString(), "--version"), Path.of(""), TIMEOUT)
        .output()
        .strip();
  }
}
