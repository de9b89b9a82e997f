package umpire.arena.verify;

import java.io.PrintStream;
import java.util.concurrent.atomic.AtomicInteger;

/** How far a program is: one line on a terminal that writes over itself, nothing elsewhere. */
public interface Progress {
  /** One more run is done. */
  void done();

  /** All runs are done: the line is cleared. */
  void end();

  /** Says nothing. */
  static Progress quiet() {
    return new Progress() {
      @Override
      public void done() {}

      @Override
      public void end() {}
    };
  }

  /** A bar for so many runs, drawn anew at each hundredth of them. */
  static Progress on(PrintStream terminal, int runs) {
    long begun = System.nanoTime();
    AtomicInteger done = new AtomicInteger();
    return new Progress() {
      @Override
      public void done() {
        int now = done.incrementAndGet();
        if (now * 100L / runs != (now - 1) * 100L / runs) {
          terminal.print("\r\033[K" + bar(now, runs, System.nanoTime() - begun));
          terminal.flush();
        }
      }

      @Override
      public void end() {
        terminal.print("\r\033[K");
        terminal.flush();
      }
    };
  }

  /** The line: the share as a bar, the runs, and the seconds still to go at this rate. */
  static String bar(int done, int runs, long nanos) {
    int tenths = (int) (done * 30L / runs);
    long left = nanos / Math.max(done, 1) * (runs - done) / 1_000_000_000;
    return "[%s%s] %d of %d, %d s to go"
        .formatted("#".repeat(tenths), ".".repeat(30 - tenths), done, runs, left);
  }
}
