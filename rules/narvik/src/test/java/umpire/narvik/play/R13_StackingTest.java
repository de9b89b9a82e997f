package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.advance;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.hex;
import static umpire.narvik.play.Say.retreat;
import static umpire.narvik.play.Say.step;
import static umpire.narvik.play.Say.takeRetreat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.scenario.Scenario;
import umpire.narvik.Narvik;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;
import umpire.narvik.terrain.Stacking;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.RandomMatch;

/** 13.2 Stacking: six points of infantry a hex, in movement, retreat and advance alike. */
class R13_StackingTest {
  @ParameterizedTest
  @CsvSource({
    "INFANTRY_BATTALION, 3",
    "INFANTRY_COMPANY, 1",
    "TANK, 0",
    "ARTILLERY, 0",
    "DECOY, 0"
  })
  void R13_2_pointsByKind(UnitType kind, int points) {
    assertThat(Stacking.points(kind)).isEqualTo(points);
  }

  @Test
  void R13_2_sixPointsFit() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .with("irish-guards", "1810")
            .play()
            .allied(step("scots-guards", "1810"));
    assertThat(played.at("scots-guards")).isEqualTo("1810");
  }

  @Test
  void R13_2_sevenDoNot() {
    Played played =
        Situation.german()
            .with("marine-1", "1711")
            .with("marine-2", "1711")
            .with("mountain-1-1", "1712")
            .with("scots-guards", "1513")
            .play();
    assertThat(played.refuses(GERMAN, step("mountain-1-1", "1711"), "13.2", Why.Overstacked.class))
        .isEqualTo(new Why.Overstacked(hex("1711"), 7, 6));
  }

  @Test
  void R13_2_threeCompaniesAndABattalionFit() {
    Played played =
        Situation.german()
            .with("marine-1", "1712")
            .with("mountain-1-1", "1711")
            .with("mountain-1-2", "1711")
            .with("mountain-1-3", "1711")
            .play()
            .german(step("marine-1", "1711"));
    assertThat(played.at("marine-1")).isEqualTo("1711");
  }

  @Test
  void R13_2_tanksAndGunsStackFreely() {
    Played played =
        Situation.allied()
            .with("irish-guards", "1810")
            .with("south-wales-borderers", "1810")
            .with("british-tanks-1", "1710")
            .with("british-battery-1", "1710")
            .play()
            .allied(step("british-tanks-1", "1810"), Say.halt(), step("british-battery-1", "1810"));
    assertThat(played.at("british-battery-1")).isEqualTo("1810");
  }

  @Test
  void R13_2_gunsLeaveRoomForInfantry() {
    Played played =
        Situation.allied()
            .with("irish-guards", "1810")
            .with("british-tanks-1", "1810")
            .with("british-battery-1", "1810")
            .with("scots-guards", "1710")
            .play()
            .allied(step("scots-guards", "1810"));
    assertThat(played.at("scots-guards")).isEqualTo("1810");
  }

  /** Two marine battalions fill 1711; the company's way to 1712 leads through it. */
  @Test
  void R13_2_theLimitHoldsThroughoutARetreat() {
    Situation situation =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .with("marine-1", "1711")
            .with("marine-2", "1711")
            .always(0, 1);
    Played played = situation.play(1).allied(assault("1811"), commit("scots-guards"));
    played.refuses(GERMAN, takeRetreat(1), "15.3.1", Why.NoRetreatForAll.class);
  }

  /** One of the two companies fits into 1711, then it is full for the other. */
  @Test
  void R13_2_aRetreatNeedsRoomForAll() {
    Situation situation =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("norwegian-6-1", "1612")
            .with("mountain-1-1", "1811")
            .with("mountain-1-2", "1811")
            .with("mountain-1-3", "1711")
            .with("marine-1", "1711")
            .with("marine-2", "1711")
            .as("marine-2", Nation.GERMAN, UnitType.INFANTRY_COMPANY)
            .always(0, 1);
    Played one = situation.play(1).allied(assault("1811"), commit("scots-guards"));
    one.refuses(GERMAN, takeRetreat(1), "15.3.1", Why.NoRetreatForAll.class);
    Situation roomy =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("norwegian-6-1", "1612")
            .with("mountain-1-1", "1811")
            .with("mountain-1-2", "1811")
            .with("marine-1", "1711")
            .always(0, 1);
    Played two = roomy.play(1).allied(assault("1811"), commit("scots-guards"));
    two.german(takeRetreat(1), retreat("mountain-1-1", "1711"), retreat("mountain-1-2", "1711"));
    assertThat(two.at("mountain-1-2")).isEqualTo("1711");
  }

  /** Three battalions attack; two of them fill the vacated hex. */
  @Test
  void R13_2_anAdvanceStopsAtTheLimit() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("irish-guards", "1810")
            .with("south-wales-borderers", "1710")
            .with("british-tanks-1", "1710")
            .with("mountain-1-1", "1811")
            .always(0, 1)
            .play(1)
            .allied(
                assault("1811"),
                commit("british-tanks-1", "irish-guards", "scots-guards", "south-wales-borderers"))
            .german(Say.takeEliminations(1))
            .allied(advance("irish-guards"), advance("scots-guards"));
    assertThat(played.offers(ALLIED, advance("british-tanks-1"))).isTrue();
    assertThat(
            played.refuses(ALLIED, advance("south-wales-borderers"), "13.2", Why.Overstacked.class))
        .isEqualTo(new Why.Overstacked(hex("1811"), 9, 6));
  }

  /** 1711 is full: nobody ends there, and nobody passes through it either. */
  @Test
  void R13_2_r35_aFullHexIsNotEvenPassedThrough() {
    Situation situation =
        Situation.german()
            .with("marine-1", "1711")
            .with("marine-2", "1711")
            .with("mountain-1-1", "1712")
            .with("scots-guards", "1513")
            .thawed();
    Played played = situation.play();
    played.refuses(GERMAN, step("mountain-1-1", "1711"), "13.2", Why.Overstacked.class);
    played.german(step("mountain-1-1", "1713"));
    Played roomy =
        situation
            .as("marine-2", Nation.GERMAN, UnitType.INFANTRY_COMPANY)
            .play()
            .german(step("mountain-1-1", "1711"), step("mountain-1-1", "1811"));
    assertThat(roomy.at("mountain-1-1")).isEqualTo("1811");
  }

  /** Whatever is played, no side has a seventh point in a hex. */
  @Test
  void R13_2_r35_noExcessEverArises() {
    Rulebook book = Rulebook.of(new Narvik(), Situation.PACK);
    Scenario campaign = Situation.PACK.scenario("campaign");
    CounterMix mix = new CounterMix(Situation.PACK);
    Stacking stacking = new Stacking(mix);
    for (long seed = 1; seed <= 3; seed++) {
      Match match = Match.bare(book, campaign, Situation.PACK.choose(Map.of()), seed);
      RandomMatch randomMatch = RandomMatch.along(book, campaign, match, seed);
      int fullest = 0;
      do {
        Position position = (Position) match.position();
        for (Unit unit : position.units().values()) {
          if (!unit.place().equals(Landmarks.HARSTAD)) {
            Side side = mix.land(unit.id()).side();
            fullest = Math.max(fullest, stacking.in(position, side, unit.place()));
          }
        }
      } while (randomMatch.step());
      assertThat(fullest).isBetween(Stacking.points(UnitType.INFANTRY_BATTALION), Stacking.LIMIT);
    }
  }
}
