package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.ArrivalEvent;
import umpire.narvik.event.RedeploymentEvent;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.RandomEventCommand;
import umpire.narvik.model.command.TurnCommand;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.why.Why;

/** 23.3, 31.0 Redeployments. */
class R31_RedeploymentsTest {
  private static Situation guards() {
    return Situation.allied()
        .with("scots-guards", "1810")
        .with("irish-guards", "harstad")
        .with("british-battery-1", "1710")
        .with("british-battery-2", "1710")
        .with("french-battery-1", "1710")
        .with("mountain-1-1", "1911");
  }

  private static Played play(Situation situation, Integer... dice) {
    return Phase.play(situation, Phase.of(situation, EventThrow.REDEPLOYMENT), dice);
  }

  private static Command leave(String unit) {
    return new RandomEventCommand.Redeploy(unit);
  }

  @Test
  @Rule({"31.0", "23.3", "31.0/r72"})
  void R31_0_theGuardsLeaveWithABatteryOfTheAlliesChoice() {
    Played played = play(guards(), 1);
    played.refuses(Side.ALLIED, leave("french-battery-1"), "31.0", Why.NotToLeave.class);
    played.allied(leave("british-battery-2"));
    assertThat(played.gone("scots-guards")).isTrue();
    assertThat(played.gone("irish-guards")).isTrue();
    assertThat(played.gone("british-battery-2")).isTrue();
    assertThat(played.at("british-battery-1")).isEqualTo("1710");
    assertThat(played.events(TurnEvent.Scored.class)).isEmpty();
    assertThat(played.position().progress().redeployments()).containsExactly(1);
    assertThat(played.position().progress().offMap().departed())
        .containsExactly("british-battery-2", "irish-guards", "scots-guards");
  }

  @Test
  void R23_3_whoHasNotComeIsPassedOver() {
    Situation few = Situation.allied().with("polish-1", "1710").with("mountain-1-1", "1911");
    Played played = play(few, 2);
    assertThat(played.at("polish-1")).isEqualTo("1710");
    assertThat(played.events(RedeploymentEvent.UnitRedeployed.class)).isEmpty();
    assertThat(played.offers(Side.ALLIED, Say.pass())).isTrue();
  }

  @Test
  void R31_0_aTankLeavesTooOnATwo() {
    Played played = play(guards().with("british-tanks-1", "1710"), 2);
    played.allied(leave("british-battery-1"));
    assertThat(played.gone("british-tanks-1")).isTrue();
    assertThat(played.at("british-battery-2")).isEqualTo("1710");
  }

  @Test
  @Rule("31.0/r29")
  void R31_0_r29_theSameResultAgainDoesNothing() {
    Position position = Phase.of(guards(), EventThrow.REDEPLOYMENT);
    Played played = Phase.play(guards(), position.with(position.progress().redeployed(1)), 1);
    assertThat(played.at("scots-guards")).isEqualTo("1810");
    assertThat(played.last(RedeploymentEvent.RedeploymentThrown.class).again()).isTrue();
  }

  @Test
  void R31_0_twoDestroyersComeBackNextTurn() {
    Situation fleet =
        guards().ship("destroyer-1", "1910").ship("destroyer-2", "1910").ship("cruiser-1", "1910");
    Played played = play(fleet, 4);
    assertThat(played.position().ships()).containsOnlyKeys("cruiser-1");
    assertThat(played.position().progress().offMap().returning())
        .containsEntry("destroyer-1", 4)
        .containsEntry("destroyer-2", 4);
  }

  @Test
  @Rule({"31.0", "31.0/r72"})
  void R31_0_allLargeShipsLeaveAndTheirCargoStaysAtHarstad() {
    Situation fleet =
        Situation.allied()
            .ship("capital-ship-1", "1910")
            .laden("cruiser-1", "1910", "scots-guards")
            .ship("cruiser-2", "1910")
            .ship("destroyer-1", "1910")
            .with("mountain-1-1", "1911");
    Played played = play(fleet, 5);
    assertThat(played.position().ships()).containsOnlyKeys("destroyer-1");
    assertThat(played.at("scots-guards")).isEqualTo("harstad");
    assertThat(played.position().progress().offMap().returning()).hasSize(3);
  }

  @Test
  void R31_0_oneCruiserLeavesForGood() {
    Situation fleet = guards().ship("cruiser-1", "1910").ship("cruiser-2", "1910");
    Played played = play(fleet, 6).allied(leave("cruiser-2"));
    assertThat(played.position().ships()).containsOnlyKeys("cruiser-1");
    assertThat(played.position().progress().offMap().returning()).isEmpty();
    assertThat(played.position().progress().offMap().departed()).containsExactly("cruiser-2");
  }

  @Test
  void R31_0_aBattalionAboardLeavesItsShip() {
    Situation fleet =
        Situation.allied()
            .laden("destroyer-1", "1910", "foreign-legion-1")
            .with("mountain-1-1", "1911");
    Played played = play(fleet, 3);
    assertThat(played.gone("foreign-legion-1")).isTrue();
    assertThat(played.position().ships())
        .containsEntry("destroyer-1", new ShipOnMap("destroyer-1", Say.hex("1910")));
  }

  @Test
  @Rule({"8.3", "30.0", "31.0"})
  void R8_3_anOpenEventCallsForBothTables() {
    Situation situation = guards();
    Position position = Phase.of(situation, EventThrow.OPEN);
    Played played = Phase.play(situation, position, 6, 4, 1, 3);
    assertThat(played.events(ArrivalEvent.ReinforcementsThrown.class)).hasSize(1);
    assertThat(played.events(RedeploymentEvent.RedeploymentThrown.class)).hasSize(1);
  }

  /** Flagship, battleship, capital ship: the text's names for one counter. */
  @Test
  void R27_0_r25_theFlagshipOfTheTableIsTheOneCapitalShip() {
    assertThat(Situation.PACK.counters().values())
        .filteredOn(
            counter ->
                counter instanceof NarvikCounter.Ship ship && ship.kind().equals("capital-ship"))
        .extracting(NarvikCounter.class::cast)
        .extracting(NarvikCounter::id)
        .containsExactly("capital-ship-1");
    Situation fleet = guards().ship("capital-ship-1", "1910").ship("cruiser-1", "1910");
    assertThat(play(fleet, 5).position().ships()).isEmpty();
    // A six takes a cruiser and never the flagship, even where there is no cruiser.
    assertThat(play(fleet, 6).position().ships()).containsOnlyKeys("capital-ship-1");
    Situation alone = guards().ship("capital-ship-1", "1910");
    assertThat(play(alone, 6).position().ships()).containsOnlyKeys("capital-ship-1");
  }

  /**
   * The next turn brings back the two destroyers and a cruiser that was sunk, not that of the 6.
   */
  @Test
  void R31_0_r78_whatTheTableDoesNotMarkStaysAway() {
    OffMap offMap =
        played(north().ship("destroyer-1", "1910").ship("destroyer-2", "1910"), 4).offMap();
    OffMap without = played(north().ship("cruiser-2", "1910"), 6).offMap();
    Position later =
        Turns.with(
            Turns.lastPass(north(), 3),
            progress ->
                progress.with(
                    new OffMap(
                        offMap.eliminated(),
                        without.departed(),
                        without.lost(),
                        offMap.returning("cruiser-1", 4).returning())));
    Played next = Turns.over(later, 4, 4);
    next.refuses(
        Side.ALLIED,
        new TurnCommand.BringBack(List.of("cruiser-2")),
        "23.1",
        Why.NotReturning.class);
    next.allied(new TurnCommand.BringBack(List.of("cruiser-1", "destroyer-1", "destroyer-2")));
    assertThat(next.position().ships().keySet())
        .contains("cruiser-1", "destroyer-1", "destroyer-2")
        .doesNotContain("cruiser-2");
  }

  private static Situation north() {
    return Situation.allied().with("norwegian-6-1", "1710").with("mountain-1-1", "1911").bases();
  }

  private static Progress played(Situation situation, int die) {
    return play(situation, die).position().progress();
  }
}
