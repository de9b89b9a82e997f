package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.offensive.Orders.commit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.testkit.cases.ScriptedMatch;
import umpire.testkit.match.Rulebook;
import umpire.weserubung.Weserubung;
import umpire.weserubung.event.CountryEvent;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.Commit;
import umpire.weserubung.model.command.OffensiveCommand.DoubleAttack;
import umpire.weserubung.model.command.OffensiveCommand.Emplace;
import umpire.weserubung.model.command.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.command.OffensiveCommand.SecondTarget;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.play.Situation;

/** 3.2-a, 10.12-a What is taken on the way to an attack, and on the way back. */
class R10_MarchTest {
  private static final Rulebook BOOK = Rulebook.of(new Weserubung());
  private static final String INFANTRY = "german-307-infantry";
  private static final String SECOND = "german-324-infantry";
  private static final String FOE = "norwegian-6-infantry";
  private static final String OTHER_FOE = "norwegian-3-infantry";
  private static final Place DRAMMEN = place("Drammen");
  private static final Place BEHIND = place("2213");
  private static final Place TARGET = place("2114");
  private static final Place KJELLER = place("Kjeller");
  private static final Place BESIDE = place("2416");

  private static Situation german() {
    return Situation.at(TurnPhase.COMBAT)
        .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(3))
        .german("Oslo")
        .with(INFANTRY, "Oslo")
        .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()));
  }

  private static ScriptedMatch<Position, Command, Event> played(
      Situation situation, Command... orders) {
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        new ScriptedMatch<>(
            BOOK,
            situation.position(),
            new ScriptedChance(new ArrayList<>(Collections.nCopies(300, 10))));
    for (Command order : orders) {
      scriptedMatch.put(new Input.Chosen<>(GERMAN, order));
    }
    return scriptedMatch;
  }

  /** Goes on until the offensive is over; attackers break off as soon as they may. */
  private static void brokenOff(ScriptedMatch<Position, Command, Event> scriptedMatch) {
    for (int i = 0; i < 100; i++) {
      if (scriptedMatch.events().stream().anyMatch(OffensiveEvent.OffensiveEnded.class::isInstance)
          || !(scriptedMatch.pending() instanceof Pending.Choices<Command> choices)) {
        return;
      }
      Seat seat = choices.asked().keySet().iterator().next();
      Asked<Command> asked = Objects.requireNonNull(choices.asked().get(seat));
      Command leave = new FightCommand.BreakOff();
      if (asked.offers().admits(leave)) {
        scriptedMatch.put(new Input.Chosen<>(seat, leave));
      } else {
        scriptedMatch.lapse(seat);
      }
    }
    throw new AssertionError("the offensive comes to no end");
  }

  private static ScriptedMatch<Position, Command, Event> overDrammen(Situation situation) {
    return played(
        situation.with(FOE, TARGET.id()),
        new Attack(TARGET),
        new Commit(TARGET, BEHIND, List.of(INFANTRY)),
        new LaunchOffensive());
  }

  @Test
  void R10_12_a_hexesOnTheWayToAnAttackAreTakenAtOnce() {
    ScriptedMatch<Position, Command, Event> scriptedMatch = overDrammen(german());

    assertThat(scriptedMatch.position().country().german()).contains(DRAMMEN, BEHIND);
    assertThat(scriptedMatch.position().country().control(TARGET)).isEqualTo(Side.ALLIED);
    assertThat(scriptedMatch.events())
        .anyMatch(
            event ->
                event instanceof CountryEvent.TownCaptured captured
                    && captured.town().equals(DRAMMEN));
  }

  @Test
  void R3_2_a_r93_whoIsBeatenBackStandsInAHexOfHisSide() {
    ScriptedMatch<Position, Command, Event> scriptedMatch = overDrammen(german());

    brokenOff(scriptedMatch);

    Position after = scriptedMatch.position();
    assertThat(after.piece(INFANTRY).place()).isEqualTo(BEHIND);
    assertThat(after.country().control(BEHIND)).isEqualTo(Side.GERMAN);
  }

  @Test
  void R10_12_c_shipsLeaveAPortThatIsTakenOnTheWay() {
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        overDrammen(german().with("norwegian-destroyer-1", "Drammen"));

    brokenOff(scriptedMatch);

    assertThat(scriptedMatch.position().piece("norwegian-destroyer-1").place())
        .isNotEqualTo(DRAMMEN);
    assertThat(scriptedMatch.events().stream().filter(OffensiveEvent.ForcesMoved.class::isInstance))
        .hasSize(1);
    assertThat(scriptedMatch.events()).anyMatch(FightEvent.FightBegan.class::isInstance);
  }

  @Test
  void R3_2_5_c_aGunTakesTheHexItFiresFrom() {
    Place honefoss = place("Hønefoss");
    Place fornebu = place("Fornebu");
    Situation situation = german().with("german-233-artillery", "Oslo").with(FOE, "Hønefoss");
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        played(
            situation,
            new Attack(honefoss),
            commit(situation.position(), honefoss, INFANTRY),
            new Emplace(honefoss, "german-233-artillery", fornebu),
            new LaunchOffensive());

    assertThat(scriptedMatch.position().country().control(fornebu)).isEqualTo(Side.GERMAN);
  }

  @Test
  void R10_9_b_neitherBattleIsLeftForAHexOfTheOther() {
    Situation situation =
        german()
            .with(SECOND, "Oslo")
            .with("engelbrecht", "Oslo")
            .with(FOE, "Kjeller")
            .with(OTHER_FOE, BESIDE.id());
    Position position = situation.position();
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        played(
            situation,
            new DoubleAttack("engelbrecht", KJELLER),
            new SecondTarget(BESIDE),
            commit(position, KJELLER, INFANTRY, "engelbrecht"),
            new Commit(BESIDE, place("2415"), List.of(SECOND)),
            new LaunchOffensive());

    brokenOff(scriptedMatch);

    List<Fight> fights =
        scriptedMatch.events().stream()
            .filter(FightEvent.FightBegan.class::isInstance)
            .map(event -> ((FightEvent.FightBegan) event).fight())
            .toList();
    assertThat(fights).hasSize(2);
    assertThat(fights.getFirst().defender().barred())
        .containsExactlyInAnyOrder(place("Oslo"), place("2415"), BESIDE);
    assertThat(fights.getLast().defender().barred())
        .containsExactlyInAnyOrder(place("Oslo"), place("2415"), KJELLER);
    assertThat(fights.getFirst().attacker().origins())
        .containsExactlyInAnyOrder(place("Oslo"), place("2415"));
  }
}
