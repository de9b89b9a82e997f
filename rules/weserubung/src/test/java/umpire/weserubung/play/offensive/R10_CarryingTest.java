package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.Conventions.ALLIED;
import static umpire.weserubung.model.Conventions.GERMAN;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.offensive.Orders.commit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.chance.ScriptedChance;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Seat;
import umpire.testkit.Rulebook;
import umpire.testkit.Table;
import umpire.weserubung.Weserubung;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.AirCommand;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Nation;
import umpire.weserubung.model.OffensiveCommand.Attack;
import umpire.weserubung.model.OffensiveCommand.DropOn;
import umpire.weserubung.model.OffensiveCommand.LandTroops;
import umpire.weserubung.model.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.OffensiveCommand.Occupy;
import umpire.weserubung.model.OffensiveCommand.SendAircraft;
import umpire.weserubung.model.OffensiveCommand.SendParachutists;
import umpire.weserubung.model.OffensiveFrame;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.Treasury;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Situation;
import umpire.weserubung.terrain.Chart;

/** Offensives from the launch to the way home, with dice that the test dictates. */
class R10_CarryingTest {
  private static final Rulebook BOOK = Rulebook.of(new Weserubung());
  private static final Chart CHART = new Chart(Situation.PACK.map());
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
        .treasury(Nation.GERMANY, Treasury.of(30).buying(3))
        .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()));
  }

  /** The table after these orders; dice that are not dictated are 10. */
  private static Table<Position, Command, Event> played(
      Situation situation, List<Integer> dice, Command... orders) {
    List<Integer> script = new ArrayList<>(dice);
    script.addAll(Collections.nCopies(200, 10));
    Table<Position, Command, Event> table =
        new Table<>(BOOK, situation.position(), new ScriptedChance(script));
    for (Command order : orders) {
      table.put(new Input.Chosen<>(GERMAN, order));
    }
    return table;
  }

  /** Lets everybody's time run out until that kind of frame is on top again. */
  private static void lapse(
      Table<Position, Command, Event> table, Class<? extends OffensiveFrame> until) {
    for (int i = 0; i < 200 && !until.isInstance(table.position().agenda().top()); i++) {
      table.lapse(asked(table));
    }
    assertThat(table.position().agenda().top()).isInstanceOf(until);
  }

  private static Seat asked(Table<Position, Command, Event> table) {
    return ((Pending.Choices<Command>) table.pending()).asked().keySet().iterator().next();
  }

  private static Situation facing() {
    return german().german("Oslo").with(INFANTRY, "Oslo").with(FOE, "Hønefoss");
  }

  private static Table<Position, Command, Event> won() {
    Table<Position, Command, Event> table =
        played(
            facing(),
            List.of(1, 10, 1, 10),
            new Attack(HONEFOSS),
            commit(FACING, HONEFOSS, INFANTRY),
            new LaunchOffensive());
    lapse(table, OffensiveFrame.Carrying.class);
    return table;
  }

  @Test
  void R10_2_7_theBattleIsFought() {
    Table<Position, Command, Event> table = won();

    assertThat(table.events()).anyMatch(FightEvent.FightBegan.class::isInstance);
    assertThat(table.position().forces().pool()).contains(FOE);
  }

  @Test
  void R10_3_6_whoWinsMayOccupyTheHex() {
    Table<Position, Command, Event> table = won();

    table.put(new Input.Chosen<>(GERMAN, new Occupy(List.of(INFANTRY))));

    assertThat(table.position().piece(INFANTRY).place()).isEqualTo(HONEFOSS);
    assertThat(table.position().country().control(HONEFOSS)).isEqualTo(Side.GERMAN);
  }

  @Test
  void R10_3_6_whoWinsNeedNotOccupyIt() {
    Table<Position, Command, Event> table = won();

    table.put(new Input.Chosen<>(GERMAN, new Occupy(List.of())));

    assertThat(table.position().piece(INFANTRY).place()).isNotEqualTo(HONEFOSS);
    assertThat(table.position().country().control(HONEFOSS)).isEqualTo(Side.ALLIED);
  }

  @Test
  void R3_2_1_a_infantryFightsInTheHexItAttacks() {
    Table<Position, Command, Event> table = won();

    assertThat(table.position().piece(INFANTRY).place()).isEqualTo(HONEFOSS);
  }

  @Test
  void R10_6_eachNationPaysOnce() {
    Situation allies =
        Situation.at(TurnPhase.COMBAT)
            .first(Side.ALLIED)
            .treasury(Nation.NORWAY, Treasury.of(50).buying(2))
            .treasury(Nation.BRITAIN, Treasury.of(20).buying(2))
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

  private static Table<Position, Command, Event> dropped(Situation situation, int die) {
    return played(
        situation,
        List.of(die),
        new DropOn(FIELD),
        new SendParachutists(FIELD, "ju-52-1", List.of(JUMPERS)),
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
    Table<Position, Command, Event> table = dropped(paratroops(), 8);
    lapse(table, OffensiveFrame.Alternating.class);

    assertThat(table.position().piece("ju-52-1").place()).isEqualTo(Chart.DENMARK);
    assertThat(table.position().piece("ju-52-1").acted()).containsExactly(TurnPhase.COMBAT);
  }

  @Test
  void R10_8_c_aJumpAmongTheEnemy() {
    Situation among = paratroops().with(FOE, FIELD.id());

    assertThat(dropped(among, 7).events())
        .contains(new OffensiveEvent.ParachutistsJumped(JUMPERS, FIELD, 7, 7, "10.8-c"))
        .anyMatch(FightEvent.FightBegan.class::isInstance);
    assertThat(dropped(among, 8).events())
        .anyMatch(FightEvent.FightBegan.class::isInstance)
        .contains(new OffensiveEvent.ParachutistsJumped(JUMPERS, FIELD, 8, 7, "10.8-c"));
  }

  @Test
  void R10_2_5_aJumpIntoABattle() {
    Situation battle = paratroops().german("Oslo").with(INFANTRY, "Oslo").with(FOE, FIELD.id());
    Table<Position, Command, Event> table =
        played(
            battle,
            List.of(8),
            new Attack(FIELD),
            commit(battle.position(), FIELD, INFANTRY),
            new SendParachutists(FIELD, "ju-52-1", List.of(JUMPERS)),
            new LaunchOffensive());

    FightEvent.FightBegan began =
        table.events().stream()
            .filter(FightEvent.FightBegan.class::isInstance)
            .map(FightEvent.FightBegan.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(table.events())
        .contains(new OffensiveEvent.ParachutistsJumped(JUMPERS, FIELD, 8, 7, "10.4-b"));
    assertThat(began.fight().attacker().fighters())
        .noneMatch(fighter -> fighter.unit().equals(JUMPERS));
  }

  @Test
  void R10_4_a_parachutistsStartWhereTheirTransportIs() {
    Position drafted =
        Situation.after(
            german()
                .german("Oslo")
                .with("ju-52-1", "denmark")
                .with(INFANTRY, "Oslo")
                .with(JUMPERS, "Oslo")
                .with(FOE, FIELD.id())
                .position(),
            GERMAN,
            new Attack(FIELD));

    assertThat(
            Situation.refusals(
                drafted, GERMAN, new SendParachutists(FIELD, "ju-52-1", List.of(JUMPERS))))
        .containsExactly("10.4-a");
  }

  @Test
  void R3_2_3_g_reducedParachutistsDoNotJump() {
    Position drafted =
        Situation.after(
            german()
                .german("Oslo")
                .with("ju-52-1", "denmark")
                .with(INFANTRY, "Oslo")
                .reduced(JUMPERS, "denmark")
                .with(FOE, FIELD.id())
                .position(),
            GERMAN,
            new Attack(FIELD));

    assertThat(
            Situation.refusals(
                drafted, GERMAN, new SendParachutists(FIELD, "ju-52-1", List.of(JUMPERS))))
        .containsExactly("3.2.3-g");
  }

  @Test
  void R10_2_3_fightersNearByAreAsked() {
    Table<Position, Command, Event> table =
        played(
            facing().with("he-111-1", "denmark").with("norwegian-gladiator-1", "Fornebu"),
            List.of(),
            new Attack(HONEFOSS),
            commit(
                facing().with("norwegian-gladiator-1", "Fornebu").position(), HONEFOSS, INFANTRY),
            new SendAircraft(HONEFOSS, List.of("he-111-1")),
            new LaunchOffensive());

    Pending.Choices<Command> choices = (Pending.Choices<Command>) table.pending();
    assertThat(choices.asked()).containsOnlyKeys(ALLIED);
    assertThat(choices.asked().values().iterator().next().offers().admits(new AirCommand.LetFly()))
        .isTrue();
  }

  @Test
  void R10_3_7_aircraftFlyHomeAfterIt() {
    Table<Position, Command, Event> table =
        played(
            facing().with("he-111-1", "denmark"),
            List.of(1, 10, 10, 1, 10, 10),
            new Attack(HONEFOSS),
            commit(FACING, HONEFOSS, INFANTRY),
            new SendAircraft(HONEFOSS, List.of("he-111-1")),
            new LaunchOffensive());
    lapse(table, OffensiveFrame.Alternating.class);

    Place base = table.position().piece("he-111-1").place();
    assertThat(Chart.isBox(base) || CHART.isAirfield(base)).isTrue();
  }

  private static Table<Position, Command, Event> narvik(int die) {
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
    Table<Position, Command, Event> surrendered = narvik(7);
    Table<Position, Command, Event> defended = narvik(8);

    assertThat(surrendered.position().forces().pool()).contains("norwegian-15-infantry");
    assertThat(surrendered.events()).noneMatch(FightEvent.FightBegan.class::isInstance);
    assertThat(defended.position().forces().pool()).doesNotContain("norwegian-15-infantry");
    assertThat(defended.events()).anyMatch(FightEvent.FightBegan.class::isInstance);
  }

  @Test
  void R10_7_8_whoLandsAndWinsGoesAshore() {
    Table<Position, Command, Event> table = narvik(7);
    String troops = "german-139-mountain-infantry";

    table.put(new Input.Chosen<>(GERMAN, new Occupy(List.of(troops))));

    assertThat(table.position().piece(troops).isAboard()).isFalse();
    assertThat(table.position().country().control(place("Narvik"))).isEqualTo(Side.GERMAN);
  }

  @Test
  void R6_1_a_offensivesPayForAttacks() {
    assertThat(won().events())
        .contains(new OffensiveEvent.OffensivePaid(Map.of(Nation.GERMANY, 1)));
  }
}
