package umpire.narvik.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Reason;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.Situation;

/** 12.0, 12.1 Zones of control: who has one, how far it reaches, and what leaving it costs. */
class R12_ZonesOfControlTest {
  @Test
  void R12_0_sixHexesAroundAVisibleInfantryUnit() {
    assertThat(german(Situation.allied().with("mountain-1-1", "1611")))
        .containsExactlyInAnyOrder("1510", "1511", "1610", "1612", "1710", "1711");
  }

  /** 1811 has fjord towards 1812, 1910 and 1911. */
  @Test
  @Rule("12.0/r30")
  void R12_0_notAcrossWater() {
    assertThat(german(Situation.allied().with("marine-1", "1811")))
        .containsExactlyInAnyOrder("1710", "1711", "1810");
  }

  @Test
  void R12_0_zonesOfSeveralUnitsAreOneSet() {
    assertThat(german(Situation.allied().with("marine-1", "1811").with("mountain-1-1", "1811")))
        .hasSize(3);
    assertThat(german(Situation.allied().with("marine-1", "1811").with("mountain-1-1", "1711")))
        .containsExactlyInAnyOrder("1710", "1711", "1810", "1611", "1612", "1712", "1811");
  }

  @Test
  void R12_0_noneForFaceDownCountersTanksAndGuns() {
    assertThat(german(Situation.allied().hidden("mountain-1-1", "1811", "token-1"))).isEmpty();
    Position position =
        Situation.allied()
            .with("british-tanks-1", "1811")
            .with("british-battery-1", "1711")
            .position();
    assertThat(zones(Situation.allied()).of(position, Side.ALLIED)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"11, 3", "12, 0"})
  void R10_1b_noneForSpentUnits(int fatigue, int hexes) {
    assertThat(german(Situation.allied().with("mountain-1-1", "1811", fatigue))).hasSize(hexes);
  }

  @ParameterizedTest
  @CsvSource({
    "GERMAN, INFANTRY_COMPANY, 1",
    "GERMAN, INFANTRY_BATTALION, 1",
    "NORWEGIAN, INFANTRY_BATTALION, 1",
    "BRITISH, INFANTRY_BATTALION, 2",
    "FRENCH, INFANTRY_BATTALION, 2",
    "POLISH, INFANTRY_BATTALION, 2",
    "NORWEGIAN, ARTILLERY, 2",
    "BRITISH, ARTILLERY, 2",
    "BRITISH, TANK, 0",
    "FRENCH, TANK, 0"
  })
  void R12_1a_whatLeavingAZoneCosts(Nation nation, UnitType kind, int points) {
    Situation changed = Situation.allied().as("irish-guards", nation, kind);
    assertThat(zones(changed).leaving(new CounterMix(changed.pack()).land("irish-guards")))
        .isEqualTo(Fraction.of(points));
  }

  @Test
  void R12_1b_gunsOutsideOfZonesAreFree() {
    Situation situation =
        Situation.allied().with("british-battery-1", "1710").with("mountain-1-1", "1713");
    assertThat(pinned(situation, "1810")).isEmpty();
  }

  @Test
  void R12_1b_gunsAloneInAZoneStay() {
    Situation situation =
        Situation.allied().with("british-battery-1", "1711").with("mountain-1-1", "1712");
    assertThat(pinned(situation, "1710"))
        .containsExactly(new Why.GunsPinned("british-battery-1", new Place("1711")));
  }

  @Test
  void R12_1b_withInfantryTheyLeaveTheZone() {
    Situation situation =
        Situation.allied()
            .with("british-battery-1", "1711")
            .with("scots-guards", "1711")
            .with("mountain-1-1", "1712");
    assertThat(pinned(situation, "1710")).isEmpty();
    assertThat(pinned(situation.with("mountain-1-2", "1811"), "1710"))
        .containsExactly(new Why.GunsPinned("british-battery-1", new Place("1710")));
    assertThat(pinned(situation.with("irish-guards", "1710"), "1710")).isEmpty();
  }

  @Test
  void R12_1b_tanksAreNoInfantry() {
    Situation situation =
        Situation.allied()
            .with("british-battery-1", "1711")
            .with("british-tanks-1", "1711")
            .with("mountain-1-1", "1712");
    assertThat(pinned(situation, "1710")).hasSize(1);
  }

  private static List<Reason> pinned(Situation situation, String to) {
    Position position = situation.position();
    return zones(situation)
        .pins(
            position,
            Objects.requireNonNull(position.units().get("british-battery-1")),
            new Place(to))
        .stream()
        .peek(finding -> assertThat(finding.rule().value()).isEqualTo("12.1b"))
        .map(Finding::because)
        .toList();
  }

  private static List<String> german(Situation situation) {
    return zones(situation).of(situation.position(), Side.GERMAN).stream().map(Place::id).toList();
  }

  private static ZonesOfControl zones(Situation situation) {
    var map = situation.pack().map();
    return new ZonesOfControl(map, new CounterMix(situation.pack()), new Passage(map));
  }
}
