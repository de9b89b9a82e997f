package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.FireEvent;
import umpire.fallschirmjaeger.model.CounterMix;
import umpire.fallschirmjaeger.model.command.AirCommand.Drop;
import umpire.fallschirmjaeger.model.command.AirCommand.FlyIn;
import umpire.fallschirmjaeger.model.command.AirCommand.NameTarget;
import umpire.fallschirmjaeger.model.command.AirCommand.TakeOff;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Advance;
import umpire.fallschirmjaeger.model.command.AssaultCommand.Attack;
import umpire.fallschirmjaeger.model.command.AssaultCommand.LoseStep;
import umpire.fallschirmjaeger.model.command.AssaultCommand.RetreatTo;
import umpire.fallschirmjaeger.model.command.FireCommand.Bombard;
import umpire.fallschirmjaeger.model.command.FireCommand.Support;
import umpire.fallschirmjaeger.model.command.FireCommand.Withdraw;
import umpire.fallschirmjaeger.model.command.MovementCommand.Halt;
import umpire.fallschirmjaeger.model.command.MovementCommand.Move;
import umpire.fallschirmjaeger.model.command.MovementCommand.Overrun;
import umpire.fallschirmjaeger.model.command.MovementCommand.Step;
import umpire.fallschirmjaeger.model.command.TurnCommand.EndPhase;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.ActiveBarrage;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.kernel.citation.Rule;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** 1.7b in play: support barrages, their markers, and the fire at whoever enters. */
class R1_7b_SupportBarragesTest {
  private static final String GUN = "ra-14-1";
  private static final String OTHER = "ra-23-1";
  private static final String A = "fjr-1-1";
  private static final String B = "fjr-1-2";
  private static final String DUTCH = "moerdijk-north";
  private static final String LYING = "20.15";

  private static Field open() {
    return Field.on(Edition.open().pack()).unit(GUN, "20.22").unit(A, "20.10").unit(B, "20.10");
  }

  /** The marker lies there, and the German air phase of the first turn is next. */
  private static Field.Played marked(Field field, Integer... dice) {
    return field.marker(GUN, LYING).play(dice);
  }

  /** The rest of the Dutch turn. */
  private static void skip(Field.Played played) {
    while (played.offers(Side.ALLIED, new EndPhase())) {
      played.allied(new EndPhase());
    }
  }

  private static Move move(String... units) {
    return new Move(List.of(units));
  }

  private static Step step(String hex) {
    return new Step(at(hex));
  }

  @Test
  void R1_7b_aSupportBarrageLeavesItsMarker() {
    Field.Played played = open().play();
    played.german(new EndPhase());
    played.allied(new EndPhase(), new Support(GUN, at(LYING)));
    skip(played);
    assertThat(played.position().ground().barrages())
        .containsEntry(GUN, new ActiveBarrage(at(LYING), at("20.22")));
    assertThat(played.position().turn()).isEqualTo(2);
  }

  @Test
  void R1_7b_itIsResolvedAsAnyBarrageFirst() {
    Field.Played played = open().unit("fjr-1-3", LYING).play(3, 5);
    played.german(new EndPhase());
    played.allied(new EndPhase(), new Support(GUN, at(LYING)));
    assertThat(played.events()).anyMatch(FireEvent.BarrageFired.class::isInstance);
    assertThat(played.piece("fjr-1-3").steps()).isEqualTo(1);
    assertThat(played.position().ground().barrages()).containsKey(GUN);
  }

  @Test
  void R1_7b_aGunThatIsLostByItsOwnFireLeavesNoMarker() {
    Field.Played played = open().unit("fort-hook", "30.22").play(1, 6);
    played.german(new EndPhase());
    played.allied(new EndPhase(), new Support("fort-hook", at("30.22")));
    assertThat(played.position().forces().eliminated()).contains("fort-hook");
    assertThat(played.position().ground().barrages()).isEmpty();
  }

  /** All guns, far from each other. */
  @Test
  void R1_7b_whatTheyReachIsASmallDecision() {
    Field field = Field.on(Edition.real()).unit(A, "01.01");
    int many = 0;
    for (FallschirmjaegerCounter counter : new CounterMix(Edition.real()).all()) {
      if (counter instanceof Unit unit
          && unit.nation() == Nation.DUTCH
          && unit.unitType().artillery()) {
        field.unit(unit.id(), "%02d.%02d".formatted(6 + many % 7 * 8, 7 + many / 7 * 13));
        many++;
      }
    }
    Field.Played played = field.play();
    played.german(new EndPhase());
    played.allied(new EndPhase());
    assertThat(many).isEqualTo(14);
    assertThat(played.asked(Side.ALLIED).offers().stream().map(Offer::command))
        .contains(Support.class);
    assertThat(played.asked(Side.ALLIED).size()).isLessThanOrEqualTo(Offers.MOST_VALUES);
  }

  @Test
  @Rule("3.9/r26")
  void R1_7b_dutchArtilleryAloneMakesThem() {
    Field.Played played = open().unit("mortars-kil", "20.16").play();
    played.german(new EndPhase());
    played.allied(new EndPhase());
    assertThat(played.refused(Side.ALLIED, new Support("mortars-kil", at(LYING))))
        .isEqualTo("1.7b");
  }

  @Test
  void R1_7b_notAfterAMove() {
    Field.Played played = open().unit(OTHER, "20.23").play();
    played.german(new EndPhase());
    played.allied(move(GUN), step("20.21"), new Halt(), new EndPhase());
    assertThat(played.refused(Side.ALLIED, new Support(GUN, at(LYING)))).isEqualTo("1.7b");
  }

  @Test
  void R1_7b_r61_oneMarkerForEachGun() {
    Field.Played played = marked(open().unit(OTHER, "20.23"));
    played.german(new EndPhase());
    played.allied(new EndPhase());
    assertThat(played.refused(Side.ALLIED, new Support(GUN, at("20.16")))).isEqualTo("1.7b/r61");
    played.allied(new Support(OTHER, at(LYING)));
    assertThat(played.position().ground().barrages()).hasSize(2);
  }

  @Test
  void R1_7b_aMarkerIsTakenBackInThePhasesOfMovementAndPlacedAnew() {
    Field.Played played = marked(open());
    assertThat(played.refused(Side.GERMAN, new Withdraw(GUN))).isEqualTo("1.7b");
    played.german(new EndPhase());
    played.allied(new Withdraw(GUN), new EndPhase());
    assertThat(played.position().ground().barrages()).isEmpty();
    played.allied(new Support(GUN, at("20.16")));
    assertThat(played.position().ground().barrages())
        .containsEntry(GUN, new ActiveBarrage(at("20.16"), at("20.22")));
  }

  @Test
  void R1_7b_aMarchIntoAMarkerIsFiredAt() {
    // Die 3 hits, loss die 1; the second unit is missed with 4.
    Field.Played played = marked(open().unit("fjr-1-3", "20.14").unit("fjr-1-4", "20.14"), 3, 1, 4);
    played.german(move("fjr-1-3", "fjr-1-4"), step(LYING));
    assertThat(played.piece("fjr-1-3").marks()).contains(Mark.DISORGANISED, Mark.SPENT);
    assertThat(played.piece("fjr-1-4").marks()).doesNotContain(Mark.DISORGANISED);
  }

  @Test
  void R1_7b_r68_whoeverIsDisorganisedStopsAndTheRestGoesOn() {
    Field.Played played = marked(open().unit("fjr-1-3", "20.14").unit("fjr-1-4", "20.14"), 3, 1, 4);
    played.german(move("fjr-1-3", "fjr-1-4"), step(LYING), step("20.16"), new Halt());
    assertThat(played.piece("fjr-1-3").place()).isEqualTo(at(LYING));
    assertThat(played.piece("fjr-1-4").place()).isEqualTo(at("20.16"));
  }

  @Test
  void R1_7b_r67_eachMarkerFiresAtEachUnitInOneThrow() {
    Field.Played played = open().unit(OTHER, "20.23").unit("fjr-1-3", "20.14").play(4, 4);
    played.german(new EndPhase());
    played.allied(new EndPhase(), new Support(GUN, at(LYING)), new Support(OTHER, at(LYING)));
    skip(played);
    played.german(move("fjr-1-3"), step(LYING));
    assertThat(played.events())
        .anyMatch(
            event ->
                event instanceof FireEvent.EntryFired fired
                    && fired.guns().equals(List.of(GUN, OTHER)));
  }

  @Test
  void R1_7b_r66_aMarkerGoesBeforeItFiresAtWhoeverStandsBesideItsGun() {
    Field.Played played = open().unit("fjr-1-3", "20.20").play();
    played.german(new EndPhase());
    played.allied(new EndPhase(), new Support(GUN, at("20.21")));
    skip(played);
    played.german(move("fjr-1-3"), step("20.21"));
    assertThat(played.position().ground().barrages()).isEmpty();
    assertThat(played.events()).noneMatch(FireEvent.EntryFired.class::isInstance);
  }

  @Test
  void R1_7b_aMarkerGoesWhenItsGunMoves() {
    Field.Played played = marked(open());
    played.german(new EndPhase());
    played.allied(move(GUN), step("20.23"), new Halt());
    assertThat(played.position().ground().barrages()).isEmpty();
  }

  @Test
  void R1_7b_aMarkerGoesWhenItsGunIsDisorganised() {
    Field.Played played = marked(open().unit("fj-guns", "20.17"), 2, 1);
    played.german(new EndPhase(), new Bombard("fj-guns", at("20.22")));
    assertThat(played.events()).anyMatch(FireEvent.MarkerRemoved.class::isInstance);
    assertThat(played.position().ground().barrages()).isEmpty();
  }

  @Test
  void R1_7b_r12_friendsAreHitToo() {
    Field.Played played = marked(open().unit(DUTCH, "20.16"), 3, 1);
    played.german(new EndPhase());
    played.allied(move(DUTCH), step(LYING));
    assertThat(played.piece(DUTCH).marks()).contains(Mark.DISORGANISED);
  }

  @Test
  void R1_7b_r12_optionHitsGermans() {
    Field.Played played =
        marked(open().option("active-barrage", "hits-germans").unit(DUTCH, "20.16"));
    played.german(new EndPhase());
    played.allied(move(DUTCH), step(LYING));
    assertThat(played.piece(DUTCH).marks()).doesNotContain(Mark.DISORGANISED);
    assertThat(played.position().ground().barrages()).containsKey(GUN);
  }

  @Test
  @Rule("1.5")
  void R1_7b_anUnsuppliedGunDoesNotFireAtWhoeverEnters() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .marked(GUN, "20.22", Mark.UNSUPPLIED)
            .marker(GUN, LYING)
            .unit(A, "20.14")
            .play();
    played.german(move(A), step(LYING), step("20.16"));
    assertThat(played.events()).noneMatch(FireEvent.EntryFired.class::isInstance);
  }

  @Test
  void R1_7b_aDropIsFiredAtWhereItComesDown() {
    Field.Played played = marked(open().airborne("fjr-1-3"), 3, 6);
    played.german(new NameTarget(at(LYING)), new Drop("fjr-1-3"), new TakeOff());
    assertThat(played.piece("fjr-1-3").marks()).contains(Mark.DISORGANISED, Mark.DROPPED);
    assertThat(played.piece("fjr-1-3").steps()).isEqualTo(1);
  }

  @Test
  void R1_7b_dropsAreFiredAtInTheOrderInWhichTheyCameDown() {
    Field.Played played =
        marked(
            open().unit(OTHER, "20.23").marker(OTHER, "20.16").airborne("fjr-1-3", "fjr-1-4"),
            4,
            4);
    played.german(new NameTarget(at("20.16")), new Drop("fjr-1-3"));
    played.german(new NameTarget(at(LYING)), new Drop("fjr-1-4"), new TakeOff());
    assertThat(
            played.events().stream()
                .filter(FireEvent.EntryFired.class::isInstance)
                .map(event -> ((FireEvent.EntryFired) event).hex()))
        .containsExactly(at("20.16"), at(LYING));
  }

  @Test
  void RT_AirLanding_aTransportLandsWithTwoLessUnderAMarkerAndIsFiredAt() {
    // 2 for clear ground, 2 for the barrage: a die of 6 is 2, an aircraft; then 4 misses.
    Field.Played played = marked(open().airborne("ir-47-5"), 6, 4);
    played.german(new NameTarget(at(LYING)), new FlyIn("ir-47-5"), new TakeOff());
    assertThat(played.position().air().lost()).isEqualTo(1);
    assertThat(played.piece("ir-47-5").place()).isEqualTo(at(LYING));
    assertThat(played.events()).anyMatch(FireEvent.EntryFired.class::isInstance);
  }

  private static Field assault(String from) {
    Field field = Field.on(Edition.open().pack()).unit(GUN, "20.23").marker(GUN, LYING);
    for (int unit = 1; unit <= 4; unit++) {
      field.unit("fjr-1-" + unit, from);
    }
    return field;
  }

  private static Attack attack(String hex) {
    return new Attack(at(hex), List.of(A, B, "fjr-1-3", "fjr-1-4"));
  }

  @Test
  void R1_7b_anAdvanceIsFiredAt() {
    // The battle: 6 and 6; then the marker: 1 hits, loss die 1.
    Field.Played played = assault("20.14").unit("zwijndrecht-guard", LYING).play(6, 6, 1, 1);
    played.german(new EndPhase(), attack(LYING), new Advance(List.of(A)));
    assertThat(played.piece(A).place()).isEqualTo(at(LYING));
    assertThat(played.events())
        .anyMatch(
            event ->
                event instanceof FireEvent.EntryFired fired
                    && fired.report().hits().getFirst().unit().equals(A));
  }

  @Test
  void R1_7b_r68_aRetreatIsFiredAtAndGoesOn() {
    // 12 against 8 and two sixes: D2r2; then the marker: 1 hits, loss die 1.
    Field.Played played =
        assault("20.13").unit("ri-28-1", "20.14").unit("ri-28-2", "20.14").play(6, 6, 1, 1);
    played.german(new EndPhase(), attack("20.14"));
    played.allied(new LoseStep("ri-28-1"), new LoseStep("ri-28-1"));
    played.allied(new RetreatTo("ri-28-2", at(LYING)));
    assertThat(played.piece("ri-28-2").marks()).contains(Mark.DISORGANISED);
    played.allied(new RetreatTo("ri-28-2", at("20.16")));
    assertThat(played.piece("ri-28-2").place()).isEqualTo(at("20.16"));
  }

  @Test
  void R1_7b_r68_aRetreatingUnitMayBeLostUnderTheFire() {
    // The retreating company has one step: 1 hits, loss die 6 takes it.
    Field.Played played =
        assault("20.13").unit("ri-28-1", "20.14").unit("ri-28-2", "20.14").play(6, 6, 1, 6);
    played.german(new EndPhase(), attack("20.14"));
    played.allied(new LoseStep("ri-28-1"), new LoseStep("ri-28-2"));
    played.allied(new RetreatTo("ri-28-2", at(LYING)));
    assertThat(played.position().forces().eliminated()).contains("ri-28-2");
    played.allied(new RetreatTo("ri-28-1", at("19.15")));
    assertThat(played.piece("ri-28-1").place()).isEqualTo(at("19.15"));
  }

  @Test
  void R1_7b_anOverrunThatEntersIsFiredAtAndTheRestGoesOn() {
    // The overrun: 6 and 6; then one die for each of four: the first is hit, loss die 1.
    Field.Played played =
        assault("20.14").unit("zwijndrecht-guard", LYING).play(6, 6, 1, 1, 4, 4, 4);
    played.german(move(A, B, "fjr-1-3", "fjr-1-4"), new Overrun(at(LYING)));
    assertThat(played.piece(A).marks()).contains(Mark.DISORGANISED, Mark.SPENT);
    played.german(step("20.16"), new Halt());
    assertThat(played.piece(A).place()).isEqualTo(at(LYING));
    assertThat(played.piece(B).place()).isEqualTo(at("20.16"));
  }
}
