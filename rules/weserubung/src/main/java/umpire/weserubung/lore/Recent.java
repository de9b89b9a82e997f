package umpire.weserubung.lore;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import umpire.weserubung.model.Position;

/**
 * What was worked out last from parts of a position, so that it need not be worked out again while
 * those parts stay what they are: nobody can tell from an answer whether it was remembered. A part
 * is known by being the very same one, which costs nothing to see; safe for several threads.
 *
 * @param <V> what is worked out, never changed
 */
public final class Recent<V> {
  private final int most;
  private final Function<Position, V> work;
  private final List<Function<Position, Object>> parts;
  private volatile List<Known<V>> known = List.of();

  /**
   * Remembers nothing yet.
   *
   * @param most how many are remembered
   * @param work a function of nothing but these parts
   * @param parts such as {@code Position::forces}
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public Recent(int most, Function<Position, V> work, Function<Position, Object>... parts) {
    this.most = most;
    this.work = work;
    this.parts = List.of(parts);
  }

  private record Known<V>(List<Object> parts, V value) {}

  /** What comes of the position's parts. */
  public V of(Position position) {
    List<Known<V>> before = known;
    for (Known<V> one : before) {
      if (isSame(one.parts(), position)) {
        return one.value();
      }
    }
    V value = work.apply(position);
    List<Known<V>> after = new ArrayList<>(most);
    after.add(new Known<>(parts.stream().map(part -> part.apply(position)).toList(), value));
    after.addAll(before.subList(0, Math.min(before.size(), most - 1)));
    known = List.copyOf(after); // what another thread put in meanwhile is worked out again
    return value;
  }

  @SuppressWarnings("ReferenceEquality") // of an equal one it is worked out anew, and is equal
  private boolean isSame(List<Object> others, Position position) {
    for (int part = 0; part < others.size(); part++) {
      if (others.get(part) != parts.get(part).apply(position)) {
        return false;
      }
    }
    return true;
  }
}
