package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.event.ArrivalEvent;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Arrivals;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.Manner;
import umpire.narvik.model.command.RandomEventCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.model.why.Why;

/** 23.4, 30.0 German replacements and reinforcements. */
class R23_ArrivalsTest {
  private static final Viewer ALLIED = new Viewer.Of(Side.ALLIED.seat());
  private static final Viewer GERMAN = new Viewer.Of(Side.GERMAN.seat());

  private static Situation garrison() {
    return Situation.german().with("marine-2", "1911").with("scots-guards", "1710");
  }

  private static Played play(Situation situation, OffMap offMap, Integer... dice) {
    Position position = Phase.of(situation, EventThrow.REINFORCEMENTS);
    return Phase.play(situation, position.with(position.progress().with(offMap)), dice);
  }

  private static OffMap lost(String... units) {
    OffMap offMap = OffMap.none();
    for (String unit : units) {
      offMap = offMap.eliminated(unit, 1);
    }
    return offMap;
  }

  private static Command name(String unit, Manner manner) {
    return new RandomEventCommand.NameArrival(unit, manner);
  }

  private static Command place(String unit, String hex) {
    return new RandomEventCommand.PlaceArrival(unit, Say.hex(hex));
  }

  private static Command forgo() {
    return new RandomEventCommand.ForgoArrival();
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 0, 0", "3, 1, 0, 0", "4, 0, 1, 0", "5, 0, 0, 1", "6, 0, 1, 1"})
  void R30_0_theDieSaysWhatComes(int die, int replacements, int infantry, int parachute) {
    Played played = play(garrison(), lost("mountain-1-1"), die);
    assertThat(played.last(ArrivalEvent.ReinforcementsThrown.class).arrivals())
        .isEqualTo(new Arrivals(replacements, infantry, parachute));
  }

  @Test
  void R30_0_sixBringsOneOfEach() {
    Played played =
        play(garrison(), lost(), 6)
            .german(name("infantry-1", Manner.FACE_UP), name("parachute-1", Manner.FACE_UP))
            .german(place("infantry-1", "1911"), place("parachute-1", "1911"));
    assertThat(played.at("infantry-1")).isEqualTo("1911");
    assertThat(played.at("parachute-1")).isEqualTo("1911");
    assertThat(played.position().progress().score().allied()).isZero();
    assertThat(played.offers(Side.ALLIED, Say.pass())).isTrue();
  }

  @Test
  void R30_0_noMoreCompaniesThanCounters() {
    Situation all = garrison();
    for (int i = 1; i <= 4; i++) {
      all = all.with("parachute-" + i, "1913");
    }
    Played played = play(all, lost(), 5);
    played.refuses(Side.GERMAN, name("parachute-1", Manner.FACE_UP), "23.4", Why.NotToArrive.class);
    played.german(forgo());
    assertThat(played.events(ArrivalEvent.CounterArrived.class)).isEmpty();
  }

  @Test
  void R30_0_aReinforcementThatCanComeIsNotGivenUp() {
    play(garrison(), lost(), 4).refuses(Side.GERMAN, forgo(), "30.0", Why.MustArrive.class);
  }

  @Test
  @Rule({"23.4", "29.0/r28"})
  void R23_4_anEliminatedCompanyIsRebuiltAndItsPointsFall() {
    Played played = play(garrison(), lost("marine-1", "mountain-1-1"), 2);
    played.refuses(Side.GERMAN, name("marine-1", Manner.FACE_UP), "23.4", Why.NotToArrive.class);
    played.german(name("mountain-1-1", Manner.FACE_UP), place("mountain-1-1", "1911"));
    assertThat(played.at("mountain-1-1")).isEqualTo("1911");
    assertThat(played.position().progress().offMap().eliminated()).containsOnlyKeys("marine-1");
    assertThat(played.position().progress().score().allied()).isEqualTo(-4);
  }

  @Test
  void R23_4_withoutAnEliminatedCompanyAReplacementIsLost() {
    Played played = play(garrison(), lost("marine-1"), 1);
    assertThat(played.events(ArrivalEvent.ArrivalForgone.class)).hasSize(1);
    assertThat(played.offers(Side.ALLIED, Say.pass())).isTrue();
  }

  @Test
  void R23_4_arrivalsJoinAGermanUnitWithinTheStackingLimit() {
    Situation full = garrison().with("marine-1", "1911").with("mountain-2-1", "1913");
    Played played = play(full, lost(), 4).german(name("infantry-1", Manner.FACE_UP));
    played.refuses(Side.GERMAN, place("infantry-1", "1912"), "23.4", Why.NoFriend.class);
    played.refuses(Side.GERMAN, place("infantry-1", "1911"), "13.2", Why.Overstacked.class);
    played.german(place("infantry-1", "1913"));
  }

  @Test
  @Rule({"23.4/r71", "23.4"})
  void R23_4_r71_anArrivalWithoutRoomIsGivenUp() {
    Played played =
        play(garrison().with("marine-1", "1911"), lost(), 4)
            .german(name("infantry-1", Manner.FACE_UP), forgo());
    assertThat(played.gone("infantry-1")).isTrue();
  }

  @Test
  @Rule({"23.4/r71", "30.0"})
  void R23_4_r71_decoysCountAsGermanUnitsAndEliminatedReinforcementsComeAgain() {
    OffMap all = lost("infantry-1", "infantry-2", "infantry-3", "infantry-4");
    Played played =
        play(garrison().hidden("decoy-1", "1913", "token-1"), all, 4)
            .german(name("infantry-1", Manner.FACE_UP), place("infantry-1", "1913"));
    assertThat(played.at("infantry-1")).isEqualTo("1913");
    assertThat(played.position().progress().score().allied()).isZero();
  }

  @Test
  @Rule({"11.2", "23.4"})
  void R11_2_aCompanyAndItsDecoyComeInAnOrderThatWasShuffled() {
    for (int die = 1; die <= 2; die++) {
      Played played =
          play(garrison(), lost("mountain-1-1"), 1, die)
              .german(name("mountain-1-1", Manner.WITH_DECOY));
      String first = die == 1 ? "decoy-1" : "mountain-1-1";
      String second = die == 1 ? "mountain-1-1" : "decoy-1";
      played.refuses(Side.GERMAN, place(second, "1911"), "23.4", Why.NotToArrive.class);
      played.german(place(first, "1911"), place(second, "1911"));
      assertThat(played.unit(first).token()).isEqualTo("token-1");
      assertThat(played.unit(second).token()).isEqualTo("token-2");
    }
  }

  @Test
  @Rule({"11.2", "29.0/r28"})
  void R11_2_theAlliesCannotTellTheCompanyFromTheDecoy() {
    Played one = hidden(1, "decoy-1", "mountain-1-1");
    Played other = hidden(2, "mountain-1-1", "decoy-1");
    assertThat(one.rules().view(one.position(), ALLIED))
        .isEqualTo(other.rules().view(other.position(), ALLIED));
    assertThat(told(one, ALLIED)).isEqualTo(told(other, ALLIED));
    assertThat(told(one, GERMAN)).isNotEqualTo(told(other, GERMAN));
    assertThat(told(one, ALLIED)).doesNotContain("mountain-1-1").doesNotContain("decoy-1");
  }

  private static Played hidden(int die, String first, String second) {
    return play(garrison(), lost("mountain-1-1"), 1, die)
        .german(name("mountain-1-1", Manner.WITH_DECOY))
        .german(place(first, "1911"), place(second, "1911"));
  }

  private static String told(Played played, Viewer viewer) {
    StringBuilder told = new StringBuilder();
    for (Event event : played.events()) {
      ShownEvent<umpire.kernel.event.Event<Position>> shownEvent =
          played.rules().shown(event, viewer);
      told.append(shownEvent).append('\n');
    }
    return told.toString();
  }

  @Test
  void R11_2_neverMoreThanFiveDecoys() {
    Situation decoys = garrison();
    for (int i = 1; i <= 5; i++) {
      decoys = decoys.hidden("decoy-" + i, "1913", "token-" + i);
    }
    Played played = play(decoys, lost(), 4);
    played.refuses(
        Side.GERMAN, name("infantry-1", Manner.WITH_DECOY), "11.2", Why.NoDecoyLeft.class);
    assertThat(played.offers(Side.GERMAN, name("infantry-1", Manner.FACE_DOWN))).isTrue();
  }

  private static Situation cut() {
    return Situation.german()
        .with("scots-guards", "1912")
        .with("marine-1", "1913")
        .with("marine-2", "1911");
  }

  @ParameterizedTest
  @CsvSource({"4, false", "5, true"})
  @Rule({"19.1", "19.1/r12"})
  void R19_1_aCutRailwayLosesArrivalsOnFiveAndSix(int die, boolean lost) {
    Played played =
        play(cut(), lost(), 4, die)
            .german(name("infantry-1", Manner.FACE_UP), place("infantry-1", "1913"));
    assertThat(played.last(ArrivalEvent.ArrivalsTested.class).lost()).isEqualTo(lost);
    assertThat(played.gone("infantry-1")).isEqualTo(lost);
    assertThat(played.position().progress().offMap().departed().contains("infantry-1"))
        .isEqualTo(lost);
  }

  @Test
  void R19_1_noDieOnTheNearSideOfTheAllies() {
    Played played =
        play(cut(), lost(), 4)
            .german(name("infantry-1", Manner.FACE_UP), place("infantry-1", "1911"));
    assertThat(played.at("infantry-1")).isEqualTo("1911");
    assertThat(played.events(ArrivalEvent.ArrivalsTested.class)).isEmpty();
  }

  @Test
  @Rule({"19.1/r70", "19.1/r12"})
  void R19_1_r70_aLostThrowTakesAllArrivalsOfTheTurn() {
    Played played =
        play(cut(), lost(), 6, 6)
            .german(name("infantry-1", Manner.FACE_UP), name("parachute-1", Manner.FACE_UP))
            .german(place("infantry-1", "1911"), place("parachute-1", "1913"));
    assertThat(played.gone("infantry-1")).isTrue();
    assertThat(played.gone("parachute-1")).isTrue();
  }

  @Test
  @Rule("19.1/r12")
  void R19_1_r12_oneThrowHoldsForAllArrivalsOfTheTurn() {
    Played played =
        play(cut(), lost(), 6, 1)
            .german(name("infantry-1", Manner.FACE_UP), name("parachute-1", Manner.FACE_UP))
            .german(place("infantry-1", "1913"), place("parachute-1", "1913"));
    assertThat(played.events(ArrivalEvent.ArrivalsTested.class)).hasSize(1);
    assertThat(played.at("parachute-1")).isEqualTo("1913");
  }
}
