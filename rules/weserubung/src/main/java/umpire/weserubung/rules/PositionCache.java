package umpire.weserubung.rules;

import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import umpire.kernel.hex.Derived;
import umpire.kernel.play.Agenda;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;

/**
 * Keeps answers that depend on a position's pieces, calendar, nations, country and conventions, by
 * key. Offers are needed before a seat's turn, to see whether it has any, and in it: they are
 * worked out once. The answers are stored with the pieces, and freed with them.
 *
 * @param <K> what is asked, such as whose offers
 * @param <V> what is worked out, never changed
 */
public final class PositionCache<K, V> {
  /** What is going on is no part of the answer: who reads it fails. */
  private static final Agenda<Frame> NOTHING = new Agenda<>(List.of());

  private final BiFunction<Position, K, V> work;
  private final Derived<Answers<K, V>> known = new Derived<>();

  /**
   * A question that can be asked of any position.
   *
   * @param work asks neither agenda nor tally
   */
  public PositionCache(BiFunction<Position, K, V> work) {
    this.work = work;
  }

  /** What comes of it. */
  public V of(Position position, K key) {
    Answers<K, V> answers = known.of(position.forces().byId(), Answers::new);
    V value = answers.find(position, key);
    if (value == null) {
      value = work.apply(position.with(NOTHING), key); // no lock: two threads find the same
      answers.keep(position, key, value);
    }
    return value;
  }

  /**
   * What was answered while the pieces are the same. Immutable entries: an answer that another
   * thread has overwritten is worked out again, to the same.
   */
  private static final class Answers<K, V> {
    /** Enough for one decision; what is asked beyond that begins again. */
    private static final int MOST = 32;

    private @Nullable Answer<K, V> last;

    @Nullable V find(Position position, K key) {
      for (Answer<K, V> one = last; one != null; one = one.earlier()) {
        if (one.key().equals(key) && isSame(one.of(), position)) {
          return one.value();
        }
      }
      return null;
    }

    void keep(Position position, K key, V value) {
      Answer<K, V> earlier = last;
      last =
          earlier == null || earlier.depth() == MOST
              ? new Answer<>(position, key, value, 1, null)
              : new Answer<>(position, key, value, earlier.depth() + 1, earlier);
    }

    @SuppressWarnings("ReferenceEquality") // of equal ones it is worked out anew, and is equal
    private static boolean isSame(Position one, Position other) {
      return one.forces() == other.forces()
          && one.calendar() == other.calendar()
          && one.nations() == other.nations()
          && one.country() == other.country()
          && one.conventions() == other.conventions();
    }
  }

  /**
   * An answer, before those that were given earlier.
   *
   * @param of the position that was asked about
   */
  private record Answer<K, V>(
      Position of, K key, V value, int depth, @Nullable Answer<K, V> earlier) {}
}
