package umpire.weserubung.play.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.FinalCommand;
import umpire.weserubung.model.command.TurnCommand.BuyOffensives;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.FinalFrame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Situation;

/** 6.0, 4.0: what morale buys, and which of two Allied players chooses the order. */
class R06_AlliesTest {
  private static Situation three() {
    return Situation.at(TurnPhase.OFFENSIVE)
        .three()
        .with("german-307-infantry", "Oslo")
        .with("british-15-infantry", "Narvik")
        .with("french-13-legion", "Narvik")
        .with("norwegian-1-infantry", "Bergen")
        .with("norwegian-2-infantry", "Bergen")
        .with("norwegian-3-infantry", "Bergen")
        .frame(new TurnFrame.Purchasing(Map.of()));
  }

  /** After Germany has bought one offensive, Norway some, Britain and France one each. */
  private static Position bought(int norway) {
    Position german =
        Situation.after(three().position(), GERMAN, new BuyOffensives(Map.of(Nation.GERMANY, 1)));
    Position one =
        Situation.after(german, NORWEGIAN, new BuyOffensives(Map.of(Nation.NORWAY, norway)));
    return Situation.after(
        one, WESTERN, new BuyOffensives(Map.of(Nation.BRITAIN, 1, Nation.FRANCE, 1)));
  }

  private static Seat chooser(Position position) {
    return ((TurnFrame.Ordering) position.agenda().top()).seat();
  }

  @Test
  void R6_3_b_r91_theAlliedPlayerWhoBoughtMoreChoosesAndTheWesternOneOnATie() {
    assertThat(chooser(bought(3))).isEqualTo(NORWEGIAN);
    assertThat(chooser(bought(2))).isEqualTo(WESTERN);
    assertThat(chooser(bought(1))).isEqualTo(WESTERN);
  }

  @Test
  void R6_0_eachNationHasTheOffensivesThatItDeclared() {
    Position position = bought(3);

    assertThat(position.treasury(Nation.NORWAY).offensives()).isEqualTo(3);
    assertThat(position.treasury(Nation.BRITAIN).offensives()).isEqualTo(1);
    assertThat(position.treasury(Nation.FRANCE).offensives()).isEqualTo(1);
    assertThat(position.treasury(Nation.GERMANY).offensives()).isEqualTo(1);
  }

  @Test
  void R4_0_a_moralePaysForOffensivesBuildingAndRepairs() {
    Position offensives = bought(3);
    Position built =
        Situation.after(
            spending(FinalFrame.Purpose.BUILDING),
            GERMAN,
            new FinalCommand.Build("german-340-infantry"));
    Position repaired =
        Situation.after(
            spending(FinalFrame.Purpose.REPAIRING),
            GERMAN,
            new FinalCommand.Repair("german-307-infantry"));

    assertThat(Morale.left(offensives, Nation.NORWAY)).isEqualTo(50 - 3);
    assertThat(Morale.left(built, Nation.GERMANY)).isEqualTo(30 - 7);
    assertThat(Morale.left(repaired, Nation.GERMANY)).isEqualTo(30 - 4);
  }

  private static Position spending(FinalFrame.Purpose purpose) {
    return Situation.at(TurnPhase.FINAL)
        .german("Oslo")
        .reduced("german-307-infantry", "Oslo")
        .reduced("german-362-infantry", "Oslo")
        .pooled("german-340-infantry")
        .pooled("german-345-infantry")
        .frame(new FinalFrame.Spending(GERMAN, purpose))
        .position();
  }
}
