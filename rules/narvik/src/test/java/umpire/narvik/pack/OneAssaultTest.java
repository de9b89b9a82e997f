package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.state.Setup;

/** The house scenario stands on legal ground. */
class OneAssaultTest {
  private final Scenario scenario = Narviks.PACK.scenario("one-assault");
  private final Setup.Battle setup = (Setup.Battle) scenario.setup();

  @Test
  void theSetUpTypedASecondTime() {
    assertThat(scenario.provenance().kind()).isEqualTo(Provenance.Kind.HOUSE);
    assertThat(scenario.seats()).containsExactly(new Seat("allied"), new Seat("german"));
    assertThat(
            List.of(
                setup.turn(),
                setup.weather(),
                setup.season(),
                setup.initiative(),
                setup.airPoints(),
                setup.bases().getFirst().place(),
                setup.endsWithFirstAssault()))
        .hasToString("[3, FAIR, WINTER, ALLIED, 8, 1710, true]");
    assertThat(written(setup.units()))
        .containsExactly(
            "scots-guards 1810 2",
            "south-wales-borderers 1710 0",
            "british-tanks-1 1710 0",
            "british-battery-1 1610 0",
            "marine-1 1812 0");
    assertThat(written(setup.hidden()))
        .containsExactly("mountain-1-1 1811 3", "mountain-1-2 1811 0", "decoy-1 1711 0");
    assertThat(written(setup.ships())).containsExactly("cruiser-1 1910 0");
  }

  @Test
  void everyCounterStandsOnceAndWhereItMay() {
    assertThat(all().map(Setup.Placed::counter)).doesNotHaveDuplicates();
    land()
        .forEach(
            placed -> {
              var unit = unit(placed);
              assertThat(Narviks.MAP.hex(placed.place()).terrain()).isNotEqualTo("water");
              assertThat(placed.fatigue()).isBetween(0, unit.fatigueLimit());
              if (unit.kind() == UnitType.ARTILLERY || unit.kind() == UnitType.TANK) {
                assertThat(Narviks.MAP.hex(placed.place()).terrain()).isEqualTo("clear");
              }
            });
    for (Setup.Placed ship : setup.ships()) {
      assertThat(Narviks.PACK.counter(ship.counter(), NarvikCounter.Ship.class).id())
          .isEqualTo(ship.counter());
      assertThat(Narviks.MAP.hex(ship.place()).terrain()).isEqualTo("water");
    }
  }

  @Test
  void R13_2_noHexHoldsMoreThanSixPoints() {
    Map<Place, Integer> points =
        land()
            .collect(
                Collectors.groupingBy(
                    Setup.Placed::place,
                    Collectors.summingInt(
                        placed ->
                            switch (unit(placed).kind()) {
                              case INFANTRY_BATTALION -> 3;
                              case INFANTRY_COMPANY -> 1;
                              case TANK, ARTILLERY, DECOY -> 0;
                            })));
    assertThat(points.values()).isNotEmpty().allMatch(sum -> sum <= 6);
  }

  @Test
  void theSidesShareNoHex() {
    Map<Place, List<Side>> sides =
        land()
            .collect(
                Collectors.groupingBy(
                    Setup.Placed::place,
                    Collectors.mapping(placed -> unit(placed).side(), Collectors.toList())));
    assertThat(sides.values()).allMatch(there -> there.stream().distinct().count() == 1);
  }

  @Test
  void onlyGermansLieFaceDown() {
    assertThat(setup.hidden()).allMatch(placed -> unit(placed).nation() == Nation.GERMAN);
    assertThat(setup.units()).noneMatch(placed -> unit(placed).kind() == UnitType.DECOY);
  }

  @Test
  void R19_4_everyBaseIsAPortHeldByTheAllies() {
    assertThat(setup.bases())
        .hasSizeBetween(1, 2)
        .allMatch(base -> Narviks.MAP.hexHas(base.place(), "port"))
        .allMatch(
            base ->
                land()
                    .anyMatch(
                        placed ->
                            placed.place().equals(base.place())
                                && unit(placed).side() == Side.ALLIED));
  }

  private Stream<Setup.Placed> all() {
    return Stream.concat(land(), setup.ships().stream());
  }

  private Stream<Setup.Placed> land() {
    return Stream.concat(setup.units().stream(), setup.hidden().stream());
  }

  private static NarvikCounter.LandUnit unit(Setup.Placed placed) {
    return Narviks.PACK.counter(placed.counter(), NarvikCounter.LandUnit.class);
  }

  private static List<String> written(List<Setup.Placed> placed) {
    return placed.stream()
        .map(one -> one.counter() + " " + one.place() + " " + one.fatigue())
        .toList();
  }
}
