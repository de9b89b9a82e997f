package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.flow.Flow;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.NarvikScript;
import umpire.narvik.cases.NarvikTable;
import umpire.narvik.event.EventPhaseEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.Manner;
import umpire.narvik.model.command.RandomEventCommand;
import umpire.narvik.model.command.SetupCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.Newcomer;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.frame.SetupFrame;
import umpire.narvik.model.state.EarlyEnd;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.state.Score;
import umpire.narvik.model.state.Setup;
import umpire.narvik.model.state.Traces;

/** What a viewer was not told is drawn anew, from all that agrees with what they have seen. */
class ResamplingTest {
  private static final Viewer ALLIED = new Viewer.Of(Side.ALLIED.seat());
  private static final Viewer GERMAN = new Viewer.Of(Side.GERMAN.seat());
  private static final Viewer ANYBODY = new Viewer.Everyone();
  private static final Flow<Position, Command, Frame, View> RULES =
      new NarvikScript(Situation.PACK).flow();

  private static Situation somebody() {
    return Situation.allied().with("scots-guards", "1710").with("mountain-1-1", "1713");
  }

  private static Position resampled(Position position, Viewer viewer, Integer... dice) {
    return RULES.resample(position, viewer, new ScriptedChance(List.of(dice)));
  }

  /** What comes of so many draws. */
  private static Set<Position> often(Position position, Viewer viewer) {
    Set<Position> all = new HashSet<>();
    for (int i = 1; i <= 60; i++) {
      Chance chance =
          DrawKey.of(new byte[32], "resampling", i, new RuleId("11"), Map.of()).chance();
      Position other = RULES.resample(position, viewer, chance);
      assertThat(RULES.view(other, viewer)).isEqualTo(RULES.view(position, viewer));
      all.add(other);
    }
    return all;
  }

  /** Thrown in secret in turn 3: a 6 fixed an end, a 1 did not; nobody else can tell. */
  @ParameterizedTest
  @CsvSource({"6", "1"})
  @Rule({"8.1", "8.0"})
  void R8_1_aSecretEndComesAndGoes(int die) {
    Position position =
        Phase.play(somebody(), Phase.of(somebody(), EventThrow.KIND), 1, die).position();
    for (Viewer viewer : List.of(GERMAN, ANYBODY)) {
      assertThat(resampled(position, viewer, 4).progress().end()).isEqualTo(new EarlyEnd(4, false));
      assertThat(resampled(position, viewer, 3).progress().end()).isEqualTo(EarlyEnd.none());
    }
    assertThat(resampled(position, ALLIED)).isEqualTo(position);
  }

  @Test
  @Rule({"8.1", "8.1/r19"})
  void R8_1_onlyThrowsWhoseEndWouldNotHaveBeenAnnouncedYet() {
    Position position = somebody().siege().position().inTurn(5);
    Progress thrown =
        position.progress().with(Traces.none().thrown(Side.ALLIED, 3).thrown(Side.ALLIED, 4));
    Position four = position.with(thrown);
    assertThat(resampled(four, GERMAN, 6).progress().end()).isEqualTo(new EarlyEnd(5, false));
    assertThat(resampled(four, GERMAN, 1).progress().end()).isEqualTo(EarlyEnd.none());
    Position both = position.with(thrown.with(thrown.traces().thrown(Side.ALLIED, 5)));
    assertThat(resampled(both, GERMAN, 1, 6).progress().end()).isEqualTo(new EarlyEnd(6, false));
    assertThat(resampled(both, GERMAN, 6, 6).progress().end()).isEqualTo(new EarlyEnd(5, false));
    Position third = position.with(position.progress().with(Traces.none().thrown(Side.ALLIED, 3)));
    assertThat(resampled(third, GERMAN)).isEqualTo(third);
  }

  @Test
  @Rule({"24.0/r73", "8.3"})
  void R24_0_r73_anOpenEndStandsAndASecretOneMayComeBeforeIt() {
    Progress open =
        Progress.until(5, List.of())
            .with(new EarlyEnd(5, true))
            .with(Traces.none().thrown(Side.ALLIED, 3));
    Position position = somebody().siege().position().inTurn(4).with(open);
    assertThat(resampled(position, GERMAN, 6).progress().end()).isEqualTo(new EarlyEnd(4, true));
    assertThat(resampled(position, GERMAN, 1).progress().end()).isEqualTo(new EarlyEnd(5, true));
    Position last = position.inTurn(5).with(open.with(open.traces().thrown(Side.ALLIED, 5)));
    assertThat(resampled(last, GERMAN)).isEqualTo(last);
  }

  /** 8.4: in turn 2 a battalion left for 2 points, in turn 3 another; the throw was in turn 3. */
  @Test
  @Rule({"8.4", "22.3"})
  void R8_4_exitsScoreOrDoNotWithTheEnd() {
    Progress progress =
        Progress.until(10, List.of())
            .with(new Score(1, 1, 4))
            .with(Traces.none().exited(2, 2).exited(3, 2).thrown(Side.ALLIED, 3));
    Position position = somebody().siege().position().inTurn(3).with(progress);
    assertThat(resampled(position, GERMAN, 6).progress().score()).isEqualTo(new Score(1, 1, 2));
    assertThat(resampled(position, GERMAN, 1)).isEqualTo(position);
  }

  @ParameterizedTest
  @CsvSource({"6", "1"})
  @Rule({"8.2", "8.2.1"})
  void R8_2_ordersComeAndGo(int die) {
    Played played = Phase.play(somebody(), Phase.of(somebody(), EventThrow.KIND), 6, die);
    for (Viewer viewer : List.of(ALLIED, ANYBODY)) {
      assertThat(resampled(played.position(), viewer, 4).progress().orders()).isTrue();
      assertThat(resampled(played.position(), viewer, 3).progress().orders()).isFalse();
    }
    assertThat(resampled(played.position(), GERMAN)).isEqualTo(played.position());
  }

  @Test
  @Rule({"8.2.1", "8.2"})
  void R8_2_whoMovesHasNoOrders() {
    Played played = Phase.play(somebody(), Phase.of(somebody(), EventThrow.KIND), 6, 1);
    played.allied(Say.pass()).german(Say.step("mountain-1-1", "1712"));
    assertThat(played.events(EventPhaseEvent.OrdersDisproved.class)).hasSize(1);
    assertThat(resampled(played.position(), ALLIED)).isEqualTo(played.position());
  }

  /** Two of the set-up, two that came in turn 3: nobody takes one pair for the other. */
  @Test
  @Rule("11")
  void R11_onlyWhatCameTogetherChangesPlaces() {
    Position position =
        Situation.allied()
            .hidden("marine-1", "1912", "token-1")
            .hidden("decoy-1", "1812", "token-2")
            .hidden("infantry-1", "1913", "token-3")
            .hidden("decoy-2", "1914", "token-4")
            .siege()
            .position();
    Traces traces = Traces.none().dealt(0, 2, false).dealt(3, 2, false);
    Set<Position> all = often(position.with(position.progress().with(traces)), ALLIED);
    assertThat(all).hasSize(4);
    assertThat(all)
        .allSatisfy(
            other ->
                assertThat(tokens(other))
                    .containsEntry("marine-1 or decoy-1", Set.of("token-1", "token-2"))
                    .containsEntry("infantry-1 or decoy-2", Set.of("token-3", "token-4")));
  }

  private static Map<String, Set<String>> tokens(Position position) {
    Map<String, Set<String>> tokens = new TreeMap<>();
    for (Unit unit : position.units().values()) {
      String key =
          Set.of("marine-1", "decoy-1").contains(unit.id())
              ? "marine-1 or decoy-1"
              : "infantry-1 or decoy-2";
      tokens.computeIfAbsent(key, _ -> new TreeSet<>()).add(unit.token());
    }
    return tokens;
  }

  /** What was fired at is the token: whoever bears it is tired by it, a decoy never. */
  @Test
  @Rule({"11.2/r21", "10.1c"})
  void R11_2_r21_fatigueGoesWithTheToken() {
    Position position =
        Situation.allied()
            .with(new Unit("marine-1", Say.hex("1912"), 4, "token-1"))
            .hidden("marine-2", "1812", "token-2")
            .position();
    Position other = resampled(position, ALLIED, 1);
    assertThat(other.units().get("marine-2"))
        .isEqualTo(new Unit("marine-2", Say.hex("1912"), 4, "token-1"));
    Position decoy =
        Situation.allied()
            .with(new Unit("marine-1", Say.hex("1912"), 4, "token-1"))
            .hidden("decoy-1", "1812", "token-2")
            .position();
    assertThat(resampled(decoy, ALLIED, 1).units().get("decoy-1"))
        .isEqualTo(new Unit("decoy-1", Say.hex("1912"), 0, "token-1"));
  }

  private static Played rebuilt(Manner manner, Integer... dice) {
    OffMap offMap =
        OffMap.none()
            .eliminated("mountain-1-1", 1)
            .eliminated("mountain-2-2", 2)
            .eliminated("marine-1", 2)
            .eliminated("mountain-3-3", 3);
    Situation situation = Situation.allied().with("marine-2", "1911").with("scots-guards", "1710");
    Position position = Phase.of(situation, EventThrow.REINFORCEMENTS);
    return Phase.play(situation, position.with(position.progress().with(offMap)), dice)
        .german(new RandomEventCommand.NameArrival("mountain-1-1", manner));
  }

  /** 23.4: eliminated before turn 3, and a company; nobody but the Germans knows which came. */
  @Test
  @Rule({"23.4", "11.2"})
  void R23_4_whoWasRebuiltFaceDownMayBeAnotherThatWasEliminatedBefore() {
    Played played =
        rebuilt(Manner.FACE_DOWN, 1)
            .german(new RandomEventCommand.PlaceArrival("mountain-1-1", Say.hex("1911")));
    Position position = played.position();
    assertThat(position.progress().offMap().eliminated()).containsKey("mountain-1-1");
    assertThat(position.progress().traces().deals()).containsExactly(new Traces.Deal(3, 1, true));
    assertThat(often(position, ALLIED))
        .extracting(other -> other.units().keySet())
        .containsExactlyInAnyOrder(
            Set.of("mountain-1-1", "marine-2", "scots-guards"),
            Set.of("mountain-2-2", "marine-2", "scots-guards"));
    assertThat(often(position, GERMAN)).containsExactly(position);
    Position known = played.german(Say.reveal("token-1")).position();
    assertThat(known.progress().offMap().eliminated()).doesNotContainKey("mountain-1-1");
    assertThat(often(known, ALLIED)).containsExactly(known);
  }

  @Test
  @Rule({"23.4", "11"})
  void R23_4_whoIsToComeAndInWhichOrderIsDrawnToo() {
    Position position = rebuilt(Manner.WITH_DECOY, 1, 1).position();
    assertThat(position.agenda().top()).isInstanceOf(RandomEventFrame.PlacingArrivals.class);
    assertThat(often(position, ALLIED))
        .extracting(ResamplingTest::order)
        .containsExactlyInAnyOrder(
            List.of("decoy-1", "mountain-1-1"),
            List.of("mountain-1-1", "decoy-1"),
            List.of("decoy-1", "mountain-2-2"),
            List.of("mountain-2-2", "decoy-1"));
    assertThat(RULES.view(position, ALLIED).agenda())
        .noneMatch(RandomEventFrame.PlacingArrivals.class::isInstance);
    assertThat(RULES.view(position, GERMAN).agenda())
        .anyMatch(RandomEventFrame.PlacingArrivals.class::isInstance);
  }

  private static List<String> order(Position position) {
    RandomEventFrame.PlacingArrivals frame =
        (RandomEventFrame.PlacingArrivals) position.agenda().top();
    return frame.left().stream().map(Newcomer::counter).toList();
  }

  /** 5.1: of the German set-up under way the enemy knows how many counters were placed. */
  @Test
  @Rule({"5.1", "11"})
  void R5_1_aSetUpUnderWayIsAnotherOne() {
    Played played =
        new Played(NarvikTable.opened(Situation.PACK, "campaign", new ScriptedChance(List.of())));
    IntStream.range(0, 6).forEach(_ -> played.lapse(Side.ALLIED));
    played.german(
        new SetupCommand.PlaceCounter("marine-1", Say.hex("3012")),
        new SetupCommand.PlaceCounter("decoy-2", Say.hex("3013")));
    Position position = played.position();
    Set<Setup.Placed> placed = new HashSet<>();
    for (Position other : often(position, ALLIED)) {
      SetupFrame.Placing frame = (SetupFrame.Placing) other.agenda().top();
      assertThat(frame.covered()).hasSize(2);
      assertThat(frame.open()).hasSize(16);
      placed.addAll(frame.covered());
      frame
          .covered()
          .forEach(
              one -> {
                assertThat(frame.open()).doesNotContain(one.counter());
                assertThat(Situation.PACK.map().set("german-set-up")).contains(one.place());
              });
    }
    assertThat(placed).hasSizeGreaterThan(100);
    assertThat(often(position, GERMAN)).containsExactly(position);
  }
}
