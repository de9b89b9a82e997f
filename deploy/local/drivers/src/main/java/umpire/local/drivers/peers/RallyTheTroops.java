package umpire.local.drivers.peers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import umpire.local.drivers.stack.PrivateStack;

/**
 * Rally the Troops' server in a checkout that somebody has made, with a game of it. Its server
 * commits every action in SQLite with a write-ahead log and {@code synchronous = NORMAL}.
 *
 * @param driver plays against its server
 * @param checkout the folder of server.js
 */
record RallyTheTroops(PeerDriver driver, Path checkout) {
  static final String NAME = "Rally the Troops";

  static final String DURABILITY =
      "- Rally the Troops commits each action in SQLite with a write-ahead log and synchronous ="
          + " NORMAL, as its server sets it: no fsync at each commit";

  private static final String DRIVER = "deploy/local/peers/rally-the-troops.cjs";
  private static final String SERVER = "server.js";
  private static final String RULES = "public/waterloo-campaign-1815/rules.js";

  /**
   * The one in a folder, or in the folder below it that bears the name of its repository; throws
   * PeerFailure with the remedy where something is missing in it.
   *
   * @param named by UMPIRE_PEERS
   * @param root the checkout of ours, which has the driver
   */
  static RallyTheTroops in(Path named, Path root, NodePrograms programs) {
    Path folder = named.toAbsolutePath().normalize();
    Path below = folder.resolve("server");
    Path checkout = Files.exists(below.resolve(SERVER)) ? below : folder;
    need(
        checkout.resolve(SERVER),
        "UMPIRE_PEERS names no checkout of Rally the Troops (GitHub rally-the-troops/server)");
    need(
        checkout.resolve(RULES),
        "the game that is played is missing: put a checkout of"
            + " rally-the-troops/waterloo-campaign-1815 into public/waterloo-campaign-1815");
    for (String library : List.of("ws", "better-sqlite3")) {
      need(
          checkout.resolve("node_modules").resolve(library),
          "its libraries are missing: run npm install in " + checkout);
    }
    Path script = root.resolve(DRIVER);
    return new RallyTheTroops(new PeerDriver(programs.node(), script, checkout), checkout);
  }

  private static void need(Path file, String remedy) {
    if (!Files.exists(file)) {
      throw new PeerFailure(remedy + "; there is no " + file);
    }
  }

  /** Of so many matches at once, in a database of its own for each block. */
  Contender ofMatches(int matches) {
    return new Contender(NAME, () -> block(matches));
  }

  private Block block(int matches) {
    try {
      Path data = Files.createTempDirectory("umpire-peers-");
      try {
        return driver.block(matches, List.of(checkout.toString(), data.toString()));
      } finally {
        PrivateStack.delete(data);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
