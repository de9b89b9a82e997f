package umpire.local.testing;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The checkout in which the test runs: there the reactor has built the host.
 *
 * @param root the folder of the root pom
 */
record Checkout(Path root) {
  private static final Path HOST = Path.of("deploy", "local", "host");

  /**
   * Looks upward from the working folder, which Maven sets to the module's.
   *
   * @throws IllegalStateException outside of a checkout
   */
  static Checkout here() {
    for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
      if (Files.exists(folder.resolve(HOST).resolve("pom.xml"))) {
        return new Checkout(folder);
      }
    }
    throw new IllegalStateException(
        "no checkout of Umpire around " + Path.of("").toAbsolutePath() + ": run tests inside one");
  }

  /** The class path that the host's build lays out in its phase process-classes. */
  String hostClassPath() {
    Path target = root.resolve(HOST).resolve("target");
    if (!Files.isDirectory(target.resolve("lib"))) {
      throw new IllegalStateException(
          "the host is not built: run mvn -pl deploy/local/host process-classes in " + root);
    }
    return target.resolve("classes") + File.pathSeparator + target.resolve("lib") + "/*";
  }

  /** Where hosts of tests keep their data, one folder for each Maven run. */
  Path hosts() {
    return root.resolve("target").resolve("hosts");
  }
}
