package umpire.local.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How PostgreSQL, which refuses to run as root, is started by whoever runs the host. */
enum Unprivileged {
  /** The host's user is not root: as he is. */
  AS_OURSELVES,
  /** Root, in a user namespace in which nobody is root: files stay root's. */
  USER_NAMESPACE,
  /** Root where namespaces are forbidden: as nobody, who must own the data. */
  AS_NOBODY;

  private static final int NOBODY = 65534;

  /** The way that works here. */
  static Unprivileged here() throws IOException, InterruptedException {
    if (!"root".equals(System.getProperty("user.name"))) {
      return AS_OURSELVES;
    }
    return USER_NAMESPACE.works() ? USER_NAMESPACE : AS_NOBODY;
  }

  List<String> command(List<String> command) {
    List<String> whole = new ArrayList<>(prefix());
    whole.addAll(command);
    return whole;
  }

  private List<String> prefix() {
    return switch (this) {
      case AS_OURSELVES -> List.of();
      case USER_NAMESPACE -> List.of("unshare", "-U");
      case AS_NOBODY ->
          List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups");
    };
  }

  /** Makes the data folder belong to the user under whom PostgreSQL will run. */
  void own(Path data) throws IOException {
    if (this == AS_OURSELVES) {
      return;
    }
    int owner = this == AS_NOBODY ? NOBODY : 0;
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

  private static int ownerOf(Path data) throws IOException {
    return (Integer) Files.getAttribute(data, "unix:uid", LinkOption.NOFOLLOW_LINKS);
  }

  private boolean works() throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command(List.of("true"))).start().waitFor() == 0;
    } catch (IOException noSuchProgram) {
      return false;
    }
  }
}
