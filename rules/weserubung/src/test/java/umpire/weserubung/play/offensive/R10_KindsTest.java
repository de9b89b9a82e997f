package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.kernel.offer.Offer;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.play.Situation;

/** 10.0-b: what an offensive may be. */
class R10_KindsTest {
  private static Situation german() {
    return Situation.at(TurnPhase.COMBAT)
        .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(1))
        .german("Oslo")
        .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()));
  }

  private static Set<Class<?>> offered(Situation situation) {
    return Situation.asked(situation.position(), GERMAN).offers().offers().stream()
        .map(Offer::command)
        .filter(kind -> kind != OffensiveCommand.PassOffensive.class)
        .collect(Collectors.toSet());
  }

  @Test
  void R10_0_b_anAttackAnAdvanceAStrikeOrALanding() {
    Situation stack = german().with("german-307-infantry", "Oslo");
    assertThat(offered(stack))
        .containsExactlyInAnyOrder(
            OffensiveCommand.Advance.class, OffensiveCommand.AdvanceByRail.class);
    assertThat(offered(stack.with("norwegian-6-infantry", "Hønefoss")))
        .contains(OffensiveCommand.Attack.class);

    Situation bomber = german().with("he-111-1", "denmark").with("norge", "Kristiansand");
    assertThat(offered(bomber)).containsExactly(AirCommand.Strike.class);

    Situation landing =
        german()
            .with("german-transport-1", "Bergen")
            .aboard("german-159-infantry", "german-transport-1");
    assertThat(offered(landing)).containsExactly(OffensiveCommand.Disembark.class);
  }

  @Test
  void R8_7_d_whoIsAboardIsNotAttackedByLandUnits() {
    Situation aboard =
        german()
            .with("german-307-infantry", "Oslo")
            .with("british-transport-1", "Drammen")
            .aboard("british-15-infantry", "british-transport-1");
    OffensiveCommand.Attack attack = new OffensiveCommand.Attack(place("Drammen"));

    assertThat(Situation.refusals(aboard.position(), GERMAN, attack)).containsExactly("10.2-1");
    Position ashore = aboard.with("british-15-infantry", "Drammen").position();
    assertThat(Situation.isOffered(ashore, GERMAN, attack)).isTrue();
  }
}
