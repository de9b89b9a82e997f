package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.Fallschirmjaeger;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.View;
import umpire.fallschirmjaeger.model.command.AirCommand.TakeOff;
import umpire.fallschirmjaeger.model.command.MovementCommand.Enter;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.TurnCommand.Accept;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.command.TurnCommand.Refuse;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Points;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.model.state.Score;
import umpire.fallschirmjaeger.model.state.VictoryRule;
import umpire.fallschirmjaeger.model.state.Works;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.ParachuteLosses;
import umpire.fallschirmjaeger.rules.VictoryPoints;
import umpire.kernel.citation.Rule;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Rulebook;

/** 4.0 and the ends of 5.2 and 5.3: what is held, captured, lost, and what it comes to. */
class R4_0_VictoryTest {
  private static final String FJ = "fjr-1-1";
  private static final String GUN = "lua-ypenburg";
  private static final String GUARD = "moerdijk-north";
  private static final Pack OPEN =
      Edition.open()
          .hex("49.16", "clear", "airfield")
          .hex("57.04", "clear", "airfield")
          .hex("58.21", "clear", "airfield")
          .pack();

  /** The refinery is destroyed: it gives no point beside those of a test. */
  private static Field open() {
    return Field.on(OPEN).works(Works.none().destroyed(Set.of(at("37.28"))));
  }

  private static Move move(String... units) {
    return new Move(List.of(units));
  }

  private static Step step(String hex) {
    return new Step(at(hex));
  }

  private static Points points(Field field, boolean end) {
    return points(field.play().position(), end);
  }

  private static Points points(Position position, boolean end) {
    ChapterContext context = ChapterContext.of(OPEN);
    return new VictoryPoints(context, new ParachuteLosses(context)).of(position, end);
  }

  private static Field scored(Field field, Score score) {
    return field.changed(position -> position.with(score));
  }

  @Test
  void R4_0b_pointsComeAtOnceAndGoAtOnce() {
    Field.Played played = open().turn(3).unit(FJ, "57.03").unit("gr-1", "57.06").play();
    played.german(move(FJ), step("57.04"));
    assertThat(points(played.position(), false).german()).isEqualTo(Map.of("valkenburg", 3));
    assertThat(played.events()).contains(new TurnEvent.ObjectiveChanged("valkenburg", true, 3));
    played.german(step("57.03"), new Halt());
    played.allied(move("gr-1"), step("57.05"), step("57.04"));
    assertThat(points(played.position(), false).german()).isEmpty();
    assertThat(played.events()).contains(new TurnEvent.ObjectiveChanged("valkenburg", false, 3));
  }

  @Test
  @Rule("4.0b/r1")
  void R4_0a_anAirfieldInRangeOfEnemyGunsIsNobodysUntilTheyGo() {
    Field.Played played = open().unit(FJ, "49.15").unit(GUN, "49.17").play();
    played.german(move(FJ), step("49.16"), new Halt(), new EndPhase());
    assertThat(played.position().ground().german()).contains(at("49.16"));
    assertThat(played.position().score().held()).isEmpty();
    played.allied(move(GUN), step("49.18"), new Halt());
    assertThat(played.position().score().held()).containsExactly("ypenburg");
  }

  @Test
  void R4_0a_r30_disorganisedGunsDenyItToo() {
    Field.Played played = open().unit(FJ, "49.15").marked(GUN, "49.17", Mark.DISORGANISED).play();
    played.german(move(FJ), step("49.16"));
    assertThat(played.position().score().held()).isEmpty();
  }

  @Test
  void R4_0_theViewShowsThePoints() {
    Field.Played played = open().unit(FJ, "57.03").unit("gr-1", "20.10").play();
    played.german(move(FJ), step("57.04"));
    View view =
        (View)
            Rulebook.of(new Fallschirmjaeger(), OPEN)
                .play()
                .view(played.position(), new Viewer.Of(Side.ALLIED.seat()));
    assertThat(view.objectives()).isEqualTo(Map.of("valkenburg", 3));
    assertThat(view.points().net()).isEqualTo(3);
  }

  @Test
  @Rule("T-CRT/r23")
  void R4_0c_tenParachuteStepsAndFiveTransportsAreAPointEachRounded() {
    Field field = open().unit(FJ, "20.10").unit("fjr-1-2", "20.10").unit(GUARD, "40.10");
    assertThat(points(lost(field, 2).changed(air(2)), false).dutch()).isEmpty();
    Field more = open().unit(FJ, "20.10").unit("fjr-1-2", "20.10").unit(GUARD, "40.10");
    Points five = points(lost(more, 2).changed(R4_0_VictoryTest::oneStep).changed(air(3)), false);
    assertThat(five.dutch()).isEqualTo(Map.of("parachute-losses", 1, "ju52-losses", 1));
    assertThat(five.net()).isEqualTo(-2);
  }

  private static java.util.function.UnaryOperator<Position> air(int lost) {
    return position -> position.with(position.air().losing(lost));
  }

  private static Position oneStep(Position position) {
    return position.with(position.piece(FJ).withSteps(1));
  }

  /** So many companies of two steps are lost. */
  private static Field lost(Field field, int companies) {
    for (int i = 1; i <= companies; i++) {
      String id = "fjr-2-" + i;
      field.changed(position -> position.with(position.forces().without(id)));
    }
    return field;
  }

  @Test
  void R4_0c_r17_whatCameBackIsLostAndWholeCountersByTheOption() {
    Field field = lost(open().unit(FJ, "20.10").unit(GUARD, "40.10"), 4);
    field.unit("student-company-1", "20.11");
    scored(field, new Score(Set.of(), Map.of(), 0, 2, 2));
    assertThat(points(field, false).dutch()).isEqualTo(Map.of("parachute-losses", 1));
    Field whole = lost(open().unit(FJ, "20.10").unit(GUARD, "40.10"), 4);
    assertThat(points(whole.option("parachute-losses", "battalions"), false).dutch()).isEmpty();
    Field five = lost(open().unit(FJ, "20.10").unit(GUARD, "40.10"), 5);
    assertThat(points(five.option("parachute-losses", "battalions"), false).dutch())
        .isEqualTo(Map.of("parachute-losses", 1));
  }

  private static Field court() {
    return open()
        .unit(FJ, "20.10")
        .unit("queen", "30.10")
        .unit("government", "31.10")
        .unit("winkelmann", "32.10")
        .unit("gold", "33.10")
        .unit("sponeck", "34.10")
        .unit("student", "35.10");
  }

  private static Field captive(Field field, String leader) {
    return field.changed(position -> position.with(position.piece(leader).with(Mark.CAPTIVE)));
  }

  @Test
  void R4_0d_captivesCountAtOnceAndWhoWasNotEvacuatedAtTheEnd() {
    assertThat(points(captive(court(), "queen"), false).german())
        .isEqualTo(Map.of("captured-queen", 3));
    assertThat(points(court(), true).german())
        .isEqualTo(
            Map.of(
                "captured-queen", 3,
                "captured-government", 2,
                "captured-winkelmann", 1,
                "captured-gold", 1));
    assertThat(points(captive(captive(court(), "sponeck"), "student"), true).dutch())
        .isEqualTo(Map.of("captured-sponeck", 1, "captured-student", 2));
    assertThat(points(court(), true).dutch()).isEmpty();
  }

  @Test
  void R4_0d_r19_winkelmannCountsAtTheEndUnlessTheOptionSaysOtherwise() {
    assertThat(points(court().option("winkelmann", "only-if-captured"), true).german())
        .doesNotContainKey("captured-winkelmann");
    assertThat(
            points(captive(court().option("winkelmann", "only-if-captured"), "winkelmann"), true)
                .german())
        .containsKey("captured-winkelmann");
  }

  @Test
  void R4_0f_theSoonerTheCourtLeavesTheMoreItGives() {
    assertThat(evacuated(4, 5)).isEqualTo(Map.of("evacuated-queen", 2, "evacuated-government", 1));
    assertThat(evacuated(10, 11)).isEqualTo(Map.of("evacuated-queen", 1));
  }

  private static Map<String, Integer> evacuated(int queen, int government) {
    Map<String, Integer> turns = Map.of("queen", queen, "government", government, "gold", 1);
    Field field = open().unit(FJ, "20.10").unit(GUARD, "40.10");
    return points(scored(field, new Score(Set.of(), turns, 0, 0, 0)), true).german();
  }

  @Test
  void R4_0e_1_theRefineryIsAPointUntilAHexOfItIsDestroyed() {
    Field whole = Field.on(OPEN).unit(FJ, "20.10").unit(GUARD, "40.10");
    assertThat(points(whole, false).german()).isEqualTo(Map.of("refinery", 1));
    assertThat(points(open().unit(FJ, "20.10").unit(GUARD, "40.10"), false).german()).isEmpty();
  }

  @Test
  void R4_0e_1_germansInBothHexesOnTurnFiveKeepTheRefineryWhole() {
    Field field = Field.on(OPEN).turn(5).unit(FJ, "36.28").unit(GUARD, "50.10");
    Position half = field.play().german(new EndPhase()).position();
    assertThat(points(half, true).german()).isEmpty();
    Position whole = field.unit("fjr-1-2", "37.28").play().german(new EndPhase()).position();
    assertThat(points(whole, true).german()).isEqualTo(Map.of("refinery", 1));
  }

  @Test
  void R4_0e_1_outsideThePlayAreaTheRefineryGivesNothing() {
    Rulebook book = Rulebook.of(new Fallschirmjaeger(), OPEN);
    Position bridges =
        (Position) book.play().open(OPEN.scenario("5.1"), OPEN.choose(Map.of())).position();
    assertThat(points(bridges, true).german()).isEmpty();
  }

  @Test
  void R4_0e_2_r58_theLineCountsToTheFirstBlockedHex() {
    // The 57 hexes begin at 01.28: 57 by 6 gives 9.5, and 10 is the most.
    assertThat(line(open().unit("student", "20.30"))).isEqualTo(10);
    assertThat(line(open().unit(GUARD, "01.28"))).isZero();
  }

  @Test
  void R4_0e_2_r5_aHexBesideAnEnemyIsBlockedAndLeadersBlockNothing() {
    // The 17th hex is 14.19; beside it lies 13.19, the 16th: 15 by 6 is 2.5.
    assertThat(line(open().unit(GUARD, "14.19"))).isEqualTo(3);
    assertThat(line(open().unit("trucks-1", "14.19"))).isEqualTo(3);
    assertThat(line(open().unit("queen", "14.19"))).isEqualTo(10);
  }

  @Test
  void R4_0e_2_onlyTheCampaignCountsTheLine() {
    assertThat(points(open().unit(FJ, "20.10"), false).german()).isEmpty();
  }

  private static int line(Field field) {
    return points(field.unit(FJ, "40.20").lineOfCommunication(), false)
        .german()
        .getOrDefault("line-of-communication", 0);
  }

  @Test
  void R4_0e_3_r35_onlyGroupsThatAreDueAreAnsweredBeforeTheDutchMove() {
    Field.Played played = reinforced();
    assertThat(played.refused(Side.ALLIED, new Accept("east-front"))).isEqualTo("4.0e(3)");
    assertThat(played.refused(Side.ALLIED, new Refuse("east-front"))).isEqualTo("4.0e(3)");
    assertThat(played.offers(Side.ALLIED, new EndPhase())).isFalse();
  }

  @Test
  void R4_0e_3_reinforcementsForPointsAreTakenOrGoneForGood() {
    Field.Played played = reinforced();
    played.allied(new Accept("hussars"), new Refuse("grebbe-line"));
    assertThat(points(played.position(), false).german()).isEqualTo(Map.of("reinforcements", 1));
    assertThat(played.position().forces().reserve()).doesNotContainKey("ri-22-1");
    assertThat(played.refused(Side.ALLIED, new Enter("ri-22-1", at("28.01"))))
        .isEqualTo("SCS-arrive");
    played.allied(new Enter("rhm-2", at("28.01")));
  }

  private static Field.Played reinforced() {
    return open()
        .turn(7)
        .unit(FJ, "20.10")
        .offered("hussars", 7, 1, "rhm-2")
        .offered("grebbe-line", 7, 2, "ri-22-1", "ri-22-2")
        .offered("east-front", 8, 2, "ri-16-1")
        .play()
        .german(new EndPhase());
  }

  @Test
  void R5_2_r90_moreGermansAreReleasedByYpenburgWhenAllHaveCome() {
    Field.Played waiting =
        open().unit(FJ, "49.15").airborne("ir-47-1").release("ir-47-2", "head-3").play();
    waiting.german(new TakeOff(), move(FJ), step("49.16"));
    assertThat(waiting.position().forces().reserve().get("ir-47-2")).isEqualTo(new Reserve.Held());
    // A supply head comes again and again: it is no unit of the set-up.
    Field.Played come =
        open().unit(FJ, "49.15").airborne("head-1").release("ir-47-2", "head-3").play();
    come.german(new TakeOff(), move(FJ));
    assertThat(come.position().forces().reserve().get("ir-47-2")).isEqualTo(new Reserve.Held());
    come.german(step("49.16"));
    assertThat(come.position().forces().reserve().get("ir-47-2")).isEqualTo(new Reserve.Airborne());
  }

  @Test
  void R5_1_allFourBridgesWinAndThreeDoNot() {
    assertThat(bridges("dordrecht-road-bridge", "moerdijk-road-bridge", "moerdijk-railway-bridge"))
        .isEqualTo("dutch-victory");
    assertThat(
            bridges(
                "dordrecht-road-bridge",
                "dordrecht-railway-bridge",
                "moerdijk-road-bridge",
                "moerdijk-railway-bridge"))
        .isEqualTo("german-victory");
  }

  private static String bridges(String... crossed) {
    Field field = open().unit(FJ, "20.10").unit(GUARD, "40.10").german("13.19", "14.19");
    for (String bridge : crossed) {
      field.changed(position -> position.with(position.ground().crossed(Side.GERMAN, bridge)));
    }
    return level(field);
  }

  private static String level(Field field) {
    Field.Played played = field.turn(2).last(2).play();
    while (played.offers(Side.GERMAN, new EndPhase())) {
      played.german(new EndPhase());
    }
    while (played.offers(Side.ALLIED, new EndPhase())) {
      played.allied(new EndPhase());
    }
    return played.events().stream()
        .filter(TurnEvent.MatchEnded.class::isInstance)
        .map(event -> ((TurnEvent.MatchEnded) event).outcome())
        .map(Outcome::level)
        .findFirst()
        .orElseThrow();
  }

  private static Field hague() {
    return open()
        .victory(
            new VictoryRule.AirfieldsOrCourt(
                List.of("ypenburg", "valkenburg", "ockenburg"), 2, List.of("queen", "government")))
        .unit(FJ, "20.10")
        .unit("queen", "30.10")
        .unit("government", "31.10")
        .unit(GUARD, "40.10");
  }

  private static Field german(Field field, String... hexes) {
    for (String hex : hexes) {
      field.changed(position -> position.with(position.ground().entered(Side.GERMAN, at(hex))));
    }
    return field;
  }

  @Test
  void R5_2_r41_twoOfThreeAirfieldsWin() {
    assertThat(level(hague())).isEqualTo("dutch-victory");
    assertThat(level(german(hague(), "57.04"))).isEqualTo("dutch-victory");
    assertThat(level(german(hague(), "57.04", "58.21"))).isEqualTo("german-victory");
  }

  @Test
  void R5_2_r103_theCourtIsCapturedByUnitsAndWhole() {
    assertThat(level(captive(hague(), "queen").unit("fjr-1-2", "30.10")))
        .isEqualTo("dutch-victory");
    assertThat(
            level(
                captive(captive(hague(), "queen"), "government")
                    .unit("fjr-1-2", "30.10")
                    .unit("fjr-1-3", "31.10")))
        .isEqualTo("german-victory");
  }

  @Test
  void R5_3_r3_theLevelIsReadFromTheDifference() {
    assertThat(campaign(0)).isEqualTo("dutch-major-victory");
    assertThat(campaign(1)).isEqualTo("dutch-minor-victory");
    assertThat(campaign(6)).isEqualTo("draw");
    assertThat(campaign(10)).isEqualTo("german-minor-victory");
    assertThat(campaign(25)).isEqualTo("german-major-victory");
  }

  private static String campaign(int points) {
    Field field = open().victory(new VictoryRule.Points()).unit(FJ, "20.10").unit(GUARD, "40.10");
    return level(scored(field, new Score(Set.of(), Map.of(), points, 0, 0)));
  }
}
