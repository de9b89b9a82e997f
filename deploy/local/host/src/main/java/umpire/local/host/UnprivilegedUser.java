package umpire.local.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** How PostgreSQL, which refuses to run as root, is started by whoever runs the host. */
enum UnprivilegedUser {
  /** The host's user is not root: unchanged. */
  AS_OURSELVES,
  /** Root, in a user namespace in which nobody is root: files stay root's. */
  USER_NAMESPACE,
  /**
   * Root where namespaces are forbidden: under a number that no account of the machine has. Nobody
   * else's processes run under it (those of {@code nobody} could look into each other), and its
   * group is the one beside root that may pass through the home.
   */
  AS_A_NUMBER;

  /** Of user and group, from a range that neither Debian nor systemd gives away. */
  static final int NUMBER = 61080;

  private static final int NOBODY = 65534;

  /** The way that works here. */
  static UnprivilegedUser here() throws IOException, InterruptedException {
    if (!"root".equals(System.getProperty("user.name"))) {
      return AS_OURSELVES;
    }
    return runs(USER_NAMESPACE.command(List.of("true"))) ? USER_NAMESPACE : AS_A_NUMBER;
  }

  List<String> command(List<String> command) {
    return prefixed(prefix(NUMBER), command);
  }

  /** For initdb, which looks for the name of its user: a bare number has none. */
  List<String> commandWithName(List<String> command) {
    return prefixed(prefix(NOBODY), command);
  }

  private static List<String> prefixed(List<String> prefix, List<String> command) {
    List<String> whole = new ArrayList<>(prefix);
    whole.addAll(command);
    return whole;
  }

  private List<String> prefix(int user) {
    return switch (this) {
      case AS_OURSELVES -> List.of();
      case USER_NAMESPACE -> List.of("unshare", "-U");
      case AS_A_NUMBER ->
          List.of("setpriv", "--reuid=" + user, "--regid=" + NUMBER, "--clear-groups");
    };
  }

  /** Makes the data folder belong to the user under whom PostgreSQL will run. */
  void own(Path data) throws IOException {
    if (this != AS_OURSELVES) {
      own(data, this == AS_A_NUMBER ? NUMBER : 0);
    }
  }

  /** The same for {@link #commandWithName}. */
  void ownWithName(Path data) throws IOException {
    if (this != AS_OURSELVES) {
      own(data, this == AS_A_NUMBER ? NOBODY : 0);
    }
  }

  private static void own(Path data, int owner) throws IOException {
    if (ownerOf(data) == owner) {
      return;
    }
    try (Stream<Path> files = Files.walk(data)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.setAttribute(file, "unix:uid", owner, LinkOption.NOFOLLOW_LINKS);
        Files.setAttribute(file, "unix:gid", owner, LinkOption.NOFOLLOW_LINKS);
      }
    }
  }

  /**
   * Lets PostgreSQL through the home, which is closed to everybody else, and to its programs.
   *
   * @throws IOException if it cannot get there for another folder above; the message names it
   */
  void admit(Path home, Path programs) throws IOException, InterruptedException {
    if (this != AS_A_NUMBER) {
      return;
    }
    Files.setAttribute(home, "unix:gid", NUMBER);
    Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwx--x---"));
    try (Stream<Path> files = Files.walk(programs)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.setAttribute(file, "unix:gid", NUMBER, LinkOption.NOFOLLOW_LINKS);
        if (!Files.isSymbolicLink(file)) {
          Files.setPosixFilePermissions(file, withGroup(Files.getPosixFilePermissions(file)));
        }
      }
    }
    for (Path folder : List.of(home, programs)) {
      Path closed = closed(folder);
      if (!closed.equals(folder)) {
        throw new IOException(
            "PostgreSQL does not run as root, and cannot pass through "
                + closed
                + ": run umpire as an ordinary user, or set UMPIRE_HOME to a folder elsewhere");
      }
    }
  }

  /** The outermost folder that it cannot enter; the folder itself where it can enter all. */
  private Path closed(Path folder) throws IOException, InterruptedException {
    for (Path above = folder.getRoot(); !above.equals(folder); ) {
      if (!runs(command(List.of("test", "-x", above.toString())))) {
        return above;
      }
      above = above.resolve(folder.getName(above.getNameCount()));
    }
    return folder;
  }

  private static Set<PosixFilePermission> withGroup(Set<PosixFilePermission> owners) {
    Set<PosixFilePermission> both = EnumSet.of(PosixFilePermission.GROUP_READ);
    both.addAll(owners);
    if (owners.contains(PosixFilePermission.OWNER_EXECUTE)) {
      both.add(PosixFilePermission.GROUP_EXECUTE);
    }
    return both;
  }

  private static int ownerOf(Path data) throws IOException {
    return (Integer) Files.getAttribute(data, "unix:uid", LinkOption.NOFOLLOW_LINKS);
  }

  private static boolean runs(List<String> command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException noSuchProgram) {
      return false;
    }
  }
}
