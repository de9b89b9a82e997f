package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.event.Event;
import umpire.narvik.event.FireEvent;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.FireCommand;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.model.why.Why;

/** 16.1.1 Interdiction by artillery. */
class R16_ArtilleryInterdictionTest {
  private static Command aim(String target) {
    return new FireCommand.AimAt(target);
  }

  private static Command fire(String... guns) {
    return new FireCommand.OpenFire(List.of(guns));
  }

  private static Situation battery() {
    return Situation.allied()
        .with("norwegian-6-1", "1710") // keeps the base open to lines of supply
        .with("british-battery-1", "1610")
        .with("mountain-1-1", "1811");
  }

  @Test
  void R16_1_1_twoPointsForEachPointOfStrength() {
    Played played = battery().play().allied(aim("mountain-1-1"), fire("british-battery-1"));
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(6); // strength 3
    assertThat(played.unit("british-battery-1").fired()).isTrue();
    assertThat(played.frame()).isEqualTo(new Frame.ActionPhase(GERMAN, false)); // an attack action
  }

  @Test
  void R16_1_1_onceATurn() {
    Unit fired = new Unit("british-battery-1", hex("1610"), 0, "", true, false);
    Played played = Situation.allied().unit(fired).with("mountain-1-1", "1811").play();
    played.refuses(ALLIED, aim("mountain-1-1"), "16.1.1", AirWhy.NoGunInRange.class);
  }

  @Test
  void R16_1_1_withinTwoHexesAndNotOverARidge() {
    Played far = battery().with("mountain-1-2", "1813").play();
    far.refuses(ALLIED, aim("mountain-1-2"), "16.1.1", AirWhy.NoGunInRange.class);
    Played ridge = battery().with("mountain-1-2", "1612").play();
    ridge.refuses(ALLIED, aim("mountain-1-2"), "16.1.1", AirWhy.NoGunInRange.class);
  }

  @Test
  void R16_1_1_theAlliesChooseOneUnitOfAHex() {
    Played played =
        battery()
            .with("mountain-1-2", "1811")
            .play()
            .allied(aim("mountain-1-2"), fire("british-battery-1"));
    assertThat(played.unit("mountain-1-1").fatigue()).isZero();
    assertThat(played.unit("mountain-1-2").fatigue()).isEqualTo(6);
  }

  @Test
  void R16_1_1_onlyGunsThatCanFire() {
    Played played = battery().with("scots-guards", "1810").play().allied(aim("mountain-1-1"));
    played.refuses(ALLIED, fire("scots-guards"), "16.1.1", Why.WrongType.class);
    played.refuses(ALLIED, fire(), "16.1.1", AirWhy.NoGunNamed.class);
    played.refuses(
        ALLIED, fire("british-battery-1", "british-battery-1"), "16.1.1", Why.NamedTwice.class);
  }

  @Test
  void R16_1_1_r76_aGunWithoutALineCannotBeNamed() {
    Played played = battery().bases().play();
    played.refuses(ALLIED, aim("mountain-1-1"), "16.1.1", AirWhy.GunSilent.class);
    assertThat(played.offers(ALLIED, FireCommand.AimAt.class)).isFalse();
  }

  @Test
  void R16_1_1_r76_besideAGunWithALineOneWithoutIsNotOffered() {
    Played played =
        Situation.allied()
            .bases()
            .with("british-battery-1", "1610")
            .with("norwegian-battery-1", "1710")
            .with("mountain-1-1", "1811")
            .play()
            .allied(aim("mountain-1-1"));
    played.refuses(ALLIED, fire("british-battery-1"), "16.1.1", AirWhy.GunSilent.class);
  }

  @Test
  void R19_2_whoLandedThisTurnIsBarredFromItAllTheSame() {
    Unit landed = new Unit("british-battery-1", hex("1610"), 0, "", false, true);
    Situation.allied()
        .bases()
        .unit(landed)
        .with("mountain-1-1", "1811")
        .play()
        .refuses(ALLIED, aim("mountain-1-1"), "16.1.1", AirWhy.GunSilent.class);
  }

  @Test
  void R11_2_r21_itRevealsNothingAndTellsNothing() {
    Played played =
        Situation.allied()
            .with("norwegian-6-1", "1710")
            .with("british-battery-1", "1610")
            .hidden("mountain-1-1", "1811", "token-a")
            .hidden("decoy-1", "1711", "token-b")
            .play();
    played.refuses(ALLIED, aim("mountain-1-1"), "16.1.1", Why.NoSuchUnit.class);
    played.allied(aim("token-a"), fire("british-battery-1"));
    assertThat(played.unit("mountain-1-1").faceDown()).isTrue();
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(6);
    Event tired = played.last(FireEvent.HiddenUnderFire.class);
    assertThat(played.rules().shown(tired, new Viewer.Of(ALLIED.seat())))
        .isInstanceOf(ShownEvent.Unseen.class);
    assertThat(played.rules().shown(tired, new Viewer.Of(GERMAN.seat())))
        .isInstanceOf(ShownEvent.Whole.class);
  }

  @Test
  void R11_2_r21_aDecoyIsNotAffected() {
    Played played =
        Situation.allied()
            .with("norwegian-6-1", "1710")
            .with("british-battery-1", "1610")
            .hidden("decoy-1", "1811", "token-b")
            .play()
            .allied(aim("token-b"), fire("british-battery-1"));
    assertThat(played.unit("decoy-1").faceDown()).isTrue();
    assertThat(played.last(FireEvent.HiddenUnderFire.class))
        .isEqualTo(new FireEvent.HiddenUnderFire(GERMAN, "decoy-1", 0, 0));
  }

  @Test
  void R16_1_1_theGermansHaveNoArtillery() {
    Played played = Situation.german().with("mountain-1-1", "1811").play();
    played.refuses(GERMAN, aim("mountain-1-1"), "16.1.1", Why.NoSuchUnit.class);
  }
}
