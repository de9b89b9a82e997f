package umpire.kernel.hex;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.RandomAccess;

/**
 * What stands in one place, in order of id. Positions share it: it is the same object while nobody
 * comes, goes or changes there, and so is what was worked out of it.
 *
 * @param <V> what is in play
 */
public final class Group<V> extends AbstractList<V> implements RandomAccess, Remembering {
  private final String[] ids;
  private final List<V> values;
  private final Memory memory = new Memory();

  private Group(String[] ids, List<V> values) {
    this.ids = ids;
    this.values = values;
  }

  /** Nobody. */
  static <V> Group<V> none() {
    return new Group<>(new String[0], List.of());
  }

  /** The group with this value in place of the one of its id, or added. */
  @SuppressWarnings("unchecked") // filled with values alone
  Group<V> with(String id, V value) {
    int at = Arrays.binarySearch(ids, id);
    boolean fresh = at < 0;
    int number = fresh ? -at - 1 : at;
    int size = ids.length + (fresh ? 1 : 0);
    String[] names = fresh ? new String[size] : ids;
    V[] all = (V[]) new Object[size];
    for (int i = 0; i < size; i++) {
      int before = fresh && i > number ? i - 1 : i;
      names[i] = i == number ? id : ids[before];
      all[i] = i == number ? value : values.get(before);
    }
    return new Group<>(names, List.of(all));
  }

  /** The group without that id, which is in it. */
  @SuppressWarnings("unchecked") // filled with values alone
  Group<V> without(String id) {
    int number = Arrays.binarySearch(ids, id);
    String[] names = new String[ids.length - 1];
    V[] all = (V[]) new Object[names.length];
    for (int i = 0; i < names.length; i++) {
      int before = i < number ? i : i + 1;
      names[i] = ids[before];
      all[i] = values.get(before);
    }
    return new Group<>(names, List.of(all));
  }

  @Override
  public V get(int index) {
    return values.get(index);
  }

  @Override
  public int size() {
    return ids.length;
  }

  @Override
  public Iterator<V> iterator() {
    return values.iterator();
  }

  @Override
  public Memory memory() {
    return memory;
  }
}
