package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.FireEvent;
import umpire.fallschirmjaeger.model.command.AirCommand.AimAt;
import umpire.fallschirmjaeger.model.command.AirCommand.BringHead;
import umpire.fallschirmjaeger.model.command.AirCommand.Drop;
import umpire.fallschirmjaeger.model.command.AirCommand.FlyIn;
import umpire.fallschirmjaeger.model.command.AirCommand.NameTarget;
import umpire.fallschirmjaeger.model.command.AirCommand.OpenFire;
import umpire.fallschirmjaeger.model.command.AirCommand.Shift;
import umpire.fallschirmjaeger.model.command.AirCommand.TakeOff;
import umpire.fallschirmjaeger.model.command.FireCommand.Bombard;
import umpire.fallschirmjaeger.model.command.FireCommand.Support;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.StartBridge;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.MovementFrame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;

/** 1.3 to 1.7 in play: stacks, disorganised and unsupplied units, and what guns may do. */
class R1_3_StatesTest {
  private static final String A = "fjr-1-1";
  private static final String GUNS = "fj-guns";
  private static final String OTHER_GUNS = "ar-102-1";
  private static final String DUTCH_GUN = "ra-14-1";
  private static final String DUTCH = "moerdijk-north";
  private static final String LYING = "20.15";

  private static Field open() {
    return Field.on(Edition.open().pack());
  }

  private static Move move(String... units) {
    return new Move(List.of(units));
  }

  private static Step step(String hex) {
    return new Step(at(hex));
  }

  private static Fraction left(Field.Played played) {
    return ((MovementFrame.Moving) played.position().agenda().top()).left();
  }

  @Test
  void R1_3_trucksLeadersGoldAndShipsDoNotCount() {
    Field.Played played =
        open()
            .unit(A, "50.10")
            .unit("ri-28-1", "20.11")
            .unit("ri-28-2", "20.11")
            .unit("ri-28-3", "20.11")
            .unit("winkelmann", "20.11")
            .unit("trucks-1", "20.11")
            .unit("gold", "20.11")
            .unit("z-5", "20.11")
            .unit(DUTCH, "20.10")
            .unit("moerdijk-south-1", "20.10")
            .play();
    played.german(new EndPhase());
    played.allied(move(DUTCH), step("20.11"), new Halt(), move("moerdijk-south-1"));
    assertThat(played.refused(Side.ALLIED, step("20.11"))).isEqualTo("1.3");
  }

  @Test
  void R1_3_r33_headsCountNeitherInTheStackNorTowardsTheSteps() {
    Field.Played stack =
        open()
            .unit(A, "20.10")
            .unit("fjr-1-2", "20.11")
            .unit("fjr-1-3", "20.11")
            .unit("fjr-1-4", "20.11")
            .unit("head-1", "20.11")
            .play();
    stack.german(move(A), step("20.11"), new Halt());
    Field.Played drop = open().airborne(A, "fjr-1-2", "fjr-1-3", "head-1").play();
    drop.german(new NameTarget(at("20.10")), new BringHead("head-1", true));
    drop.german(new Drop(A), new Drop("fjr-1-2"));
    assertThat(drop.refused(Side.GERMAN, new Drop("fjr-1-3"))).isEqualTo("2.5a");
  }

  private static Field.Played twoGuns(Mark mark) {
    return open()
        .marked(GUNS, "20.10", mark)
        .unit(OTHER_GUNS, "30.10")
        .unit("ri-28-1", "20.13")
        .unit(DUTCH, "30.14")
        .play()
        .german(new EndPhase());
  }

  @Test
  void R1_4_disorganisedGunsFireNoBarrage() {
    Field.Played played = twoGuns(Mark.DISORGANISED);
    assertThat(played.refused(Side.GERMAN, new Bombard(GUNS, at("20.13")))).isEqualTo("1.4");
    assertThat(played.offers(Side.GERMAN, new Bombard(OTHER_GUNS, at("30.14")))).isTrue();
  }

  /** One unit is thrown for, with a die and a loss die. */
  @Test
  void R1_4_headsAndLeadersAreUntouchedByABarrage() {
    Field.Played played =
        open()
            .unit(A, LYING)
            .unit("student", LYING)
            .unit("head-1", LYING)
            .unit(DUTCH_GUN, "20.22")
            .play(1, 6);
    played.german(new EndPhase());
    played.allied(new EndPhase(), new Bombard(DUTCH_GUN, at(LYING)));
    assertThat(played.piece(A).steps()).isEqualTo(1);
    assertThat(played.piece("student").marks()).isEmpty();
    assertThat(played.piece("head-1").marks()).isEmpty();
    assertThat(played.piece("head-1").steps()).isEqualTo(2);
  }

  @Test
  void R1_5_unsuppliedUnitsMoveAndHaveZonesAsUsual() {
    Field.Played played =
        open()
            .marked(A, "20.10", Mark.UNSUPPLIED)
            .marked(DUTCH, "20.12", Mark.UNSUPPLIED)
            .play()
            .german(move(A), step("20.11"));
    // Six less one, and one for the zone.
    assertThat(left(played)).isEqualTo(Fraction.of(4));
  }

  /** Two points count: a die of 2 scatters. */
  @Test
  void R1_5_unsuppliedAntiAircraftUnitsFireAsUsual() {
    Field.Played played =
        open().airborne(A).marked("lua-waalhaven", "20.12", Mark.UNSUPPLIED).play(2, 1, 4, 1, 1);
    played.german(new NameTarget(at("20.10")), new Drop(A), new TakeOff());
    played.allied(new AimAt("lua-waalhaven", at("20.10")), new OpenFire());
    assertThat(played.offers(Side.GERMAN, new Shift(A, at("20.08")))).isTrue();
  }

  /** Heavy weapons are no artillery in the narrow sense, and have a red range. */
  @Test
  void R1_5_r119_whoeverHasARedRangeNeedsSupplyToFire() {
    Field.Played played =
        open()
            .marked("ir-47-4", "20.11", Mark.UNSUPPLIED)
            .unit(OTHER_GUNS, "30.10")
            .unit("ri-28-1", "20.13")
            .unit(DUTCH, "30.14")
            .play()
            .german(new EndPhase());
    assertThat(played.refused(Side.GERMAN, new Bombard("ir-47-4", at("20.13")))).isEqualTo("1.5");
  }

  @Test
  void R1_7c_r45_whoHasMovedMayFire() {
    Field.Played played = open().unit(GUNS, "20.10").unit("ri-28-1", "20.14").play(6);
    played.german(move(GUNS), step("20.11"), new Halt(), new Bombard(GUNS, at("20.14")));
    assertThat(played.events()).anyMatch(FireEvent.BarrageFired.class::isInstance);
  }

  @Test
  void R1_7a_r116_aBarrageNeedsAnEnemyAndASupportBarrageDoesNot() {
    Field.Played played =
        open().unit(A, "20.14").unit(DUTCH, "30.16").unit(DUTCH_GUN, "20.22").play();
    played.german(new EndPhase());
    played.allied(new EndPhase());
    assertThat(played.refused(Side.ALLIED, new Bombard(DUTCH_GUN, at(LYING)))).isEqualTo("1.7a");
    played.allied(new Support(DUTCH_GUN, at(LYING)));
    assertThat(played.events()).noneMatch(FireEvent.BarrageFired.class::isInstance);
    assertThat(played.position().ground().barrages()).containsKey(DUTCH_GUN);
  }

  /** 1.7a: whoever is in the hex is fired at, a ship of one's own too. */
  @Test
  void R1_7a_r116_aSupportBarrageHitsShips() {
    Field.Played played =
        open().unit(A, "50.10").unit("z-5", LYING).unit(DUTCH_GUN, "20.22").play(3, 6);
    played.german(new EndPhase());
    played.allied(new EndPhase(), new Support(DUTCH_GUN, at(LYING)));
    assertThat(played.piece("z-5").steps()).isEqualTo(1);
  }

  /** With their last step they are gone, and the gold lies in the hex. */
  @Test
  void R1_7a_r126_trucksAreHitLikeUnits() {
    for (int steps : new int[] {2, 1}) {
      Field.Played played =
          open()
              .unit(GUNS, "20.10")
              .unit("trucks-1", "20.13")
              .unit("gold", "20.13")
              .unit(DUTCH, "50.10")
              .changed(position -> position.with(position.piece("trucks-1").withSteps(steps)))
              .play(1, 6)
              .german(new EndPhase(), new Bombard(GUNS, at("20.13")));
      assertThat(played.position().has("trucks-1")).isEqualTo(steps == 2);
      assertThat(played.piece("gold").place()).isEqualTo(at("20.13"));
    }
  }

  private static Field silentMarker(Field field, String hex) {
    return field.marked(DUTCH_GUN, "50.10", Mark.UNSUPPLIED).marker(DUTCH_GUN, hex);
  }

  @Test
  void R1_7b_r117_theMarkerOfAGunWithoutSupplyStaysAndIsSilent() {
    Field.Played march = silentMarker(open(), "20.11").unit(A, "20.10").play();
    march.german(move(A), step("20.11"), new Halt());
    assertThat(march.events()).noneMatch(FireEvent.EntryFired.class::isInstance);
    assertThat(march.position().ground().barrages()).containsKey(DUTCH_GUN);
    // Clear ground takes 2 off a 5; a marker that fires would take 2 more.
    Field.Played landing = silentMarker(open(), LYING).unit(A, "20.10").airborne("ir-47-5").play(5);
    landing.german(new NameTarget(at(LYING)), new FlyIn("ir-47-5"), new TakeOff());
    assertThat(landing.position().air().lost()).isZero();
  }

  @Test
  @Rule("1.7b/r117")
  void R2_9b_underASilentMarkerABridgeIsBuilt() {
    Field.Played played =
        silentMarker(Field.on(Edition.open().side("20.10", "20.11", "canal").pack()), "20.10")
            .unit("pi-86-1", "20.10")
            .play();
    played.german(new StartBridge("pi-86-1", at("20.11")));
    assertThat(played.position().ground().works().building()).containsKey("pi-86-1");
  }

  /** What the lines show holds until the next Supply Phase of the side. */
  @Test
  void RSCS_supply_aUnitIsWithoutSupplyUntilItsNextSupplyPhase() {
    Field.Played played =
        open().unit(A, "20.11").unit(DUTCH, "50.10").airborne("head-1").turn(3).play();
    played.german(new TakeOff(), new EndPhase());
    assertThat(played.piece(A).marks()).contains(Mark.UNSUPPLIED);
    played.nextTurn();
    played.german(new NameTarget(at("20.10")), new BringHead("head-1", true), new TakeOff());
    assertThat(played.piece(A).marks()).contains(Mark.UNSUPPLIED);
    played.german(new EndPhase());
    assertThat(played.piece(A).marks()).doesNotContain(Mark.UNSUPPLIED);
  }
}
