package umpire.local.testing;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The process for whose duration a host is shared.
 *
 * @param pid of Maven, or of the test's own process where no Maven stands above it (an IDE)
 */
record MavenRun(long pid) {
  /** Surefire may put a shell between Maven and the fork: the nearest Java above us is Maven. */
  static MavenRun above() {
    ProcessHandle self = ProcessHandle.current();
    for (Optional<ProcessHandle> above = self.parent();
        above.isPresent();
        above = above.get().parent()) {
      if (isJava(above.get())) {
        return new MavenRun(above.get().pid());
      }
    }
    return new MavenRun(self.pid());
  }

  private static boolean isJava(ProcessHandle process) {
    return process.info().command().map(command -> Path.of(command).endsWith("java")).orElse(false);
  }
}
