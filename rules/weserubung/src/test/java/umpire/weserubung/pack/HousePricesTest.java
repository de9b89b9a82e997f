package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Provenance;
import umpire.weserubung.model.counter.MoraleCosts;
import umpire.weserubung.model.counter.Strength;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter.Unit;

/**
 * The two rules of HOUSE.md, carried out a second time: what a reduced side shows, and what a unit
 * costs. With {@code -Dumpire.house.write=true} the table there is written anew instead of
 * compared.
 */
class HousePricesTest {
  private static final Path HOUSE = Path.of("HOUSE.md");
  private static final String OPEN = "<!-- prices -->\n";
  private static final String CLOSE = "<!-- /prices -->";

  /** 3.2.3 prints one reduced side; every other strength is halved, rounded up. */
  @Test
  void R3_0_a_r74_reducedSidesAreHalvedAndParachutistsHaveNothingLeft() {
    assertThat(Weserubungs.units())
        .allSatisfy(unit -> assertThat(unit.reduced()).as(unit.id()).isEqualTo(reduced(unit)));
  }

  @Test
  void R13_2_r73_pricesFollowTheRule() {
    assertThat(Weserubungs.units())
        .allSatisfy(unit -> assertThat(unit.price()).as(unit.id()).isEqualTo(price(unit)));
  }

  /** 3.4: of ships only transports come back. */
  @Test
  void R3_4_c_shipsButTransportsAreNeverBuiltAgain() {
    assertThat(Weserubungs.units())
        .allSatisfy(
            unit ->
                assertThat(unit.price().build() == 0)
                    .as(unit.id())
                    .isEqualTo(unit.arm().isShip() && unit.arm() != UnitKind.TRANSPORT));
  }

  @Test
  void R14_1_1_optionalUnitsAreDearerThanTheOthersOfTheirArm() {
    List<Unit> units = Weserubungs.units();
    for (Unit optional : units.stream().filter(Unit::optional).toList()) {
      assertThat(units)
          .filteredOn(other -> other.arm() == optional.arm() && !other.optional())
          .allMatch(other -> other.price().build() < optional.price().build());
    }
  }

  @Test
  void nothingOfThisIsShownAsPrinted() {
    assertThat(Weserubungs.units())
        .extracting(Unit::house)
        .allMatch(house -> house.kind() == Provenance.Kind.HOUSE)
        .allMatch(house -> house.source().contains("HOUSE.md"));
  }

  @Test
  void theTableInTheDocumentIsThatOfThePack() throws IOException {
    String document = Files.readString(HOUSE);
    int open = document.indexOf(OPEN) + OPEN.length();
    int close = document.indexOf(CLOSE);
    assertThat(close).as("HOUSE.md has the block of prices").isGreaterThanOrEqualTo(open);
    if (Boolean.getBoolean("umpire.house.write")) {
      Files.writeString(HOUSE, document.substring(0, open) + table() + document.substring(close));
    } else {
      assertThat(document.substring(open, close)).isEqualTo(table());
    }
  }

  private static Strength reduced(Unit unit) {
    Strength full = unit.full();
    return unit.arm() == UnitKind.PARACHUTISTS
        ? new Strength(0, 0, 0)
        : new Strength(half(full.attack()), half(full.defence()), half(full.support()));
  }

  private static MoraleCosts price(Unit unit) {
    Strength full = unit.full();
    int carries =
        switch (unit.arm()) {
          case AIR_TRANSPORT, TRANSPORT, CARRIER -> 2;
          default -> 0;
        };
    int worth = Math.max(3, full.attack() + full.defence() + full.support() + 2 * carries);
    int asked = unit.optional() ? worth + half(worth) : worth;
    boolean comesBack = !unit.arm().isShip() || unit.arm() == UnitKind.TRANSPORT;
    return new MoraleCosts(comesBack ? asked : 0, half(asked));
  }

  private static int half(int points) {
    return (points + 1) / 2;
  }

  /** A line for all units that are alike. */
  private static String table() {
    List<String> heads =
        List.of(
            "| nation | arm | units | full | reduced | build | repair |",
            "|---|---|---|---|---|---|---|");
    List<String> rows =
        Weserubungs.units().stream()
            .collect(Collectors.groupingBy(HousePricesTest::kind))
            .values()
            .stream()
            .sorted(Comparator.comparing(List::getFirst, inOrder()))
            .map(HousePricesTest::row)
            .toList();
    return Stream.concat(heads.stream(), rows.stream()).collect(Collectors.joining("\n")) + "\n";
  }

  private static Comparator<Unit> inOrder() {
    List<Unit> units = Weserubungs.units();
    return Comparator.comparing(Unit::nation)
        .thenComparing(Unit::arm)
        .thenComparing(units::indexOf);
  }

  private static List<Object> kind(Unit unit) {
    return List.of(
        unit.nation(), unit.arm(), unit.full(), unit.reduced(), unit.price(), unit.optional());
  }

  private static String row(List<Unit> alike) {
    Unit unit = alike.getFirst();
    MoraleCosts moraleCosts = unit.price();
    return "| %s | %s%s | %d | %s | %s | %s | %d |"
        .formatted(
            Weserubungs.word(unit.nation()),
            Weserubungs.word(unit.arm()),
            unit.optional() ? ", optional" : "",
            alike.size(),
            sides(unit.arm(), unit.full()),
            sides(unit.arm(), unit.reduced()),
            moraleCosts.build() == 0 ? "never" : Integer.toString(moraleCosts.build()),
            moraleCosts.repair());
  }

  private static String sides(UnitKind unitKind, Strength side) {
    String fight = side.attack() + "-" + side.defence();
    return unitKind.isLand() ? fight : fight + "-" + side.support();
  }
}
