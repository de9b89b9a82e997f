package umpire.chassis.common;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A map that drops the entry which was longest not used when there are too many. Not thread-safe.
 */
public final class RecentlyUsed<K, V> extends LinkedHashMap<K, V> {
  private static final long serialVersionUID = 1L;

  private final int most;

  /** An empty map of at most {@code most} entries. */
  public RecentlyUsed(int most) {
    super(16, 0.75f, true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > most;
  }
}
