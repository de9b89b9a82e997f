package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.offensive.Orders.commit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.hex.Place;
import umpire.kernel.play.AnswerMode;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.event.Bookkeeping;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.event.SideEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand.Strike;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand.Advance;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.Bombard;
import umpire.weserubung.model.command.OffensiveCommand.Consent;
import umpire.weserubung.model.command.OffensiveCommand.Disembark;
import umpire.weserubung.model.command.OffensiveCommand.DoubleAttack;
import umpire.weserubung.model.command.OffensiveCommand.DropOn;
import umpire.weserubung.model.command.OffensiveCommand.Emplace;
import umpire.weserubung.model.command.OffensiveCommand.LandTroops;
import umpire.weserubung.model.command.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.command.OffensiveCommand.PassOffensive;
import umpire.weserubung.model.command.OffensiveCommand.Reply;
import umpire.weserubung.model.command.OffensiveCommand.SendParachutists;
import umpire.weserubung.model.command.RouteCommand.To;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;

class R10_OffensivesTest {
  private static final String INFANTRY = "german-307-infantry";
  private static final String SECOND = "german-324-infantry";
  private static final String GUN = "german-233-artillery";
  private static final String FOE = "norwegian-6-infantry";
  private static final Place HONEFOSS = place("Hønefoss");
  private static final Place OSLO = place("Oslo");

  /** The Germans are to declare, with so many offensives. */
  private static Situation german(int offensives) {
    return Situation.at(TurnPhase.COMBAT)
        .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(offensives))
        .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()));
  }

  private static Situation facing() {
    return german(2).german("Oslo").with(INFANTRY, "Oslo").with(FOE, "Hønefoss");
  }

  private static Position draft(Position position, Command... commands) {
    return Situation.after(position, GERMAN, List.of(commands));
  }

  private static boolean mayCommit(Position position, String unit) {
    Position drafted = draft(position, new Attack(HONEFOSS));
    return Situation.isOffered(drafted, GERMAN, commit(drafted, HONEFOSS, unit));
  }

  @Test
  void R10_2_1_aStackWithinReachIsAttacked() {
    Position position = facing().position();

    assertThat(Situation.isOffered(position, GERMAN, new Attack(HONEFOSS))).isTrue();
    assertThat(Situation.refusals(position, GERMAN, new Attack(OSLO))).containsExactly("10.2-1");
    assertThat(Situation.refusals(position, GERMAN, new Attack(place("Trondheim"))))
        .containsExactly("10.2-1");
  }

  @Test
  void R10_2_2_outOfReachIsNotAttacked() {
    Position position = facing().with("norwegian-12-infantry", "Trondheim").position();

    assertThat(Situation.refusals(position, GERMAN, new Attack(place("Trondheim"))))
        .containsExactly("10.2-2");
  }

  @Test
  void R10_2_1_nothingIsLaunchedWithoutLandUnits() {
    Position drafted = draft(facing().with(GUN, "Oslo").position(), new Attack(HONEFOSS));
    Command gun = new Emplace(HONEFOSS, GUN, gunHex(drafted));

    Position withGun = Situation.after(drafted, GERMAN, gun);
    Position ready = Situation.after(withGun, GERMAN, commit(withGun, HONEFOSS, INFANTRY));

    assertThat(Situation.isOffered(withGun, GERMAN, new LaunchOffensive())).isFalse();
    assertThat(Situation.isOffered(ready, GERMAN, new LaunchOffensive())).isTrue();
  }

  /** The first hex beside Hønefoss that the gun may fire from. */
  private static Place gunHex(Position drafted) {
    return Situation.PACK.map().neighbours(HONEFOSS).stream()
        .filter(hex -> Situation.isOffered(drafted, GERMAN, new Emplace(HONEFOSS, GUN, hex)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void R3_2_5_c_gunsFireFromBesideTheTarget() {
    Position drafted = draft(facing().with(GUN, "Oslo").position(), new Attack(HONEFOSS));

    assertThat(gunHex(drafted)).isNotEqualTo(HONEFOSS);
    assertThat(Situation.isOffered(drafted, GERMAN, commit(drafted, HONEFOSS, GUN))).isFalse();
    assertThat(Situation.isOffered(drafted, GERMAN, new Emplace(HONEFOSS, GUN, HONEFOSS)))
        .isFalse();
  }

  @Test
  void R3_2_e_whoHasActedTakesNoPart() {
    Piece used = Piece.fresh(SECOND, OSLO).acting(TurnPhase.AIR);
    Position position = facing().with(used).position();
    Position drafted = draft(position, new Attack(HONEFOSS));

    assertThat(mayCommit(position, INFANTRY)).isTrue();
    assertThat(Situation.refusals(drafted, GERMAN, commit(drafted, HONEFOSS, SECOND)))
        .containsExactly("3.2-e");
  }

  @Test
  void R7_6_b_whoCameByAirTakesNoPart() {
    Piece flown = Piece.fresh(SECOND, OSLO).marked(Mark.FLOWN);
    Position drafted = draft(facing().with(flown).position(), new Attack(HONEFOSS));

    assertThat(Situation.refusals(drafted, GERMAN, commit(drafted, HONEFOSS, SECOND)))
        .containsExactly("7.6-b");
  }

  @Test
  void R10_0_a_twoPassesEndThePhase() {
    Position position =
        facing()
            .treasury(Nation.NORWAY, MoraleAccount.of(50).buying(1))
            .with("norwegian-2-infantry", "Hamar")
            .position();

    Position one = Situation.after(position, GERMAN, new PassOffensive());

    assertThat(seats(one)).containsExactly(ALLIED);
    assertThat(Situation.events(position, GERMAN, new PassOffensive()))
        .doesNotContain(new Bookkeeping.Popped());
    assertThat(Situation.events(one, ALLIED, new PassOffensive()))
        .contains(new Bookkeeping.Popped());
  }

  @Test
  void R10_0_a_aSideWithoutOffensivesIsNotAsked() {
    Position position = facing().position();

    List<Event> events = Situation.events(position, GERMAN, new PassOffensive());

    assertThat(events)
        .contains(new OffensiveEvent.SidePassed(Side.GERMAN), new Bookkeeping.Popped());
  }

  @Test
  void R10_0_a_whoCanDoNothingIsNotAsked() {
    Position position =
        facing()
            .treasury(Nation.NORWAY, MoraleAccount.of(50).buying(1))
            .with(Piece.fresh(FOE, HONEFOSS).acting(TurnPhase.AIR))
            .position();

    assertThat(Situation.events(position, GERMAN, new PassOffensive()))
        .contains(new OffensiveEvent.SidePassed(Side.GERMAN), new Bookkeeping.Popped());
  }

  @Test
  void R10_10_aStackAdvancesTogetherAndTakesWhatItEnters() {
    Position position =
        german(1)
            .german("Oslo")
            .with(INFANTRY, "Oslo")
            .with("norwegian-1-infantry", "Bergen") // who moves next
            .position();

    Position after = draft(position, new Advance(List.of(INFANTRY), List.of()), new To(HONEFOSS));

    assertThat(after.piece(INFANTRY).place()).isEqualTo(HONEFOSS);
    assertThat(after.piece(INFANTRY).hasActed()).isTrue();
    assertThat(after.country().control(HONEFOSS)).isEqualTo(Side.GERMAN);
    assertThat(after.treasury(Nation.GERMANY).offensives()).isZero();
  }

  @Test
  void R10_10_notIntoAHexWithAnEnemy() {
    Position drafted = draft(facing().position(), new Advance(List.of(INFANTRY), List.of()));

    assertThat(Situation.isOffered(drafted, GERMAN, new To(HONEFOSS))).isFalse();
  }

  @Test
  void R10_10_r55_anOffensiveWithoutCombatCostsOne() {
    Position position = german(1).german("Oslo").with(INFANTRY, "Oslo").position();
    Position drafted = draft(position, new Advance(List.of(INFANTRY), List.of()));

    assertThat(Situation.events(drafted, GERMAN, new To(HONEFOSS)))
        .contains(new OffensiveEvent.OffensivePaid(Map.of(Nation.GERMANY, 1)));
  }

  @Test
  void R10_10_unitsGoAshoreOnAVacantCoast() {
    Position position =
        german(1)
            .with("german-transport-1", "Bergen")
            .aboard(INFANTRY, "german-transport-1")
            .position();

    Position after = draft(position, new Disembark(place("Bergen"), List.of(INFANTRY), List.of()));

    assertThat(after.piece(INFANTRY).isAboard()).isFalse();
    assertThat(after.country().control(place("Bergen"))).isEqualTo(Side.GERMAN);
  }

  @Test
  @Rule("3.2.5-d")
  void R10_7_0_unitsLandAmongTheEnemyButNoGuns() {
    Position position =
        german(1)
            .with("norwegian-9-infantry", "Bergen")
            .with("german-transport-1", "Bergen")
            .aboard(INFANTRY, "german-transport-1")
            .aboard(GUN, "german-transport-1")
            .position();
    Place bergen = place("Bergen");
    Position drafted = draft(position, new Attack(bergen));

    assertThat(Situation.isOffered(drafted, GERMAN, new LandTroops(bergen, List.of(INFANTRY))))
        .isTrue();
    assertThat(Situation.refusals(drafted, GERMAN, new LandTroops(bergen, List.of(GUN))))
        .containsExactly("3.2.5-d");
  }

  @Test
  void R10_9_a_aGeneralLeadsTwoAttacksForTwoOffensives() {
    Place hamar = place("Hamar");
    Place besides =
        Situation.PACK.map().neighbours(HONEFOSS).stream()
            .filter(hex -> Situation.PACK.map().distance(hex, OSLO) <= 2)
            .filter(hex -> !hex.equals(OSLO) && !hex.equals(hamar))
            .findFirst()
            .orElseThrow();
    Situation situation =
        facing()
            .with(SECOND, "Oslo")
            .with("engelbrecht", "Oslo")
            .with("norwegian-3-infantry", besides.id());

    Position rich = situation.position();
    Position poor = situation.treasury(Nation.GERMANY, MoraleAccount.of(30).buying(1)).position();

    assertThat(Situation.isOffered(rich, GERMAN, new DoubleAttack("engelbrecht", HONEFOSS)))
        .isTrue();
    assertThat(Situation.isOffered(poor, GERMAN, new DoubleAttack("engelbrecht", HONEFOSS)))
        .isFalse();
  }

  @Test
  void R3_2_3_f_nobodyIsDroppedOnATown() {
    Position position =
        german(1).with("ju-52-1", "denmark").with("german-2-parachute", "denmark").position();

    assertThat(Situation.refusals(position, GERMAN, new DropOn(place("Kristiansand"))))
        .containsExactly("3.2.3-f");
  }

  @Test
  void R10_4_b_r121_parachutistsStayWhereTheyCameDown() {
    String parachutists = "german-2-parachute";
    Place target =
        Situation.PACK.map().neighbours(place("Kristiansand")).stream()
            .filter(hex -> Situation.PACK.map().set("land").contains(hex))
            .findFirst()
            .orElseThrow();
    Position ready =
        draft(
            german(1).with("ju-52-1", "denmark").with(parachutists, "denmark").position(),
            new DropOn(target),
            new SendParachutists(target, "ju-52-1", List.of(parachutists)),
            new To(target),
            new LaunchOffensive());
    Pending.Draw<Command> jump = (Pending.Draw<Command>) Situation.RULES.at(ready).pending();

    Ruling<Position, Command, umpire.kernel.event.Event<Position>> ruling =
        Situation.RULES.rule(Situation.RULES.at(ready), new Input.Drawn<>(jump.id(), List.of(8)));

    assertThat(jump.rule().value()).isEqualTo("10.8-c");
    assertThat(ruling)
        .isInstanceOfSatisfying(
            Ruling.Accepted.class,
            accepted ->
                assertThat(accepted.events().toString())
                    .contains("HexOccupied[hex=" + target + ", units=[" + parachutists + "]]"));
  }

  @Test
  void R10_11_anAirStrikeIsAnOffensiveToo() {
    Strike strike = new Strike(List.of("he-111-1"));
    Situation situation =
        german(1).with("he-111-1", "denmark").with("norwegian-destroyer-1", "Kristiansand");
    Position drafted = draft(situation.position(), strike);
    Position poor = situation.treasury(Nation.GERMANY, MoraleAccount.of(30)).position();

    List<Event> events = Situation.events(drafted, GERMAN, new To(place("Kristiansand")));

    assertThat(events).contains(new OffensiveEvent.OffensivePaid(Map.of(Nation.GERMANY, 1)));
    assertThat(poor.treasury(Nation.GERMANY).offensives()).isZero();
    Rest<Position, Command> rest = Situation.RULES.runUntilWait(Situation.course(poor));
    assertThat(Situation.RULES.rule(rest, new Input.Chosen<>(GERMAN, strike)))
        .isInstanceOf(Ruling.Refused.class);
  }

  /** Two allied players before Oslo, each with an offensive. */
  private static Situation together() {
    return Situation.at(TurnPhase.COMBAT)
        .three()
        .first(Side.ALLIED)
        .treasury(Nation.NORWAY, MoraleAccount.of(50).buying(1))
        .treasury(Nation.BRITAIN, MoraleAccount.of(20).buying(1))
        .german("Oslo")
        .with(INFANTRY, "Oslo")
        .with(FOE, "Hønefoss")
        .with("british-146-infantry", "Hønefoss");
  }

  private static OffensiveFrame alternating(Set<Seat> yielded) {
    return new OffensiveFrame.Alternating(Side.ALLIED, 0, yielded);
  }

  /** The Norwegian player would attack with both stacks. */
  private static Position proposed(Position position) {
    return Situation.after(
        position,
        NORWEGIAN,
        List.of(
            new Attack(OSLO),
            commit(position, OSLO, FOE, "british-146-infantry"),
            new LaunchOffensive()));
  }

  @Test
  void R10_0_a_r89_anAllyIsAskedAndMayRefuse() {
    Position position = together().frame(alternating(Set.of())).position();
    Pending.Choices<Command> open = choices(position);
    assertThat(open.answer()).isEqualTo(AnswerMode.ANY);
    assertThat(open.asked()).containsOnlyKeys(NORWEGIAN, WESTERN);
    Position asked = proposed(position);

    Position refused = Situation.after(asked, WESTERN, new Consent(Reply.REFUSED));

    assertThat(seats(asked)).containsExactly(WESTERN);
    assertThat(Situation.RULES.view(asked, new Viewer.Of(WESTERN)).toString())
        .contains("Approach[");
    assertThat(Situation.RULES.view(asked, new Viewer.Of(GERMAN)).toString())
        .doesNotContain("Approach[");
    SideEvent proposed =
        new SideEvent.OffensiveProposed(
            new Plan(NORWEGIAN, Plan.Manner.ATTACK, "", List.of(Plan.Thrust.at(OSLO))));
    assertThat(Situation.RULES.shown(proposed, new Viewer.Of(WESTERN)))
        .isEqualTo(new ShownEvent.Whole<Event>(proposed));
    assertThat(Situation.RULES.shown(proposed, new Viewer.Of(GERMAN)))
        .isEqualTo(new ShownEvent.Unseen<Event>());
    assertThat(seats(refused)).containsExactly(WESTERN);
    assertThat(refused.treasury(Nation.NORWAY).offensives()).isEqualTo(1);
  }

  @Test
  void R10_0_a_r140_whoIsRefusedLeavesItToHisAlly() {
    Position position =
        together()
            .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(1))
            .frame(alternating(Set.of(WESTERN)))
            .position();
    Position asked = proposed(position);

    Position refused = Situation.after(asked, WESTERN, new Consent(Reply.REFUSED));

    assertThat(seats(refused)).containsExactly(GERMAN);
    assertThat(refused.treasury(Nation.NORWAY).offensives()).isEqualTo(1);
  }

  private static Pending.Choices<Command> choices(Position position) {
    return (Pending.Choices<Command>) Situation.RULES.at(position).pending();
  }

  private static Set<Seat> seats(Position position) {
    return choices(position).asked().keySet();
  }

  @Test
  void R10_0_a_whoYieldsLeavesItToHisAlly() {
    Position position =
        Situation.at(TurnPhase.COMBAT)
            .three()
            .first(Side.ALLIED)
            .treasury(Nation.NORWAY, MoraleAccount.of(50).buying(1))
            .treasury(Nation.BRITAIN, MoraleAccount.of(20).buying(1))
            .frame(new OffensiveFrame.Alternating(Side.ALLIED, 0, Set.of()))
            .with(FOE, "Hønefoss")
            .with("british-146-infantry", "Hamar")
            .position();

    Position yielded = Situation.after(position, WESTERN, new PassOffensive());

    assertThat(Situation.events(position, WESTERN, new PassOffensive()))
        .contains(new OffensiveEvent.SeatYielded(WESTERN));
    assertThat(seats(yielded)).containsExactly(NORWEGIAN);
  }

  private static Situation landing() {
    return german(1)
        .with("norwegian-9-infantry", "Bergen")
        .with(Piece.fresh("german-transport-1", place("Bergen")).acting(TurnPhase.NAVAL))
        .with(Piece.fresh("bluecher", place("Bergen")).acting(TurnPhase.NAVAL))
        .aboard(INFANTRY, "german-transport-1");
  }

  @Test
  void R3_4_5_d_whomTransportsBroughtLands() {
    Place bergen = place("Bergen");
    Position drafted = draft(landing().position(), new Attack(bergen));

    assertThat(Situation.isOffered(drafted, GERMAN, new LandTroops(bergen, List.of(INFANTRY))))
        .isTrue();
  }

  /** They have sailed there this turn: to bombard is no action. */
  @Test
  void R3_4_d_r36_shipsThatSailedBombard() {
    Place bergen = place("Bergen");
    Position drafted = draft(landing().position(), new Attack(bergen));
    Position landing = Situation.after(drafted, GERMAN, new LandTroops(bergen, List.of(INFANTRY)));

    assertThat(Situation.isOffered(landing, GERMAN, new Bombard(bergen, List.of("bluecher"))))
        .isTrue();
  }
}
