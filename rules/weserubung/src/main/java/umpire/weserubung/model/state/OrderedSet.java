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

/**
 * A set in the order of its members that never changes: a position passes it on without a copy.
 * Equal to any set of the same members.
 *
 * @param <T> what is in it
 */
final class OrderedSet<T extends Comparable<? super T>> extends AbstractSet<T> {
  private final List<T> members;
  private final Set<T> known;

  private OrderedSet(List<T> members, Set<T> known) {
    this.members = members;
    this.known = known;
  }

  /** These; the set itself if it is one of these already. */
  static <T extends Comparable<? super T>> OrderedSet<T> of(Collection<T> members) {
    if (members instanceof OrderedSet<T> same) {
      return same;
    }
    List<T> sorted = List.copyOf(new TreeSet<>(members));
    return new OrderedSet<>(sorted, new HashSet<>(sorted));
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
    Set<T> known = new HashSet<>(before.known);
    known.add(member);
    return new OrderedSet<>(List.copyOf(more), known);
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
    Set<T> known = new HashSet<>(before.known);
    known.remove(member);
    return new OrderedSet<>(List.copyOf(fewer), known);
  }

  @Override
  public int size() {
    return members.size();
  }

  @Override
  public boolean contains(@Nullable Object candidate) {
    return known.contains(candidate);
  }

  @Override
  public Iterator<T> iterator() {
    return members.iterator();
  }
}
