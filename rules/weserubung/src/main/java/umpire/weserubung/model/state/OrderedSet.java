package umpire.weserubung.model.state;

import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import umpire.kernel.hex.Memory;
import umpire.kernel.hex.Remembering;

/**
 * A set in the order of its members that never changes: a position passes it on without a copy.
 * Equal to any set of the same members.
 *
 * @param <T> what is in it
 */
final class OrderedSet<T extends Comparable<? super T>> extends AbstractSet<T>
    implements Remembering {
  /** Up to so many are sooner found one by one. */
  private static final int FEW = 4;

  private final List<T> members;
  private final int size;

  /** All of them, if they are many; else none. */
  private final Set<T> known;

  private final Memory memory = new Memory();

  private OrderedSet(List<T> members) {
    this.members = members;
    this.size = members.size();
    this.known = size <= FEW ? Set.of() : new HashSet<>(members);
  }

  /** These; the set itself if it is one of these already. */
  static <T extends Comparable<? super T>> OrderedSet<T> of(Collection<T> members) {
    if (members instanceof OrderedSet<T> same) {
      return same;
    }
    return new OrderedSet<>(List.copyOf(new TreeSet<>(members)));
  }

  /** With one more. */
  static <T extends Comparable<? super T>> OrderedSet<T> with(Set<T> members, T member) {
    OrderedSet<T> before = of(members);
    int index = Collections.binarySearch(before.members, member);
    if (index >= 0) {
      return before;
    }
    List<T> more = new ArrayList<>(before.members);
    more.add(-index - 1, member);
    return new OrderedSet<>(List.copyOf(more));
  }

  /** Without that one. */
  static <T extends Comparable<? super T>> OrderedSet<T> without(Set<T> members, T member) {
    OrderedSet<T> before = of(members);
    int index = Collections.binarySearch(before.members, member);
    if (index < 0) {
      return before;
    }
    List<T> fewer = new ArrayList<>(before.members);
    fewer.remove(index);
    return new OrderedSet<>(List.copyOf(fewer));
  }

  @Override
  public Memory memory() {
    return memory;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean contains(@Nullable Object candidate) {
    return size <= FEW ? isAmongFew(candidate) : known.contains(candidate);
  }

  private boolean isAmongFew(@Nullable Object candidate) {
    for (int i = 0; i < size; i++) {
      if (members.get(i).equals(candidate)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Iterator<T> iterator() {
    return members.iterator();
  }
}
