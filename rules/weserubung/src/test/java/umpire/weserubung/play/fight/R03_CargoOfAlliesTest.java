package umpire.weserubung.play.fight;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.command.FightCommand.FightOn;
import umpire.weserubung.model.command.FightCommand.LoseCargo;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/** 3.4.5-e Who loses cargo of a damaged transport that carries an ally's units, too (r125). */
class R03_CargoOfAlliesTest {
  private static final String SHIP = "british-transport-1";
  private static final String BRITISH = "polish-podhale";
  private static final String NORWEGIANS = "norwegian-1-infantry";

  private static Duel hit(String... cargo) {
    Situation situation =
        Situation.at(TurnPhase.NAVAL).three().with("emden", "1040").with(SHIP, "1040");
    for (String unit : cargo) {
      situation.aboard(unit, SHIP);
    }
    return Duel.of(
            situation,
            Duel.fight(BattleKind.NAVAL, "1040", Side.GERMAN, List.of("emden"), List.of(SHIP)))
        .says(WESTERN, new FightOn())
        .dice(3);
  }

  @Test
  void R3_4_5_e_r145_whoseShipItIsLosesOneOfTwoPlayersUnits() {
    Duel duel = hit(NORWEGIANS, BRITISH).says(WESTERN, new LoseCargo(NORWEGIANS));

    assertThat(duel.position().forces().pool()).containsExactly(NORWEGIANS);
  }

  @Test
  void R3_4_5_e_r145_aPlayerWhoseUnitsBothAreLosesOne() {
    Duel duel =
        hit(NORWEGIANS, "norwegian-2-infantry")
            .says(NORWEGIAN, new LoseCargo("norwegian-2-infantry"));

    assertThat(duel.position().forces().pool()).containsExactly("norwegian-2-infantry");
  }
}
