package umpire.local.drivers.access;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.Stack;

/** Tries at the home: another user reads nothing there, and no home that is theirs is used. */
record HomeAccessCheck(Stack stack, Checks checks) {
  private static final int NOBODY = 65534;
  private static final String VERTX = "vertx-cache";
  private static final List<String> ON_VERTX =
      List.of(Stack.GAME, Stack.COMBAT, Stack.SUPPLY, Stack.LOBBY, Stack.GATEWAY);

  /** Under which PostgreSQL runs where root may not use user namespaces. */
  private static final int POSTGRES_GROUP = 61080;

  private static final Set<PosixFilePermission> OWNERS =
      EnumSet.of(
          PosixFilePermission.OWNER_READ,
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.OWNER_EXECUTE);

  void all() throws IOException {
    checks.check("every file of the home is its owner's alone", this::permissions);
    checks.check("another user reads no file of the home", this::readsAsNobody);
    checks.check("no password stands in a command line", this::commandLines);
    checks.check("temporary files lie in the home", this::temporaryFiles);
    Path open = Files.createTempDirectory("umpire-open-");
    try {
      checks.check("up refuses a home that all can write to", () -> writable(open));
      checks.check("up refuses a file that all can write to", () -> writableInside(open));
      checks.check("up refuses a home of somebody else", () -> foreign(open));
    } finally {
      Files.deleteIfExists(open.resolve("settings"));
      Files.delete(open);
    }
  }

  private void permissions() {
    for (Path path : files(stack.home())) {
      try {
        boolean isOurs =
            OWNERS.containsAll(Files.getPosixFilePermissions(path, LinkOption.NOFOLLOW_LINKS))
                || (group(path) == POSTGRES_GROUP && !isOpenToAll(path))
                || isOfVertx(path);
        AccessCheck.require(isOurs || Files.isSymbolicLink(path), path + " is open to others");
      } catch (IOException _) {
        // It went between the listing and this look, as files of a running database do.
      }
    }
  }

  /** The folder that Vert.x opens to all lies in one of the process, which is looked at itself. */
  private boolean isOfVertx(Path path) {
    return ON_VERTX.stream()
        .map(process -> temporary(process).resolve(VERTX))
        .anyMatch(path::startsWith);
  }

  private Path temporary(String process) {
    return stack.home().resolve("run").resolve(process + ".tmp");
  }

  private static int group(Path path) throws IOException {
    return (Integer) Files.getAttribute(path, "unix:gid", LinkOption.NOFOLLOW_LINKS);
  }

  private static boolean isOpenToAll(Path path) throws IOException {
    return !PosixFilePermissions.toString(Files.getPosixFilePermissions(path)).endsWith("---");
  }

  private void readsAsNobody() {
    if (!isRoot()) {
      checks.notHere("only root can try as another user");
      return;
    }
    AccessCheck.require(
        readable(List.of(Path.of("/etc/passwd"))).size() == 1, "nobody reads nothing");
    List<String> read =
        readable(files(stack.home()).stream().filter(Files::isRegularFile).toList());
    AccessCheck.require(read.isEmpty(), "nobody reads " + read);
    for (String process : AccessCheck.SERVICES) {
      List<String> environment =
          readable(List.of(Path.of("/proc/" + stack.pid(process) + "/environ")));
      AccessCheck.require(environment.isEmpty(), "nobody reads the environment of " + process);
    }
  }

  /** Those of the files that user nobody can read. */
  private static List<String> readable(List<Path> files) {
    String script = "for f in \"$@\"; do head -c 1 \"$f\" >/dev/null 2>&1 && echo \"$f\"; done; :";
    List<String> found = new ArrayList<>();
    for (int from = 0; from < files.size(); from += 500) {
      List<String> command =
          new ArrayList<>(
              List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups"));
      command.addAll(List.of("sh", "-c", script, "sh"));
      files.subList(from, Math.min(files.size(), from + 500)).forEach(f -> command.add("" + f));
      found.addAll(output(command).lines().toList());
    }
    return found;
  }

  private static String output(List<String> command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      AccessCheck.require(process.waitFor() == 0, "could not try: " + output);
      return output;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AccessCheck.WrongAccess("interrupted");
    }
  }

  private void commandLines() {
    List<String> passwords =
        files(stack.home().resolve("secrets")).stream()
            .filter(Files::isRegularFile)
            .map(file -> stack.secret(file.getFileName().toString()))
            .toList();
    AccessCheck.require(
        passwords.size() >= 10, "there are " + passwords.size() + " passwords only");
    String all = output(List.of("ps", "-e", "-ww", "-o", "args="));
    AccessCheck.require(all.contains(stack.home().toString()), "no process of the stack is seen");
    AccessCheck.require(passwords.stream().noneMatch(all::contains), "ps shows a password");
  }

  /** In /tmp another user may have made the folder first, and then nothing starts. */
  private void temporaryFiles() {
    for (String process : ON_VERTX) {
      Path folder = temporary(process);
      List<String> command =
          output(List.of("ps", "-ww", "-o", "args=", "-p", "" + stack.pid(process)))
              .lines()
              .toList();
      AccessCheck.require(
          command.size() == 1 && command.getFirst().contains("-Djava.io.tmpdir=" + folder),
          process + " keeps its temporary files elsewhere: " + command);
      AccessCheck.require(
          Files.isDirectory(folder.resolve(VERTX)), process + " does not use " + folder);
    }
  }

  private void writable(Path home) {
    permit(home, "rwxrwxrwx");
    refuses(home, "cannot be trusted");
    permit(home, "rwxrwx---");
    refuses(home, "cannot be trusted");
  }

  private void writableInside(Path home) {
    try {
      Path file = Files.writeString(home.resolve("settings"), "UMPIRE_KAFKA=127.0.0.1:1\n");
      permit(home, "rwxr-xr-x");
      permit(file, "rw-rw-rw-");
      refuses(home, "cannot be trusted");
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void foreign(Path home) {
    if (!isRoot()) {
      refuses(Path.of("/usr"), "belongs to");
      return;
    }
    try {
      permit(home, "rwx------");
      Files.setAttribute(home, "unix:uid", NOBODY);
      refuses(home, "belongs to");
      Files.setAttribute(home, "unix:uid", 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void refuses(Path home, String because) {
    try {
      Stack.Done done = new Stack(stack.script(), home, stack.base() + 100).up();
      throw new AccessCheck.WrongAccess("up took " + home + ": " + done.output());
    } catch (Stack.Refused refused) {
      AccessCheck.require(
          String.valueOf(refused.getMessage()).contains(because),
          "up failed otherwise: " + refused.getMessage());
    }
  }

  private static void permit(Path path, String permissions) {
    try {
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  private static List<Path> files(Path folder) {
    String found =
        output(List.of("sh", "-c", "find \"$1\" 2>/dev/null; :", "sh", folder.toString()));
    try (Stream<String> lines = found.lines()) {
      return lines.map(Path::of).toList();
    }
  }
}
