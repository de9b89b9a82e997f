package umpire.local.drivers.peers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;

/**
 * boardgame.io, installed from npm's registry at the versions of deploy/local/peers; its code is no
 * part of the checkout. Its server keeps matches in memory.
 *
 * @param driver plays against its server
 */
record BoardgameIo(PeerDriver driver) {
  static final String NAME = "boardgame.io";

  static final String DURABILITY = "- boardgame.io 0.50.2 keeps matches in memory";

  private static final String DRIVER = "boardgameio.cjs";
  private static final String LOCK = "package-lock.json";
  private static final List<String> OURS = List.of("package.json", LOCK, DRIVER, "measuring.cjs");

  /** npm writes it at the end of an installation. */
  private static final String DONE = "node_modules/.package-lock.json";

  private static final Duration TIMEOUT = Duration.ofMinutes(5);

  /**
   * The one in target/peers, installed there first unless it is there at these versions; throws
   * PeerFailure.
   *
   * @param root the checkout
   */
  static BoardgameIo installed(Path root, NodePrograms programs, PrintStream out)
      throws IOException {
    Path source = root.resolve("deploy/local/peers");
    Path folder = root.resolve("target/peers").resolve(NAME);
    Files.createDirectories(folder);
    boolean there =
        Files.exists(folder.resolve(DONE))
            && Files.exists(folder.resolve(LOCK))
            && Files.mismatch(source.resolve(LOCK), folder.resolve(LOCK)) == -1;
    for (String file : OURS) {
      Files.copy(source.resolve(file), folder.resolve(file), StandardCopyOption.REPLACE_EXISTING);
    }
    if (!there) {
      out.println("bench: npm installs boardgame.io in " + folder);
      Files.deleteIfExists(folder.resolve(DONE));
      List<String> install =
          List.of(programs.npm().toString(), "ci", "--ignore-scripts", "--no-audit", "--no-fund");
      String _ = new PeerProcess(install, folder, TIMEOUT).output();
    }
    return new BoardgameIo(new PeerDriver(programs.node(), folder.resolve(DRIVER), folder));
  }

  /** Of one match, since it is compared by the delay of a move. */
  Contender ofOneMatch() {
    return new Contender(NAME, () -> driver.block(1, List.of()));
  }
}
