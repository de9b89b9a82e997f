package umpire.fallschirmjaeger.house;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.combat.AntiAircraftBrief;
import umpire.fallschirmjaeger.combat.AntiAircraftReport;
import umpire.fallschirmjaeger.combat.BattleBrief;
import umpire.fallschirmjaeger.combat.FallschirmjaegerCombat;
import umpire.fallschirmjaeger.combat.FlightKind;
import umpire.fallschirmjaeger.combat.LandingBrief;
import umpire.fallschirmjaeger.combat.LandingReport;
import umpire.fallschirmjaeger.model.chart.CombatResult;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.hex.Place;

/** HOUSE.md prints the odds that the adjudicator gives, beside what happened in 1940. */
class HouseOddsTest {
  private final FallschirmjaegerCombat combat = new FallschirmjaegerCombat(HousePack.PACK);

  @Test
  void theOddsInTheDocumentAreThoseOfTheCode() throws IOException {
    new PrintedBlock("HOUSE.md", "odds")
        .shows(String.join("\n", "", fire(), landings(), battles()) + "\n");
  }

  private String fire() {
    String head =
        """
        ### Anti-aircraft fire at drops and transports

        | where | points | units | scattered | Ju-52 points lost | steps lost | in 1940 |
        |---|---|---|---|---|---|---|
        """;
    return head
        + fire("Ypenburg", "49.16", 4, 6, "the drop scattered over the south of The Hague")
        + fire("Waalhaven", "30.24", 2, 8, "few losses in the air")
        + fire("Ockenburg", "58.21", 1, 4, "half of the company dropped far off")
        + fire("Dordrecht", "12.18", 2, 2, "little fire");
  }

  private String fire(String name, String hex, int points, int units, String history) {
    List<AntiAircraftBrief.Flight> flights =
        IntStream.range(0, units)
            .mapToObj(unit -> new AntiAircraftBrief.Flight("unit-" + unit, FlightKind.UNIT))
            .toList();
    AntiAircraftBrief.Fire fire = new AntiAircraftBrief.Fire(new Place(hex), points, flights);
    Odds odds = combat.odds(new AntiAircraftBrief(List.of(fire)), Policy.none());
    return "| %s | %d | %d | %s | %s | %s | %s |%n"
        .formatted(
            name,
            points,
            units,
            mean(odds, AntiAircraftReport.Totals.class, AntiAircraftReport.Totals::scattered),
            mean(odds, AntiAircraftReport.Totals.class, AntiAircraftReport.Totals::aircraft),
            mean(odds, AntiAircraftReport.Totals.class, AntiAircraftReport.Totals::steps),
            history);
  }

  private String landings() {
    String head =
        """
        ### Landings in one turn on an airfield without a wreck

        | where | units | over CAP | enemy zone | Ju-52 points lost | scattered | a wreck | in 1940 |
        |---|---|---|---|---|---|---|---|
        """;
    return head
        + landing("waalhaven", 9, false, false, "about 250 aircraft in four days, a tenth lost")
        + landing("waalhaven", 14, true, false, "")
        + landing("ypenburg", 6, false, true, "of three waves the first lost most of its aircraft")
        + landing("valkenburg", 8, true, true, "50 sank in or burned, the field was closed")
        + landing("ockenburg", 4, true, false, "about 30 landed, half of them lost");
  }

  private String landing(
      String airfield, int units, boolean overCapacity, boolean enemyZone, String history) {
    Place hex = HousePack.MAP.set(airfield).iterator().next();
    List<LandingBrief.Landing> landings =
        IntStream.range(0, units)
            .mapToObj(
                unit ->
                    new LandingBrief.Landing(
                        "unit-" + unit, FlightKind.UNIT, hex, true, enemyZone, overCapacity, false))
            .toList();
    Odds odds = combat.odds(new LandingBrief(landings, Set.of()), Policy.none());
    return "| %s | %d | %s | %s | %s | %s | %s | %s |%n"
        .formatted(
            airfield,
            units,
            overCapacity ? "yes" : "no",
            enemyZone ? "yes" : "no",
            mean(odds, LandingReport.Totals.class, LandingReport.Totals::aircraft),
            mean(odds, LandingReport.Totals.class, LandingReport.Totals::scattered),
            percent(odds, LandingReport.Totals.class, totals -> totals.wrecks() > 0),
            history);
  }

  private String battles() {
    String head =
        """
        ### Battles of 10 May

        | where | attackers | defenders | overrun | attacker's steps | defender's steps | defender goes back | in 1940 |
        |---|---|---|---|---|---|---|---|
        """;
    return head
        + battle(
            "05.27", "04.27", true, "fjr-1-5 fjr-1-6", "moerdijk-south-2", "taken whole in minutes")
        + battle(
            "14.19",
            "13.19",
            true,
            "fjr-1-3 fjr-1-4",
            "zwijndrecht-guard",
            "taken, the island contested for three days")
        + battle(
            "49.16",
            "48.16",
            false,
            "fjr-2-1 fjr-2-2 fjr-2-4",
            "gr-3 m-36",
            "held till noon, taken for an afternoon")
        + battle(
            "57.04",
            "57.03",
            false,
            "fjr-2-6 ir-47-9 ir-47-10",
            "ri-4-3",
            "taken in the morning, lost in the afternoon")
        + battle(
            "58.21", "58.22", true, "fjr-2-3", "ockenburg-company", "taken, lost in the afternoon")
        + battle(
            "30.24", "29.25", true, "fjr-1-9 fjr-1-10 fjr-1-11", "rj-3", "taken within two hours")
        + battle(
            "31.19",
            "32.19",
            false,
            "ri-39-3 marines depot-rotterdam-1",
            "ir-16-11 pi-22-2a pi-22-2b",
            "held for four days");
  }

  private String battle(
      String target, String from, boolean overrun, String attack, String defence, String history) {
    List<BattleBrief.Attacker> attackers =
        units(attack)
            .map(
                unit ->
                    new BattleBrief.Attacker(
                        unit.id(),
                        unit.strength(unit.steps()),
                        new Place(from),
                        false,
                        unit.assault(),
                        false))
            .toList();
    List<BattleBrief.Defender> defenders =
        units(defence)
            .map(
                unit ->
                    new BattleBrief.Defender(unit.id(), unit.strength(unit.steps()), false, false))
            .toList();
    Odds odds =
        combat.odds(
            new BattleBrief(new Place(target), attackers, defenders, overrun, false, false),
            Policy.none());
    return "| %s %s | %s | %s | %s | %s | %s | %s | %s |%n"
        .formatted(
            target,
            HousePack.MAP.hex(new Place(target)).name(),
            attack.replace(" ", ", "),
            defence.replace(" ", ", "),
            overrun ? "yes" : "no",
            mean(odds, CombatResult.class, CombatResult::attackerSteps),
            mean(odds, CombatResult.class, CombatResult::defenderSteps),
            percent(odds, CombatResult.class, result -> result.defenderRetreat() > 0),
            history);
  }

  private static Stream<Unit> units(String ids) {
    return Stream.of(ids.split(" ")).map(id -> HousePack.PACK.counter(id, Unit.class));
  }

  private static <T> String mean(Odds odds, Class<T> type, ToIntFunction<T> what) {
    double mean =
        odds.chances().stream()
            .mapToDouble(
                chance -> what.applyAsInt(type.cast(chance.outcome())) * chance.of().decimal())
            .sum();
    return String.format(Locale.ROOT, "%.1f", mean);
  }

  private static <T> String percent(Odds odds, Class<T> type, Predicate<T> what) {
    double share =
        odds.chances().stream()
            .filter(chance -> what.test(type.cast(chance.outcome())))
            .mapToDouble(chance -> chance.of().decimal())
            .sum();
    return String.format(Locale.ROOT, "%.0f %%", share * 100);
  }
}
