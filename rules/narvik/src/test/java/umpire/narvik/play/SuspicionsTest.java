package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.play.Say.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.flow.Flow;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.cases.NarvikTable;
import umpire.narvik.event.Event;
import umpire.narvik.event.FireEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.command.AirCommand;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.FireCommand;
import umpire.narvik.model.command.Manner;
import umpire.narvik.model.command.RandomEventCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.OffMap;

/**
 * What an opponent or an onlooker might learn on the side: from events and their number, from who
 * is asked and who is passed over, from lists of losses. Each suspicion is one match played twice,
 * with one thing different that they must not notice.
 */
class SuspicionsTest {
  private static final Viewer ALLIED = new Viewer.Of(Side.ALLIED.seat());
  private static final Viewer GERMAN = new Viewer.Of(Side.GERMAN.seat());
  private static final Viewer ANYBODY = new Viewer.Everyone();

  /** Both matches look alike to the side and to the public. */
  private static void alike(Viewer side, Function<String, Played> match, String... units) {
    for (Viewer viewer : List.of(side, ANYBODY)) {
      List<List<Object>> told =
          Stream.of(units).map(unit -> told(match.apply(unit), viewer)).distinct().toList();
      assertThat(told).as("what %s is told", viewer).hasSize(1);
    }
  }

  /** All that a viewer is told: events by their number, the view, the board, who is asked. */
  private static List<Object> told(Played played, Viewer viewer) {
    Flow<Position, Command, Frame, View> rules = played.rules();
    List<Object> told = new ArrayList<>();
    for (Event event : played.events()) {
      ShownEvent<umpire.kernel.event.Event<Position>> shownEvent = rules.shown(event, viewer);
      told.add(shownEvent);
      if (shownEvent instanceof ShownEvent.Whole<?>) {
        told.add(rules.findings(event));
      }
    }
    told.add(rules.view(played.position(), viewer));
    told.add(rules.sketch(rules.view(played.position(), viewer)));
    if (played.pending() instanceof Pending.Choices<Command> choices) {
      choices.asked().forEach((seat, asked) -> told.add(List.of(seat, asked.id(), asked.rule())));
    }
    return told;
  }

  /**
   * 18.1.2: the raid is on a battalion; what lies face down beside them is tired too, or is guns.
   */
  @Test
  @Rule({"11.3", "18.1.2"})
  void anAirRaidOnAHexWithAFaceDownCounter() {
    Function<String, Played> raid =
        unit ->
            Situation.german()
                .with("norwegian-6-3", "1810")
                .hidden(unit, "1810", "allied-token-1")
                .with("mountain-1-1", "1811")
                .airPoints(10)
                .play(3, 4)
                .german(new AirCommand.InterdictFromAir(hex("1810"), 10));
    assertThat(raid.apply("norwegian-6-1").unit("norwegian-6-1").fatigue()).isEqualTo(4);
    assertThat(raid.apply("norwegian-battery-1").unit("norwegian-battery-1").fatigue()).isZero();
    alike(GERMAN, raid, "norwegian-6-1", "norwegian-7-1", "norwegian-battery-1");
  }

  /** 16.1.1, 10.1f: guns fire at a token; at the end of the turn it recovers or has nothing to. */
  @Test
  @Rule({"11.2/r21", "10.1f"})
  void gunsFireAtATokenAndTheTurnEnds() {
    Function<String, Played> fire =
        unit ->
            new Played(
                    NarvikTable.in(
                        Situation.PACK,
                        Turns.lastPass(
                            Situation.allied()
                                .with("british-battery-1", "1710")
                                .with("scots-guards", "1710")
                                .hidden(unit, "1711", "token-3"),
                            8),
                        new ScriptedChance(List.of(1, 1, 1, 1, 1, 1))))
                .allied(
                    new FireCommand.AimAt("token-3"),
                    new FireCommand.OpenFire(List.of("british-battery-1")))
                .german(Say.pass())
                .allied(Say.pass());
    assertThat(fire.apply("marine-1").events(FireEvent.HiddenUnderFire.class))
        .allMatch(event -> event.to() > 0)
        .hasSize(1);
    assertThat(fire.apply("marine-1").position().turn()).isEqualTo(9);
    alike(ALLIED, fire, "marine-1", "mountain-1-1", "decoy-1");
  }

  /** 14: a company comes to where it can go no further, if the hex ahead is full of battalions. */
  @Test
  @Rule({"14", "13.2"})
  void aUnitThatCanGoNoFurtherDoesNotHaltByItselfBesideFaceDownFriends() {
    Function<String, Played> march =
        unit ->
            Situation.german()
                .with("mountain-1-1", "1913")
                .hidden("marine-1", "1812", "token-1")
                .hidden(unit, "1812", "token-2")
                .play()
                .german(Say.step("mountain-1-1", "1912"));
    alike(ALLIED, march, "marine-2", "decoy-1");
  }

  private static Played rebuilt(String company, boolean cut, Integer... dice) {
    OffMap offMap = OffMap.none().eliminated("mountain-1-1", 1).eliminated("mountain-2-2", 2);
    Situation situation =
        Situation.german()
            .with("marine-1", "1913")
            .with("marine-2", "1911")
            .with("scots-guards", cut ? "1912" : "1710");
    Position position = Phase.of(situation, EventThrow.REINFORCEMENTS);
    return Phase.play(situation, position.with(position.progress().with(offMap)), dice)
        .german(
            new RandomEventCommand.NameArrival(company, Manner.FACE_DOWN),
            new RandomEventCommand.PlaceArrival(company, hex("1913")));
  }

  /** 23.4: two companies were eliminated; one of them is back, and the list of losses is silent. */
  @Test
  @Rule({"23.4", "11.2"})
  void theListOfLossesDoesNotTellWhoWasRebuiltFaceDown() {
    alike(ALLIED, company -> rebuilt(company, false, 1), "mountain-1-1", "mountain-2-2");
    Played played = rebuilt("mountain-1-1", false, 1);
    assertThat(played.rules().view(played.position(), ALLIED).lasting().offMap().eliminated())
        .containsOnlyKeys("mountain-1-1", "mountain-2-2");
  }

  /** 19.1: the railway is cut and the company is lost: nobody learns which it would have been. */
  @Test
  @Rule({"19.1", "23.4"})
  void theListOfLossesDoesNotTellWhoWasLostOnTheWay() {
    alike(ALLIED, company -> rebuilt(company, true, 1, 5), "mountain-1-1", "mountain-2-2");
    Played lost = rebuilt("mountain-1-1", true, 1, 5);
    assertThat(lost.gone("mountain-1-1")).isTrue();
    assertThat(lost.position().progress().offMap().eliminated()).containsEntry("mountain-1-1", 1);
  }

  /** 30.0: an infantry company that comes face down is lost; the Germans alone see its name. */
  @Test
  @Rule({"19.1", "30.0"})
  void aReinforcementThatIsLostFaceDownIsNamedToNobodyElse() {
    Situation situation =
        Situation.german()
            .with("marine-1", "1913")
            .with("marine-2", "1911")
            .with("scots-guards", "1912");
    Played lost =
        Phase.play(situation, Phase.of(situation, EventThrow.REINFORCEMENTS), 4, 5)
            .german(
                new RandomEventCommand.NameArrival("infantry-1", Manner.FACE_DOWN),
                new RandomEventCommand.PlaceArrival("infantry-1", hex("1913")));
    assertThat(lost.position().progress().offMap().lost()).containsExactly("infantry-1");
    assertThat(told(lost, ALLIED).toString()).doesNotContain("infantry-1");
    assertThat(told(lost, GERMAN).toString()).contains("infantry-1");
    Played next = Phase.play(situation, Phase.on(lost.position(), EventThrow.REINFORCEMENTS), 4);
    assertThat(next.offers(Side.GERMAN, name("infantry-1"))).isFalse();
    assertThat(next.offers(Side.GERMAN, name("infantry-2"))).isTrue();
  }

  private static Command name(String unit) {
    return new RandomEventCommand.NameArrival(unit, Manner.FACE_DOWN);
  }

  /** 10.1a: infantry in the mountains tires at the start of a winter turn, if it lies face up. */
  @Test
  @Rule({"10.1a", "11.1"})
  void theColdTiresNobodyWhoLiesFaceDown() {
    Function<String, Played> night =
        unit ->
            Turns.over(
                Turns.lastPass(
                    Situation.allied()
                        .with("scots-guards", "1710")
                        .with(new Unit(unit, hex("1812"), 0, "token-1")),
                    8),
                1,
                1,
                1,
                1,
                1,
                1);
    alike(ALLIED, night, "marine-1", "decoy-1");
  }
}
