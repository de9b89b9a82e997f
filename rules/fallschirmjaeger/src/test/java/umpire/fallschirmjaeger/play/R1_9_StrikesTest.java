package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.combat.BarrageReport.Hit;
import umpire.fallschirmjaeger.event.StrikeEvent;
import umpire.fallschirmjaeger.model.command.AirCommand.AimAt;
import umpire.fallschirmjaeger.model.command.AirCommand.Drop;
import umpire.fallschirmjaeger.model.command.AirCommand.HoldFire;
import umpire.fallschirmjaeger.model.command.AirCommand.NameTarget;
import umpire.fallschirmjaeger.model.command.AirCommand.TakeOff;
import umpire.fallschirmjaeger.model.command.StrikeCommand.Defend;
import umpire.fallschirmjaeger.model.command.StrikeCommand.EndAiming;
import umpire.fallschirmjaeger.model.command.StrikeCommand.Fly;
import umpire.fallschirmjaeger.model.command.StrikeCommand.PlaceBarrage;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Support;
import umpire.kernel.citation.Rule;

/** 1.9, 1.8a in play: air barrages and the first window of anti-aircraft fire. */
class R1_9_StrikesTest {
  private static final String STUKA = "ju-87b";
  private static final String FLAK = "lua-moerdijk";
  private static final String ENEMY = "ri-28-1";

  private static Field stukas(int many) {
    return Field.on(Edition.open().pack()).support(new Support.Fixed(Map.of(STUKA, many)));
  }

  private static PlaceBarrage strike(String hex) {
    return new PlaceBarrage(STUKA, at(hex));
  }

  @Test
  @Rule("1.9a(3)")
  void R1_9a_barragesArePlacedFlownAndResolved() {
    Field.Played played = stukas(2).unit("fjr-1-1", "50.10").unit(ENEMY, "20.10").play(4, 6, 5, 2);
    played.german(strike("20.10"), strike("20.10"), new Fly());
    // Die 4 hits and 6 takes a step; the second Ju-87b misses with 5.
    assertThat(played.piece(ENEMY).marks()).contains(Mark.DISORGANISED);
    assertThat(played.piece(ENEMY).steps()).isEqualTo(1);
  }

  @Test
  @Rule("1.9a(1)/r88")
  void R1_9a_1_noMoreBarragesThanAircraftAndNoneOnNothing() {
    Field.Played played = stukas(1).unit("fjr-1-1", "50.10").unit(ENEMY, "20.10").play();
    assertThat(played.refused(Side.GERMAN, strike("20.20"))).isEqualTo("1.9a(1)");
    played.german(strike("20.10"));
    assertThat(played.refused(Side.GERMAN, strike("20.10"))).isEqualTo("1.9a(1)");
  }

  @Test
  void R1_9b_theRingReachesAdjacentHexes() {
    Field.Played played = stukas(1).unit("fjr-1-1", "50.10").unit(ENEMY, "20.11").play(2);
    played.german(strike("20.10"), new Fly());
    assertThat(played.piece(ENEMY).marks()).contains(Mark.DISORGANISED);
    assertThat(played.piece(ENEMY).steps()).isEqualTo(2);
  }

  @Test
  void R1_9b_r39_theRingHitsFriendsToo() {
    Field.Played played = stukas(1).unit("fjr-1-1", "20.12").unit(ENEMY, "20.11").play(2, 6);
    played.german(strike("20.11"), new Fly());
    assertThat(played.events())
        .anyMatch(
            event ->
                event instanceof StrikeEvent.StrikeMade strike
                    && strike.report().hits().equals(List.of(new Hit("fjr-1-1", 0))));
  }

  @Test
  void R1_9a_2_barragesThatAreHitAbort() {
    Field.Played played =
        stukas(1).unit("fjr-1-1", "50.10").unit(ENEMY, "20.10").unit(FLAK, "20.11").play(1);
    played.german(strike("20.10"), new Fly());
    played.allied(new Defend(FLAK, at("20.10")), new EndAiming());
    assertThat(played.piece(ENEMY).marks()).isEmpty();
    assertThat(played.events()).noneMatch(StrikeEvent.StrikeMade.class::isInstance);
  }

  @Test
  void R1_8a_aUnitUnderABarrageFiresWhetherItLikesOrNot() {
    Field.Played played = stukas(1).unit("fjr-1-1", "50.10").unit(FLAK, "20.10").play(1);
    played.german(strike("20.10"), new Fly());
    assertThat(played.events()).anyMatch(StrikeEvent.BarragesFiredAt.class::isInstance);
    // The forced shot is not its own.
    assertThat(played.piece(FLAK).marks()).isEmpty();
  }

  @Test
  void R1_8a_r63_afterAForcedShotItMayFireAtDrops() {
    Field.Played played = stukas(1).airborne("fjr-1-1").unit(FLAK, "20.10").play(1);
    played.german(strike("20.10"), new Fly());
    played.german(new NameTarget(at("20.11")), new Drop("fjr-1-1"), new TakeOff());
    assertThat(played.offers(Side.ALLIED, new AimAt(FLAK, at("20.11")))).isTrue();
  }

  @Test
  @Rule("1.8a/r8")
  void R1_8a_oneShotOverBothWindows() {
    Field.Played played =
        stukas(1).airborne("fjr-1-1").unit(FLAK, "20.10").unit(ENEMY, "20.11").play(1);
    played.german(strike("20.11"), new Fly());
    played.allied(new Defend(FLAK, at("20.11")), new EndAiming());
    played.german(new NameTarget(at("20.09")), new Drop("fjr-1-1"), new TakeOff());
    // Its only neighbour in range has fired, so the drop lands.
    assertThat(played.piece("fjr-1-1").place()).isEqualTo(at("20.09"));
  }

  @Test
  void R1_4_disorganisedUnitsDoNotFire() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .airborne("fjr-1-1")
            .marked(FLAK, "20.10", Mark.DISORGANISED)
            .play();
    played.german(new NameTarget(at("20.09")), new Drop("fjr-1-1"), new TakeOff());
    assertThat(played.refused(Side.ALLIED, new HoldFire())).isNotEmpty();
    assertThat(played.piece("fjr-1-1").place()).isEqualTo(at("20.09"));
  }

  @Test
  @Rule("T-AirSupport/r51")
  void RT_AirSupport_oneDieForEachNation() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .support(new Support.Thrown())
            .unit("fjr-1-1", "20.10")
            .unit(ENEMY, "40.10")
            .turn(7)
            .play(3, 5, 2);
    played.german(new Fly(), new EndPhase());
    assertThat(
            played.events().stream()
                .filter(StrikeEvent.SupportDrawn.class::isInstance)
                .map(event -> ((StrikeEvent.SupportDrawn) event).nation())
                .toList())
        .isEqualTo(List.of(Nation.GERMAN, Nation.DUTCH, Nation.BRITISH));
  }

  /** German units fire in the Dutch air phase; their shots are forgotten with it. */
  @Test
  void RSOP_D_r9_germanShotsAreClearedInTheDutchTurn() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .support(new Support.Thrown())
            .unit("fj-flak", "20.10")
            .unit("fjr-1-1", "20.11")
            .unit(ENEMY, "40.10")
            .play(1, 3, 6, 6);
    played.german(new Fly(), new EndPhase());
    played.allied(new PlaceBarrage("fokker-c-x", at("20.11")), new Fly());
    played.german(new Defend("fj-flak", at("20.11")), new EndAiming());
    assertThat(played.events()).anyMatch(StrikeEvent.StrikeMade.class::isInstance);
    assertThat(played.offers(Side.ALLIED, new EndPhase())).isTrue();
    assertThat(played.piece("fj-flak").marks()).doesNotContain(Mark.FIRED);
  }

  /** Three Blenheims, halved to two. */
  @Test
  void R5_2_r124_britishSupportIsHalvedToo() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .support(new Support.Halved())
            .unit("fjr-1-1", "20.10")
            .unit(ENEMY, "40.10")
            .turn(7)
            .play(1, 3, 6);
    played.german(new Fly(), new EndPhase());
    assertThat(played.events())
        .anyMatch(
            event ->
                event instanceof StrikeEvent.SupportDrawn drawn
                    && drawn.nation() == Nation.BRITISH
                    && drawn.aircraft().equals(Map.of("blenheim", 2)));
  }

  @Test
  void R1_8a_r64_forcedAndChosenShotsAreAdded() {
    Field.Played played =
        stukas(1).unit("fjr-1-1", "50.10").unit(FLAK, "20.10").unit("lua-13", "20.12").play(3);
    played.german(strike("20.10"), new Fly());
    played.allied(new Defend("lua-13", at("20.10")), new EndAiming());
    // One forced point and two chosen ones: a die of 3 aborts it.
    assertThat(played.events()).noneMatch(StrikeEvent.StrikeMade.class::isInstance);
  }
}
