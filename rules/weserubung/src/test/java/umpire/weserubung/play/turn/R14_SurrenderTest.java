package umpire.weserubung.play.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Outcome;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.MovementCommand.March;
import umpire.weserubung.model.command.RouteCommand.To;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.MovementFrame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Forces;
import umpire.weserubung.play.Situation;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

class R14_SurrenderTest {
  private static final OrderOfBattle MIX = new OrderOfBattle(Situation.PACK);
  private static final Surrender SURRENDER = new Surrender(new MapFacts(Situation.PACK.map()), MIX);

  /** All towns but these are German. */
  private static Situation allBut(String... names) {
    TreeSet<Place> towns = new TreeSet<>(Situation.PACK.map().set("towns"));
    for (String name : names) {
      towns.remove(Situation.place(name));
    }
    Situation situation = Situation.at(TurnPhase.MOVEMENT);
    towns.forEach(town -> situation.german(town.id()));
    return situation;
  }

  private static Outcome outcome(Position position) {
    assertThat(position.agenda().top()).isInstanceOf(TurnFrame.Ended.class);
    return ((TurnFrame.Ended) position.agenda().top()).outcome();
  }

  @Test
  void R14_2_b_allTownsButTromsoAndHarstad() {
    assertThat(SURRENDER.isDue(allBut("Harstad", "Tromsø").position())).isTrue();
    assertThat(SURRENDER.isDue(allBut("Harstad", "Tromsø", "Bodø").position())).isFalse();
    assertThat(SURRENDER.isDue(allBut().position())).as("those two make no difference").isTrue();
  }

  @Test
  void R14_2_b_r61_noAlliedUnitEastOfHarstad() {
    Situation south = allBut("Harstad", "Tromsø").with("norwegian-1-infantry", "Oslo");
    assertThat(SURRENDER.isDue(south.position())).isTrue();
    assertThat(SURRENDER.isDue(south.with("ruge", "Tromsø").position()))
        .as("a leader is no unit")
        .isTrue();
    for (String unit :
        List.of("british-15-infantry", "british-destroyer-1", "british-gladiator-1")) {
      assertThat(SURRENDER.isDue(allBut("Tromsø").with(unit, "Tromsø").position()))
          .as(unit)
          .isFalse();
    }
  }

  @Test
  void R14_2_b_r61_germanUnitsThereMakeNoDifference() {
    Situation north = allBut().with("german-307-infantry", "Tromsø").with("bluecher", "Tromsø");
    assertThat(SURRENDER.isDue(north.position())).isTrue();
  }

  @Test
  void R14_2_b_atOnceInTheMiddleOfAPhase() {
    Position before =
        allBut("Harstad", "Tromsø", "Hamar")
            .with("german-307-infantry", "Elverum")
            .with("german-340-infantry", "Oslo")
            .frame(new MovementFrame.Moving(GERMAN))
            .position();
    List<Command> march =
        List.of(new March("german-307-infantry"), new To(Situation.place("Hamar")));

    Position after = Situation.after(before, GERMAN, march);

    assertThat(Situation.RULES.at(after).pending()).isInstanceOf(Pending.Over.class);
    assertThat(outcome(after).winners()).containsExactly(GERMAN);
  }

  private static Outcome surrender(int turn) {
    RulingInProgress<Position, Frame> ruling = Situation.course(allBut().turn(turn).position());
    SURRENDER.carryOut(ruling);
    return outcome(ruling.position());
  }

  @Test
  void R15_1_germanVictoryUntilTheEighthOfJuneLaterADraw() {
    assertThat(surrender(16).level()).isEqualTo("german-victory");
    assertThat(surrender(16).winners()).containsExactly(GERMAN);
    assertThat(surrender(17).level()).isEqualTo("draw");
    assertThat(surrender(17).winners()).isEmpty();
  }

  private static Outcome end(String... lost) {
    Position position = Situation.at(TurnPhase.FINAL).turn(20).position();
    Forces forces = position.forces();
    for (String ship : lost) {
      forces = forces.losing(ship);
    }
    RulingInProgress<Position, Frame> ruling = Situation.course(position.with(forces));
    Victory.end(ruling, MIX);
    return outcome(ruling.position());
  }

  @Test
  void R15_1_r22_theAlliesWinIfNorwayHoldsOut() {
    assertThat(end().level()).isEqualTo("allied-victory");
    assertThat(end().winners()).containsExactly(ALLIED);
  }

  @Test
  void R15_1_r14_moreThanFiveCapitalShipsLostAreADraw() {
    String[] five = {"warspite", "york", "glasgow", "glorious", "montcalm"};
    assertThat(end(five).level()).isEqualTo("allied-victory");
    String[] six = {"warspite", "york", "glasgow", "glorious", "montcalm", "rodney"};
    assertThat(end(six).level()).isEqualTo("draw");
    String[] others = {
      "warspite",
      "york",
      "glasgow",
      "glorious",
      "montcalm",
      "british-destroyer-1",
      "norge",
      "bluecher"
    };
    assertThat(end(others).level())
        .as("destroyers, Norwegians, Germans")
        .isEqualTo("allied-victory");
  }
}
