package umpire.local.host;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicBoolean;

/** The end of the process: everything started is stopped, the last first, whatever ends it. */
final class Shutdown {
  private static final AtomicBoolean ENDING = new AtomicBoolean();
  private static final Deque<Stop> STOPS = new ArrayDeque<>();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(Shutdown::stopAll, "ending"));
  }

  private Shutdown() {}

  /** Stops one thing; may be called when it has stopped already. */
  @FunctionalInterface
  interface Stopping {
    void stop() throws Exception;
  }

  /** Returns when one thing has stopped, for whatever reason. */
  @FunctionalInterface
  interface Stopped {
    void await() throws InterruptedException;
  }

  /** Stops a child process. */
  @FunctionalInterface
  interface StoppingOf {
    void stop(Process process) throws Exception;
  }

  private record Stop(String name, Stopping stopping) {}

  /**
   * Starts a child that is stopped at the end.
   *
   * @throws IllegalStateException once the end has begun: no child may be started after it
   */
  static Process start(String name, ProcessBuilder child, StoppingOf stop) throws IOException {
    synchronized (STOPS) {
      if (ENDING.get()) {
        throw new IllegalStateException("the host ends; " + name + " is not started");
      }
      Process process = child.start();
      STOPS.push(new Stop(name, () -> stop.stop(process)));
      return process;
    }
  }

  static void stopAtEnd(String name, Stopping stopping) {
    synchronized (STOPS) {
      STOPS.push(new Stop(name, stopping));
    }
  }

  /** A host without one of its parts is of no use: when it stops, the process ends with 1. */
  static void endWith(String name, Stopped stopped) {
    Thread.ofPlatform()
        .daemon()
        .name("await " + name)
        .start(
            () -> {
              try {
                stopped.await();
                end(name + " has stopped", 1);
              } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
              }
            });
  }

  static void end(String why, int status) {
    if (ENDING.compareAndSet(false, true)) {
      System.err.println("the host ends: " + why);
      System.exit(status);
    }
  }

  private static void stopAll() {
    ENDING.set(true);
    synchronized (STOPS) {
      for (Stop stop : STOPS) {
        try {
          stop.stopping().stop();
        } catch (Exception failed) {
          System.err.println(stop.name() + " did not stop in good order: " + failed);
        }
      }
    }
  }
}
