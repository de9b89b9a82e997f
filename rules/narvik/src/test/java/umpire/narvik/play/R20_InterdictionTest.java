package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;

/** 20.5 Ships that interdict. */
class R20_InterdictionTest {
  private static Situation ankenes() {
    return Situation.allied().siege().with("mountain-1-1", "1811").with("mountain-1-2", "1811");
  }

  private static Command fire(String ship, String target) {
    return new NavalCommand.InterdictByShip(ship, hex(target));
  }

  @Test
  void R20_5b_twoPointsAStrengthPointForEveryUnitInTheHex() {
    Played played = ankenes().ship("cruiser-1", "1910").play().allied(fire("cruiser-1", "1811"));
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(8);
    assertThat(played.unit("mountain-1-2").fatigue()).isEqualTo(8);
    assertThat(played.rule(GERMAN)).isEqualTo("9.0"); // an attack action
    assertThat(played.position().progress().score().german()).isEqualTo(1);
  }

  @Test
  void R20_5b_onceATurnForEachShip() {
    Played played =
        ankenes()
            .ship("cruiser-1", "1910")
            .ship("destroyer-1", "1910")
            .play()
            .allied(fire("cruiser-1", "1811"))
            .german(Say.pass());
    assertThat(played.refuses(ALLIED, fire("cruiser-1", "1811"), "20.5b", NavalWhy.ShipFired.class))
        .isEqualTo(new NavalWhy.ShipFired("cruiser-1"));
    assertThat(played.offers(ALLIED, fire("destroyer-1", "1811"))).isTrue();
  }

  @Test
  void R20_5b_inRangeAndNotAcrossARidge() {
    Played played =
        ankenes()
            .with("marine-1", "2406")
            .ship("destroyer-1", "1808")
            .ship("cruiser-1", "2106")
            .play();
    played.refuses(ALLIED, fire("destroyer-1", "1811"), "20.5b", Why.OutOfRange.class);
    played.refuses(ALLIED, fire("cruiser-1", "2406"), "20.5b", Why.RidgeBetween.class);
    played.refuses(ALLIED, fire("cruiser-1", "2206"), "20.5b", Why.NoEnemy.class);
  }

  @Test
  void R20_5a_onlyShipsWithGunsAndNoCargo() {
    Played played =
        ankenes()
            .ship("puffer-1", "1910")
            .laden("destroyer-1", "1910", "scots-guards")
            .ship("cruiser-1", "harstad")
            .play();
    played.refuses(ALLIED, fire("puffer-1", "1811"), "20.5a", Why.NoBombardment.class);
    assertThat(played.refuses(ALLIED, fire("destroyer-1", "1811"), "20.2", Why.CarryingCargo.class))
        .isEqualTo(new Why.CarryingCargo("destroyer-1", "scots-guards"));
    played.refuses(ALLIED, fire("cruiser-1", "1811"), "20.5a", Why.NoBombardment.class);
    assertThat(played.offers(ALLIED, NavalCommand.InterdictByShip.class)).isFalse();
  }

  @Test
  void R11_2_interdictionRevealsAndDecoysGo() {
    Played played =
        Situation.allied()
            .hidden("mountain-1-1", "1811", "token-1")
            .hidden("decoy-1", "1811", "token-2")
            .ship("cruiser-1", "1910")
            .play()
            .allied(fire("cruiser-1", "1811"));
    assertThat(played.unit("mountain-1-1").faceDown()).isFalse();
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(8);
    assertThat(played.gone("decoy-1")).isTrue();
  }

  @Test
  void R20_4_aDamagedShipIsAsGoodAsAnother() {
    Played played =
        ankenes()
            .ship(new ShipOnMap("cruiser-1", hex("1910")).damaged(true))
            .play()
            .allied(fire("cruiser-1", "1811"));
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(8);
  }

  @Test
  @Rule("29.0/r26")
  void R29_0_moreForNarvikAndNothingInASingleBattle() {
    Situation narvik = Situation.allied().with("mountain-1-1", "1911").ship("cruiser-1", "1910");
    Played battle = narvik.play().allied(fire("cruiser-1", "1911"));
    assertThat(battle.position().progress().score().german()).isZero();
    Played siege = narvik.siege().play().allied(fire("cruiser-1", "1911"));
    assertThat(siege.position().progress().score().german()).isEqualTo(2);
  }

  /** Once for the whole assault, however many guns and ships support it. */
  @Test
  void R29_0_anAssaultWithGunsOrShipsScoresOnce() {
    Situation situation =
        ankenes()
            .with("scots-guards", "1810")
            .with("british-battery-1", "1710")
            .ship("cruiser-1", "1910")
            .ship("destroyer-1", "1910")
            .always(0, 0);
    Played supported =
        situation
            .play(1)
            .allied(
                Say.assault("1811"),
                Say.commit(
                    List.of("scots-guards"),
                    List.of("british-battery-1"),
                    List.of("cruiser-1", "destroyer-1"),
                    0));
    assertThat(supported.position().progress().score().german()).isEqualTo(1);
    Played alone = situation.play(1).allied(Say.assault("1811"), Say.commit("scots-guards"));
    assertThat(alone.position().progress().score().german()).isZero();
  }
}
