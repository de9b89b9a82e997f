package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AirCommand.AimAt;
import umpire.fallschirmjaeger.model.command.AirCommand.BringHead;
import umpire.fallschirmjaeger.model.command.AirCommand.CancelDrop;
import umpire.fallschirmjaeger.model.command.AirCommand.Drop;
import umpire.fallschirmjaeger.model.command.AirCommand.FlyIn;
import umpire.fallschirmjaeger.model.command.AirCommand.HoldFire;
import umpire.fallschirmjaeger.model.command.AirCommand.NameTarget;
import umpire.fallschirmjaeger.model.command.AirCommand.OpenFire;
import umpire.fallschirmjaeger.model.command.AirCommand.Shift;
import umpire.fallschirmjaeger.model.command.AirCommand.TakeOff;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.ParachuteLosses;
import umpire.kernel.citation.Rule;
import umpire.kernel.pack.Pack;

/** 1.8c, 1.8d, 2.5b, 2.6a in play: what becomes of drops that are hit, scattered or taken back. */
class R1_8_TakenBackTest {
  private static final String A = "fjr-1-1";
  private static final String B = "fjr-1-2";
  private static final String FLAK = "lua-moerdijk";
  private static final Pack OPEN = Edition.open().pack();

  private static NameTarget name(String hex) {
    return new NameTarget(at(hex));
  }

  /** Dropped beside the guns, which hit; the loss die is 5, and the owner takes the drop back. */
  private static Field.Played takenBack(Field field, Integer... more) {
    Integer[] dice = new Integer[5 + more.length];
    System.arraycopy(new Integer[] {1, 5, 1, 1, 2}, 0, dice, 0, 5);
    System.arraycopy(more, 0, dice, 5, more.length);
    Field.Played played = field.unit(FLAK, "20.09").play(dice);
    played.german(name("20.08"), new Drop(A), new TakeOff());
    played.allied(new AimAt(FLAK, at("20.08")), new OpenFire());
    return played.german(new CancelDrop(at("20.08")));
  }

  private static int lost(Position position) {
    return new ParachuteLosses(ChapterContext.of(OPEN)).all(position);
  }

  @Test
  void R1_8c_r118_theStepIsLostWhenTheDropIsTakenBack() {
    Field.Played played = takenBack(Field.on(OPEN).airborne(A, B));
    assertThat(played.events()).contains(new AirEvent.StepsLostInTheAir(A, 1));
    assertThat(played.position().forces().reserve().get(A)).isEqualTo(new Reserve.Reduced(1));
    assertThat(lost(played.position())).isEqualTo(1);
  }

  @Test
  void R1_8c_r118_itComesAgainWithTheStepsThatItHas() {
    Field.Played played = takenBack(Field.on(OPEN).airborne(A, B, "fj-motorcycles")).nextTurn();
    // One step, two and one: four are the most for a hex.
    played.german(name("20.08"), new Drop(A), new Drop(B), new Drop("fj-motorcycles"));
    played.german(new TakeOff()).allied(new HoldFire());
    assertThat(played.piece(A).steps()).isEqualTo(1);
    assertThat(played.piece(B).steps()).isEqualTo(2);
    assertThat(played.position().forces().reserve()).isEmpty();
    assertThat(lost(played.position())).isEqualTo(1);
  }

  @Test
  void R1_8c_r118_withItsLastStepItIsGone() {
    Field.Played played = takenBack(Field.on(OPEN).airborne(A, B), 1, 6, 1, 1, 2).nextTurn();
    played.german(name("20.08"), new Drop(A), new TakeOff());
    played.allied(new AimAt(FLAK, at("20.08")), new OpenFire());
    assertThat(played.position().forces().eliminated()).contains(A);
    assertThat(lost(played.position())).isEqualTo(2);
  }

  @Test
  void R1_8c_r118_wholeCountersAreNotLostByAStep() {
    Field.Played played =
        takenBack(Field.on(OPEN).option("parachute-losses", "battalions").airborne(A, B));
    assertThat(lost(played.position())).isZero();
  }

  @Test
  void R1_8c_r118_aHeadHasItsChoiceOfFaceAgain() {
    Field.Played played =
        Field.on(OPEN).airborne("head-1", B).unit(FLAK, "20.09").play(1, 5, 1, 1, 2);
    played.german(name("20.08"), new BringHead("head-1", true), new TakeOff());
    played.allied(new AimAt(FLAK, at("20.08")), new OpenFire());
    played.german(new CancelDrop(at("20.08")));
    assertThat(played.position().forces().reserve().get("head-1"))
        .isEqualTo(new Reserve.Airborne());
    played.nextTurn().german(name("20.08"));
    assertThat(played.offers(Side.GERMAN, new BringHead("head-1", true))).isTrue();
  }

  /** Hit, and scattered two hexes upwards; its owner leaves it there. */
  private static Field.Played scattered(String target, String flak, String onto) {
    Field.Played played =
        Field.on(OPEN).airborne(A).unit("sr-10-1", "50.10").unit(FLAK, flak).play(1, 1, 1, 1, 1);
    played.german(name(target), new Drop(A), new TakeOff());
    played.allied(new AimAt(FLAK, at(target)), new OpenFire());
    return played.german(new Shift(A, at(onto)));
  }

  @Test
  @Rule("1.1g/r73")
  void R2_5b_3_r123_dropsOntoBridgeHexesAreCancelled() {
    for (Field.Played played :
        List.of(scattered("06.23", "06.22", "06.25"), scattered("31.17", "31.16", "31.19"))) {
      assertThat(played.position().has(A)).isFalse();
      assertThat(played.position().forces().reserve()).containsKey(A);
    }
    // Beside the bridges it comes down as anywhere.
    assertThat(scattered("31.17", "31.16", "31.18").piece(A).steps()).isEqualTo(2);
  }

  /** Three transports to Ockenburg, which takes two points: the guns scatter the first. */
  private static Field.Played ockenburg(Integer... landing) {
    Integer[] dice = new Integer[7 + landing.length];
    System.arraycopy(new Integer[] {1, 1, 1, 1, 1, 6, 6}, 0, dice, 0, 7);
    System.arraycopy(landing, 0, dice, 7, landing.length);
    Field.Played played =
        Field.on(Edition.open().hex("58.21", "clear", "airfield").pack())
            .airborne("ir-47-5", "ir-47-6", "ir-47-7")
            .unit(A, "20.10")
            .unit("lua-waalhaven", "58.19")
            .play(dice);
    played.german(name("58.21"), new FlyIn("ir-47-5"), new FlyIn("ir-47-6"), new FlyIn("ir-47-7"));
    played.german(new TakeOff());
    return played.allied(new AimAt("lua-waalhaven", at("58.21")), new OpenFire());
  }

  @Test
  void R2_6a_r115_whatWasScatteredOffTheAirfieldCountsAndWhatWasTakenBackDoesNot() {
    Field.Played three = ockenburg(5, 4, 4).german(new Shift("ir-47-5", at("58.23")));
    assertThat(three.piece("ir-47-5").place()).isEqualTo(at("58.23"));
    // Over the capacity: a 4 is a 2 and costs an aircraft, twice.
    assertThat(three.position().air().lost()).isEqualTo(2);
    Field.Played two = ockenburg(4, 4).german(new CancelDrop(at("58.21")));
    assertThat(two.position().air().lost()).isZero();
  }
}
