package umpire.weserubung.play.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.play.Situation.RULES;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.TurnCommand.BuyOffensives;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Situation;

/** 6.2 The one thing that is ever hidden: another seat's answer, until all have answered. */
final class R06_SealedTest {
  private static final Viewer GERMAN = new Viewer.Of(MatchAgreements.GERMAN);
  private static final Viewer ALLIED = new Viewer.Of(MatchAgreements.ALLIED);

  @Test
  void R6_2_b_onlyAnotherSeatsSealedAnswerIsHidden() {
    Position open =
        Situation.at(TurnPhase.OFFENSIVE)
            .with("german-307-infantry", "Oslo")
            .with("norwegian-1-infantry", "Bergen")
            .frame(new TurnFrame.Purchasing(Map.of()))
            .position();
    assertThat(RULES.hides(open, GERMAN)).isFalse();

    Seat german = MatchAgreements.GERMAN;
    Position sealed = Situation.after(open, german, new BuyOffensives(Map.of(Nation.GERMANY, 1)));
    assertThat(RULES.hides(sealed, GERMAN)).isFalse();
    assertThat(RULES.hides(sealed, ALLIED)).isTrue();
    assertThat(RULES.hides(sealed, new Viewer.Everyone())).isTrue();
  }

  @Test
  void R6_2_b_whatOthersSealedIsDrawnAnewWhateverLiesAbove() {
    Map<Nation, Integer> sealed = Map.of(Nation.NORWAY, 0, Nation.BRITAIN, 0, Nation.FRANCE, 0);
    Position below =
        Situation.at(TurnPhase.OFFENSIVE)
            .with("german-307-infantry", "Oslo")
            .with("norwegian-1-infantry", "Bergen")
            .frame(new TurnFrame.Purchasing(Map.of(MatchAgreements.ALLIED, sealed)))
            .frame(new TurnFrame.Ordering(MatchAgreements.GERMAN, TurnPhase.AIR))
            .position();

    Position drawn = RULES.resample(below, GERMAN, sides -> sides);

    assertThat(drawn.agenda().frames())
        .contains(
            new TurnFrame.Purchasing(
                Map.of(
                    MatchAgreements.ALLIED,
                    Map.of(Nation.NORWAY, 1, Nation.BRITAIN, 0, Nation.FRANCE, 0))));
    assertThat(RULES.resample(below, ALLIED, sides -> sides)).isEqualTo(below);
  }
}
