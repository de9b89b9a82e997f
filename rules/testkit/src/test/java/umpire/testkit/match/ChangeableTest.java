package umpire.testkit.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.kernel.play.Sorted;

class ChangeableTest {
  private record Event(Object held) {}

  static List<Object> changeable() {
    return List.of(
        new ArrayList<>(List.of(1)),
        Arrays.asList(1, 2),
        new ArrayList<>(List.of(1, 2)).subList(0, 1),
        new HashMap<>(Map.of(1, 2)),
        new TreeMap<>(Map.of(1, 2)),
        new TreeSet<>(Set.of(1)),
        EnumSet.of(Thread.State.NEW));
  }

  @ParameterizedTest
  @MethodSource("changeable")
  void whatCanBeChangedIsFoundWhereverItStands(Object held) {
    assertThat(Changeable.in(new Event(held))).containsExactly(held);
    assertThat(Changeable.in(List.of(Map.of("a", new Event(held))))).containsExactly(held);
  }

  static List<Object> fixed() {
    return List.of(
        List.of(1, 2, 3),
        Set.of(1),
        Map.of(1, 2),
        List.of(1, 2).stream().toList(),
        Collections.unmodifiableSet(new TreeSet<>(Set.of(1))),
        Collections.unmodifiableMap(new TreeMap<>(Map.of(1, 2))),
        Collections.emptyList(),
        Sorted.set(Set.of(1)),
        Sorted.map(Map.of(1, 2)));
  }

  @ParameterizedTest
  @MethodSource("fixed")
  void whatCannotBeChangedIsNot(Object held) {
    assertThat(Changeable.in(new Event(held))).isEmpty();
  }
}
