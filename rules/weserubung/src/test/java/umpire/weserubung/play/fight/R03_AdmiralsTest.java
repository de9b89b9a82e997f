package umpire.weserubung.play.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/** 3.6: on which ship an admiral is when a battle begins. */
class R03_AdmiralsTest {
  /** Lütjens on the damaged Gneisenau, which bombards a landing; a fighter attacks with it. */
  @Test
  void R3_6_a_r106_aLandingIsNoBattleOfShips() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .with("norwegian-12-infantry", "1729")
            .reduced("gneisenau", "1729")
            .aboard("luetjens", "gneisenau")
            .with("bf-109-1", "denmark")
            .with("german-transport-1", "1729")
            .aboard("german-159-infantry", "german-transport-1");
    Fight fight =
        Duel.fight(
                BattleKind.LANDING,
                "1729",
                Side.GERMAN,
                List.of("german-159-infantry", "bf-109-1", "gneisenau"),
                List.of("norwegian-12-infantry"))
            .in(Circumstance.FROM_SEA, List.of("german-159-infantry"))
            .in(Circumstance.BOMBARDING, List.of("gneisenau"));

    Duel duel = Duel.of(situation, fight);

    assertThat(duel.happened(FightEvent.FlagHoisted.class)).isEmpty();
    assertThat(duel.position().piece("luetjens").aboard()).isEqualTo("gneisenau");
  }

  @Test
  void R3_6_a_norIsTheDefenceOfAPortByLand() {
    Situation situation =
        Situation.at(TurnPhase.COMBAT)
            .german("1729")
            .with("norwegian-12-infantry", "1828")
            .with("emden", "1729")
            .aboard("luetjens", "emden")
            .with("german-169-artillery", "1729")
            .with("german-159-infantry", "1729");
    Fight fight =
        Duel.fight(
                BattleKind.LAND,
                "1729",
                Side.ALLIED,
                List.of("norwegian-12-infantry"),
                List.of("emden", "german-159-infantry", "german-169-artillery"))
            .in(Circumstance.IN_HARBOUR, List.of("emden"));

    Duel duel = Duel.of(situation, fight);

    assertThat(duel.happened(FightEvent.FlagHoisted.class)).isEmpty();
    assertThat(duel.position().piece("luetjens").aboard()).isEqualTo("emden");
  }

  @Test
  void R3_6_a_whereAircraftAttackShipsHeIsOnTheStrongestOfThem() {
    Situation situation =
        Situation.at(TurnPhase.AIR)
            .with("wellington-1", "britain")
            .with("gneisenau", "1040")
            .with("emden", "1040")
            .aboard("luetjens", "emden");
    Fight fight =
        Duel.fight(
            BattleKind.AERO_NAVAL,
            "1040",
            Side.ALLIED,
            List.of("wellington-1"),
            List.of("emden", "gneisenau"));

    assertThat(Duel.of(situation, fight).position().piece("luetjens").aboard())
        .isEqualTo("gneisenau");
  }
}
