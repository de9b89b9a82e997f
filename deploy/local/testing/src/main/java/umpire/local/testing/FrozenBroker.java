package umpire.local.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The shared broker, held still as {@code kill -STOP} does, until this is closed: it is there, and
 * does not answer. For a test that lasts a few seconds, for the whole build waits with it; the
 * database, a process of its own, goes on.
 */
public final class FrozenBroker implements AutoCloseable {
  private final String host;

  private FrozenBroker(String host) {
    this.host = host;
  }

  /** Holds it still. */
  public static FrozenBroker now() {
    Path home = Checkout.here().hosts().resolve(Long.toString(MavenRun.above().pid()));
    try {
      FrozenBroker frozen = new FrozenBroker(Files.readString(home.resolve("host.pid")).strip());
      frozen.signal("-STOP");
      return frozen;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    signal("-CONT");
  }

  private void signal(String signal) {
    try {
      int exit = new ProcessBuilder("kill", signal, host).inheritIO().start().waitFor();
      if (exit != 0) {
        throw new IllegalStateException("kill " + signal + " " + host + " ended with " + exit);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
