package umpire.weserubung.play.air;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.after;
import static umpire.weserubung.play.Situation.asked;
import static umpire.weserubung.play.Situation.isOffered;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.Situation.refusals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.MovementFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.MapFacts;

/** 3.2.3-b, r34: parachutists who are dropped in the movement phase. */
class R03_DropsTest {
  private static final String JUMPERS = "german-2-parachute";
  private static final String OTHERS = "german-3-parachute";
  private static final String TRANSPORT = "ju-52-1";
  private static final Place INLAND = new Place("1806");
  private static final Command LET_FLY = new AirCommand.LetFly();
  private static final Command FIGHT_ON = new FightCommand.FightOn();

  /** A Junkers in Denmark, and infantry in Oslo which may still move when it is back. */
  private static Situation denmark() {
    return Situation.at(TurnPhase.MOVEMENT)
        .german("Oslo")
        .with("german-307-infantry", "Oslo")
        .with(TRANSPORT, "denmark")
        .frame(new MovementFrame.Moving(GERMAN));
  }

  private static Situation ready() {
    return denmark().with(JUMPERS, "denmark");
  }

  private static Command drop(String... parachutists) {
    return new AirCommand.Drop(TRANSPORT, List.of(parachutists), List.of());
  }

  private static Command to(Place hex) {
    return new RouteCommand.To(hex);
  }

  /** The order is given and its way declared. */
  private static Position sent(Situation situation, Place hex, String... parachutists) {
    return after(situation.position(), GERMAN, List.of(drop(parachutists), to(hex)));
  }

  /** What they throw who jump. */
  private static Position jump(Position over, Integer... dice) {
    Pending.Draw<Command> draw = (Pending.Draw<Command>) Situation.RULES.at(over).pending();
    return put(over, new Input.Drawn<>(draw.id(), List.of(dice)));
  }

  /** What the combat adjudicator throws. */
  private static Position fire(Position fight, Integer... dice) {
    Pending.Question<Command> question =
        (Pending.Question<Command>) Situation.RULES.at(fight).pending();
    ScriptedChance chance = new ScriptedChance(Arrays.asList(dice));
    CombatBrief brief = (CombatBrief) question.brief();
    return put(
        fight,
        new Input.Reported<>(question.id(), new WeserubungCombat().adjudicate(brief, chance)));
  }

  private static Position put(Position before, Input<Command> input) {
    Ruling<Position, Command, umpire.kernel.event.Event<Position>> ruling =
        Situation.RULES.rule(Situation.RULES.at(before), input);
    assertThat(ruling).isInstanceOf(Ruling.Accepted.class);
    Position after = before;
    for (umpire.kernel.event.Event<Position> event :
        ((Ruling.Accepted<Position, Command, umpire.kernel.event.Event<Position>>) ruling)
            .events()) {
      after = Situation.RULES.apply(after, event);
    }
    return after;
  }

  @Test
  void R3_2_3_b_r34_parachutistsTakeAVacantHexInTheMovementPhase() {
    Position before = ready().position();
    assertThat(isOffered(before, GERMAN, drop(JUMPERS))).isTrue();

    Position down = jump(sent(ready(), INLAND, JUMPERS), 8);

    Piece jumpers = down.piece(JUMPERS);
    assertThat(jumpers.place()).isEqualTo(INLAND);
    assertThat(jumpers.isAboard()).isFalse();
    assertThat(jumpers.reduced()).isFalse();
    assertThat(down.country().control(INLAND)).isEqualTo(Side.GERMAN);
    assertThat(down.piece(TRANSPORT).place()).isEqualTo(place("denmark"));
    assertThat(down.piece(TRANSPORT).acted()).containsExactly(TurnPhase.MOVEMENT);
    assertThat(down.agenda().frames()).noneMatch(AirFrame.class::isInstance);
  }

  @Test
  void R3_2_3_b_r34_itIsNoOffensive() {
    Position before = ready().position();
    Position down = jump(sent(ready(), INLAND, JUMPERS), 8);

    assertThat(before.treasury(Nation.GERMANY).offensives()).isZero();
    assertThat(down.treasury(Nation.GERMANY)).isEqualTo(before.treasury(Nation.GERMANY));
  }

  @Test
  void R3_2_3_b_r34_whoJumpsBadlyIsReducedAndTakesTheHex() {
    Situation two = ready().with(OTHERS, "denmark");

    Position down = jump(sent(two, INLAND, JUMPERS, OTHERS), 9, 8);

    assertThat(down.piece(JUMPERS).reduced()).isTrue();
    assertThat(down.piece(OTHERS).reduced()).isFalse();
    assertThat(List.of(down.piece(JUMPERS).place(), down.piece(OTHERS).place()))
        .containsOnly(INLAND);
    assertThat(down.country().control(INLAND)).isEqualTo(Side.GERMAN);
  }

  @Test
  void R3_2_3_b_r34_onlyOnAVacantHex() {
    for (String there :
        List.of("norwegian-6-infantry", "norwegian-gladiator-1", "german-324-infantry")) {
      Situation held = ready().with(Piece.fresh(there, INLAND).acting(TurnPhase.MOVEMENT));
      Position draft = after(held.position(), GERMAN, drop(JUMPERS));
      assertThat(refusals(draft, GERMAN, to(INLAND))).as(there).containsExactly("3.2.3-b/r34");
    }
  }

  @Test
  void R3_2_3_f_nobodyIsDroppedOnATownInTheMovementPhase() {
    Position draft = after(ready().position(), GERMAN, drop(JUMPERS));

    assertThat(refusals(draft, GERMAN, to(place("Kristiansand")))).containsExactly("3.2.3-f");
  }

  @Test
  void R3_2_3_b_r34_notIntoTheSeaNorIntoABox() {
    Position draft = after(ready().position(), GERMAN, drop(JUMPERS));

    assertThat(isOffered(draft, GERMAN, to(INLAND))).isTrue();
    assertThat(isOffered(draft, GERMAN, to(new Place("1905")))).isFalse();
    assertThat(isOffered(draft, GERMAN, to(place("britain")))).isFalse();
  }

  @Test
  void R3_3_f_theTransportGetsHomeFromThereToo() {
    Position draft = after(ready().position(), GERMAN, drop(JUMPERS));

    assertThat(refusals(draft, GERMAN, to(place("Bardufoss")))).containsExactly("3.3-f");
  }

  @Test
  void R3_2_3_b_parachutistsAloneAreDropped() {
    Situation infantry = ready().with("german-159-infantry", "denmark");
    Position before = infantry.with(OTHERS, "Oslo").position();

    assertThat(refusals(before, GERMAN, drop("german-159-infantry"))).containsExactly("3.2.3-b");
    assertThat(refusals(before, GERMAN, drop(OTHERS))).containsExactly("7.6-b");
    assertThat(
            refusals(
                before,
                GERMAN,
                new AirCommand.Drop("german-159-infantry", List.of(JUMPERS), List.of())))
        .containsExactly("3.3.3-a");
  }

  @Test
  void R3_3_3_c_aReducedTransportDropsOneUnit() {
    Position before =
        denmark()
            .reduced(TRANSPORT, "denmark")
            .with(JUMPERS, "denmark")
            .with(OTHERS, "denmark")
            .position();

    assertThat(isOffered(before, GERMAN, drop(OTHERS))).isTrue();
    assertThat(refusals(before, GERMAN, drop(JUMPERS, OTHERS))).containsExactly("3.3.3-c");
  }

  @Test
  void R11_0_d_theTransportNeedsAnActionForADrop() {
    Piece spent =
        Piece.fresh(TRANSPORT, place("denmark")).acting(TurnPhase.AIR).acting(TurnPhase.COMBAT);

    assertThat(refusals(ready().with(spent).position(), GERMAN, drop(JUMPERS)))
        .containsExactly("3.3-d");
  }

  @Test
  void R3_2_3_b_r135_aJumpIsAnActionOfTheParachutists() {
    Piece used = Piece.fresh(JUMPERS, place("denmark")).acting(TurnPhase.COMBAT);
    Position down = jump(sent(ready(), INLAND, JUMPERS), 1);

    assertThat(down.piece(JUMPERS).acted()).containsExactly(TurnPhase.MOVEMENT);
    assertThat(refusals(denmark().with(used).position(), GERMAN, drop(JUMPERS)))
        .containsExactly("3.2-e");
  }

  @Test
  void R3_2_3_g_reducedOnesAreNotDroppedOnAnEnemyHex() {
    Situation reduced = denmark().reduced(JUMPERS, "denmark");

    assertThat(refusals(reduced.position(), GERMAN, drop(JUMPERS))).containsExactly("3.2.3-g");
    Position draft = after(reduced.german("1806").position(), GERMAN, drop(JUMPERS));
    assertThat(refusals(draft, GERMAN, to(new Place("1706")))).containsExactly("3.2.3-g");
  }

  @Test
  void R3_2_3_g_r134_reducedOnesJumpOnAVacantHexOfTheirSide() {
    Situation reduced = denmark().reduced(JUMPERS, "denmark").german("1806");

    Position down = jump(sent(reduced, INLAND, JUMPERS), 10);

    assertThat(down.piece(JUMPERS).place()).isEqualTo(INLAND);
    assertThat(down.piece(JUMPERS).reduced()).isTrue();
  }

  /** 3.3-g: the base that they have taken is a base by then. */
  @Test
  void R3_3_g_theTransportMayLandOnTheAirfieldThatIsTaken() {
    Position down = jump(sent(ready(), place("Kjevik"), JUMPERS), 8);
    Command land = new AirCommand.Land(List.of(TRANSPORT), place("Kjevik"));

    assertThat(after(down, GERMAN, land).piece(TRANSPORT).place()).isEqualTo(place("Kjevik"));
  }

  private static Situation watched() {
    return ready().with("hurricane-1", "Kjevik");
  }

  /** Met on its way by the Hurricane of Kjevik. */
  private static Position met() {
    Position window = sent(watched(), INLAND, JUMPERS);
    List<Place> leg = ((AirFrame.AirWatch) window.agenda().top()).flight().leg();
    return after(
        window,
        ALLIED,
        new AirCommand.InterceptFlight(leg.get(leg.size() - 2), List.of("hurricane-1")));
  }

  @Test
  void R11_0_a_r32_fightersMayMeetADrop() {
    Position window = sent(watched(), INLAND, JUMPERS);

    assertThat(asked(window, ALLIED).rule().value()).isEqualTo("7.2-a");
    Position home = jump(after(window, ALLIED, LET_FLY), 8);
    assertThat(home.piece(JUMPERS).place()).isEqualTo(INLAND);
    Position flown = after(home, GERMAN, new AirCommand.Land(List.of(TRANSPORT), place("denmark")));
    assertThat(asked(flown, ALLIED).rule().value()).isEqualTo("7.2-a");
  }

  @Test
  void R7_2_b_aDropThatComesThroughGoesOnOrElsewhereOrBack() {
    Position through =
        after(after(fire(met(), 10), GERMAN, FIGHT_ON), ALLIED, new FightCommand.BreakOff());

    Position elsewhere = after(through, GERMAN, new AirCommand.ChangeRoute());
    Position there = after(elsewhere, GERMAN, to(new Place("1706")));
    assertThat(jump(there, 8).piece(JUMPERS).place()).isEqualTo(new Place("1706"));
    Position on = after(through, GERMAN, new AirCommand.FlyOn());
    assertThat(jump(on, 8).piece(JUMPERS).place()).isEqualTo(INLAND);
    Position back = after(through, GERMAN, new AirCommand.TurnBack());
    assertThat(back.piece(JUMPERS).place()).isEqualTo(place("denmark"));
    assertThat(back.piece(JUMPERS).isAboard()).isFalse();
    assertThat(back.agenda().frames()).noneMatch(AirFrame.class::isInstance);
  }

  @Test
  void R7_2_b_withTheTransportTheParachutistsAreLost() {
    Position damaged = after(after(fire(met(), 1), GERMAN, FIGHT_ON), ALLIED, FIGHT_ON);
    Position lost = fire(damaged, 1);

    assertThat(lost.forces().pool()).contains(TRANSPORT, JUMPERS);
    assertThat(lost.country().control(INLAND)).isEqualTo(Side.ALLIED);
    assertThat(lost.agenda().frames()).noneMatch(AirFrame.class::isInstance);
  }

  private static Command escorted(String... escorts) {
    return new AirCommand.Drop(TRANSPORT, List.of(JUMPERS), List.of(escorts));
  }

  private static Situation convoy() {
    return ready().with("bf-110-1", "denmark").with("bf-110-2", "denmark");
  }

  @Test
  void R3_2_3_b_r161_fightersFlyAlongWithADrop() {
    Position before = convoy().with("he-111-1", "denmark").with("bf-110-3", "Oslo").position();

    assertThat(isOffered(before, GERMAN, drop(JUMPERS))).isTrue();
    assertThat(isOffered(before, GERMAN, escorted("bf-110-1", "bf-110-2"))).isTrue();
    assertThat(refusals(before, GERMAN, escorted("he-111-1"))).containsExactly("3.3.1-b");
    assertThat(refusals(before, GERMAN, escorted("bf-110-3"))).containsExactly("7.1-b/r86");
    Position over = after(before, GERMAN, List.of(escorted("bf-110-1"), to(INLAND)));
    Position down = jump(over, 8);
    assertThat(down.piece(JUMPERS).place()).isEqualTo(INLAND);
    for (String one : List.of(TRANSPORT, "bf-110-1")) {
      assertThat(down.piece(one).place()).as(one).isEqualTo(place("denmark"));
      assertThat(down.piece(one).acted()).as(one).containsExactly(TurnPhase.MOVEMENT);
    }
    assertThat(down.piece("bf-110-2").hasActed()).isFalse();
  }

  /**
   * The transport flies 20 hexes there and back and farther, a Bf 109 no more than its 25 points.
   */
  @Test
  void R3_2_3_b_r161_noFartherThanTheEscortComesHome() {
    Position before = ready().with("bf-109-1", "denmark").position();
    Position alone = after(before, GERMAN, drop(JUMPERS));
    Position along = after(before, GERMAN, escorted("bf-109-1"));
    AirWays ways = new AirWays(new MapFacts(Situation.PACK.map()));
    Place far =
        ways.places().stream()
            .filter(hex -> ways.cost(MapFacts.DENMARK, hex) == 13)
            .filter(hex -> isOffered(alone, GERMAN, to(hex)))
            .findFirst()
            .orElseThrow();

    assertThat(refusals(along, GERMAN, to(far))).containsExactly("3.3-f");
    assertThat(isOffered(along, GERMAN, to(INLAND))).isTrue();
  }

  /** Met with its escort, which fights on when the transport is gone, and can but turn back. */
  @Test
  void R3_2_3_b_r161_anEscortAloneTurnsBack() {
    Position before =
        convoy().reduced(TRANSPORT, "denmark").with("hurricane-1", "Kjevik").position();
    Position window = after(before, GERMAN, List.of(escorted("bf-110-1"), to(INLAND)));
    List<Place> leg = ((AirFrame.AirWatch) window.agenda().top()).flight().leg();
    Position met =
        after(
            window,
            ALLIED,
            new AirCommand.InterceptFlight(leg.get(leg.size() - 2), List.of("hurricane-1")));

    Position hit = fire(met, 1, 10);
    Position lost = after(hit, ALLIED, new FightCommand.NameVictim(TRANSPORT));

    assertThat(lost.forces().pool()).contains(TRANSPORT, JUMPERS);
    Position left = after(after(lost, GERMAN, FIGHT_ON), ALLIED, new FightCommand.BreakOff());
    assertThat(left.agenda().frames()).noneMatch(AirFrame.class::isInstance);
    assertThat(left.piece("bf-110-1").place()).isEqualTo(place("denmark"));
  }
}
