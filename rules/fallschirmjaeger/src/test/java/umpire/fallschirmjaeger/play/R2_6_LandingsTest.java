package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.command.AirCommand.AimAt;
import umpire.fallschirmjaeger.model.command.AirCommand.Alight;
import umpire.fallschirmjaeger.model.command.AirCommand.BringHead;
import umpire.fallschirmjaeger.model.command.AirCommand.CancelDrop;
import umpire.fallschirmjaeger.model.command.AirCommand.Drop;
import umpire.fallschirmjaeger.model.command.AirCommand.DropSpecially;
import umpire.fallschirmjaeger.model.command.AirCommand.FlyIn;
import umpire.fallschirmjaeger.model.command.AirCommand.FlyInHead;
import umpire.fallschirmjaeger.model.command.AirCommand.NameTarget;
import umpire.fallschirmjaeger.model.command.AirCommand.OpenFire;
import umpire.fallschirmjaeger.model.command.AirCommand.Shift;
import umpire.fallschirmjaeger.model.command.AirCommand.TakeOff;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.kernel.citation.Rule;

/** 2.3c, 2.4, 2.5f, 2.6 in play: transports, seaplanes and the stadium. */
class R2_6_LandingsTest {
  private static final String A = "ir-47-5";
  private static final String B = "ir-47-6";
  private static final String JUMPER = "fjr-1-1";
  private static final String SEAPLANE = "ir-16-11";
  private static final String FLAK = "lua-waalhaven";
  private static final String ENEMY = "moerdijk-north";
  private static final String WAALHAVEN = "30.24";

  private static NameTarget name(String hex) {
    return new NameTarget(at(hex));
  }

  /** Ockenburg takes 2 and at most 5 points, Waalhaven 10 and at most 16. */
  private static Field open() {
    return Field.on(
        Edition.open()
            .hex(WAALHAVEN, "clear", "airfield")
            .hex("58.21", "clear", "airfield")
            .hex("20.12", "woods")
            .hex("20.14", "clear", "partial-river")
            .hex("28.19", "city", "stadium")
            .hex("28.20", "city")
            .hex("28.21", "city")
            .hex("28.22", "city")
            .pack());
  }

  @Test
  void R2_6_aTransportLandsOnAnAirfieldAndMovesInTheSameTurn() {
    Field.Played played = open().airborne(A).unit(JUMPER, "20.10").play(3);
    played.german(name(WAALHAVEN), new FlyIn(A), new TakeOff());
    assertThat(played.piece(A).place()).isEqualTo(at(WAALHAVEN));
    assertThat(played.position().ground().german()).contains(at(WAALHAVEN));
    assertThat(played.position().air().free()).isEqualTo(23);
    played.german(new Move(List.of(A)), new Step(at("30.23")), new Step(at("30.22")), new Halt());
    assertThat(played.piece(A).place()).isEqualTo(at("30.22"));
  }

  @Test
  void R2_6c_itOverrunsAsUsual() {
    Field.Played played =
        open().airborne(A).unit(JUMPER, "20.10").unit(ENEMY, "30.25").play(4, 6, 6);
    played.german(name(WAALHAVEN), new FlyIn(A), new TakeOff(), new Move(List.of(A)));
    assertThat(played.offers(Side.GERMAN, new Overrun(at("30.25")))).isTrue();
  }

  @Test
  void R2_6_r14_notWhereEnemiesStandButInTheirZone() {
    Field.Played held = open().airborne(A).unit(ENEMY, WAALHAVEN).play();
    assertThat(held.refused(Side.GERMAN, name(WAALHAVEN))).isEqualTo("2.5a/r76");
    // The zone takes 1 off: a die of 3 costs an aircraft.
    Field.Played beside = open().airborne(A).unit(ENEMY, "30.25").play(3);
    beside.german(name(WAALHAVEN), new FlyIn(A), new TakeOff());
    assertThat(beside.position().air().lost()).isEqualTo(1);
    assertThat(beside.piece(A).place()).isEqualTo(at(WAALHAVEN));
  }

  @Test
  void R2_6_airLandingTroopsDoNotJump() {
    Field.Played played = open().airborne(A).play();
    played.german(name("20.10"));
    assertThat(played.refused(Side.GERMAN, new Drop(A))).isEqualTo("2.5a");
    assertThat(played.offers(Side.GERMAN, new FlyIn(A))).isTrue();
  }

  @Test
  @Rule("2.6a/r94")
  void R2_6a_aboveTheCapacityEveryLandingIsWorseAndTheMaximumHolds() {
    Field.Played played =
        open().airborne(A, B, "ir-47-7", "ir-47-8", "ir-47-9", "ra-22").play(4, 5, 5, 4);
    played.german(name("58.21"), new FlyIn(A), new FlyIn(B), new FlyIn("ir-47-7"));
    played.german(new FlyIn("ir-47-8"));
    assertThat(played.refused(Side.GERMAN, new FlyIn("ir-47-9"))).isEqualTo("2.6a/r94");
    played.german(new TakeOff());
    // Four points on an airfield for two: dice of 4 are 2.
    assertThat(played.position().air().lost()).isEqualTo(2);
  }

  @Test
  void R2_6a_r53_theMaximumIsInPoints() {
    Field.Played played = open().airborne(A, "head-ockenburg", "head-1").play();
    played.german(name("58.21"), new FlyInHead("head-ockenburg", true));
    assertThat(played.refused(Side.GERMAN, new FlyInHead("head-1", true))).isEqualTo("2.6a");
    played.german(new FlyIn(A));
    assertThat(played.refused(Side.GERMAN, new FlyInHead("head-1", false))).isEqualTo("2.6a");
  }

  @Test
  void R2_7b_aHeadComesToItsOwnAirfieldAlone() {
    Field.Played played = open().airborne("head-ockenburg", "head-1").play();
    played.german(name(WAALHAVEN));
    assertThat(played.refused(Side.GERMAN, new FlyInHead("head-ockenburg", true)))
        .isEqualTo("2.7b");
    played.german(name("20.10"));
    assertThat(played.refused(Side.GERMAN, new FlyInHead("head-1", true))).isEqualTo("2.7b");
    assertThat(played.refused(Side.GERMAN, new BringHead("head-ockenburg", true)))
        .isEqualTo("2.7b");
  }

  @Test
  void R2_7b_r32_aHeadThatCanBeDroppedIsFlownToAnyAirfield() {
    Field.Played played = open().airborne("head-1").unit(JUMPER, "20.10").play(3);
    played.german(name(WAALHAVEN), new FlyInHead("head-1", false), new TakeOff());
    assertThat(played.piece("head-1").place()).isEqualTo(at(WAALHAVEN));
  }

  @Test
  void R2_3b_noMoreThanTheFreePoints() {
    Field field = open().airborne(A, "head-waalhaven");
    Field.Played played = field.airborne("head-ypenburg", "head-1", "head-2", "head-3").play();
    for (String head : List.of("head-1", "head-2", "head-3")) {
      played.german(name("20.10"), new BringHead(head, true));
    }
    assertThat(played.position().air().free()).isEqualTo(15);
  }

  /** EX-11: a crash costs an aircraft, leaves a wreck and scatters the unit. */
  @Test
  void R2_6b_aCrashLeavesAWreckThatCountsForThoseWhoFollow() {
    // Die 1: direction 1, distance 2; then 3 less 1 for the wreck.
    Field.Played played = open().airborne(A, B).unit(JUMPER, "20.10").play(1, 1, 1, 1, 3);
    played.german(name(WAALHAVEN), new FlyIn(A), new FlyIn(B), new TakeOff());
    assertThat(played.position().ground().wrecks()).containsExactly(at(WAALHAVEN));
    assertThat(played.position().air().lost()).isEqualTo(2);
    played.german(new Shift(A, at("30.25")));
    // 30.25 is clear: it lands without another die.
    assertThat(played.piece(A).place()).isEqualTo(at("30.25"));
    assertThat(played.piece(A).steps()).isEqualTo(2);
    assertThat(played.piece(B).place()).isEqualTo(at(WAALHAVEN));
  }

  @Test
  void R2_3c_theWreckStaysAndThereIsOneAlone() {
    Field.Played played = open().airborne(A, B).unit(JUMPER, "20.10").play(1, 1, 1, 1, 2, 1, 1, 1);
    played.german(name(WAALHAVEN), new FlyIn(A), new FlyIn(B), new TakeOff());
    played.german(new CancelDrop(at(WAALHAVEN)));
    assertThat(played.position().ground().wrecks()).hasSize(1);
    assertThat(played.position().forces().reserve()).containsKeys(A, B);
  }

  @Test
  void RT_AirLanding_r75_scatteredOntoForbiddenGroundItIsTakenBack() {
    Field.Played played = open().airborne(A).unit(JUMPER, "50.10").play(1, 1, 1, 1);
    played.german(name("20.10"), new FlyIn(A), new TakeOff(), new Shift(A, at("20.12")));
    assertThat(played.position().has(A)).isFalse();
    assertThat(played.position().forces().reserve()).containsKey(A);
    assertThat(played.position().ground().wrecks()).isEmpty();
  }

  @Test
  void RT_AirLanding_r15_unitsLandOnOpenGroundOffAirfields() {
    Field.Played played = open().airborne(A, B).unit(JUMPER, "50.10").play(5);
    played.german(name("20.10"), new FlyIn(A), new TakeOff());
    assertThat(played.piece(A).place()).isEqualTo(at("20.10"));
    assertThat(open().airborne(A).play().refused(Side.GERMAN, name("20.12"))).isEqualTo("2.5a");
  }

  @Test
  void RT_AirLanding_r120_aRoadDoesNotOpenForbiddenGround() {
    Edition woods = Edition.open().hex("20.12", "woods").link("20.12", "20.13", "road");
    Field.Played played = Field.on(woods.pack()).airborne(A).play();
    assertThat(played.refused(Side.GERMAN, name("20.12"))).isEqualTo("2.5a");
    assertThat(played.offers(Side.GERMAN, name("20.13"))).isTrue();
  }

  @Test
  void RT_AirLanding_r15_optionAirfieldsOnly() {
    Field.Played played =
        open().option("field-landings", "airfields-only").airborne(A, JUMPER).play();
    played.german(name("20.10"));
    assertThat(played.refused(Side.GERMAN, new FlyIn(A))).isEqualTo("T-AirLanding/r15");
    played.german(name(WAALHAVEN));
    assertThat(played.offers(Side.GERMAN, new FlyIn(A))).isTrue();
  }

  @Test
  void R1_8b_fireTurnsAFlownHeadBack() {
    Field.Played played =
        open().airborne("head-1").unit(JUMPER, "50.10").unit(FLAK, "30.26").play(1);
    played.german(name(WAALHAVEN), new FlyInHead("head-1", true), new TakeOff());
    played.allied(new AimAt(FLAK, at(WAALHAVEN)), new OpenFire());
    assertThat(played.position().has("head-1")).isFalse();
    assertThat(played.position().forces().reserve()).containsKey("head-1");
    assertThat(played.position().air().lost()).isZero();
  }

  @Test
  void RT_AirLanding_r75_scatteredByFireItThrowsForItsNewHex() {
    // Fire: 1 hits, loss die 1, direction 1, distance 2. Clear ground: 5 less 2 lands.
    Field.Played played =
        open().airborne(A).unit(JUMPER, "50.10").unit(FLAK, "30.26").play(1, 1, 1, 1, 1, 5);
    played.german(name(WAALHAVEN), new FlyIn(A), new TakeOff());
    played.allied(new AimAt(FLAK, at(WAALHAVEN)), new OpenFire());
    played.german(new Shift(A, at("31.25")));
    assertThat(played.piece(A).place()).isEqualTo(at("31.25"));
    assertThat(played.events()).anyMatch(AirEvent.TransportsLanded.class::isInstance);
  }

  @Test
  void R2_4a_seaplanesLandWhereLandAndWaterMeet() {
    Field.Played played = open().airborne(SEAPLANE).unit(FLAK, "20.16").play();
    assertThat(played.refused(Side.GERMAN, name("20.10"))).isEqualTo("2.5a");
    played.german(name("20.14"), new Alight(SEAPLANE));
    assertThat(played.piece(SEAPLANE).place()).isEqualTo(at("20.14"));
    assertThat(played.position().air().free()).isEqualTo(24);
    assertThat(played.events()).noneMatch(AirEvent.AntiAircraftFired.class::isInstance);
  }

  @Test
  void R2_4b_seaplaneUnitsMoveInTheSameTurn() {
    Field.Played played = open().airborne(SEAPLANE).unit(JUMPER, "50.10").play();
    played.german(name("20.14"), new Alight(SEAPLANE));
    played.german(new Move(List.of(SEAPLANE)), new Step(at("20.15")), new Step(at("20.16")));
    assertThat(played.piece(SEAPLANE).place()).isEqualTo(at("20.16"));
  }

  @Test
  void R2_4a_r40_seaplaneUnitsComeInNoOtherWay() {
    Field.Played played = open().airborne(SEAPLANE, A).play();
    played.german(name(WAALHAVEN));
    assertThat(played.refused(Side.GERMAN, new FlyIn(SEAPLANE))).isEqualTo("2.6");
    assertThat(played.refused(Side.GERMAN, new Alight(A))).isEqualTo("2.4a");
  }

  @Test
  void R2_1c_seaplanesLandOnTheFirstTurnAlone() {
    Field.Played played = open().airborne(SEAPLANE, JUMPER).turn(2).play();
    played.german(name("20.14"));
    assertThat(played.refused(Side.GERMAN, new Alight(SEAPLANE))).isEqualTo("2.1c");
  }

  @Test
  void R2_5f_oneUnitDropsIntoTheStadium() {
    Field.Played played = open().airborne(JUMPER, "fjr-1-2").stadiumDrops(1).play();
    played.german(name("28.19"), new DropSpecially(JUMPER));
    assertThat(played.piece(JUMPER).place()).isEqualTo(at("28.19"));
    assertThat(played.refused(Side.GERMAN, new DropSpecially("fjr-1-2"))).isEqualTo("2.5f");
    assertThat(open().airborne(JUMPER).play().refused(Side.GERMAN, name("28.19")))
        .isEqualTo("2.5a");
  }

  @Test
  void R2_5b_4_fromTheStadiumThreeCityHexesWhateverZoneLiesThere() {
    Field.Played played = stadium("29.21");
    played.german(new Move(List.of(JUMPER)));
    played.german(new Step(at("28.20")), new Step(at("28.21")));
    assertThat(played.refused(Side.GERMAN, new Step(at("27.21")))).isEqualTo("SCS-move");
    played.german(new Step(at("28.22")));
    assertThat(played.piece(JUMPER).place()).isEqualTo(at("28.22"));
    assertThat(played.piece(JUMPER).marks()).contains(Mark.SPENT);
  }

  private static Field.Played stadium(String enemy) {
    Field.Played played =
        open().airborne(JUMPER).unit(A, "50.10").unit(ENEMY, enemy).stadiumDrops(1).play();
    return played.german(name("28.19"), new DropSpecially(JUMPER));
  }

  @Test
  void R2_5b_4_orOneHexOfAnotherKind() {
    Field.Played played = stadium("40.10");
    played.german(new Move(List.of(JUMPER)), new Step(at("27.19")));
    assertThat(played.piece(JUMPER).marks()).contains(Mark.SPENT);
  }

  @Test
  void R2_5b_4_noOverrunFromTheStadium() {
    Field.Played played = stadium("28.20");
    played.german(new Move(List.of(JUMPER)));
    assertThat(played.refused(Side.GERMAN, new Overrun(at("28.20")))).isEqualTo("2.5b(4)");
  }

  @Test
  void R2_3a_destroyedTransportsAreMissingLater() {
    Field.Played played = open().airborne(A, B).turn(2).unit(JUMPER, "20.10").play(2);
    played.german(name(WAALHAVEN), new FlyIn(A), new TakeOff());
    assertThat(played.position().air().lost()).isEqualTo(1);
    assertThat(played.position().air().free()).isEqualTo(23);
    played.german(new EndPhase());
    assertThat(played.events()).contains(new AirEvent.LiftCounted(23));
  }

  @Test
  void R2_5a_r93_aLeaderJumpsOrIsFlownForOnePointAndTakesNoControl() {
    Field.Played played = open().airborne("student", "sponeck").unit(JUMPER, "50.10").play(3);
    played.german(name("20.10"), new Drop("sponeck"), name(WAALHAVEN), new FlyIn("student"));
    played.german(new TakeOff());
    assertThat(played.piece("sponeck").marks()).contains(Mark.DROPPED);
    assertThat(played.piece("student").place()).isEqualTo(at(WAALHAVEN));
    assertThat(played.position().air().free()).isEqualTo(22);
    assertThat(played.position().ground().german()).doesNotContain(at("20.10"), at(WAALHAVEN));
  }
}
