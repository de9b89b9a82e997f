package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Provenance;
import umpire.kernel.scenario.Scenario;
import umpire.narvik.model.state.Setup;

/**
 * The two scenarios of several turns, typed a second time: {@code campaign} from the forces at the
 * start and the schedule of the book (27.0, 28.0), {@code first-shots} from HOUSE.md.
 */
class SiegeTest {
  private static final String CAMPAIGN =
      """
      turns 1 to 10, winter
      at the start, face up: scots-guards harstad, irish-guards harstad, \
      south-wales-borderers harstad
      at the start, face down:
      ships: capital-ship-1 harstad, cruiser-1 harstad, cruiser-2 harstad, destroyer-1 harstad, \
      destroyer-2 harstad, landing-craft-1 harstad, puffer-1 harstad
      placed by the Allies: norwegian-6-1, norwegian-6-2, norwegian-6-3, norwegian-7-1, \
      norwegian-7-2, norwegian-battery-1
      placed by the Germans: marine-1, marine-2, marine-3, marine-4, mountain-1-1, mountain-1-2, \
      mountain-1-3, mountain-2-1, mountain-2-2, mountain-2-3, mountain-3-1, mountain-3-2, \
      mountain-3-3, decoy-1, decoy-2, decoy-3, decoy-4, decoy-5
      turn 2: british-tanks-1, british-battery-1, british-battery-2
      turn 3: chasseurs-alpins-6, chasseurs-alpins-12, chasseurs-alpins-14, foreign-legion-1, \
      foreign-legion-2, french-battery-1, french-battery-2, french-tanks-1, french-tanks-2, \
      polish-1, polish-2, polish-3, polish-4
      """;

  private static final String FIRST_SHOTS =
      """
      turns 4 to 5, winter
      at the start, face up: south-wales-borderers 1710, irish-guards 1710, \
      british-battery-1 1710, foreign-legion-1 harstad, french-tanks-1 harstad, \
      norwegian-6-1 2515, marine-2 1912
      at the start, face down: marine-1 1911, mountain-1-1 1811, mountain-1-2 1811, \
      mountain-1-3 2413, decoy-1 1812, decoy-2 2414
      ships: cruiser-1 1910, destroyer-1 harstad, landing-craft-1 harstad, puffer-1 1710
      placed by the Allies:
      placed by the Germans:
      turn 5: polish-1
      """;

  @Test
  void R27_0_theCampaignAndR28_0_itsScheduleTypedASecondTime() {
    Scenario scenario = Narviks.PACK.scenario("campaign");
    assertThat(scenario.provenance().kind()).isEqualTo(Provenance.Kind.RULEBOOK);
    assertThat(written(scenario)).isEqualTo(CAMPAIGN);
  }

  @Test
  void firstShotsTypedASecondTime() {
    Scenario scenario = Narviks.PACK.scenario("first-shots");
    assertThat(scenario.provenance().kind()).isEqualTo(Provenance.Kind.HOUSE);
    assertThat(written(scenario)).isEqualTo(FIRST_SHOTS);
  }

  private static String written(Scenario scenario) {
    Setup.Siege siege = (Setup.Siege) scenario.setup();
    String lines =
        "turns %d to %d, %s\n".formatted(siege.firstTurn(), siege.lastTurn(), word(siege.season()))
            + line("at the start, face up", placed(siege.units()))
            + line("at the start, face down", placed(siege.hidden()))
            + line("ships", placed(siege.ships()))
            + line("placed by the Allies", siege.norwegians())
            + line("placed by the Germans", siege.garrison());
    return siege.schedule().stream()
        .map(arrival -> line("turn " + arrival.turn(), arrival.counters()))
        .collect(Collectors.joining("", lines, ""));
  }

  private static String line(String heading, List<String> counters) {
    return counters.isEmpty()
        ? heading + ":\n"
        : heading + ": " + String.join(", ", counters) + "\n";
  }

  private static List<String> placed(List<Setup.Placed> all) {
    assertThat(all).allMatch(one -> one.fatigue() == 0);
    return all.stream().map(one -> one.counter() + " " + one.place()).toList();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
