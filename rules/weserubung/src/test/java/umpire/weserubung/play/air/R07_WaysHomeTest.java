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
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Situation;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.MapFacts;

/** 7.5-6, r160: the way home is its owner's to declare, where it matters. */
class R07_WaysHomeTest {
  private static final AirWays WAYS = new AirWays(new MapFacts(Situation.PACK.map()));
  private static final Command LET_FLY = new AirCommand.LetFly();
  private static final Command BREAK_OFF = new FightCommand.BreakOff();

  /** Over Bergen, with so much spent, and one base in reach unless others are given. */
  private static Situation over(int spent, String... aircraft) {
    Situation situation = Situation.at(TurnPhase.AIR).german("Sola");
    for (String one : aircraft) {
      situation.with(one, "Sola");
    }
    Flight flight =
        new Flight(
            List.of(aircraft), List.of(), List.of(place("Bergen")), spent, place("Bergen"), true);
    AirFrame.Mission mission =
        new AirFrame.Mission(
            GERMAN,
            flight,
            AirFrame.Mission.Stage.HOME,
            AirCommand.Quarry.SHIPS,
            List.of(aircraft));
    return situation
        .frame(new AirFrame.Striking(GERMAN))
        .frame(mission)
        .frame(new AirFrame.Homing(GERMAN, flight, AirFrame.Homing.Quest.RETURN, ""));
  }

  /** A Stuka with 12 of its 16 points left for 8 hexes, and a Hurricane near enough to meet it. */
  private static Position watched() {
    return over(4, "ju-87-1").with("hurricane-1", "Stavanger").position();
  }

  private static Command land(String base, String... aircraft) {
    return new AirCommand.Land(List.of(aircraft), place(base));
  }

  private static Command detour(String base, String... aircraft) {
    return new AirCommand.Detour(List.of(aircraft), place(base));
  }

  private static Command to(String base) {
    return new RouteCommand.To(place(base));
  }

  private static Command via(Place hex) {
    return new RouteCommand.Via(hex);
  }

  /** A hex over which the way from Bergen to Sola takes so many points. */
  private static Place hexOf(IntPredicate points) {
    return WAYS.places().stream()
        .filter(hex -> !MapFacts.isBox(hex))
        .filter(hex -> points.test(WAYS.cost(place("Bergen"), hex) + WAYS.cost(hex, place("Sola"))))
        .findFirst()
        .orElseThrow();
  }

  private static List<Place> leg(Position position) {
    return ((AirFrame.AirWatch) position.agenda().top()).flight().leg();
  }

  private static Position dice(Position position, Integer... dice) {
    Pending.Question<Command> asked =
        (Pending.Question<Command>) Situation.RULES.at(position).pending();
    ScriptedChance chance = new ScriptedChance(Arrays.asList(dice));
    CombatBrief brief = (CombatBrief) asked.brief();
    Input<Command> report =
        new Input.Reported<>(asked.id(), new WeserubungCombat().adjudicate(brief, chance));
    Position after = position;
    for (umpire.kernel.event.Event<Position> event :
        ((Ruling.Accepted<Position, Command, umpire.kernel.event.Event<Position>>)
                Situation.RULES.rule(Situation.RULES.at(position), report))
            .events()) {
      after = Situation.RULES.apply(after, event);
    }
    return after;
  }

  @Test
  void R7_5_6_r160_whoDoesNotCareNamesTheBaseAlone() {
    Position home = watched();

    Offer<Command> first = asked(home, GERMAN).offers().offers().getFirst();
    assertThat(first.command()).isEqualTo(AirCommand.Land.class);
    assertThat(asked(home, GERMAN).fallback()).isEqualTo(land("Sola", "ju-87-1"));
    Position flown = after(home, GERMAN, land("Sola", "ju-87-1"));
    assertThat(leg(flown)).isEqualTo(WAYS.path(place("Bergen"), place("Sola")));
  }

  @Test
  void R7_5_6_r160_theOwnerMayDeclareAnotherWay() {
    Position home = watched();
    Place aside = hexOf(points -> points == 12);

    Position draft = after(home, GERMAN, List.of(detour("Sola", "ju-87-1"), via(aside)));
    Position flown = after(draft, GERMAN, to("Sola"));

    assertThat(leg(flown)).hasSize(13).contains(aside).startsWith(place("Bergen"));
    assertThat(leg(flown).getLast()).isEqualTo(place("Sola"));
    Position landed = after(flown, ALLIED, LET_FLY);
    assertThat(landed.piece("ju-87-1").place()).isEqualTo(place("Sola"));
    assertThat(landed.agenda().frames()).noneMatch(AirFrame.Mission.class::isInstance);
  }

  @Test
  void R3_3_f_noFartherThanWhatMovementIsLeft() {
    Position draft = after(watched(), GERMAN, detour("Sola", "ju-87-1"));

    assertThat(isOffered(draft, GERMAN, via(hexOf(points -> points == 12)))).isTrue();
    assertThat(refusals(draft, GERMAN, via(hexOf(points -> points == 13))))
        .containsExactly("3.3-f");
    assertThat(refusals(draft, GERMAN, to("Bergen"))).containsExactly("7.5-6");
  }

  /** A draft is nobody else's business; the whole way is everybody's. */
  @Test
  void R7_5_6_r160_theWayIsPublicOnceItIsDeclared() {
    Position home = watched();
    Command detour = detour("Sola", "ju-87-1");
    assertThat(Situation.RULES.rule(Situation.RULES.at(home), new Input.Chosen<>(GERMAN, detour)))
        .isInstanceOf(Ruling.Drafted.class);
    Position draft = after(home, GERMAN, detour);
    assertThat(
            Situation.RULES.rule(
                Situation.RULES.at(draft),
                new Input.Chosen<>(GERMAN, via(hexOf(points -> points == 12)))))
        .isInstanceOf(Ruling.Drafted.class);

    Event headed =
        Situation.events(draft, GERMAN, to("Sola")).stream()
            .filter(AirEvent.HeadedHome.class::isInstance)
            .findFirst()
            .orElseThrow();

    assertThat(headed)
        .isEqualTo(
            new AirEvent.HeadedHome(
                GERMAN, List.of("ju-87-1"), WAYS.path(place("Bergen"), place("Sola"))));
    assertThat(Situation.RULES.shown(headed, new Viewer.Of(ALLIED)))
        .isInstanceOf(ShownEvent.Whole.class);
  }

  /** One base, and nobody who could meet it wherever it goes: it lands. */
  @Test
  void R7_5_6_r160_whereNobodyCouldMeetItTheShortestWayStandsForAll() {
    RulingInProgress<Position, Frame> alone =
        Situation.course(over(4, "ju-87-1").with("hurricane-1", "Bardufoss").position());
    Situation.runOn(alone);
    assertThat(alone.position().piece("ju-87-1").place()).isEqualTo(place("Sola"));

    Position two = over(20, "he-111-1").german("Fornebu").position();
    assertThat(isOffered(two, GERMAN, land("Fornebu", "he-111-1"))).isTrue();
    assertThat(refusals(two, GERMAN, detour("Sola", "he-111-1"))).containsExactly("7.5-6/r160");
    assertThat(refusals(two, GERMAN, detour("Værnes", "he-111-1"))).containsExactly("3.3-e");
  }

  @Test
  void R7_5_6_r160_noOtherWayWithoutMovementForIt() {
    int shortest = WAYS.cost(place("Bergen"), place("Sola"));
    long ways =
        WAYS.places().stream()
            .filter(hex -> !MapFacts.isBox(hex))
            .filter(
                hex -> WAYS.cost(place("Bergen"), hex) + WAYS.cost(hex, place("Sola")) == shortest)
            .count();
    Position home =
        over(16 - shortest, "ju-87-1", "he-111-1")
            .german("Kjevik")
            .with("hurricane-1", "Stavanger")
            .position();

    assertThat(isOffered(home, GERMAN, land("Sola", "ju-87-1"))).isTrue();
    Position draft = after(home, GERMAN, detour("Sola", "he-111-1", "ju-87-1"));
    assertThat(isOffered(draft, GERMAN, via(hexOf(points -> points > shortest)))).isFalse();
    assertThat(ways).isGreaterThan(shortest + 1L);
  }

  @Test
  void R7_5_6_r160_someGoOneWayAndSomeAnother() {
    Position home = over(4, "he-111-1", "ju-87-1").with("hurricane-1", "Stavanger").position();
    Place aside = hexOf(points -> points == 12);

    Position first =
        after(home, GERMAN, List.of(detour("Sola", "ju-87-1"), via(aside), to("Sola")));
    Position second = after(first, ALLIED, LET_FLY);

    assertThat(isOffered(second, GERMAN, land("Sola", "he-111-1"))).isTrue();
    assertThat(isOffered(second, GERMAN, detour("Sola", "he-111-1"))).isTrue();
    Position flown = after(second, GERMAN, land("Sola", "he-111-1"));
    assertThat(leg(flown)).doesNotContain(aside);
  }

  /** Met by one Hurricane, it may still be met by the other. */
  @Test
  void R7_2_b_r160_afterAFightTheWayIsDeclaredAnew() {
    Position home =
        over(4, "ju-87-1")
            .with("hurricane-1", "1013")
            .with("norwegian-gladiator-1", "1013")
            .position();
    Position flown =
        after(
            home,
            GERMAN,
            List.of(detour("Sola", "ju-87-1"), via(hexOf(points -> points == 12)), to("Sola")));
    Place hex = leg(flown).get(1);

    Position met =
        after(flown, ALLIED, new AirCommand.InterceptFlight(hex, List.of("hurricane-1")));
    Position again = after(dice(met, 10), GERMAN, BREAK_OFF);

    assertThat(asked(again, GERMAN).rule().value()).isEqualTo("7.2-b");
    Position anew = after(again, GERMAN, detour("Sola", "ju-87-1"));
    int left = 16 - 4 - 1;
    assertThat(
            isOffered(
                anew,
                GERMAN,
                via(
                    WAYS.places().stream()
                        .filter(one -> !MapFacts.isBox(one))
                        .filter(one -> WAYS.cost(hex, one) + WAYS.cost(one, place("Sola")) == left)
                        .findFirst()
                        .orElseThrow())))
        .isTrue();
    assertThat(leg(after(anew, GERMAN, to("Sola"))).getFirst()).isEqualTo(hex);
  }

  @Test
  void R7_5_6_r160_carriersTooAreFlownToByAnyWay() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .with("ark-royal", "1020")
            .with("furious", "1020")
            .aboard("swordfish-1", "ark-royal")
            .with("bf-109-1", "1021");
    Flight flight =
        new Flight(
            List.of("swordfish-1"), List.of(), List.of(place("1022")), 2, place("1022"), true);
    Position home =
        situation
            .frame(new AirFrame.Striking(ALLIED))
            .frame(
                new AirFrame.Mission(
                    ALLIED,
                    flight,
                    AirFrame.Mission.Stage.HOME,
                    AirCommand.Quarry.SHIPS,
                    List.of("swordfish-1")))
            .frame(new AirFrame.Homing(ALLIED, flight, AirFrame.Homing.Quest.RETURN, ""))
            .position();
    Command detour = new AirCommand.DetourAboard(List.of("swordfish-1"), "furious");

    Position flown = after(home, ALLIED, List.of(detour, via(new Place("0921")), to("1020")));
    Position landed = after(flown, GERMAN, LET_FLY);

    assertThat(landed.piece("swordfish-1").aboard()).isEqualTo("furious");
    assertThat(refusals(home, ALLIED, new AirCommand.DetourAboard(List.of("swordfish-1"), "hood")))
        .isNotEmpty();
  }

  /** 7.4-b: who leaves a base that was attacked. */
  @Test
  void R7_4_b_r160_whoFliesOffChoosesHisWay() {
    Flight off =
        new Flight(
            List.of("hurricane-1"),
            List.of(),
            List.of(place("Gardermoen")),
            0,
            place("Gardermoen"),
            false);
    Position leaving =
        Situation.at(TurnPhase.AIR)
            .german("Fornebu")
            .with("hurricane-1", "Gardermoen")
            .with("bf-109-1", "Fornebu")
            .frame(new AirFrame.Striking(GERMAN))
            .frame(new AirFrame.Homing(ALLIED, off, AirFrame.Homing.Quest.DISPERSAL, ""))
            .position();

    assertThat(isOffered(leaving, ALLIED, detour("Værnes", "hurricane-1"))).isTrue();
    assertThat(refusals(leaving, ALLIED, detour("Gardermoen", "hurricane-1")))
        .containsExactly("3.3-e");
  }
}
