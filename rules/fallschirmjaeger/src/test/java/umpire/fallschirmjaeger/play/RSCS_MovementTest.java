package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.event.MovementEvent;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Attack;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.MovementCommand.Enter;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.counter.UnitType;
import umpire.fallschirmjaeger.model.frame.MovementFrame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.rules.Allowance;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Provenance;

/** SCS-move, SCS-stack, SCS-zoc, SCS-overrun, SCS-arrive, 3.1a in play. */
class RSCS_MovementTest {
  private static final String A = "fjr-1-1";
  private static final String B = "fjr-1-2";

  private static Move move(String... units) {
    return new Move(List.of(units));
  }

  private static Step step(String hex) {
    return new Step(at(hex));
  }

  @Test
  void RSCS_move_unitsOfOneHexMoveTogetherHexByHex() {
    Field.Played played = Field.on(Edition.open().pack()).unit(A, "20.10").unit(B, "20.10").play();
    played.german(move(A, B), step("20.11"), step("20.12"), new Halt());
    assertThat(played.piece(A).place()).isEqualTo(at("20.12"));
    assertThat(played.piece(B).place()).isEqualTo(at("20.12"));
    assertThat(played.position().ground().german()).contains(at("20.11"), at("20.12"));
  }

  @Test
  void RSCS_move_pointsAreSpentAndThenTheUnitHalts() {
    Field.Played played =
        Field.on(Edition.open().hex("20.12", "marsh").hex("20.13", "marsh").pack())
            .unit(A, "20.10")
            .unit(B, "30.10")
            .play();
    played.german(move(A), step("20.11"), step("20.12"));
    assertThat(played.refused(Side.GERMAN, step("20.13"))).isEqualTo("SCS-move");
    played.german(step("19.12"), step("19.11"));
    // Six points are spent: nothing more is asked of it.
    assertThat(played.piece(A).marks()).contains(Mark.SPENT);
    assertThat(played.refused(Side.GERMAN, move(A))).isEqualTo("SCS-move");
  }

  @Test
  void RSCS_move_oneHexCanAlwaysBeMoved() {
    Field.Played played =
        Field.on(Edition.open().pack()).unit("lua-moerdijk", "20.10").unit(A, "40.10").play();
    played.german(new EndPhase());
    played.allied(move("lua-moerdijk"), step("20.11"), new Halt());
    assertThat(played.piece("lua-moerdijk").place()).isEqualTo(at("20.11"));
  }

  @Test
  void RSCS_move_unitsOfTwoHexesDoNotMoveTogether() {
    Field.Played played = Field.on(Edition.open().pack()).unit(A, "20.10").unit(B, "20.11").play();
    assertThat(played.refused(Side.GERMAN, move(A, B))).isEqualTo("SCS-move");
  }

  @Test
  void R1_3_aFullHexIsNotEntered() {
    Field field = Field.on(Edition.open().pack()).unit(A, "20.10");
    for (int i = 2; i <= 5; i++) {
      field.unit("fjr-1-" + i, "20.11");
    }
    Field.Played played = field.play();
    played.german(move(A));
    assertThat(played.refused(Side.GERMAN, step("20.11"))).isEqualTo("1.3");
  }

  @Test
  void RSCS_stack_fourUnitsAreTheMost() {
    Field field = Field.on(Edition.open().pack()).unit(A, "20.10");
    for (int i = 2; i <= 4; i++) {
      field.unit("fjr-1-" + i, "20.11");
    }
    field.play().german(move(A), step("20.11"), new Halt());
  }

  @Test
  void R1_4_disorganisedUnitsDoNotMoveAndHaveNoZone() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .marked(A, "20.10", Mark.DISORGANISED)
            .unit(B, "20.20")
            .marked("moerdijk-north", "20.22", Mark.DISORGANISED)
            .play();
    assertThat(played.refused(Side.GERMAN, move(A))).isEqualTo("1.4");
    played.german(move(B), step("20.21"));
    assertThat(left(played)).isEqualTo(Fraction.of(5));
  }

  @Test
  void R1_4_disorganisedUnitsDoNotAttack() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .marked(A, "20.10", Mark.DISORGANISED)
            .unit(B, "20.10")
            .unit("moerdijk-north", "20.11")
            .play();
    played.german(new EndPhase());
    assertThat(played.refused(Side.GERMAN, new Attack(at("20.11"), List.of(A)))).isEqualTo("1.4");
    assertThat(played.offers(Side.GERMAN, new Attack(at("20.11"), List.of(B)))).isTrue();
  }

  private static Fraction left(Field.Played played) {
    return ((MovementFrame.Moving) played.position().agenda().top()).left();
  }

  @Test
  void RSCS_zoc_anEnemyZoneCostsOneMoreUnlessAFriendIsThere() {
    Field.Played alone =
        Field.on(Edition.open().pack()).unit(A, "20.10").unit("moerdijk-north", "20.12").play();
    alone.german(move(A), step("20.11"));
    assertThat(left(alone)).isEqualTo(Fraction.of(4));
    Field.Played joined =
        Field.on(Edition.open().pack())
            .unit(A, "20.10")
            .unit(B, "20.11")
            .unit("moerdijk-north", "20.12")
            .play();
    joined.german(move(A), step("20.11"));
    assertThat(left(joined)).isEqualTo(Fraction.of(5));
  }

  @Test
  void RSCS_zoc_itDoesNotReachAcrossARiver() {
    Field.Played played =
        Field.on(Edition.open().side("20.11", "20.12", "river").pack())
            .unit(A, "20.10")
            .unit("moerdijk-north", "20.12")
            .play();
    played.german(move(A), step("20.11"));
    assertThat(left(played)).isEqualTo(Fraction.of(5));
  }

  @Test
  void R3_1a_alliedAllowancesAreHalvedOnTheFirstTurns() {
    assertThat(alliedLeft(2, "moerdijk-north")).isEqualTo(Fraction.of(2));
    assertThat(alliedLeft(3, "moerdijk-north")).isEqualTo(Fraction.of(5));
  }

  /** 3.1a/r87: the half is exact. */
  @Test
  void R3_1a_r87_theHalfIsExact() {
    assertThat(alliedLeft(1, "ra-14-1")).isEqualTo(new Fraction(3, 2));
  }

  private static Fraction alliedLeft(int turn, String unit) {
    Field.Played played =
        Field.on(Edition.open().pack()).unit(A, "50.10").unit(unit, "20.10").turn(turn).play();
    played.german(new EndPhase());
    played.allied(move(unit), step("20.11"));
    return left(played);
  }

  @Test
  void RSCS_overrun_itCostsOneMoreAndTheStackGoesOn() {
    Field.Played played =
        Field.on(Edition.open().pack()).unit(A, "20.10").unit("moerdijk-north", "20.11").play(6, 6);
    // Six to two with +2: 14 in the column 3/1.
    played.german(move(A), new Overrun(at("20.11")));
    assertThat(played.position().has("moerdijk-north")).isFalse();
    assertThat(played.piece(A).place()).isEqualTo(at("20.11"));
    assertThat(left(played)).isEqualTo(Fraction.of(4));
    assertThat(played.offers(Side.GERMAN, step("20.12"))).isTrue();
  }

  @Test
  void RSCS_overrun_oneInAPhase() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit(A, "20.10")
            .unit("moerdijk-north", "20.11")
            .unit("ri-28-1", "20.12")
            .play(6, 6);
    played.german(move(A), new Overrun(at("20.11")));
    assertThat(played.refused(Side.GERMAN, new Overrun(at("20.12")))).isEqualTo("SCS-overrun");
  }

  @Test
  void R1_7c_gunsMakeNoOverrun() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit("fj-guns", "20.10")
            .unit("moerdijk-north", "20.11")
            .play();
    played.german(move("fj-guns"));
    assertThat(played.refused(Side.GERMAN, new Overrun(at("20.11")))).isEqualTo("1.7c");
  }

  @Test
  void R1_8_antiAircraftUnitsMakeNoOverrun() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit("lua-moerdijk", "20.10")
            .unit(A, "20.11")
            .turn(3)
            .play();
    played.german(new EndPhase(), new EndPhase());
    played.allied(move("lua-moerdijk"));
    assertThat(played.refused(Side.ALLIED, new Overrun(at("20.11")))).isEqualTo("1.8");
  }

  @Test
  void R1_1b_noOverrunAcrossARiver() {
    Field.Played played =
        Field.on(Edition.open().side("20.10", "20.11", "river").pack())
            .unit(A, "20.10")
            .unit("moerdijk-north", "20.11")
            .play();
    played.german(move(A));
    assertThat(played.refused(Side.GERMAN, new Overrun(at("20.11")))).isEqualTo("T-Terrain");
  }

  @Test
  void RSCS_exploit_unitsWithTheMarkMoveAgain() {
    Field.Played played =
        Field.on(Edition.open().pack()).unit(A, "20.10").unit("sr-10-1", "20.20").play();
    played.german(move("sr-10-1"), step("20.21"), new Halt(), new EndPhase());
    played.german(move("sr-10-1"), step("20.22"), new Halt());
    assertThat(played.piece("sr-10-1").place()).isEqualTo(at("20.22"));
  }

  @Test
  void RSCS_arrive_reinforcementsEnterAtTheirZoneOnTheirTurn() {
    String hex = Edition.real().map().set("entry-gouda").stream().sorted().findFirst().get().id();
    Field field =
        Field.on(Edition.open().pack()).unit(A, "20.10").arriving("ri-28-1", 2, "entry-gouda");
    Field.Played early = field.turn(1).play();
    early.german(new EndPhase());
    // Nothing is asked of the Dutch: the turn is over.
    assertThat(early.position().turn()).isEqualTo(2);
    Field.Played due = field.turn(2).play();
    due.german(new EndPhase());
    assertThat(due.refused(Side.ALLIED, new Enter("ri-28-1", at("30.20")))).isEqualTo("SCS-arrive");
    due.allied(new Enter("ri-28-1", at(hex)));
    assertThat(due.piece("ri-28-1").place()).isEqualTo(at(hex));
    assertThat(due.position().forces().reserve()).isEmpty();
  }

  @Test
  void R4_0a_r70_aBridgeIsCrossedFromEndToEnd() {
    Field.Played played = Field.on(Edition.real()).unit(A, "05.27").play();
    played.german(move(A), step("06.26"));
    assertThat(played.position().ground().crossedLast("moerdijk-road-bridge"))
        .isEqualTo(Side.ALLIED);
    played.german(step("07.26"), new Halt());
    assertThat(played.position().ground().crossedLast("moerdijk-road-bridge"))
        .isEqualTo(Side.GERMAN);
    assertThat(played.events())
        .contains(new MovementEvent.BridgeCrossed(Side.GERMAN, "moerdijk-road-bridge"));
  }

  @Test
  void R4_0a_r70_whoTurnsBackOnABridgeDoesNotCrossIt() {
    Field.Played played = Field.on(Edition.real()).unit(A, "05.27").play();
    played.german(move(A), step("06.26"), step("05.27"), new Halt());
    assertThat(played.position().ground().crossedLast("moerdijk-road-bridge"))
        .isEqualTo(Side.ALLIED);
  }

  /** 3.1a/r87: a half below two restores the whole. */
  @Test
  void R3_1a_r87_aHalfBelowTwoRestoresTheWhole() {
    Allowance allowance = new Allowance(ChapterContext.of(Edition.real()));
    assertThat(allowance.of(walking(3), 1)).isEqualTo(Fraction.of(3));
    assertThat(allowance.of(walking(4), 1)).isEqualTo(Fraction.of(2));
    assertThat(allowance.of(walking(3), 3)).isEqualTo(Fraction.of(3));
  }

  private static Unit walking(int movement) {
    return new Unit(
        "slow",
        "Slow",
        Nation.DUTCH,
        "",
        UnitType.INFANTRY,
        "company",
        List.of(1),
        0,
        0,
        movement,
        false,
        false,
        false,
        new Provenance(Provenance.Kind.HOUSE, "for a test"));
  }

  @Test
  void R4_0a_r71_bothDordrechtBridgesAreCrossedTogether() {
    Field.Played played = Field.on(Edition.real()).unit(A, "13.19").play();
    played.german(move(A), step("14.19"), new Halt());
    assertThat(played.position().ground().crossedLast("dordrecht-road-bridge"))
        .isEqualTo(Side.GERMAN);
    assertThat(played.position().ground().crossedLast("dordrecht-railway-bridge"))
        .isEqualTo(Side.GERMAN);
  }

  @Test
  void R4_0a_r72_atTheStartEveryHexIsDutch() {
    assertThat(Field.on(Edition.real()).unit(A, "13.19").play().position().ground().german())
        .isEmpty();
  }

  /** 2.5b: who was dropped pays nothing, and the others of the stack pay for themselves. */
  @Test
  void R2_5b_inAMixedStackOnlyTheDroppedPayNothing() {
    Field.Played able =
        Field.on(Edition.open().pack())
            .marked(A, "20.10", Mark.DROPPED)
            .unit(B, "20.10")
            .unit("moerdijk-north", "20.11")
            .play(6, 6);
    able.german(move(A, B), new Overrun(at("20.11")));
    assertThat(able.piece(B).place()).isEqualTo(at("20.11"));
    assertThat(able.refused(Side.GERMAN, step("20.12"))).startsWith("SCS-");
    // Three points, the half of six, do not pay a marsh and one more.
    for (int turn : new int[] {2, 3}) {
      Field.Played dear =
          Field.on(Edition.open().hex("20.11", "marsh").pack())
              .marked("moerdijk-north", "20.10", Mark.DROPPED)
              .unit("moerdijk-south-1", "20.10")
              .unit(A, "20.11")
              .turn(turn)
              .play();
      while (!dear.offers(Side.ALLIED, move("moerdijk-north", "moerdijk-south-1"))) {
        dear.german(new EndPhase());
      }
      dear.allied(move("moerdijk-north", "moerdijk-south-1"));
      assertThat(dear.offers(Side.ALLIED, new Overrun(at("20.11")))).isEqualTo(turn == 3);
    }
  }

  @Test
  void R2_5b_whoHasHadTheOneHexMakesNoOverrun() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .marked(A, "20.10", Mark.DROPPED)
            .unit(B, "20.10")
            .unit("moerdijk-north", "20.12")
            .play();
    played.german(move(A, B), step("20.11"));
    // Their points are spent: the stack has halted, and combat is next.
    assertThat(played.refused(Side.GERMAN, new Overrun(at("20.12")))).isEqualTo("SCS-attack");
  }

  /** T-Terrain/r110. */
  @Test
  void RT_Terrain_r110_overABridgeTheTerrainOfTheHexHolds() {
    Field.Played lifted = overBridge("bridge-lifts");
    lifted.german(move(A), new Overrun(at("20.11")));
    assertThat(lifted.piece(A).place()).isEqualTo(at("20.11"));
    Field.Played counted = overBridge("hexside-counts");
    counted.german(move(A));
    assertThat(counted.refused(Side.GERMAN, new Overrun(at("20.11")))).isEqualTo("T-Terrain");
  }

  private static Field.Played overBridge(String option) {
    return Field.on(
            Edition.open()
                .side("20.10", "20.11", "river", "bridge")
                .link("20.10", "20.11", "road")
                .pack())
        .option("bridge-attacks", option)
        .unit(A, "20.10")
        .unit("moerdijk-north", "20.11")
        .play(6, 6);
  }

  @Test
  void R2_2_assaultUnitsAreDoubledInAnOverrunAlone() {
    assertThat(attack(new Overrun(at("20.11")))).isEqualTo(Fraction.of(6));
    assertThat(attack(new Attack(at("20.11"), List.of(A)))).isEqualTo(Fraction.of(3));
  }

  private static Fraction attack(Command command) {
    Field.Played played =
        Field.on(Edition.open().pack()).unit(A, "20.10").unit("moerdijk-north", "20.11").play(6, 6);
    played.german(command instanceof Overrun ? move(A) : new EndPhase());
    return played.german(command).events().stream()
        .filter(AssaultEvent.BattleFought.class::isInstance)
        .map(event -> ((AssaultEvent.BattleFought) event).report().attack())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void R3_1a_overrunsArePaidOutOfTheHalf() {
    for (int turn : new int[] {2, 3}) {
      Field.Played played =
          Field.on(Edition.open().hex("20.11", "marsh").pack())
              .unit(A, "20.11")
              .unit("moerdijk-north", "20.10")
              .turn(turn)
              .play();
      while (!played.offers(Side.ALLIED, move("moerdijk-north"))) {
        played.german(new EndPhase());
      }
      played.allied(move("moerdijk-north"));
      assertThat(played.offers(Side.ALLIED, new Overrun(at("20.11")))).isEqualTo(turn == 3);
    }
  }
}
