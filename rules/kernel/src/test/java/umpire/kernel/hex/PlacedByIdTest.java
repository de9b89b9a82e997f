package umpire.kernel.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

class PlacedByIdTest {
  /** Anything that lies somewhere. */
  private record Unit(String id, Place place) {}

  private static final Place NARVIK = new Place("1913");
  private static final Place BEYOND = new Place("1914");

  private static Unit unit(String id, Place place) {
    return new Unit(id, place);
  }

  private static PlacedById<Unit> three() {
    return PlacedById.of(
        Map.of("c", unit("c", NARVIK), "a", unit("a", BEYOND), "b", unit("b", NARVIK)),
        Unit::place);
  }

  @Test
  void itIsInOrderOfIdAndKnowsWhoStandsWhere() {
    PlacedById<Unit> units = three();
    assertThat(units.keySet()).containsExactly("a", "b", "c");
    assertThat(units.values()).extracting(Unit::id).containsExactly("a", "b", "c");
    assertThat(units.entrySet()).extracting(Map.Entry::getKey).containsExactly("a", "b", "c");
    assertThat(units.in(NARVIK)).extracting(Unit::id).containsExactly("b", "c");
    assertThat(units.in(new Place("0101"))).isEmpty();
  }

  @Test
  void idsStayTheSameWhileNothingComesOrGoes() {
    PlacedById<Unit> units = three();
    assertThat(units.ids().sorted()).containsExactly("a", "b", "c");
    assertThat(units.with("b", unit("b", BEYOND)).ids()).isSameAs(units.ids());
    assertThat(units.with("d", unit("d", BEYOND)).ids().sorted())
        .containsExactly("a", "b", "c", "d");
    assertThat(units.without("b").ids().sorted()).containsExactly("a", "c");
  }

  @Test
  void someOfTheValuesAreFoundByTheirNumbers() {
    PlacedById<Unit> units = three();
    assertThat(units.at(new int[] {0, 2})).extracting(Unit::id).containsExactly("a", "c");
    assertThat(units.at(new int[0])).isEmpty();
    List<Unit> one = units.at(new int[] {1});
    assertThatThrownBy(one::clear).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void nothingInItCanBeChanged() {
    PlacedById<Unit> units = three();
    Unit another = unit("d", NARVIK);
    assertThatThrownBy(() -> units.put("d", another))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> units.values().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> units.keySet().remove("a"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> units.entrySet().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> units.in(NARVIK).add(another))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void afterAnyChangesItIsWhatAPlainMapWouldBe() {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(4);
    PlacedById<Unit> units = PlacedById.of(Map.of(), Unit::place);
    Map<String, Unit> plain = new TreeMap<>();
    for (int i = 0; i < 2_000; i++) {
      String id = "u" + random.nextInt(20);
      if (random.nextInt(3) == 0) {
        units = units.without(id);
        plain.remove(id);
      } else {
        Unit unit = unit(id, random.nextBoolean() ? NARVIK : BEYOND);
        units = units.with(id, unit);
        plain.put(id, unit);
      }
      assertThat(units).isEqualTo(plain).hasSameHashCodeAs(plain).hasToString(plain.toString());
      assertThat(plain).isEqualTo(units);
      assertThat(units.get(id)).isEqualTo(plain.get(id));
      assertThat(units.containsKey(id)).isEqualTo(plain.containsKey(id));
      List<Unit> there =
          plain.values().stream().filter(unit -> unit.place().equals(NARVIK)).toList();
      assertThat(units.in(NARVIK)).isEqualTo(there);
    }
    assertThat(new HashMap<>(units)).isEqualTo(plain);
  }

  @Test
  void aGroupIsTheSameObjectWhileNothingChangesThere() {
    PlacedById<Unit> units = three();
    PlacedById<Unit> moved = units.with("a", unit("a", new Place("0101")));
    assertThat(moved.in(NARVIK)).isSameAs(units.in(NARVIK));
    assertThat(moved.in(BEYOND)).isEmpty();
    assertThat(moved.with("b", unit("b", NARVIK)).in(NARVIK)).isNotSameAs(units.in(NARVIK));
    assertThat(moved.without("a").in(NARVIK)).isSameAs(units.in(NARVIK));
    assertThat(units.in(BEYOND)).extracting(Unit::id).containsExactly("a");
  }

  @Test
  void manyPlacesAreKeptApart() {
    PlacedById<Unit> units = PlacedById.of(Map.of(), Unit::place);
    for (int i = 0; i < 500; i++) {
      String id = "%04d".formatted(i);
      units = units.with(id, unit(id, new Place(id)));
    }
    for (int i = 0; i < 500; i++) {
      String id = "%04d".formatted(i);
      assertThat(units.in(new Place(id))).extracting(Unit::id).containsExactly(id);
    }
  }

  @Test
  void whatStaysAsItIsIsNotMadeAnew() {
    PlacedById<Unit> units = three();
    assertThat(units.mapped(unit -> unit)).isSameAs(units);
    PlacedById<Unit> moved = units.mapped(unit -> unit.id().equals("a") ? unit("a", NARVIK) : unit);
    assertThat(moved.in(NARVIK)).extracting(Unit::id).containsExactly("a", "b", "c");
    assertThat(moved.get("b")).isSameAs(units.get("b"));
  }

  @Test
  void aDerivationIsWorkedOutOnceForEachValue() {
    List<PlacedById<Unit>> asked = new ArrayList<>();
    Derived<Integer> size = new Derived<>();
    Derived<Integer> twice = new Derived<>();
    PlacedById<Unit> units = three();
    PlacedById<Unit> more = units.with("d", unit("d", NARVIK));
    for (PlacedById<Unit> one : List.of(units, more, units, more)) {
      assertThat(size.of(one, () -> counted(asked, one))).isEqualTo(one.size());
      assertThat(twice.of(one, () -> 2 * one.size())).isEqualTo(2 * one.size());
    }
    assertThat(asked).hasSize(2);
  }

  @Test
  void howeverManyDerivationsAskTheyAreRight() {
    PlacedById<Unit> units = three();
    List<Derived<Integer>> derivations = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      derivations.add(new Derived<>());
    }
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < derivations.size(); i++) {
        int number = i;
        assertThat(derivations.get(i).of(units, () -> number)).isEqualTo(i);
      }
    }
  }

  private static int counted(List<PlacedById<Unit>> asked, PlacedById<Unit> one) {
    asked.add(one);
    return one.size();
  }
}
