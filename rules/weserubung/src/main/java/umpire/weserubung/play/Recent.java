package umpire.weserubung.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * What was worked out last from values that never change, so that it need not be worked out again
 * while it is asked for again: nobody can tell from an answer whether it was remembered. A value is
 * known by being the very same one, which costs nothing to see; safe for several threads.
 *
 * @param <K> what it is worked out from
 * @param <V> what is worked out, never changed either
 */
public final class Recent<K, V> {
  private final Function<K, V> work;
  private final int most;
  private final AtomicReference<List<Known<K, V>>> known = new AtomicReference<>(List.of());

  /**
   * Remembers nothing yet.
   *
   * @param most how many are remembered
   * @param work a function in the sense of mathematics
   */
  public Recent(int most, Function<K, V> work) {
    this.most = most;
    this.work = work;
  }

  private record Known<K, V>(K key, V value) {}

  /** What comes of that value. */
  @SuppressWarnings("ReferenceEquality") // an equal one may be worked out anew, and is equal
  public V of(K key) {
    List<Known<K, V>> before = known.get();
    for (Known<K, V> one : before) {
      if (one.key() == key) {
        return one.value();
      }
    }
    V value = work.apply(key);
    List<Known<K, V>> after = new ArrayList<>(most);
    after.add(new Known<>(key, value));
    after.addAll(before.subList(0, Math.min(before.size(), most - 1)));
    known.set(List.copyOf(after)); // what another thread put in meanwhile is worked out again
    return value;
  }
}
