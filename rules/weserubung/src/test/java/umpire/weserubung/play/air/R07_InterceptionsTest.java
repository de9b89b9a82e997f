package umpire.weserubung.play.air;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.play.Situation.after;
import static umpire.weserubung.play.Situation.asked;
import static umpire.weserubung.play.Situation.isOffered;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.Situation.refusals;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.SealedEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.AirCommand.Quarry;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.MovementFrame;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;

/** 7.2 to 7.5 Who meets a flight, what it does then, what it attacks, and its way home. */
class R07_InterceptionsTest {
  private static final Seat GERMAN = MatchAgreements.GERMAN;
  private static final Seat ALLIED = MatchAgreements.ALLIED;
  private static final Seat WESTERN = MatchAgreements.WESTERN;
  private static final Seat NORWEGIAN = MatchAgreements.NORWEGIAN;
  private static final WeserubungCombat COMBAT = new WeserubungCombat();
  private static final Command LET_FLY = new AirCommand.LetFly();
  private static final Command FIGHT_ON = new FightCommand.FightOn();
  private static final Command BREAK_OFF = new FightCommand.BreakOff();

  /** A Heinkel at Fornebu, ships to attack off Bergen. */
  private static Situation strike() {
    return Situation.at(TurnPhase.AIR)
        .german("Fornebu")
        .with("he-111-1", "Fornebu")
        .with("british-destroyer-1", "Bergen");
  }

  /** The Germans declare the shortest way from Fornebu to that place. */
  private static Position declared(Situation situation, String target, String... aircraft) {
    Position position = situation.frame(new AirFrame.Striking(GERMAN)).position();
    return after(
        position,
        GERMAN,
        List.of(new AirCommand.Strike(List.of(aircraft)), new RouteCommand.To(place(target))));
  }

  private static List<Place> leg(Position position) {
    return ((AirFrame.AirWatch) position.agenda().top()).flight().leg();
  }

  private static Command meet(Place hex, String... fighters) {
    return new AirCommand.InterceptFlight(hex, List.of(fighters));
  }

  /** The combat adjudicator throws these dice. */
  private static Position dice(Position position, Integer... dice) {
    Pending.Question<Command> asked =
        (Pending.Question<Command>) Situation.RULES.at(position).pending();
    ScriptedChance chance = new ScriptedChance(Arrays.asList(dice));
    Input<Command> report =
        new Input.Reported<>(asked.id(), COMBAT.adjudicate((CombatBrief) asked.brief(), chance));
    Position after = position;
    for (umpire.kernel.event.Event<Position> event :
        ((Ruling.Accepted<Position, Command, umpire.kernel.event.Event<Position>>)
                Situation.RULES.rule(Situation.RULES.at(position), report))
            .events()) {
      after = Situation.RULES.apply(after, event);
    }
    assertThat(chance.left()).isZero();
    return after;
  }

  private static BattleKind battle(Position position) {
    for (Frame frame : position.agenda().frames()) {
      if (frame instanceof FightFrame.Throwing(FightFrame.Battle battle, _, _)) {
        return battle.fight().kind();
      }
    }
    throw new AssertionError("no battle: " + position.agenda());
  }

  private static Set<Seat> seats(Position position) {
    return ((Pending.Choices<Command>) Situation.RULES.at(position).pending()).asked().keySet();
  }

  /** A Hurricane that has fought does not land on a carrier, not even on that it came from. */
  @Test
  void R3_3_1_f_nobodyOfLimitedUseComesBackToHisCarrierAfterAFight() {
    Position window =
        after(
            Situation.at(TurnPhase.AIR)
                .with("glorious", "1020")
                .aboard("hurricane-1", "glorious")
                .with("bf-109-1", "1021")
                .frame(new AirFrame.Transferring(ALLIED))
                .position(),
            ALLIED,
            List.of(
                new AirCommand.Fly(List.of("hurricane-1")), new RouteCommand.To(place("Værnes"))));
    Position met = after(window, GERMAN, meet(leg(window).get(1), "bf-109-1"));
    Position fought = dice(met, 10, 10);
    Position home = after(fought, ALLIED, BREAK_OFF);
    assertThat(
            isOffered(home, ALLIED, new AirCommand.LandAboard(List.of("hurricane-1"), "glorious")))
        .isFalse();
  }

  @Test
  void R7_2_a_fightersMeetFlightsWithinFourHexes() {
    Position window = declared(strike().with("hurricane-1", "Gardermoen"), "Bergen", "he-111-1");
    assertThat(seats(window)).containsExactly(ALLIED);
    List<Place> leg = leg(window);
    assertThat(isOffered(window, ALLIED, meet(leg.get(1), "hurricane-1"))).isTrue();
    assertThat(refusals(window, ALLIED, meet(leg.get(8), "hurricane-1"))).containsExactly("7.2-a");
    assertThat(refusals(window, ALLIED, meet(place("Oslo"), "hurricane-1")))
        .containsExactly("7.2-a");
  }

  @Test
  void R7_2_a_nobodyIsAskedWhoIsTooFarOff() {
    Position over = declared(strike().with("hurricane-1", "Bardufoss"), "Bergen", "he-111-1");
    assertThat(battle(over)).isEqualTo(BattleKind.AERO_NAVAL);
  }

  @Test
  void R3_3_1_h_swordfishDoNotIntercept() {
    Situation situation =
        strike().with("hurricane-1", "Gardermoen").with("swordfish-1", "Gardermoen");
    Position window = declared(situation, "Bergen", "he-111-1");
    assertThat(refusals(window, ALLIED, meet(leg(window).get(1), "swordfish-1")))
        .containsExactly("3.3.1-h");
  }

  @Test
  void R3_3_2_a_bombersDoNotIntercept() {
    Situation situation =
        strike().with("hurricane-1", "Gardermoen").with("wellington-1", "Gardermoen");
    Position window = declared(situation, "Bergen", "he-111-1");
    assertThat(refusals(window, ALLIED, meet(leg(window).get(1), "wellington-1")))
        .containsExactly("3.3.2-a");
  }

  @Test
  void R7_2_c_whoHasUsedHisActionDoesNotMeetAnother() {
    Piece used = Piece.fresh("hurricane-1", place("Gardermoen")).acting(TurnPhase.AIR);
    Position over = declared(strike().with(used), "Bergen", "he-111-1");
    assertThat(battle(over)).isEqualTo(BattleKind.AERO_NAVAL);
  }

  @Test
  void R7_2_d_whoIsAttackedOnHisBaseDoesNotMeetThem() {
    Situation situation = strike().with("bf-110-1", "Fornebu").with("hurricane-1", "Gardermoen");
    Position over = declared(situation, "Gardermoen", "bf-110-1");
    assertThat(battle(over)).isEqualTo(BattleKind.AIR);
  }

  private static Situation three() {
    return strike()
        .three()
        .with("hurricane-1", "Gardermoen")
        .with("norwegian-gladiator-1", "Kjeller");
  }

  @Test
  void R7_2_c_r87_everySeatAnswersAtOnceAndHidden() {
    Position window = declared(three(), "Bergen", "he-111-1");
    assertThat(seats(window)).containsExactlyInAnyOrder(WESTERN, NORWEGIAN);
    Place hex = leg(window).get(1);
    List<Event> sealed = Situation.events(window, WESTERN, meet(hex, "hurricane-1"));
    Event own = sealed.getFirst();
    assertThat(own).isInstanceOf(SealedEvent.ScrambleSealed.class);
    assertThat(Situation.RULES.shown(own, new Viewer.Of(NORWEGIAN)))
        .isInstanceOf(ShownEvent.Blanked.class);
    Position meets = after(window, WESTERN, meet(hex, "hurricane-1"));
    Position lets = after(window, WESTERN, LET_FLY);
    Viewer other = new Viewer.Of(NORWEGIAN);
    assertThat(Situation.RULES.view(meets, other)).isEqualTo(Situation.RULES.view(lets, other));
    assertThat(Situation.RULES.at(meets).pending()).isEqualTo(Situation.RULES.at(lets).pending());
    Position fight = after(meets, NORWEGIAN, LET_FLY);
    assertThat(battle(fight)).isEqualTo(BattleKind.AIR);
    assertThat(fight.piece("hurricane-1").acted()).containsExactly(TurnPhase.AIR);
  }

  @Test
  void R7_2_c_r107_theFirstHexCountsAndTheOtherLapses() {
    Position window = declared(three(), "Bergen", "he-111-1");
    List<Place> leg = leg(window);
    Position one = after(window, WESTERN, meet(leg.get(2), "hurricane-1"));
    Position fight = after(one, NORWEGIAN, meet(leg.get(1), "norwegian-gladiator-1"));
    assertThat(fight.piece("norwegian-gladiator-1").hasActed()).isTrue();
    assertThat(fight.piece("hurricane-1").hasActed()).isFalse();
    Position missed = dice(fight, 10);
    Position on =
        after(
            after(after(missed, GERMAN, FIGHT_ON), NORWEGIAN, BREAK_OFF),
            GERMAN,
            new AirCommand.FlyOn());
    assertThat(seats(on)).containsExactly(WESTERN);
    assertThat(leg(on).getFirst()).isEqualTo(leg.get(1));
    assertThat(isOffered(on, WESTERN, meet(leg.get(1), "hurricane-1"))).isFalse();
  }

  /** Met by a Hurricane that misses and breaks off. */
  private static Position through() {
    Position window = declared(strike().with("hurricane-1", "Gardermoen"), "Bergen", "he-111-1");
    Position fight = after(window, ALLIED, meet(leg(window).get(1), "hurricane-1"));
    assertThat(battle(fight)).isEqualTo(BattleKind.AIR);
    return after(after(dice(fight, 10), GERMAN, FIGHT_ON), ALLIED, BREAK_OFF);
  }

  @Test
  void R7_2_b_whoComesThroughGoesOnOrElsewhereOrBack() {
    Position through = through();
    assertThat(through.piece("hurricane-1").place()).isEqualTo(place("Gardermoen"));
    for (Command command :
        List.of(new AirCommand.FlyOn(), new AirCommand.TurnBack(), new AirCommand.ChangeRoute())) {
      assertThat(isOffered(through, GERMAN, command)).as("%s", command).isTrue();
    }
    Position back = after(through, GERMAN, new AirCommand.TurnBack());
    Position landed =
        after(back, GERMAN, new AirCommand.Land(List.of("he-111-1"), place("Fornebu")));
    assertThat(landed.piece("he-111-1").acted()).containsExactly(TurnPhase.AIR);
    assertThat(landed.agenda().frames()).noneMatch(AirFrame.Flying.class::isInstance);
    Position elsewhere = after(through, GERMAN, new AirCommand.ChangeRoute());
    assertThat(isOffered(elsewhere, GERMAN, new RouteCommand.To(place("Bergen")))).isTrue();
  }

  @Test
  void R7_4_a_whoWithdrawsMustLand() {
    Position window = declared(strike().with("hurricane-1", "Gardermoen"), "Bergen", "he-111-1");
    Position fight = after(window, ALLIED, meet(leg(window).get(1), "hurricane-1"));
    Position home = after(dice(fight, 10), GERMAN, BREAK_OFF);
    assertThat(asked(home, GERMAN).offers().offers())
        .allMatch(offer -> offer.command() == AirCommand.Land.class);
  }

  @Test
  void R7_5_0_shipsAreAttackedAfterTheInterception() {
    Position over = after(through(), GERMAN, new AirCommand.FlyOn());
    assertThat(battle(over)).isEqualTo(BattleKind.AERO_NAVAL);
  }

  @Test
  void R7_5_6_r90_theWayHomeMayBeInterceptedToo() {
    Position window = declared(strike().with("hurricane-1", "Gardermoen"), "Bergen", "he-111-1");
    Position lost = after(dice(after(window, ALLIED, LET_FLY), 10, 10, 10), GERMAN, BREAK_OFF);
    Position home = after(lost, GERMAN, new AirCommand.Land(List.of("he-111-1"), place("Fornebu")));
    assertThat(seats(home)).containsExactly(ALLIED);
    Position landed = after(home, ALLIED, LET_FLY);
    assertThat(landed.agenda().frames()).noneMatch(AirFrame.Mission.class::isInstance);
  }

  @Test
  void R7_5_c_fightersOfAnAttackedCarrierMayRise() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .german("Fornebu", "Sola")
            .with("he-111-1", "Fornebu")
            .with("ark-royal", "0910")
            .aboard("sea-gladiator-1", "ark-royal")
            .aboard("swordfish-1", "ark-royal");
    Position window = declared(situation, "0910", "he-111-1");
    Position over = after(window, ALLIED, LET_FLY);
    assertThat(over.agenda().top()).isInstanceOf(AirFrame.AirWatch.class);
    assertThat(((AirFrame.AirWatch) over.agenda().top()).occasion())
        .isEqualTo(AirFrame.AirWatch.Occasion.DECKS);
    assertThat(isOffered(over, ALLIED, meet(place("0910"), "sea-gladiator-1"))).isTrue();
    assertThat(refusals(over, ALLIED, meet(place("0910"), "swordfish-1")))
        .containsExactly("3.3.1-h");
    assertThat(battle(after(over, ALLIED, meet(place("0910"), "sea-gladiator-1"))))
        .isEqualTo(BattleKind.AIR);
    assertThat(battle(after(over, ALLIED, LET_FLY))).isEqualTo(BattleKind.AERO_NAVAL);
  }

  @Test
  void R7_3_b_r30_bombersOnTheGroundAreAttackedAsTheyStand() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .german("Fornebu")
            .with("he-111-1", "Fornebu")
            .with("caproni-1", "Værnes");
    assertThat(battle(declared(situation, "Værnes", "he-111-1"))).isEqualTo(BattleKind.AIRFIELD);
  }

  @Test
  void R7_4_b_whoWithdrawsFromHisBaseFliesToAnother() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .german("Fornebu")
            .with("bf-110-1", "Fornebu")
            .with("hurricane-1", "Gardermoen");
    Position fight = declared(situation, "Gardermoen", "bf-110-1");
    Position off = after(dice(fight, 10, 10), ALLIED, BREAK_OFF);
    assertThat(isOffered(off, ALLIED, land("hurricane-1", "Værnes"))).isTrue();
    assertThat(isOffered(off, ALLIED, land("hurricane-1", "Gardermoen"))).isFalse();
    Position gone = after(off, ALLIED, land("hurricane-1", "Værnes"));
    assertThat(gone.piece("hurricane-1").place()).isEqualTo(place("Værnes"));
    assertThat(gone.piece("hurricane-1").hasActed()).isFalse();
  }

  private static Command land(String aircraft, String base) {
    return new AirCommand.Land(List.of(aircraft), place(base));
  }

  @Test
  void R3_3_1_b_escortsMayLeaveTheAttackToTheBombers() {
    Position over =
        declared(strike().with("bf-110-1", "Fornebu"), "Bergen", "bf-110-1", "he-111-1");
    assertThat(isOffered(over, GERMAN, aim())).isTrue();
    Position alone = after(over, GERMAN, aim("bf-110-1"));
    assertThat(
            alone.agenda().frames().stream()
                .filter(AirFrame.Mission.class::isInstance)
                .map(frame -> ((AirFrame.Mission) frame).engaged())
                .findFirst())
        .contains(List.of("he-111-1"));
  }

  @Test
  void R7_1_b_theWayIsPublicOnceItIsDeclared() {
    Position draft =
        after(
            strike().frame(new AirFrame.Striking(GERMAN)).position(),
            GERMAN,
            new AirCommand.Strike(List.of("he-111-1")));
    List<Event> events = Situation.events(draft, GERMAN, new RouteCommand.To(place("Bergen")));
    assertThat(events).anyMatch(AirEvent.TookOff.class::isInstance);
  }

  /** Aircraft in the movement phase. */
  private static Position moving(Piece passenger) {
    return Situation.at(TurnPhase.MOVEMENT)
        .german("Fornebu", "Sola", "Oslo")
        .with("ju-52-1", "Fornebu")
        .with("he-111-1", "Sola")
        .with(passenger)
        .frame(new MovementFrame.Moving(GERMAN))
        .position();
  }

  @Test
  void R11_0_d_r19_transportsCarryWhoWasUsedInAnotherPhase() {
    Piece used =
        Piece.fresh("german-138-mountain-infantry", place("Fornebu")).acting(TurnPhase.COMBAT);
    Command ferry =
        new AirCommand.Ferry(
            "ju-52-1", List.of("german-138-mountain-infantry"), List.of(), List.of());
    assertThat(isOffered(moving(used), GERMAN, ferry)).isTrue();
    assertThat(refusals(moving(used.acting(TurnPhase.MOVEMENT)), GERMAN, ferry))
        .containsExactly("7.6-b");
  }

  @Test
  void R7_6_b_r109_inTheMovementPhaseBeingFlownIsTheMovement() {
    Piece fresh = Piece.fresh("german-138-mountain-infantry", place("Fornebu"));
    Position landed =
        after(
            moving(fresh),
            GERMAN,
            List.of(
                new AirCommand.Ferry("ju-52-1", List.of(fresh.id()), List.of(), List.of()),
                new RouteCommand.To(place("Sola"))));
    assertThat(landed.piece(fresh.id()).place()).isEqualTo(place("Sola"));
    assertThat(landed.piece(fresh.id()).acted()).containsExactly(TurnPhase.MOVEMENT);
  }

  @Test
  void R11_0_a_aircraftWithAnActionLeftMove() {
    Piece fresh = Piece.fresh("german-138-mountain-infantry", place("Fornebu"));
    assertThat(isOffered(moving(fresh), GERMAN, new AirCommand.Fly(List.of("ju-52-1")))).isTrue();
  }

  @Test
  void R7_2_b_r29_theInterceptorAttacks() {
    Position window = declared(strike().with("hurricane-1", "Gardermoen"), "Bergen", "he-111-1");
    Position fight = after(window, ALLIED, meet(leg(window).get(1), "hurricane-1"));
    FightFrame.Throwing throwing = (FightFrame.Throwing) fight.agenda().top();
    assertThat(throwing.battle().fight().attacker().fighters().getFirst().unit())
        .isEqualTo("hurricane-1");
    assertThat(throwing.battle().fight().place()).isEqualTo(leg(window).get(1));
  }

  @Test
  void R7_5_6_survivorsLandWithinWhatMovementIsLeft() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .german("Fornebu", "Sola", "Kjevik")
            .with("ju-87-1", "Sola")
            .with("british-destroyer-1", "Bergen");
    Position over = declared(situation, "Bergen", "ju-87-1");
    Position home = after(dice(over, 10, 10, 10), GERMAN, BREAK_OFF);
    assertThat(home.piece("ju-87-1").place()).isEqualTo(place("Sola"));
    assertThat(home.agenda().frames()).noneMatch(AirFrame.Mission.class::isInstance);
  }

  /** A Bf 110 over Værnes, where a Hurricane and a Caproni stand. */
  @Test
  void R7_3_b_r136_onceNoFighterIsLeftTheOthersAreAttackedOnTheGround() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .german("Fornebu")
            .with("bf-110-1", "Fornebu")
            .reduced("hurricane-1", "Værnes")
            .with("caproni-1", "Værnes");
    Position fight = declared(situation, "Værnes", "bf-110-1");
    assertThat(battle(fight)).isEqualTo(BattleKind.AIR);
    Position ground = after(dice(fight, 1, 10), GERMAN, new FightCommand.NameVictim("hurricane-1"));
    assertThat(battle(ground)).isEqualTo(BattleKind.AIRFIELD);
    Position over = dice(dice(ground, 10), 10);
    assertThat(over.piece("caproni-1").reduced()).isFalse();
    assertThat(isOffered(over, GERMAN, land("bf-110-1", "Fornebu"))).isTrue();
  }

  /** A Hurricane bound for a carrier has fought, and there is no other base than its own. */
  @Test
  void R7_2_b_whoCanOnlyTurnBackIsNotAsked() {
    Position window =
        after(
            Situation.at(TurnPhase.AIR)
                .german("Fornebu", "Sola", "Kjevik", "Kjeller", "Gardermoen", "Værnes")
                .with("glorious", "0948")
                .with("hurricane-1", "Bardufoss")
                .with("bf-109-1", "2156")
                .frame(new AirFrame.Transferring(ALLIED))
                .position(),
            ALLIED,
            List.of(
                new AirCommand.Fly(List.of("hurricane-1")), new RouteCommand.To(place("0948"))));
    Position met = after(window, GERMAN, meet(leg(window).get(1), "bf-109-1"));
    Position broken = after(after(dice(met, 10, 10), ALLIED, FIGHT_ON), GERMAN, BREAK_OFF);
    assertThat(broken.agenda().frames()).noneMatch(AirFrame.Deviating.class::isInstance);
    assertThat(broken.piece("hurricane-1").place()).isEqualTo(place("Bardufoss"));
  }

  /** 3.3.1-b speaks of fighters: bombers do not wait while their escort attacks. */
  @Test
  void R3_3_1_b_bombersDoNotLeaveTheAttackToTheirEscort() {
    Position over =
        declared(
            strike().with("bf-110-1", "Fornebu").with("bf-110-2", "Fornebu"),
            "Bergen",
            "bf-110-1",
            "bf-110-2",
            "he-111-1");
    assertThat(isOffered(over, GERMAN, aim("bf-110-1", "bf-110-2"))).isTrue();
    assertThat(isOffered(over, GERMAN, aim("bf-110-1"))).isTrue();
    assertThat(refusals(over, GERMAN, aim("he-111-1"))).containsExactly("3.3.1-b");
    Position fighters = declared(strike().with("bf-110-1", "Fornebu"), "Bergen", "bf-110-1");
    assertThat(battle(fighters)).isEqualTo(BattleKind.AERO_NAVAL);
  }

  private static Command aim(String... waiting) {
    return new AirCommand.AimAt(Quarry.SHIPS, List.of(waiting));
  }
}
