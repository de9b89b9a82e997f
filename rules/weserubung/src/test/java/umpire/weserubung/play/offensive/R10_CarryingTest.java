package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.offensive.Orders.commit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.testkit.cases.ScriptedMatch;
import umpire.testkit.match.Rulebook;
import umpire.weserubung.Weserubung;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.DropOn;
import umpire.weserubung.model.command.OffensiveCommand.LandTroops;
import umpire.weserubung.model.command.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.command.OffensiveCommand.Occupy;
import umpire.weserubung.model.command.OffensiveCommand.SendAircraft;
import umpire.weserubung.model.command.OffensiveCommand.SendParachutists;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.MapFacts;

/** Offensives from the launch to the way home, with dice that the test dictates. */
class R10_CarryingTest {
  private static final Rulebook BOOK = Rulebook.of(new Weserubung());
  private static final MapFacts CHART = new MapFacts(Situation.PACK.map());
  private static final String INFANTRY = "german-307-infantry";
  private static final String FOE = "norwegian-6-infantry";
  private static final String JUMPERS = "german-2-parachute";
  private static final Place HONEFOSS = place("Hønefoss");
  private static final Place FIELD = field();

  private static final Position FACING = facing().position();

  /** A land hex beside Oslo without a town. */
  private static Place field() {
    return CHART.neighbours(place("Oslo")).stream()
        .filter(hex -> CHART.isLand(hex) && !CHART.isTown(hex))
        .filter(hex -> !CHART.barsLand(place("Oslo"), hex))
        .findFirst()
        .orElseThrow();
  }

  private static Situation german() {
    return Situation.at(TurnPhase.COMBAT)
        .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(3))
        .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()));
  }

  /** The table after these orders; dice that are not dictated are 10. */
  private static ScriptedMatch<Position, Command, Event> played(
      Situation situation, List<Integer> dice, Command... orders) {
    List<Integer> script = new ArrayList<>(dice);
    script.addAll(Collections.nCopies(200, 10));
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        new ScriptedMatch<>(BOOK, situation.position(), new ScriptedChance(script));
    for (Command order : orders) {
      scriptedMatch.put(new Input.Chosen<>(GERMAN, order));
    }
    return scriptedMatch;
  }

  /** Lets everybody's time run out until that kind of frame is on top again. */
  private static void lapse(
      ScriptedMatch<Position, Command, Event> scriptedMatch,
      Class<? extends OffensiveFrame> until) {
    for (int i = 0; i < 200 && !until.isInstance(scriptedMatch.position().agenda().top()); i++) {
      scriptedMatch.lapse(asked(scriptedMatch));
    }
    assertThat(scriptedMatch.position().agenda().top()).isInstanceOf(until);
  }

  /** Lets everybody's time run out until the offensive is over. */
  private static void ended(ScriptedMatch<Position, Command, Event> scriptedMatch) {
    for (int i = 0; i < 200; i++) {
      if (scriptedMatch.events().stream()
          .anyMatch(OffensiveEvent.OffensiveEnded.class::isInstance)) {
        return;
      }
      scriptedMatch.lapse(asked(scriptedMatch));
    }
    throw new AssertionError("the offensive comes to no end");
  }

  private static Seat asked(ScriptedMatch<Position, Command, Event> scriptedMatch) {
    return ((Pending.Choices<Command>) scriptedMatch.pending()).asked().keySet().iterator().next();
  }

  private static Situation facing() {
    return german().german("Oslo").with(INFANTRY, "Oslo").with(FOE, "Hønefoss");
  }

  private static ScriptedMatch<Position, Command, Event> won() {
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        played(
            facing(),
            List.of(1, 10, 1, 10),
            new Attack(HONEFOSS),
            commit(FACING, HONEFOSS, INFANTRY),
            new LaunchOffensive());
    lapse(scriptedMatch, OffensiveFrame.Carrying.class);
    return scriptedMatch;
  }

  @Test
  void R10_2_7_theBattleIsFought() {
    ScriptedMatch<Position, Command, Event> scriptedMatch = won();

    assertThat(scriptedMatch.events()).anyMatch(FightEvent.FightBegan.class::isInstance);
    assertThat(scriptedMatch.position().forces().pool()).contains(FOE);
  }

  @Test
  void R10_3_6_whoWinsMayOccupyTheHex() {
    ScriptedMatch<Position, Command, Event> scriptedMatch = won();

    scriptedMatch.put(new Input.Chosen<>(GERMAN, new Occupy(List.of(INFANTRY))));

    assertThat(scriptedMatch.position().piece(INFANTRY).place()).isEqualTo(HONEFOSS);
    assertThat(scriptedMatch.position().country().control(HONEFOSS)).isEqualTo(Side.GERMAN);
  }

  @Test
  void R10_3_6_whoWinsNeedNotOccupyIt() {
    ScriptedMatch<Position, Command, Event> scriptedMatch = won();

    scriptedMatch.put(new Input.Chosen<>(GERMAN, new Occupy(List.of())));

    assertThat(scriptedMatch.position().piece(INFANTRY).place()).isNotEqualTo(HONEFOSS);
    assertThat(scriptedMatch.position().country().control(HONEFOSS)).isEqualTo(Side.ALLIED);
  }

  @Test
  void R3_2_1_a_infantryFightsInTheHexItAttacks() {
    ScriptedMatch<Position, Command, Event> scriptedMatch = won();

    assertThat(scriptedMatch.position().piece(INFANTRY).place()).isEqualTo(HONEFOSS);
  }

  @Test
  void R10_6_eachNationPaysOnce() {
    Situation allies =
        Situation.at(TurnPhase.COMBAT)
            .first(Side.ALLIED)
            .treasury(Nation.NORWAY, MoraleAccount.of(50).buying(2))
            .treasury(Nation.BRITAIN, MoraleAccount.of(20).buying(2))
            .frame(new OffensiveFrame.Alternating(Side.ALLIED, 0, Set.of()))
            .german("Oslo")
            .with(INFANTRY, "Oslo")
            .with(FOE, "Hønefoss")
            .with("british-146-infantry", "Hønefoss");
    Place oslo = place("Oslo");

    Position after =
        Situation.after(
            allies.position(),
            ALLIED,
            List.of(
                new Attack(oslo),
                commit(allies.position(), oslo, FOE, "british-146-infantry"),
                new LaunchOffensive()));

    assertThat(after.treasury(Nation.NORWAY).offensives()).isEqualTo(1);
    assertThat(after.treasury(Nation.BRITAIN).offensives()).isEqualTo(1);
  }

  private static Situation paratroops() {
    return german().with("ju-52-1", "denmark").with(JUMPERS, "denmark");
  }

  private static ScriptedMatch<Position, Command, Event> dropped(Situation situation, int die) {
    return played(
        situation,
        List.of(die),
        new DropOn(FIELD),
        new SendParachutists(FIELD, "ju-52-1", List.of(JUMPERS)),
        new RouteCommand.To(FIELD),
        new LaunchOffensive());
  }

  @Test
  void R10_8_b_aJumpIntoAVacantHex() {
    Piece whole = dropped(paratroops(), 8).position().piece(JUMPERS);
    Piece reduced = dropped(paratroops(), 9).position().piece(JUMPERS);

    assertThat(whole.place()).isEqualTo(FIELD);
    assertThat(whole.reduced()).isFalse();
    assertThat(reduced.place()).isEqualTo(FIELD);
    assertThat(reduced.reduced()).isTrue();
  }

  @Test
  void R10_8_a_theTransportFliesHome() {
    ScriptedMatch<Position, Command, Event> scriptedMatch = dropped(paratroops(), 8);
    ended(scriptedMatch);

    assertThat(scriptedMatch.position().piece("ju-52-1").place()).isEqualTo(MapFacts.DENMARK);
    assertThat(scriptedMatch.position().piece("ju-52-1").acted()).containsExactly(TurnPhase.COMBAT);
  }

  @Test
  void R10_8_c_aJumpAmongTheEnemy() {
    Situation among = paratroops().with(FOE, FIELD.id());

    assertThat(dropped(among, 7).events())
        .contains(new AirEvent.ParachutistsJumped(JUMPERS, FIELD, 7, 7, "10.8-c"))
        .anyMatch(FightEvent.FightBegan.class::isInstance);
    assertThat(dropped(among, 8).events())
        .anyMatch(FightEvent.FightBegan.class::isInstance)
        .contains(new AirEvent.ParachutistsJumped(JUMPERS, FIELD, 8, 7, "10.8-c"));
  }

  @Test
  @Rule({"10.4-b", "10.8-c/r6"})
  void R10_2_5_aJumpIntoABattle() {
    Situation battle = paratroops().german("Oslo").with(INFANTRY, "Oslo").with(FOE, FIELD.id());
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        played(
            battle,
            List.of(8),
            new Attack(FIELD),
            commit(battle.position(), FIELD, INFANTRY),
            new SendParachutists(FIELD, "ju-52-1", List.of(JUMPERS)),
            new RouteCommand.To(FIELD),
            new LaunchOffensive());

    FightEvent.FightBegan began =
        scriptedMatch.events().stream()
            .filter(FightEvent.FightBegan.class::isInstance)
            .map(FightEvent.FightBegan.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(scriptedMatch.events())
        .contains(new AirEvent.ParachutistsJumped(JUMPERS, FIELD, 8, 7, "10.4-b"));
    assertThat(began.fight().attacker().fighters())
        .noneMatch(fighter -> fighter.unit().equals(JUMPERS));
  }

  /** Why these parachutists do not jump into an attack from Oslo. */
  private static List<String> whyNoJump(Situation situation) {
    Position drafted =
        Situation.after(
            situation
                .german("Oslo")
                .with("ju-52-1", "denmark")
                .with(INFANTRY, "Oslo")
                .with(FOE, FIELD.id())
                .position(),
            GERMAN,
            new Attack(FIELD));
    return Situation.refusals(
        drafted, GERMAN, new SendParachutists(FIELD, "ju-52-1", List.of(JUMPERS)));
  }

  @Test
  void R10_4_a_parachutistsStartWhereTheirTransportIs() {
    assertThat(whyNoJump(german().with(JUMPERS, "Oslo"))).containsExactly("10.4-a");
  }

  @Test
  void R3_2_3_g_reducedParachutistsDoNotJump() {
    assertThat(whyNoJump(german().reduced(JUMPERS, "denmark"))).containsExactly("3.2.3-g");
  }

  @Test
  void R10_2_3_fightersNearByAreAsked() {
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        played(
            facing().with("he-111-1", "denmark").with("norwegian-gladiator-1", "Fornebu"),
            List.of(),
            new Attack(HONEFOSS),
            commit(
                facing().with("norwegian-gladiator-1", "Fornebu").position(), HONEFOSS, INFANTRY),
            new SendAircraft(HONEFOSS, List.of("he-111-1")),
            new RouteCommand.To(HONEFOSS),
            new LaunchOffensive());

    Pending.Choices<Command> choices = (Pending.Choices<Command>) scriptedMatch.pending();
    assertThat(choices.asked()).containsOnlyKeys(ALLIED);
    assertThat(choices.asked().values().iterator().next().offers().admits(new AirCommand.LetFly()))
        .isTrue();
  }

  @Test
  void R10_3_7_aircraftFlyHomeAfterIt() {
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        played(
            facing().with("he-111-1", "denmark"),
            List.of(1, 10, 10, 1, 10, 10),
            new Attack(HONEFOSS),
            commit(FACING, HONEFOSS, INFANTRY),
            new SendAircraft(HONEFOSS, List.of("he-111-1")),
            new RouteCommand.To(HONEFOSS),
            new LaunchOffensive());
    ended(scriptedMatch);

    Place base = scriptedMatch.position().piece("he-111-1").place();
    assertThat(MapFacts.isBox(base) || CHART.isAirfield(base)).isTrue();
  }

  private static ScriptedMatch<Position, Command, Event> narvik(int die) {
    Place narvik = place("Narvik");
    String troops = "german-139-mountain-infantry";
    return played(
        german()
            .turn(1)
            .with("norwegian-15-infantry", "Narvik")
            .with("german-transport-1", "Narvik")
            .aboard(troops, "german-transport-1"),
        List.of(die),
        new Attack(narvik),
        new LandTroops(narvik, List.of(troops)),
        new LaunchOffensive());
  }

  @Test
  void R14_2_1_theGarrisonOfNarvikMayLayDownItsArms() {
    ScriptedMatch<Position, Command, Event> surrendered = narvik(7);
    ScriptedMatch<Position, Command, Event> defended = narvik(8);

    assertThat(surrendered.position().forces().pool()).contains("norwegian-15-infantry");
    assertThat(surrendered.events()).noneMatch(FightEvent.FightBegan.class::isInstance);
    assertThat(defended.position().forces().pool()).doesNotContain("norwegian-15-infantry");
    assertThat(defended.events()).anyMatch(FightEvent.FightBegan.class::isInstance);
  }

  @Test
  void R10_7_8_whoLandsAndWinsGoesAshore() {
    ScriptedMatch<Position, Command, Event> scriptedMatch = narvik(7);
    String troops = "german-139-mountain-infantry";

    scriptedMatch.put(new Input.Chosen<>(GERMAN, new Occupy(List.of(troops))));

    assertThat(scriptedMatch.position().piece(troops).isAboard()).isFalse();
    assertThat(scriptedMatch.position().country().control(place("Narvik"))).isEqualTo(Side.GERMAN);
  }

  @Test
  void R14_2_1_r144_theGarrisonIsTriedOnce() {
    Place narvik = place("Narvik");
    String troops = "german-139-mountain-infantry";
    ScriptedMatch<Position, Command, Event> again =
        played(
            german()
                .turn(1)
                .with(Piece.fresh("norwegian-15-infantry", narvik).marked(Mark.LOYAL))
                .with("german-transport-1", "Narvik")
                .aboard(troops, "german-transport-1"),
            List.of(7),
            new Attack(narvik),
            new LandTroops(narvik, List.of(troops)),
            new LaunchOffensive());

    assertThat(narvik(8).position().piece("norwegian-15-infantry").is(Mark.LOYAL)).isTrue();
    assertThat(again.events()).noneMatch(OffensiveEvent.NarvikTested.class::isInstance);
  }

  private static final Place DRAMMEN = place("Drammen");
  private static final String FULL = "german-159-infantry";
  private static final String REDUCED = "german-193-infantry";

  private static Situation offDrammen() {
    return german()
        .german("Oslo")
        .with("german-transport-1", "Drammen")
        .aboard(FULL, "german-transport-1")
        .with(Piece.fresh(REDUCED, DRAMMEN).aboard("german-transport-1", DRAMMEN).turned(true))
        .with("norwegian-6-infantry", "Drammen");
  }

  private static Fight begun(ScriptedMatch<Position, Command, Event> scriptedMatch) {
    return scriptedMatch.events().stream()
        .filter(FightEvent.FightBegan.class::isInstance)
        .map(event -> ((FightEvent.FightBegan) event).fight())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void R10_7_0_aGeneralByLandMakesNoLandBattleOfALanding() {
    Situation situation = offDrammen().with("engelbrecht", "Oslo");
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        played(
            situation,
            List.of(),
            new Attack(DRAMMEN),
            commit(situation.position(), DRAMMEN, "engelbrecht"),
            new LandTroops(DRAMMEN, List.of(FULL)),
            new LaunchOffensive());

    assertThat(begun(scriptedMatch).kind()).isEqualTo(BattleKind.LANDING);
  }

  @Test
  void R10_7_7_r142_whoLandedBesideOthersPaysForGoingBack() {
    Situation situation = offDrammen().with(INFANTRY, "Oslo");
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        played(
            situation,
            List.of(),
            new Attack(DRAMMEN),
            commit(situation.position(), DRAMMEN, INFANTRY),
            new LandTroops(DRAMMEN, List.of(FULL, REDUCED)),
            new LaunchOffensive(),
            new FightCommand.BreakOff());
    Position after = scriptedMatch.position();

    assertThat(begun(scriptedMatch).kind()).isEqualTo(BattleKind.LAND);
    assertThat(after.piece(FULL).isAboard()).isTrue();
    assertThat(after.piece(FULL).reduced()).isTrue();
    assertThat(after.piece(REDUCED).isAboard()).isFalse();
    assertThat(after.piece(REDUCED).place()).isEqualTo(place("Oslo"));
    assertThat(after.piece(INFANTRY).place()).isEqualTo(place("Oslo"));
  }

  @Test
  void R10_7_8_whoWentBackAboardDoesNotOccupyTheHex() {
    Situation situation = offDrammen();
    situation.reduced("norwegian-6-infantry", "Drammen");
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        played(
            situation,
            List.of(10, 10, 10, 10, 1),
            new Attack(DRAMMEN),
            new LandTroops(DRAMMEN, List.of(FULL, REDUCED)),
            new LaunchOffensive(),
            new FightCommand.BreakOff());

    assertThat(scriptedMatch.position().agenda().top()).isInstanceOf(OffensiveFrame.Carrying.class);
    assertThat(Situation.isOffered(scriptedMatch.position(), GERMAN, new Occupy(List.of(REDUCED))))
        .isTrue();
    assertThat(Situation.isOffered(scriptedMatch.position(), GERMAN, new Occupy(List.of(FULL))))
        .isFalse();
  }

  @Test
  void R10_7_8_r143_whoDoesNotOccupyStaysAboard() {
    ScriptedMatch<Position, Command, Event> scriptedMatch = narvik(7);

    scriptedMatch.put(new Input.Chosen<>(GERMAN, new Occupy(List.of())));

    assertThat(scriptedMatch.position().piece("german-139-mountain-infantry").aboard())
        .isEqualTo("german-transport-1");
  }

  @Test
  void R10_5_a_r141_whoFindsNoRoomBehindHimIsDestroyed() {
    Place target = place("1954");
    Situation situation = german().german("Harstad").with(INFANTRY, "1954");
    List.of(
            "german-159-infantry",
            "german-193-infantry",
            "german-310-infantry",
            "german-324-infantry",
            "german-355-infantry",
            "german-340-infantry")
        .forEach(unit -> situation.with(unit, "Harstad"));
    OrderOfBattle orderOfBattle = new OrderOfBattle(Situation.PACK);
    Plan.Thrust thrust =
        Plan.Thrust.at(target)
            .marching(List.of(new Plan.Approach(INFANTRY, List.of(place("Harstad"), target))));
    Position position =
        situation
            .with(FOE, "1853")
            .with("norwegian-1-infantry", "1854")
            .with("norwegian-2-infantry", "1953")
            .with("norwegian-3-infantry", "2054")
            .with("norwegian-4-infantry", "2053")
            .with("norwegian-5-infantry", "2055")
            .position();
    RulingInProgress<Position, Frame> ruling = Situation.course(position);

    new Retreats(orderOfBattle, CHART, new LandWays(CHART), new Capture(CHART, orderOfBattle))
        .back(
            new OffensiveFrame.Carrying(
                new Plan(GERMAN, Plan.Manner.ATTACK, "", List.of(thrust)),
                0,
                OffensiveFrame.Carrying.Stage.HOME,
                0,
                List.of(),
                List.of()),
            Set.of(),
            List.of(),
            ruling);

    assertThat(ruling.position().forces().pool()).containsExactly(INFANTRY);
  }

  @Test
  void R6_1_a_offensivesPayForAttacks() {
    assertThat(won().events())
        .contains(new OffensiveEvent.OffensivePaid(Map.of(Nation.GERMANY, 1)));
  }
}
