package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.kernel.pack.Counter;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.Score;
import umpire.narvik.model.state.Setup;

/** 1, 5 The two players, the length of the game, and the nations. */
class R01_PlayersTest {
  private static Situation somebody() {
    return Situation.allied().with("scots-guards", "1710").with("mountain-1-1", "1713");
  }

  @Test
  void R1_0_twoPlayAtMostTenTurns() {
    for (Scenario scenario : Situation.PACK.scenarios().values()) {
      assertThat(scenario.seats()).containsExactly(new Seat("allied"), new Seat("german"));
      if (scenario.setup() instanceof Setup.Siege siege) {
        assertThat(siege.lastTurn()).isBetween(1, 10);
      }
    }
    Scenario.Setup campaign = Situation.PACK.scenario("campaign").setup();
    assertThat(campaign)
        .isInstanceOfSatisfying(
            Setup.Siege.class,
            siege ->
                assertThat(List.of(siege.firstTurn(), siege.lastTurn())).containsExactly(1, 10));
    Played tenth =
        Turns.over(
            Turns.with(
                Turns.lastPass(somebody().bases(), 10), progress -> progress.with(Score.none())));
    assertThat(tenth.frame()).isInstanceOf(Frame.Ended.class);
  }

  /** An Allied secret event (die 1) with a 6 fixes the end; turn 3 is being played. */
  @Test
  void R1_0_theAlliesLearnOfTheEvacuationFirst() {
    Played played = Phase.play(somebody(), Phase.of(somebody(), EventThrow.KIND), 1, 6);
    assertThat(lastTurn(played, Side.ALLIED)).isEqualTo(4);
    assertThat(lastTurn(played, Side.GERMAN)).isEqualTo(10);
  }

  /** Two sixes on the table of open events: both sides know at once. */
  @Test
  void R1_0_aPactOfNeutralityMayEndTheGame() {
    Played played = Phase.play(somebody(), Phase.of(somebody(), EventThrow.KIND), 2, 6, 6);
    assertThat(lastTurn(played, Side.ALLIED)).isEqualTo(4);
    assertThat(lastTurn(played, Side.GERMAN)).isEqualTo(4);
  }

  private static int lastTurn(Played played, Side side) {
    return played.rules().view(played.position(), new Viewer.Of(side.seat())).lastTurn();
  }

  @Test
  void R5_0_fiveNationsOnTwoSides() {
    Map<Nation, Side> sides =
        Situation.PACK.counters().values().stream()
            .filter(NarvikCounter.LandUnit.class::isInstance)
            .map(NarvikCounter.LandUnit.class::cast)
            .collect(
                Collectors.toMap(
                    NarvikCounter.LandUnit::nation,
                    NarvikCounter.LandUnit::side,
                    (one, other) -> {
                      assertThat(one).isEqualTo(other);
                      return one;
                    }));
    assertThat(sides)
        .isEqualTo(
            Map.of(
                Nation.GERMAN, Side.GERMAN,
                Nation.BRITISH, Side.ALLIED,
                Nation.FRENCH, Side.ALLIED,
                Nation.NORWEGIAN, Side.ALLIED,
                Nation.POLISH, Side.ALLIED));
  }

  @Test
  void R5_0_parachutistsAreInfantry() {
    assertThat(Situation.PACK.counters().values())
        .filteredOn(counter -> counter.id().startsWith("parachute"))
        .hasSize(4)
        .allMatch(R01_PlayersTest::isCompany);
    Played played =
        Situation.german()
            .with("parachute-1", "1712")
            .with("scots-guards", "1710")
            .play()
            .german(Say.step("parachute-1", "1713"), Say.halt());
    assertThat(played.unit("parachute-1").fatigue()).isEqualTo(2);
  }

  private static boolean isCompany(Counter counter) {
    return counter instanceof NarvikCounter.LandUnit unit
        && unit.nation() == Nation.GERMAN
        && unit.kind() == UnitType.INFANTRY_COMPANY;
  }
}
