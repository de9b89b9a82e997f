package umpire.weserubung.lore;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import umpire.weserubung.model.Position;

/**
 * What follows from all that lies on the table, key by key: from everything in a position but what
 * is going on and how it is numbered. Whether a seat has anything to do is asked before it is its
 * turn, and what it is when it is: the same is worked out once. Like {@link Recent}, nobody can
 * tell.
 *
 * @param <K> what is asked, such as whose offers
 * @param <V> what is worked out, never changed
 */
public final class Tabled<K, V> {
  private static final int REMEMBERED = 8;

  private final BiFunction<Position, K, V> work;
  private final Recent<Map<K, V>> known =
      new Recent<>(
          REMEMBERED,
          _ -> Collections.synchronizedMap(new HashMap<>()),
          Position::calendar,
          Position::forces,
          Position::nations,
          Position::country,
          Position::conventions);

  /**
   * Remembers nothing yet.
   *
   * @param work asks neither agenda nor tally
   */
  public Tabled(BiFunction<Position, K, V> work) {
    this.work = work;
  }

  /** What comes of it. */
  public V of(Position position, K key) {
    Map<K, V> here = known.of(position);
    V value = here.get(key);
    if (value == null) {
      value = work.apply(position, key); // by two threads twice, rather than one waiting
      here.put(key, value);
    }
    return value;
  }
}
