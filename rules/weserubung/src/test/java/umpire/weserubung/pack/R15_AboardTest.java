package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.counter.WeserubungCounter.Unit;
import umpire.weserubung.model.scenario.Setup.Standing;

/** 15.2 Who begins aboard what: the groups at sea, and the aircraft of the carriers. */
class R15_AboardTest {
  private final List<Standing> pieces = Weserubungs.setup("campaign").pieces();
  private final Map<String, Standing> byCounter =
      pieces.stream().collect(Collectors.toMap(Standing::counter, piece -> piece));

  @Test
  void whoIsAboardLiesWithItsShip() {
    assertThat(pieces)
        .filteredOn(piece -> !piece.aboard().isEmpty())
        .hasSize(19)
        .allSatisfy(
            piece ->
                assertThat(byCounter.get(piece.aboard()))
                    .as(piece.counter())
                    .extracting(Standing::place)
                    .isEqualTo(piece.place()));
  }

  @Test
  void R3_1_b_r24_noTransportCarriesMoreThanTwoLandUnits() {
    Map<String, Long> loads =
        pieces.stream()
            .filter(piece -> is(piece, UnitKind.Element.LAND) && !piece.aboard().isEmpty())
            .collect(Collectors.groupingBy(Standing::aboard, Collectors.counting()));
    assertThat(loads.values()).allMatch(load -> load <= 2);
    assertThat(loads.keySet()).allMatch(ship -> unit(ship).arm() == UnitKind.TRANSPORT).hasSize(7);
  }

  /** Land units and generals of the five groups lie at sea, so all of them are aboard. */
  @Test
  void nobodyOfTheGroupsStandsOnWater() {
    List<String> groups =
        List.of("group-1", "group-2", "group-3", "group-4", "group-5").stream()
            .map(Weserubungs::hex)
            .toList();
    assertThat(pieces)
        .filteredOn(
            piece -> groups.contains(piece.place().id()) && !is(piece, UnitKind.Element.SEA))
        .hasSize(16)
        .noneMatch(piece -> piece.aboard().isEmpty());
  }

  @Test
  void aircraftOfTheCarriers() {
    assertThat(pieces)
        .filteredOn(piece -> is(piece, UnitKind.Element.AIR) && !piece.aboard().isEmpty())
        .extracting(Standing::counter, Standing::aboard)
        .containsExactlyInAnyOrder(
            tuple("swordfish-1", "ark-royal"),
            tuple("swordfish-2", "furious"),
            tuple("sea-gladiator-1", "glorious"));
  }

  private static boolean is(Standing piece, UnitKind.Element element) {
    return Weserubungs.counter(piece.counter()) instanceof Unit unit
        && unit.arm().element() == element;
  }

  private static Unit unit(String id) {
    WeserubungCounter counter = Weserubungs.counter(id);
    assertThat(counter).isInstanceOf(Unit.class);
    return (Unit) counter;
  }
}
