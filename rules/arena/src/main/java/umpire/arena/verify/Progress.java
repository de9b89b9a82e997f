package umpire.arena.verify;

import java.io.PrintStream;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How far a program is: on a terminal one line that writes over itself, elsewhere a line now and
 * then, and each finding as soon as it is made, so that a program that is stopped has printed it.
 */
public interface Progress {
  /** One more run is done. */
  void done();

  /** Something is wrong. */
  void found(String finding);

  /** All runs are done: the line is cleared. */
  void end();

  /** Says nothing. */
  static Progress quiet() {
    return new Progress() {
      @Override
      public void done() {}

      @Override
      public void found(String finding) {}

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
      public void found(String finding) {
        terminal.print("\r\033[K" + finding + "\n");
        terminal.flush();
      }

      @Override
      public void end() {
        terminal.print("\r\033[K");
        terminal.flush();
      }
    };
  }

  /** The same as lines of their own, none within so many nanoseconds of the last. */
  static Progress lines(PrintStream out, int runs, long apart) {
    long begun = System.nanoTime();
    AtomicInteger done = new AtomicInteger();
    AtomicLong lastPrinted = new AtomicLong(begun);
    return new Progress() {
      @Override
      public void done() {
        int now = done.incrementAndGet();
        long at = System.nanoTime();
        long last = lastPrinted.get();
        if (at - last >= apart && lastPrinted.compareAndSet(last, at)) {
          out.println(bar(now, runs, at - begun));
        }
      }

      @Override
      public void found(String finding) {
        out.println(finding);
      }

      @Override
      public void end() {}
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
