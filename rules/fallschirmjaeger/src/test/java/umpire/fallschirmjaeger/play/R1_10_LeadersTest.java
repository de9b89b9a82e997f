package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.event.PeopleEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AirCommand.DropSpecially;
import umpire.fallschirmjaeger.model.command.AirCommand.NameTarget;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Advance;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Attack;
import umpire.fallschirmjaeger.model.command.AssaultCommand.LoseStep;
import umpire.fallschirmjaeger.model.command.AssaultCommand.RetreatTo;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.MovementCommand.SetDown;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.MovementCommand.TakeUp;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.why.CombatWhy;
import umpire.kernel.citation.Fraction;

/** 1.10 Leaders: how they move, are captured, guarded, freed and taken away. */
class R1_10_LeadersTest {
  private static final String A = "fjr-1-1";
  private static final String B = "fjr-1-2";
  private static final String ENEMY = "moerdijk-north";
  private static final String OTHER = "moerdijk-south-1";
  private static final String HE = "winkelmann";

  private static Field open() {
    return Field.on(Edition.open().pack());
  }

  private static Move move(String... units) {
    return new Move(List.of(units));
  }

  private static Step step(String hex) {
    return new Step(at(hex));
  }

  private static Attack attack(String hex, String... units) {
    return new Attack(at(hex), List.of(units));
  }

  private static Position captive(Position position, String leader) {
    return position.with(position.piece(leader).with(Mark.CAPTIVE));
  }

  private static Position steps(Position position, String unit, int steps) {
    return position.with(position.piece(unit).withSteps(steps));
  }

  private static boolean isCaptive(Field.Played played, String leader) {
    return played.piece(leader).is(Mark.CAPTIVE);
  }

  @Test
  void R1_10b_leadersMoveByThemselvesAndDoNotCountInAStack() {
    Field.Played played =
        open()
            .unit("student", "20.10")
            .unit(A, "20.11")
            .unit(B, "20.11")
            .unit("fjr-1-3", "20.11")
            .unit("fjr-1-4", "20.11")
            .play();
    played.german(move("student"), step("20.11"), step("20.12"), new Halt());
    assertThat(played.piece("student").place()).isEqualTo(at("20.12"));
  }

  @Test
  void R4_0a_r72_aLeaderTakesNoControl() {
    Field.Played played = open().unit("student", "20.10").unit(A, "30.10").play();
    played.german(move("student"), step("20.11"), new Halt());
    assertThat(played.position().ground().german()).doesNotContain(at("20.11"));
    played.german(move(A), step("30.11"), new Halt());
    assertThat(played.position().ground().german()).contains(at("30.11"));
  }

  @Test
  void R1_10a_aLeaderDefendsWithOneAndBearsNoLoss() {
    // 6 to 2 and 1: 2/1; four is A1D1.
    Field.Played played =
        open().unit(A, "20.10").unit(B, "20.10").unit(ENEMY, "20.11").unit(HE, "20.11").play(2, 2);
    played.german(new EndPhase(), attack("20.11", A, B));
    assertThat(defence(played, 3)).isTrue();
    assertThat(played.piece(ENEMY).steps()).isEqualTo(1);
    assertThat(played.piece(HE).steps()).isEqualTo(1);
  }

  @Test
  void R1_10_aLeaderAddsNothingToAnAttack() {
    // 3 to 3: 1/1; seven is A1D1.
    Field.Played played =
        open().unit(A, "20.10").unit("student", "20.10").unit("mc-1", "20.11").play(3, 4);
    assertThat(played.refused(Side.GERMAN, attack("20.11", A, "student"))).isNotEmpty();
    played.german(new EndPhase());
    assertThat(played.offers(Side.GERMAN, attack("20.11", A, "student"))).isFalse();
    played.german(attack("20.11", A));
    assertThat(defence(played, 3)).isTrue();
    assertThat(played.piece(A).steps()).isEqualTo(1);
  }

  private static boolean defence(Field.Played played, int strength) {
    return played.events().stream()
        .filter(AssaultEvent.BattleFought.class::isInstance)
        .flatMap(event -> event.findings().stream())
        .anyMatch(
            finding ->
                finding.because() instanceof CombatWhy.OddsOf odds
                    && odds.defence().equals(Fraction.of(strength)));
  }

  @Test
  void R1_10f_1_whoseUnitsAreDestroyedInCombatIsCaptured() {
    // 2/1, ten: D2r1 takes both steps.
    Field.Played played =
        open().unit(A, "20.10").unit(B, "20.10").unit(ENEMY, "20.11").unit(HE, "20.11").play(5, 5);
    played.german(new EndPhase(), attack("20.11", A, B));
    assertThat(isCaptive(played, HE)).isTrue();
    assertThat(played.piece(HE).place()).isEqualTo(at("20.11"));
    played.german(new Advance(List.of(B)));
    assertThat(isCaptive(played, HE)).isTrue();
  }

  @Test
  void R1_10f_1_r78_whereNobodyIsLeftTheLeaderStaysFree() {
    // 2 to 1 and 1: 1/1, seven is A1D1: both are lost.
    Field.Played played =
        open()
            .unit(A, "20.10")
            .unit("fjr-1-3", "30.10")
            .unit(ENEMY, "20.11")
            .unit(HE, "20.11")
            .changed(position -> steps(steps(position, A, 1), ENEMY, 1))
            .play(3, 4);
    played.german(new EndPhase(), attack("20.11", A));
    assertThat(played.position().has(A)).isFalse();
    assertThat(played.position().has(ENEMY)).isFalse();
    // Nor is he a captive for a moment, who escapes at the end of the turn.
    assertThat(played.events()).noneMatch(PeopleEvent.LeaderCaptured.class::isInstance);
  }

  @Test
  void R1_10f_1_anAttackerLosesHisLeaderToo() {
    // 2 to 4: 1/2, five is A2.
    Field.Played played =
        open()
            .unit(A, "20.10")
            .unit("student", "20.10")
            .unit("fjr-1-3", "30.10")
            .unit("ri-28-1", "20.11")
            .changed(position -> steps(position, A, 1))
            .play(2, 3);
    played.german(new EndPhase(), attack("20.11", A));
    assertThat(isCaptive(played, "student")).isTrue();
  }

  @Test
  void R1_10f_2_aLoneLeaderIsCapturedWithoutDiceAndOneAttackerEnters() {
    Field.Played played = open().unit(A, "20.10").unit(B, "20.10").unit(HE, "20.11").play();
    played.german(new EndPhase(), attack("20.11", A, B));
    assertThat(isCaptive(played, HE)).isTrue();
    assertThat(played.refused(Side.GERMAN, new Advance(List.of()))).isEqualTo("SCS-advance");
    assertThat(played.refused(Side.GERMAN, new Advance(List.of(A, B)))).isEqualTo("SCS-advance");
    played.german(new Advance(List.of(B)));
    assertThat(played.piece(B).place()).isEqualTo(at("20.11"));
  }

  @Test
  void R1_10f_2_r79_trucksAndGoldProtectNoLeaderAndAnOverrunTakesHim() {
    Field.Played played =
        open()
            .unit(A, "20.10")
            .unit(HE, "20.11")
            .unit("gold", "20.11")
            .unit("trucks-1", "20.11")
            .unit("student", "30.10")
            .play();
    played.german(move(A));
    assertThat(played.refused(Side.GERMAN, step("20.11"))).isEqualTo("1.10f(2)");
    played.german(new Overrun(at("20.11")));
    assertThat(isCaptive(played, HE)).isTrue();
    assertThat(played.piece(A).place()).isEqualTo(at("20.11"));
    assertThat(played.position().has("trucks-1")).isFalse();
  }

  @Test
  void R1_10f_2_r79_aLeaderAloneOverrunsNobody() {
    Field.Played played = open().unit("student", "20.10").unit(HE, "20.11").play();
    played.german(move("student"));
    assertThat(played.refused(Side.GERMAN, new Overrun(at("20.11")))).isEqualTo("3.5a");
  }

  @Test
  void R1_10f_2_r101_whoeverComesOtherwiseTakesALoneLeader() {
    Field.Played played =
        Field.on(Edition.open().hex("20.14", "village").pack())
            .airborne(A)
            .villageDrops(1)
            .unit(B, "40.10")
            .unit(HE, "20.14")
            .play();
    played.german(new NameTarget(at("20.14")), new DropSpecially(A));
    assertThat(isCaptive(played, HE)).isTrue();
  }

  @Test
  void R1_10g_r29_aCaptiveWithoutAGuardEscapesAtTheEndOfTheTurn() {
    Field.Played played =
        open()
            .unit(A, "20.10")
            .unit(HE, "20.11")
            .unit("queen", "30.10")
            .unit(ENEMY, "40.10")
            .play();
    played.german(move(A), new Overrun(at("20.11")), step("20.12"), new Halt());
    assertThat(isCaptive(played, HE)).isFalse();
    assertThat(played.events())
        .filteredOn(PeopleEvent.LeaderFreed.class::isInstance)
        .map(event -> (PeopleEvent.LeaderFreed) event)
        .singleElement()
        .matches(freed -> freed.leader().equals(HE) && rule(freed).equals("1.10g"));
    assertThat(played.piece(HE).place()).isEqualTo(at("20.11"));
  }

  @Test
  void R1_10g_trucksGuardNobody() {
    Field.Played played =
        open()
            .unit(A, "40.10")
            .unit("trucks-1", "20.11")
            .unit("gr-1", "20.11")
            .unit("student", "20.11")
            .changed(position -> captive(position, "student"))
            .play();
    played.german(new EndPhase());
    played.allied(move("trucks-1"));
    assertThat(played.refused(Side.ALLIED, new TakeUp("student"))).isEqualTo("1.10g");
  }

  @Test
  void R1_10h_aCaptiveMovesWithHisGuardAndNotByHimself() {
    Field.Played played = open().unit(A, "20.10").unit(HE, "20.11").unit(ENEMY, "40.10").play();
    played.german(move(A), new Overrun(at("20.11")), new TakeUp(HE), step("20.12"), new Halt());
    assertThat(played.piece(HE).place()).isEqualTo(at("20.12"));
    assertThat(isCaptive(played, HE)).isTrue();
    assertThat(played.refused(Side.ALLIED, move(HE))).isEqualTo("1.10h");
    // 1.10g: the guard is there at the end of the turn, so nobody escapes.
    assertThat(played.events()).noneMatch(PeopleEvent.LeaderFreed.class::isInstance);
  }

  @Test
  void R3_6_r102_whatWasSetDownGoesNoFurtherInThePhase() {
    Field.Played played = open().unit(A, "20.10").unit(HE, "20.11").unit(B, "20.12").play();
    played.german(
        move(A), new Overrun(at("20.11")), new TakeUp(HE), step("20.12"), new SetDown(HE));
    assertThat(played.refused(Side.GERMAN, new TakeUp(HE))).isEqualTo("1.10g");
    assertThat(played.refused(Side.GERMAN, new SetDown(HE))).isEqualTo("3.5a");
    played.german(new Halt(), move(B));
    assertThat(played.refused(Side.GERMAN, new TakeUp(HE))).isEqualTo("1.10g");
  }

  @Test
  void R1_10j_aCaptiveIsFreedWhereHisGuardsAreDestroyed() {
    // 10 to 2: 5/1; ten is D3r3.
    Field.Played played =
        open()
            .unit(A, "20.11")
            .unit(HE, "20.11")
            .unit("gr-1", "20.12")
            .unit("rj-1", "20.12")
            .changed(position -> captive(steps(position, A, 1), HE))
            .play(5, 5);
    played.german(new EndPhase(), new EndPhase());
    played.allied(new EndPhase(), attack("20.11", "gr-1", "rj-1"));
    assertThat(played.position().has(A)).isFalse();
    assertThat(isCaptive(played, HE)).isFalse();
    assertThat(played.events())
        .anyMatch(
            event -> event instanceof PeopleEvent.LeaderFreed freed && rule(freed).equals("1.10j"));
  }

  private static String rule(PeopleEvent.LeaderFreed freed) {
    return freed.because().rule().value();
  }

  @Test
  void R1_10a_r80_aLeaderGoesWithTheLastUnitThatRetreats() {
    // 6 to 2, 2 and 1: 1/1; nine is A1D2r1.
    Field.Played played =
        open()
            .unit(A, "20.10")
            .unit(B, "20.10")
            .unit(ENEMY, "20.11")
            .unit(OTHER, "20.11")
            .unit(HE, "20.11")
            .play(4, 5);
    played.german(new EndPhase(), attack("20.11", A, B));
    played.allied(new LoseStep(ENEMY), new LoseStep(OTHER));
    played.german(new LoseStep(A));
    played.allied(new RetreatTo(ENEMY, at("20.12")));
    assertThat(played.piece(HE).place()).isEqualTo(at("20.11"));
    played.allied(new RetreatTo(OTHER, at("19.12")));
    assertThat(played.piece(HE).place()).isEqualTo(at("19.12"));
  }

  @Test
  void R1_10k_theCourtIsTakenAwayFromAGermanAirfield() {
    Field.Played played = queenToYpenburg(ypenburg());
    assertThat(played.position().has("queen")).isFalse();
    assertThat(played.position().forces().eliminated()).contains("queen");
    assertThat(played.position().score().held()).contains("ypenburg");
  }

  @Test
  void R1_10k_notFromAnAirfieldUnderEnemyGuns() {
    Field.Played played = queenToYpenburg(ypenburg().unit("lua-ypenburg", "49.17"));
    assertThat(isCaptive(played, "queen")).isTrue();
    assertThat(played.position().score().held()).isEmpty();
  }

  @Test
  void R1_10k_r81_notWithoutAGuardAndNoGeneralToGermany() {
    Field.Played played =
        ypenburg()
            .german("49.16")
            .unit(A, "49.15")
            .unit("queen", "49.16")
            .unit(HE, "49.15")
            .unit(ENEMY, "20.10")
            .changed(position -> captive(captive(position, "queen"), HE))
            .play();
    played.german(move(A), new TakeUp(HE));
    assertThat(isCaptive(played, "queen")).isTrue();
    played.german(step("49.16"));
    assertThat(played.position().forces().eliminated()).isEqualTo(Set.of("queen"));
    assertThat(isCaptive(played, HE)).isTrue();
  }

  private static Field ypenburg() {
    return Field.on(Edition.open().hex("49.16", "clear", "airfield").pack());
  }

  private static Field.Played queenToYpenburg(Field field) {
    Field.Played played =
        field
            .unit(A, "49.15")
            .unit("queen", "49.15")
            .unit(ENEMY, "20.10")
            .changed(position -> captive(position, "queen"))
            .play();
    return played.german(move(A), new TakeUp("queen"), step("49.16"));
  }

  @Test
  void R1_10k_r81_aGeneralIsTakenAwayFromAPort() {
    Field.Played played =
        open()
            .unit(A, "20.10")
            .unit("gr-1", "56.31")
            .unit("student", "56.31")
            .changed(position -> captive(position, "student"))
            .play();
    played.german(new EndPhase());
    played.allied(move("gr-1"), new TakeUp("student"), step("56.32"));
    assertThat(played.position().forces().eliminated()).isEqualTo(Set.of("student"));
  }
}
