package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.advance;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.bear;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.decline;
import static umpire.narvik.play.Say.halt;
import static umpire.narvik.play.Say.retreat;
import static umpire.narvik.play.Say.step;
import static umpire.narvik.play.Say.take;
import static umpire.narvik.play.Say.takeFatigue;
import static umpire.narvik.play.Say.takeRetreat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.Flow;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.NarvikScript;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.Mix;
import umpire.narvik.model.why.Why;

/** 10 Fatigue: who bears it, when it falls due, and where it stops. */
class R10_FatigueTest {
  @ParameterizedTest
  @ValueSource(strings = {"british-tanks-1", "british-battery-1"})
  void R10_onlyInfantryBearsFatigue(String unit) {
    Played played =
        Situation.allied()
            .with(unit, "1710")
            .play()
            .allied(step(unit, "1810"), halt(), step(unit, "1710"), halt());
    assertThat(played.unit(unit).fatigue()).isZero();
    assertThat(played.events(Event.FatigueChanged.class)).isEmpty();
  }

  /** Three movements of three points each; the fatigue table's two points for each. */
  @Test
  void R10_1a_aMovementTiresAtItsEnd() {
    Played played = Situation.allied().with("scots-guards", "1710").play();
    played.allied(step("scots-guards", "1810"));
    assertThat(played.unit("scots-guards").fatigue()).isZero();
    played.allied(halt());
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(2);
    played.allied(step("scots-guards", "1710"), halt());
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(4);
  }

  @Test
  void R10_1a_aReactionTiresToo() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .with("mountain-1-1", "1713")
            .play()
            .allied(step("scots-guards", "1810"), halt())
            .german(step("mountain-1-1", "1712"), halt());
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(2);
  }

  /** Ruling 60: the assault's own four points do not weaken it. */
  @Test
  @Rule("15.1d/r60")
  void R10_1a_anAssaultTiresTheAttackersWhenItIsOver() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810", 2)
            .with("british-tanks-1", "1810")
            .with("mountain-1-1", "1811")
            .always(0, 0)
            .play(1)
            .allied(assault("1811"), commit("british-tanks-1", "scots-guards"));
    assertThat(played.report().attackStrength()).isEqualTo(5 + 2 - 2);
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(2 + 4);
    assertThat(played.unit("british-tanks-1").fatigue()).isZero();
    assertThat(played.unit("mountain-1-1").fatigue()).isZero();
  }

  @Test
  void R10_1b_aSpentUnitNeitherMovesNorAssaults() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810", 16)
            .with("south-wales-borderers", "1710", 15)
            .with("mountain-1-1", "1811")
            .play();
    assertThat(
            played
                .refuses(ALLIED, step("scots-guards", "1710"), "10.1b", Why.AtFatigueLimit.class)
                .limit())
        .isEqualTo(16);
    played.allied(assault("1811"));
    played.refuses(ALLIED, commit("scots-guards"), "10.1b", Why.AtFatigueLimit.class);
    assertThat(played.offers(ALLIED, commit("south-wales-borderers"))).isTrue();
  }

  /** The zone of 1811 reaches 1711 (12.0), and is gone with the last point below the limit. */
  @Test
  void R10_1b_aSpentUnitHasNoZone() {
    Situation fresh =
        Situation.allied().with("scots-guards", "1711").with("mountain-1-1", "1811", 11);
    Situation spent =
        Situation.allied().with("scots-guards", "1711").with("mountain-1-1", "1811", 12);
    assertThat(fresh.play().allied(step("scots-guards", "1710")).said("12.1a")).hasSize(1);
    assertThat(spent.play().allied(step("scots-guards", "1710")).said("12.1a")).isEmpty();
  }

  @Test
  void R10_1b_aSpentUnitRetreatsOrIsEliminated() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811", 12)
            .always(0, 1)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"));
    played.refuses(GERMAN, takeFatigue(1), "15.2c", Why.FatigueFull.class);
    assertThat(played.offers(GERMAN, take(new Mix(0, 0, 0, 1)))).isTrue();
    played.german(takeRetreat(1), retreat("mountain-1-1", "1711"));
    assertThat(played.at("mountain-1-1")).isEqualTo("1711");
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(12);
  }

  @Test
  void R10_1c_aLevelStopsAtTheLimit() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with("scots-guards", "1710", 13)
            .bases()
            .always(0, 0)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"));
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(16);
    assertThat(played.events(Event.FatigueChanged.class))
        .filteredOn(changed -> changed.unit().equals("scots-guards"))
        .singleElement()
        .satisfies(
            changed -> {
              assertThat(changed.from()).isEqualTo(13);
              assertThat(changed.because().because())
                  .isEqualTo(new Why.FatigueCause("scots-guards", "unsupplied-when-attacked", 3));
            });
  }

  @Test
  @Rule("15.3a/r69")
  void R10_1c_aLevelDoesNotFallBelowZero() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810", 0)
            .with("mountain-1-1", "1811")
            .always(0, 1)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"))
            .german(takeRetreat(1), retreat("mountain-1-1", "1711"))
            .allied(advance("scots-guards"));
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(4);
    assertThat(played.said("15.3a")).isEmpty();
  }

  /** Of the six points of a result the first unit can bear one only. */
  @Test
  void R10_1c_nobodyIsGivenMoreThanHeCanBear() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811", 11)
            .with("mountain-1-2", "1811", 6)
            .always(0, 1)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"))
            .german(takeFatigue(1));
    assertThat(played.refuses(GERMAN, bear("mountain-1-1", 2), "15.2c", Why.ShareImpossible.class))
        .isEqualTo(new Why.ShareImpossible("mountain-1-1", 0, 1));
    played.german(bear("mountain-1-1", 1));
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(12);
    assertThat(played.unit("mountain-1-2").fatigue()).isEqualTo(11);
  }

  @Test
  void R10_1e_theLastActionMayExceedTheLimit() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1710", 15)
            .with("mountain-1-1", "1713")
            .play()
            .allied(step("scots-guards", "1810"), halt())
            .german(decline());
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(16);
    played.refuses(ALLIED, step("scots-guards", "1710"), "10.1b", Why.AtFatigueLimit.class);
  }

  @Test
  void R10_1e_soMayAnAssault() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810", 14)
            .with("mountain-1-1", "1811")
            .always(0, 0)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"));
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(16);
  }

  /** Five against two; fatigue takes its average from either strength. */
  @ParameterizedTest
  @CsvSource({"0, 0", "2, 0", "0, 3", "4, 2"})
  void R10_1d_fatigueWeakensAttackAndDefence(int attacking, int defending) {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810", attacking)
            .with("mountain-1-1", "1811", defending)
            .always(0, 0)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"));
    assertThat(played.report().attackStrength()).isEqualTo(5 - attacking);
    assertThat(played.report().defenceStrength()).isEqualTo(2 - defending);
  }

  /** Lying face down and being spent are two states: neither takes the other away. */
  @Test
  void R10_1b_r40_aSpentUnitMayLieFaceDownAndIsTurnedUpSpent() {
    Unit spent = new Unit("mountain-1-1", Say.hex("1811"), 12, "token-1");
    Played played =
        Situation.german()
            .with(spent)
            .with("mountain-1-2", "1713")
            .with("scots-guards", "1610")
            .play();
    played.refuses(GERMAN, step("mountain-1-1", "1711"), "11.1", Why.FaceDownUnit.class);
    played.german(Say.reveal("token-1"));
    assertThat(played.unit("mountain-1-1"))
        .isEqualTo(new Unit("mountain-1-1", Say.hex("1811"), 12, ""));
    played.refuses(GERMAN, step("mountain-1-1", "1711"), "10.1b", Why.AtFatigueLimit.class);
    played.german(step("mountain-1-2", "1712"));
  }

  @Test
  void R10_1b_r40_recoveryTurnsNobodyUpAndTheLimitNobodyDown() {
    Situation situation =
        Situation.allied()
            .with(new Unit("mountain-1-1", Say.hex("1811"), 12, "token-1"))
            .with("mountain-1-2", "1711", 12)
            .with("norwegian-6-1", "1710")
            .bases();
    Viewer allied = new Viewer.Of(ALLIED.seat());
    Flow<Position, Command, Frame, View> rules = new NarvikScript(Situation.PACK).flow();
    assertThat(rules.view(situation.position(), allied).units())
        .contains(
            new View.Seen.FaceDown("token-1", Say.hex("1811")),
            new View.Seen.Known("mountain-1-2", Say.hex("1711"), 12, true, "", false, false));
    Played next = Turns.over(Turns.lastPass(situation, 3), 4, 4);
    assertThat(next.unit("mountain-1-1"))
        .isEqualTo(new Unit("mountain-1-1", Say.hex("1811"), 12 - 4, "token-1"));
    assertThat(next.unit("mountain-1-2"))
        .isEqualTo(new Unit("mountain-1-2", Say.hex("1711"), 8, ""));
  }
}
