package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.cases.NarvikTable;
import umpire.narvik.event.Event;
import umpire.narvik.event.SetupEvent;
import umpire.narvik.model.View;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.SetupCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.SetupFrame;
import umpire.narvik.model.state.Setup;
import umpire.narvik.model.state.Traces;
import umpire.narvik.model.why.Why;

/** 5.1 The set-up of the campaign. */
class R05_SetUpTest {
  private static final List<String> NORWEGIANS =
      List.of(
          "norwegian-6-1",
          "norwegian-6-2",
          "norwegian-6-3",
          "norwegian-7-1",
          "norwegian-7-2",
          "norwegian-battery-1");
  private static final List<String> GERMANS =
      Stream.concat(
              Stream.of("marine-1", "marine-2", "marine-3", "marine-4"),
              Stream.of("1", "2", "3")
                  .flatMap(a -> Stream.of("1", "2", "3").map(b -> "mountain-" + a + "-" + b)))
          .toList();

  private static Command place(String counter, String hex) {
    return new SetupCommand.PlaceCounter(counter, Say.hex(hex));
  }

  /** The Norwegians in three hexes of the third row from the north. */
  private static Played norwegiansPlaced(List<Integer> dice) {
    Played played =
        new Played(NarvikTable.opened(Situation.PACK, "campaign", new ScriptedChance(dice)));
    for (int i = 0; i < NORWEGIANS.size(); i++) {
      played.allied(place(NORWEGIANS.get(i), "32%02d".formatted(12 + i / 2)));
    }
    return played;
  }

  /** The Germans too: units in the fifth row, decoys in the sixth. */
  private static Played allPlaced(List<Integer> dice) {
    Played played = norwegiansPlaced(dice);
    for (int i = 0; i < GERMANS.size(); i++) {
      played.german(place(GERMANS.get(i), "30%02d".formatted(10 + i / 2)));
    }
    for (int i = 1; i <= 5; i++) {
      played.german(place("decoy-" + i, "2915"));
    }
    return played;
  }

  @Test
  @Rule("5.1")
  void R5_1_norwegiansInTheThreeNorthernmostRowsFaceUp() {
    Played played =
        new Played(NarvikTable.opened(Situation.PACK, "campaign", new ScriptedChance(List.of())));
    played.refuses(Side.ALLIED, place("norwegian-6-1", "3112"), "5.1", Why.OutsideSetUp.class);
    played.refuses(Side.ALLIED, place("norwegian-6-1", "harstad"), "5.1", Why.NoSuchHex.class);
    played.refuses(Side.ALLIED, place("scots-guards", "3212"), "5.1", Why.NotToBePlaced.class);
    played.allied(place("norwegian-6-1", "3212"));
    assertThat(played.unit("norwegian-6-1"))
        .isEqualTo(new Unit("norwegian-6-1", Say.hex("3212"), 0, ""));
    played.refuses(Side.ALLIED, place("norwegian-6-1", "3213"), "5.1", Why.NotToBePlaced.class);
  }

  @Test
  @Rule({"5.1", "11"})
  void R5_1_germansFaceDownSouthOfTheFourthRow() {
    Played played = norwegiansPlaced(List.of());
    assertThat(played.frame()).isInstanceOf(SetupFrame.Placing.class);
    played.refuses(Side.GERMAN, place("marine-1", "3112"), "5.1", Why.OutsideSetUp.class);
    played.refuses(Side.GERMAN, place("decoy-1", "3112"), "5.1", Why.OutsideSetUp.class);
    played.refuses(Side.GERMAN, place("marine-1", "0109"), "5.1", Why.OutsideSetUp.class);
    played.german(place("marine-1", "3012"));
    assertThat(played.gone("marine-1")).isTrue(); // it comes on the map with all the others
    assertThat(played.frame())
        .isInstanceOfSatisfying(
            SetupFrame.Placing.class,
            frame ->
                assertThat(frame.covered())
                    .containsExactly(new Setup.Placed("marine-1", Say.hex("3012"), 0)));
    Viewer german = new Viewer.Of(Side.GERMAN.seat());
    assertThat(played.rules().view(played.position(), german).units())
        .contains(new View.Seen.Known("marine-1", Say.hex("3012"), 0, false, "", false, false));
  }

  @Test
  @Rule({"13.2", "13.2/r52", "5.1"})
  void R13_2_sixPointsInAHexAndAnyNumberOfDecoys() {
    Played played =
        norwegiansPlaced(List.of()).german(place("marine-1", "3012"), place("marine-2", "3012"));
    played.refuses(Side.GERMAN, place("mountain-1-1", "3012"), "13.2", Why.Overstacked.class);
    played.refuses(Side.GERMAN, place("marine-3", "3012"), "13.2", Why.Overstacked.class);
    played.german(place("decoy-1", "3012"), place("decoy-2", "3012"));
    assertThat(played.asked(Side.GERMAN).offers().offers()).isNotEmpty();
  }

  @Test
  @Rule({"11", "5.1"})
  void R11_theAlliesSeeNothingBeforeAllAreDealt() {
    Played played = norwegiansPlaced(List.of()).german(place("marine-1", "3012"));
    SetupEvent.CounterHidden hidden = played.last(SetupEvent.CounterHidden.class);
    Viewer allied = new Viewer.Of(Side.ALLIED.seat());
    for (Viewer viewer : List.of(allied, new Viewer.Everyone())) {
      assertThat(played.rules().shown(hidden, viewer)).isInstanceOf(ShownEvent.Unseen.class);
      View view = played.rules().view(played.position(), viewer);
      assertThat(view.toString()).doesNotContain("marine-1").doesNotContain("3012");
    }
  }

  /** Whoever always places their decoys first does not give them away: the numbers are shuffled. */
  @Test
  @Rule("11")
  void R11_theNumberOfATokenIsDealtAndNotThatOfItsPlacing() {
    List<Integer> dice = new ArrayList<>(Say.inOrder(18, 4, 4, 1, 1));
    dice.set(0, 1); // the counter that was placed last and the first change tokens
    Played played = allPlaced(dice);
    assertThat(played.unit("decoy-5").token()).isEqualTo("token-1");
    assertThat(played.unit("marine-1").token()).isEqualTo("token-18");
    Event.CountersDealt dealt = played.last(Event.CountersDealt.class);
    Viewer allied = new Viewer.Of(Side.ALLIED.seat());
    assertThat(played.rules().shown(dealt, allied))
        .isInstanceOfSatisfying(
            ShownEvent.Blanked.class,
            blank ->
                assertThat(blank.toString())
                    .doesNotContain("decoy")
                    .contains("token-1, place=2915"));
    assertThat(played.position().progress().traces().deals())
        .containsExactly(new Traces.Deal(0, 18, false));
  }

  @Test
  @Rule({"5.1", "27.0", "6.1"})
  void R27_0_whatLiesOnTheMapWhenTheSetUpIsOver() {
    Played played = allPlaced(Say.inOrder(18, 4, 4, 1, 1));
    assertThat(played.position().units().values().stream().filter(Unit::faceDown)).hasSize(18);
    assertThat(played.position().units().values().stream().map(Unit::token).distinct()).hasSize(19);
    assertThat(
            played.position().units().values().stream()
                .filter(unit -> unit.place().id().equals("harstad"))
                .map(Unit::id))
        .containsExactly("irish-guards", "scots-guards", "south-wales-borderers");
    assertThat(played.position().ships()).hasSize(7);
    assertThat(played.position().units()).hasSize(27);
    assertThat(played.position().turn()).isEqualTo(1);
    assertThat(played.position().airPoints()).isZero();
    assertThat(played.position().weather()).isEqualTo(Weather.FAIR);
    assertThat(played.gone("british-tanks-1")).isTrue();
    assertThat(played.gone("british-battery-1")).isTrue();
    assertThat(played.rule(Side.ALLIED)).isEqualTo("18.2");
  }

  @Test
  @Rule("5.1")
  void R5_1_anAbsentPlayersCountersAreSetUpAllTheSame() {
    Played played =
        new Played(
            NarvikTable.opened(
                Situation.PACK, "campaign", new ScriptedChance(Say.inOrder(18, 4, 4, 1, 1))));
    for (int i = 0; i < NORWEGIANS.size(); i++) {
      played.lapse(Side.ALLIED);
    }
    for (int i = 0; i < GERMANS.size() + 5; i++) {
      assertThat(played.asked(Side.GERMAN).offers().size()).isLessThan(Offers.MOST_VALUES);
      played.lapse(Side.GERMAN);
    }
    assertThat(played.position().units()).hasSize(27);
  }
}
