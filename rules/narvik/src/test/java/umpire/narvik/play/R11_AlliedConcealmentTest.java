package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.flow.Flow;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.NarvikScript;
import umpire.narvik.cases.NarvikTable;
import umpire.narvik.event.Event;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.command.AirCommand;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.SetupCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.assault.AssaultBriefs;
import umpire.narvik.rules.ChapterContext;

/** 11.3 The option: Allied units may lie face down too. */
class R11_AlliedConcealmentTest {
  private static final Viewer GERMAN = new Viewer.Of(Side.GERMAN.seat());
  private static final Viewer ALLIED = new Viewer.Of(Side.ALLIED.seat());

  private static Played opened(String value, List<Integer> dice) {
    Chance chance = new ScriptedChance(dice);
    Flow<Position, Command, Frame, View> rules = new NarvikScript(Situation.PACK).flow();
    Position open =
        rules
            .open(
                Situation.PACK.scenario("campaign"),
                Situation.PACK.choose(Map.of("allied-concealment", value)))
            .position();
    return new Played(NarvikTable.in(Situation.PACK, open, chance));
  }

  private static List<Integer> bothInOrder(Integer... then) {
    List<Integer> dice = new ArrayList<>(Say.inOrder(6));
    dice.addAll(Say.inOrder(18, then));
    return dice;
  }

  private static Command place(String counter, String hex) {
    return new SetupCommand.PlaceCounter(counter, Say.hex(hex));
  }

  /** Everything is set up by the clock, and the Allies keep their air support. */
  private static Played begun(String value, List<Integer> dice) {
    Played played = opened(value, dice);
    for (int i = 0; i < 6; i++) {
      played.lapse(Side.ALLIED);
    }
    for (int i = 0; i < 18; i++) {
      played.lapse(Side.GERMAN);
    }
    assertThat(played.rule(Side.ALLIED)).isEqualTo("18.2");
    return played.lapse(Side.ALLIED);
  }

  @Test
  @Rule({"11.3", "18.1.2"})
  void R11_3_aRaidTellsNothingOfWhatLiesFaceDownBesideItsTarget() {
    List<List<String>> told = new ArrayList<>();
    for (String hidden : List.of("british-battery-1", "irish-guards", "south-wales-borderers")) {
      Played played =
          Situation.german()
              .bases()
              .with("scots-guards", "1810")
              .hidden(hidden, "1810", "allied-token-1")
              .airPoints(10)
              .play(3, 4)
              .german(new AirCommand.InterdictFromAir(Say.hex("1810"), 10));
      assertThat(played.unit("scots-guards").fatigue()).isEqualTo(4);
      told.add(
          played.events().stream()
              .map(event -> played.rules().shown(event, GERMAN))
              .map(shownEvent -> shownEvent.getClass().getSimpleName())
              .toList());
    }
    assertThat(told.getFirst()).contains("Unseen", "Whole");
    assertThat(told).allMatch(told.getFirst()::equals);
  }

  @Test
  void R11_3_whatTheAlliesSetUpIsATokenForEveryoneElse() {
    Played played = opened("on", Say.inOrder(6));
    for (int i = 0; i < 6; i++) {
      played.lapse(Side.ALLIED);
    }
    Event.CountersDealt dealt = played.last(Event.CountersDealt.class);
    Unit unit = dealt.units().getFirst();
    assertThat(unit.token()).isEqualTo("allied-token-1");
    assertThat(played.unit(unit.id())).isEqualTo(unit);
    View.Seen.FaceDown token = new View.Seen.FaceDown("allied-token-1", unit.place());
    for (Viewer viewer : List.of(GERMAN, new Viewer.Everyone())) {
      assertThat(played.rules().shown(dealt, viewer)).isInstanceOf(ShownEvent.Blanked.class);
      assertThat(played.rules().view(played.position(), viewer).units()).contains(token);
    }
    assertThat(played.rules().shown(dealt, ALLIED)).isEqualTo(new ShownEvent.Whole<>(dealt));
    assertThat(played.rules().view(played.position(), ALLIED).units()).doesNotContain(token);
    assertThat(played.rules().sketch(played.rules().view(played.position(), GERMAN)).toString())
        .contains("allied-token-1")
        .doesNotContain("norwegian-6-1");
  }

  @Test
  void R11_3_withoutTheOptionTheyLieOpen() {
    assertThat(
            opened("off", List.of()).allied(place("norwegian-6-1", "3212")).unit("norwegian-6-1"))
        .isEqualTo(new Unit("norwegian-6-1", Say.hex("3212"), 0, ""));
  }

  @Test
  @Rule({"11.3", "11.3/r22"})
  void R11_3_oneDieSaysHowManyMissionsFlyAndHarstadLiesOpen() {
    Played played = begun("on", bothInOrder(4, 4, 1, 1, 1, 2, 3, 4, 5));
    assertThat(played.position().airPoints()).isEqualTo(10);
    assertThat(played.position().air().reconnaissance()).isEqualTo(5);
    TurnEvent.ReconnaissanceRolled rolled = played.last(TurnEvent.ReconnaissanceRolled.class);
    assertThat(rolled.die()).isEqualTo(5);
    assertThat(played.rules().shown(rolled, new Viewer.Everyone()))
        .isEqualTo(new ShownEvent.Whole<>(rolled));
    List<Unit> units = List.copyOf(played.position().units().values());
    assertThat(units.stream().filter(Unit::faceDown).map(Unit::token).distinct()).hasSize(24);
    assertThat(units.stream().filter(unit -> unit.place().id().equals("harstad")))
        .hasSize(3)
        .noneMatch(Unit::faceDown);
  }

  @Test
  @Rule("11.3/r22")
  void R11_3_withoutTheOptionThatDieIsNotThrown() {
    Played played = begun("off", Say.inOrder(18, 4, 4, 1, 1, 1, 2, 3, 4));
    assertThat(played.events(TurnEvent.ReconnaissanceRolled.class)).isEmpty();
    assertThat(played.position().air().reconnaissance()).isZero();
  }

  @Test
  @Rule({"11.3", "11.1"})
  void R11_3_faceDownAlliesDoNotMoveUntilTheyAreTurnedUp() {
    Played played =
        Situation.allied()
            .with("irish-guards", "1710")
            .hidden("scots-guards", "1710", "allied-token-1")
            .play();
    played.refuses(Side.ALLIED, Say.step("scots-guards", "1610"), "11.1", Why.FaceDownUnit.class);
    played.refuses(Side.GERMAN, Say.reveal("allied-token-1"), "11.1", Why.NoSuchToken.class);
    played.allied(Say.reveal("allied-token-1"), Say.step("scots-guards", "1610"));
    assertThat(played.at("scots-guards")).isEqualTo("1610");
  }

  @Test
  @Rule({"11.3", "11.2"})
  void R11_3_aGermanAssaultTurnsThemUp() {
    Played played =
        new Played(
            NarvikTable.in(
                Situation.PACK,
                Situation.german()
                    .hidden("norwegian-6-1", "1711", "allied-token-1")
                    .with("marine-1", "1811")
                    .position(),
                new ScriptedChance(List.of(3, 3, 3, 3, 3, 3, 3, 3, 3, 3))));
    played.german(Say.assault("1711"), Say.commit("marine-1"));
    assertThat(played.events(Event.Revealed.class))
        .containsExactly(new Event.Revealed("allied-token-1", "norwegian-6-1", Say.hex("1711")));
  }

  @Test
  @Rule({"11.3/r22", "12.2"})
  void R11_3_whatLiesFaceDownHoldsNoHexAgainstAZone() {
    Position position =
        Situation.allied()
            .with("irish-guards", "1710")
            .hidden("scots-guards", "1610", "allied-token-1")
            .position();
    assertThat(
            new AssaultBriefs(ChapterContext.of(Situation.PACK))
                .supply(position, List.of("irish-guards"))
                .infantryHeld())
        .containsExactly(Say.hex("1710"));
  }

  @Test
  void R11_3_eachSidesTokensAreResampledAmongThemselves() {
    Situation situation =
        Situation.allied()
            .hidden("norwegian-6-1", "1710", "allied-token-1")
            .hidden("norwegian-battery-1", "1610", "allied-token-2")
            .hidden("marine-1", "1912", "token-3")
            .hidden("decoy-1", "1812", "token-4");
    Position position = situation.position();
    Flow<Position, Command, Frame, View> rules = new NarvikScript(Situation.PACK).flow();
    Chance swaps = new ScriptedChance(List.of(1, 1));
    Position other = rules.resample(position, new Viewer.Everyone(), swaps);
    TreeSet<String> tokens = new TreeSet<>();
    other.units().values().forEach(unit -> tokens.add(unit.id() + " " + unit.token()));
    assertThat(tokens)
        .containsExactly(
            "decoy-1 token-3",
            "marine-1 token-4",
            "norwegian-6-1 allied-token-2",
            "norwegian-battery-1 allied-token-1");
    Position german = rules.resample(position, GERMAN, new ScriptedChance(List.of(1)));
    assertThat(german.units().get("marine-1")).isEqualTo(position.units().get("marine-1"));
    assertThat(german.units().get("norwegian-6-1"))
        .isEqualTo(new Unit("norwegian-6-1", Say.hex("1610"), 0, "allied-token-2"));
  }
}
