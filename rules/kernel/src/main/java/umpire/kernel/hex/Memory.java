package umpire.kernel.hex;

import org.jspecify.annotations.Nullable;

/**
 * What was worked out of something that never changes, kept with it: it is garbage together with
 * what it was worked out of. Several threads may ask at once: entries are immutable, and one that
 * another thread has overwritten is worked out again, to the same.
 */
public final class Memory {
  /** Enough for one game; whatever asks beyond that, such as rules made anew, begins again. */
  private static final int MOST = 32;

  private @Nullable Entry entries;

  /** A memory in which nothing is kept yet. */
  public Memory() {
    this.entries = null;
  }

  /** What a derivation made, before those that were kept earlier. */
  private record Entry(Derived<?> by, Object made, int depth, @Nullable Entry earlier) {}

  /** What this derivation made of it; null if it has not been asked yet. */
  @Nullable Object made(Derived<?> by) {
    for (Entry entry = entries; entry != null; entry = entry.earlier()) {
      if (entry.by() == by) {
        return entry.made();
      }
    }
    return null;
  }

  void keep(Derived<?> by, Object made) {
    Entry earlier = entries;
    entries =
        earlier == null || earlier.depth() == MOST
            ? new Entry(by, made, 1, null)
            : new Entry(by, made, earlier.depth() + 1, earlier);
  }
}
