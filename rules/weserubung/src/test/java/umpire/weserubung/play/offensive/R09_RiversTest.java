package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.Commit;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.play.Situation;

/** 9.0-riv-c Who attacks across a river. */
class R09_RiversTest {
  private static final Place TARGET = place("Hønefoss");
  private static final Place ACROSS = place("2216");

  private static boolean mayCross(Situation units, String unit) {
    return Situation.isOffered(attack(units), GERMAN, new Commit(TARGET, ACROSS, List.of(unit)));
  }

  private static Position attack(Situation units) {
    Position position =
        units
            .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(1))
            .german("2216")
            .with("german-324-infantry", "2216")
            .with("norwegian-6-infantry", "Hønefoss")
            .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()))
            .position();
    return Situation.after(position, GERMAN, new Attack(TARGET));
  }

  @Test
  void R9_0_riv_c_theRefusalNamesWhoCannotCrossAndNobodyElse() {
    Position attack =
        attack(
            Situation.at(TurnPhase.COMBAT)
                .with("german-307-infantry", "2216")
                .with("german-2-parachute", "2216"));
    Commit order =
        new Commit(
            TARGET,
            ACROSS,
            List.of("german-307-infantry", "german-2-parachute", "german-324-infantry"));
    assertThat(Situation.because(attack, GERMAN, order))
        .containsExactly(
            Finding.forbids(
                "9.0-riv-c",
                new OffensiveWhy.TooWeakToCross("german-2-parachute", ACROSS, TARGET)));
  }

  @Test
  void R9_0_riv_c_r157_notWhoShowsAnAttackOfOneWhoeverLeadsHim() {
    Situation combat = Situation.at(TurnPhase.COMBAT).with("dietl", "2216");

    assertThat(mayCross(combat, "german-324-infantry")).isTrue();
    assertThat(mayCross(combat.with("german-2-parachute", "2216"), "german-2-parachute")).isFalse();
    assertThat(mayCross(combat.reduced("german-307-infantry", "2216"), "german-307-infantry"))
        .as("it shows 2")
        .isTrue();
  }
}
