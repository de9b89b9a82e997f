package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;
import static umpire.weserubung.play.offensive.Orders.commit;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Input;
import umpire.kernel.play.SupplyQuery;
import umpire.testkit.cases.ScriptedMatch;
import umpire.testkit.match.Rulebook;
import umpire.weserubung.Weserubung;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.play.Situation;
import umpire.weserubung.supply.SupplyBrief;
import umpire.weserubung.supply.SupplyReport;

/** 10.1 The supply of those who attack. */
class R10_1_AttackersSupplyTest {
  private static final Rulebook BOOK = Rulebook.of(new Weserubung());
  private static final String INFANTRY = "german-307-infantry";
  private static final Place TARGET = place("2215");
  private static final List<String> BEHIND = List.of("2015", "2016", "2115", "2117", "2216");

  /** A German unit in 2116, and Norwegians in the target and so many of the hexes behind it. */
  private static Position surrounded(int hexes) {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(3))
            .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()))
            .with(INFANTRY, "2116");
    for (int i = 0; i < hexes; i++) {
      situation.with("norwegian-" + (i + 1) + "-infantry", BEHIND.get(i));
    }
    return situation.with("norwegian-6-infantry", "2215").position();
  }

  private static ScriptedMatch<Position, Command, Event> attack(Position position) {
    ScriptedMatch<Position, Command, Event> scriptedMatch =
        new ScriptedMatch<>(BOOK, position, new ScriptedChance(Collections.nCopies(200, 10)));
    scriptedMatch.put(new Input.Chosen<>(GERMAN, new OffensiveCommand.Attack(TARGET)));
    scriptedMatch.put(new Input.Chosen<>(GERMAN, commit(position, TARGET, INFANTRY)));
    scriptedMatch.put(new Input.Chosen<>(GERMAN, new OffensiveCommand.LaunchOffensive()));
    return scriptedMatch;
  }

  private static boolean supplied(Position position) {
    ScriptedMatch<Position, Command, Event> scriptedMatch = attack(position);
    List<SupplyReport.Line> lines =
        scriptedMatch.events().stream()
            .filter(FightEvent.SupplyTold.class::isInstance)
            .map(FightEvent.SupplyTold.class::cast)
            .flatMap(told -> told.report().lines().stream())
            .filter(line -> line.unit().equals(INFANTRY))
            .toList();
    assertThat(lines).hasSize(1);
    return lines.getFirst().supplied();
  }

  @Test
  void R10_1_a_r171_whoAttacksOutOfARingIsTracedFromWithinIt() {
    assertThat(supplied(surrounded(5))).isFalse();
  }

  @Test
  void R10_1_a_r171_aGapBehindTheAttackerIsEnough() {
    assertThat(supplied(surrounded(4))).isTrue();
  }

  @Test
  void R10_1_a_r171_theAdjudicatorIsAskedForTheSameHexAsTheBattle() {
    Position fighting = attack(surrounded(5)).position();
    assertThat(fighting.piece(INFANTRY).place()).isEqualTo(TARGET);
    SupplyQuery query = BOOK.play().supply(fighting, GERMAN).orElseThrow();
    assertThat(((SupplyBrief) query.brief()).units())
        .contains(new SupplyBrief.Placed(INFANTRY, Side.GERMAN, place("2116")));
  }
}
