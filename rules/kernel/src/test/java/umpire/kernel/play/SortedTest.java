package umpire.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Copies are in order, never change, and are not copied again. */
class SortedTest {
  @Test
  void aSetIsInOrderAndStaysAsItIs() {
    List<String> members = new ArrayList<>(List.of("b", "c", "a"));
    Set<String> sorted = Sorted.set(members);
    members.clear();
    assertThat(sorted).containsExactly("a", "b", "c").isEqualTo(Set.of("a", "b", "c"));
    assertThat(sorted.contains("d")).isFalse();
    assertThatThrownBy(() -> sorted.add("d")).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> sorted.remove("a")).isInstanceOf(UnsupportedOperationException.class);
    assertThat(Sorted.set(sorted)).isSameAs(sorted);
  }

  @Test
  void aMapIsInOrderOfItsKeysAndStaysAsItIs() {
    Map<String, Integer> entries = new HashMap<>(Map.of("b", 2, "a", 1));
    Map<String, Integer> sorted = Sorted.map(entries);
    entries.clear();
    assertThat(sorted).isEqualTo(Map.of("a", 1, "b", 2));
    assertThat(sorted.keySet()).containsExactly("a", "b");
    assertThat(sorted.values()).containsExactly(1, 2);
    assertThat(sorted.get("c")).isNull();
    assertThatThrownBy(() -> sorted.put("c", 3)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> sorted.remove("a")).isInstanceOf(UnsupportedOperationException.class);
    assertThat(Sorted.map(sorted)).isSameAs(sorted);
  }
}
