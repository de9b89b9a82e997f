package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.decline;
import static umpire.narvik.play.Say.pass;
import static umpire.narvik.play.Say.step;
import static umpire.narvik.play.Say.takeEliminations;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.Flow;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.narvik.NarvikScript;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;

/** 15.1 The announcement, who may be in it, and the order of what follows. */
class R15_AssaultTest {
  private final Situation ankenes =
      Situation.allied()
          .with("scots-guards", "1810")
          .with("irish-guards", "1711")
          .with("norwegian-6-1", "1610")
          .with("british-tanks-1", "1710")
          .with("mountain-1-1", "1811")
          .with("mountain-1-2", "1811");

  @Test
  void R15_1a_anyHexThatTheEnemyHolds() {
    Played played = ankenes.with("marine-1", "1612").hidden("decoy-1", "1712", "token-1").play();
    assertThat(played.offers(ALLIED, assault("1811"))).isTrue();
    assertThat(played.offers(ALLIED, assault("1612"))).isTrue();
    assertThat(played.offers(ALLIED, assault("1712"))).isTrue();
    played.refuses(ALLIED, assault("1611"), "15.1a", Why.NoEnemy.class);
    played.refuses(ALLIED, assault("1710"), "15.1a", Why.NoEnemy.class);
    played.refuses(ALLIED, assault("nowhere"), "15.1a", Why.NoSuchHex.class);
  }

  @Test
  void R15_1a_aHexWithoutAnybodyBesideIt() {
    Played played = ankenes.with("marine-1", "1513").play();
    played.refuses(ALLIED, assault("1513"), "15.1a", Why.NoAssaulter.class);
  }

  @Test
  void R15_1a_anyNumberOfAdjacentUnits() {
    Played played =
        ankenes
            .always(0, 0)
            .play(1)
            .allied(assault("1811"), commit("british-tanks-1", "irish-guards", "scots-guards"));
    assertThat(played.last(Event.AssaultAnnounced.class).assault().attackers())
        .containsExactly("british-tanks-1", "irish-guards", "scots-guards");
    assertThat(played.report().attackStrength()).isEqualTo(5 + 5 + 2);
  }

  @Test
  void R15_1a_adjacentOnesOnly() {
    Played played = ankenes.play().allied(assault("1811"));
    played.refuses(ALLIED, commit("norwegian-6-1"), "14.1", Why.NotAdjacent.class);
    played.refuses(ALLIED, commit("mountain-1-1"), "15.1a", Why.NoSuchUnit.class);
    played.refuses(ALLIED, commit("nobody"), "15.1a", Why.NoSuchUnit.class);
    assertThat(
            played
                .refuses(
                    ALLIED, commit("scots-guards", "scots-guards"), "15.1a", Why.NamedTwice.class)
                .name())
        .isEqualTo("scots-guards");
  }

  @Test
  void R15_1a_everyEnemyInTheHexIsOneTarget() {
    Played played = ankenes.always(0, 0).play(1).allied(assault("1811"), commit("scots-guards"));
    assertThat(played.last(Event.DefendersNamed.class).units())
        .containsExactly("mountain-1-1", "mountain-1-2");
    assertThat(played.report().defenceStrength()).isEqualTo(2 + 2);
  }

  /** 1811 and 1812 touch across the fjord. */
  @Test
  void R15_1b_nobodyAssaultsWhereHeCouldNotGo() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1811")
            .with("norwegian-6-1", "1813")
            .with("mountain-1-1", "1812")
            .play();
    played.allied(assault("1812"));
    assertThat(
            played.refuses(ALLIED, commit("scots-guards"), "14.1", Why.HexsideBars.class).feature())
        .isEqualTo("fjord");
    assertThat(played.offers(ALLIED, commit("norwegian-6-1"))).isTrue();
  }

  @Test
  void R15_1b_norAtAllIfHeIsAlone() {
    Played played =
        Situation.allied().with("scots-guards", "1811").with("mountain-1-1", "1812").play();
    played.refuses(ALLIED, assault("1812"), "15.1a", Why.NoAssaulter.class);
  }

  /** The enemy in the hex, their zones and a full hex are no bars to an assault. */
  @Test
  void R15_1b_whoHoldsTheHexIsNoBar() {
    Played played = ankenes.with("marine-1", "1811").play().allied(assault("1811"));
    assertThat(played.offers(ALLIED, commit("irish-guards", "scots-guards"))).isTrue();
  }

  /** The target is a draft of the same decision, and tells nothing yet. */
  @Test
  void R15_1c_targetAndForcesAreOneOrder() {
    Situation covered =
        Situation.allied().with("scots-guards", "1810").hidden("mountain-1-1", "1811", "token-1");
    Flow<Position, Command, Frame, View> rules = new NarvikScript(covered.pack()).flow();
    Position before = covered.position();
    Ruling<Position, Command, umpire.kernel.event.Event<Position>> ruling =
        rules.rule(rules.at(before), new Input.Chosen<>(ALLIED.seat(), assault("1811")));
    assertThat(ruling).isInstanceOf(Ruling.Drafted.class);
    assertThat(
            ((Ruling.Drafted<Position, Command, umpire.kernel.event.Event<Position>>) ruling)
                .events())
        .noneMatch(Event.Revealed.class::isInstance);
    Played played = covered.play();
    var asked = played.asked(ALLIED).id();
    played.allied(assault("1811"));
    assertThat(played.asked(ALLIED).id()).isEqualTo(asked);
    assertThat(played.frame()).isInstanceOf(AssaultFrame.Announcing.class);
    played.refuses(ALLIED, pass(), "15.1c", Why.NotAskedNow.class);
  }

  @Test
  void R15_1c_whoseTimeRunsOutInTheDraftAssaultsWithOneUnit() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .always(0, 0)
            .play(1)
            .allied(assault("1811"))
            .lapse(ALLIED);
    assertThat(played.last(Event.AssaultAnnounced.class).assault().attackers())
        .containsExactly("scots-guards");
  }

  @Test
  void R15_1c_aUnitMayAssaultAgainInTheSameTurn() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .always(0, 0)
            .play(1, 1)
            .allied(assault("1811"), commit("scots-guards"))
            .german(pass())
            .allied(assault("1811"), commit("scots-guards"));
    assertThat(played.events(Event.AssaultFought.class)).hasSize(2);
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(4 + 4);
  }

  @Test
  void R15_1c_theScenarioOfOneAssaultEndsWithIt() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .assaultsOnly()
            .always(0, 0)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"));
    assertThat(played.pending()).isInstanceOf(Pending.Over.class);
    assertThat(played.last(Event.MatchEnded.class).outcome().level()).isEqualTo("assault-over");
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(4);
  }

  /** Six points for want of supply first; 5 - 6 in the defence is -1, and 2 - (-1) is 3. */
  @Test
  void R15_1d_supplyBeforeTheFight() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with("scots-guards", "1710")
            .bases()
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"));
    assertThat(played.report().defenceStrength()).isEqualTo(-1);
    assertThat(played.report().differential()).isEqualTo(3);
    assertThat(order(played, Event.SupplyTested.class))
        .isLessThan(order(played, Event.FatigueChanged.class));
    assertThat(order(played, Event.FatigueChanged.class))
        .isLessThan(order(played, Event.CombatAsked.class));
  }

  /** Ruling 11: attackers are tested and bear no penalty; guns never bear one. */
  @Test
  @Rule("19.2/r11")
  void R19_2_attackersAreTestedOnly() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .bases()
            .always(0, 0)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"));
    assertThat(played.last(Event.SupplyTested.class).report().lines())
        .extracting(line -> line.unit() + " " + line.status())
        .containsExactly("scots-guards UNSUPPLIED");
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(4);
  }

  @Test
  void R19_2_everyAttackedUnitIsTestedForItself() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with("scots-guards", "1710", 1)
            .with("norwegian-6-1", "1710", 2)
            .with("british-battery-1", "1710")
            .bases()
            .always(0, 0)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"));
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(7);
    assertThat(played.unit("norwegian-6-1").fatigue()).isEqualTo(2);
    assertThat(played.unit("british-battery-1").fatigue()).isZero();
  }

  @Test
  void R19_2_germansNeedNoSupply() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .bases()
            .always(0, 0)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"));
    assertThat(played.unit("mountain-1-1").fatigue()).isZero();
  }

  @Test
  void R18_1_airPointsAreSpentOnce() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with("scots-guards", "1710")
            .airPoints(8)
            .always(0, 0)
            .play(3, 4, 1, 3, 4, 1)
            .german(assault("1710"), commit(List.of("mountain-1-1"), List.of(), List.of(), 5));
    assertThat(played.position().airPoints()).isEqualTo(3);
    played.allied(pass()).german(assault("1710"));
    assertThat(
            played.refuses(
                GERMAN,
                commit(List.of("mountain-1-1"), List.of(), List.of(), 4),
                "18.1.1",
                Why.NoAirPoints.class))
        .isEqualTo(new Why.NoAirPoints(4, 3));
    played.german(commit(List.of("mountain-1-1"), List.of(), List.of(), 3));
    assertThat(played.position().airPoints()).isZero();
  }

  @Test
  void R18_1_1_onlyTheGermansHaveAirPoints() {
    Played played = ankenes.airPoints(8).play().allied(assault("1811"));
    played.refuses(
        ALLIED,
        commit(List.of("scots-guards"), List.of(), List.of(), 1),
        "18.1.1",
        Why.NoAirPoints.class);
    played.refuses(
        ALLIED,
        commit(List.of("scots-guards"), List.of(), List.of(), -1),
        "18.1.1",
        Why.NoAirPoints.class);
  }

  /** 7 + 0 - 1 for the base at 1710; the column of four to six points gives 2. */
  @Test
  void R18_1_1_aircraftAddTheirStrength() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with("scots-guards", "1710")
            .airPoints(8)
            .play(3, 4, 1)
            .german(assault("1710"), commit(List.of("mountain-1-1"), List.of(), List.of(), 5));
    assertThat(played.report().airDice()).containsExactly(3, 4);
    assertThat(played.report().attackStrength()).isEqualTo(2 + 1);
  }

  @Test
  void R15_2e_theEliminatedLeaveTheMap() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .with("mountain-1-2", "1811")
            .always(0, 2)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"))
            .german(takeEliminations(2));
    assertThat(played.gone("mountain-1-1")).isTrue();
    assertThat(played.gone("mountain-1-2")).isTrue();
    assertThat(played.events(Event.Eliminated.class))
        .extracting(Event.Eliminated::unit)
        .containsExactly("mountain-1-1", "mountain-1-2");
    assertThat(played.offers(ALLIED, Command.Advance.class)).isTrue();
  }

  @Test
  void R9_2_afterALostAssaultTheOtherSideActs() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .with("mountain-1-2", "1713")
            .always(1, 0)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"), Say.takeFatigue(1));
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(6 + 4);
    played.german(step("mountain-1-2", "1712"), Say.halt()).allied(decline());
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
  }

  private static int order(Played played, Class<? extends Event> type) {
    List<Event> events = played.events();
    for (int i = 0; i < events.size(); i++) {
      if (type.isInstance(events.get(i))) {
        return i;
      }
    }
    throw new AssertionError("no " + type.getSimpleName());
  }
}
