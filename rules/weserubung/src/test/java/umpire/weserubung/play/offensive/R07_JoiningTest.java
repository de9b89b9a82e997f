package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.isOffered;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Pending;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.command.OffensiveCommand.Attack;
import umpire.weserubung.model.command.OffensiveCommand.LaunchOffensive;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/** 7.2-e: fighters of the defender who come to a battle by land. */
class R07_JoiningTest {
  private static final String INFANTRY = "german-307-infantry";
  private static final String FOE = "norwegian-6-infantry";
  private static final Place HONEFOSS = place("Hønefoss");

  /** The Germans have launched an attack from Oslo on Hønefoss, without aircraft. */
  private static Position launched(Situation situation) {
    Position before =
        situation
            .treasury(Nation.GERMANY, MoraleAccount.of(30).buying(3))
            .frame(new OffensiveFrame.Alternating(Side.GERMAN, 0, Set.of()))
            .german("Oslo")
            .with(INFANTRY, "Oslo")
            .with(FOE, "Hønefoss")
            .position();
    return Situation.after(
        before,
        GERMAN,
        List.of(
            new Attack(HONEFOSS),
            Orders.commit(before, HONEFOSS, INFANTRY),
            new LaunchOffensive()));
  }

  private static Situation combat() {
    return Situation.at(TurnPhase.COMBAT);
  }

  private static Command come(String... fighters) {
    return new AirCommand.InterceptFlight(HONEFOSS, List.of(fighters));
  }

  private static Fight fight(Position position) {
    return position.agenda().frames().stream()
        .map(R07_JoiningTest::battle)
        .filter(battles -> !battles.isEmpty())
        .map(List::getFirst)
        .findFirst()
        .orElseThrow();
  }

  private static List<Fight> battle(Object frame) {
    return switch (frame) {
      case FightFrame.Battle battle -> List.of(battle.fight());
      case FightFrame.Supplying supplying -> List.of(supplying.battle().fight());
      case FightFrame.Throwing throwing -> List.of(throwing.battle().fight());
      default -> List.of();
    };
  }

  @Test
  void R7_2_e_fightersNearByJoinABattleThoughNobodyFlies() {
    Position asked = launched(combat().with("hurricane-1", "Gardermoen"));

    assertThat(((Pending.Choices<Command>) Situation.RULES.at(asked).pending()).asked())
        .containsOnlyKeys(ALLIED);
    Position joined = Situation.after(asked, ALLIED, come("hurricane-1"));
    assertThat(fight(joined).defender().units()).containsExactly(FOE, "hurricane-1");
    assertThat(joined.piece("hurricane-1").acted()).containsExactly(TurnPhase.COMBAT);
    assertThat(joined.piece("hurricane-1").place()).isEqualTo(place("Gardermoen"));
    Position alone = Situation.after(asked, ALLIED, new AirCommand.LetFly());
    assertThat(fight(alone).defender().units()).containsExactly(FOE);
    assertThat(alone.piece("hurricane-1").hasActed()).isFalse();
  }

  @Test
  void R7_2_e_r131_onlyWhoMayInterceptAndIsNear() {
    Position asked =
        launched(combat().with("hurricane-1", "Gardermoen").with("swordfish-1", "Gardermoen"));

    assertThat(Situation.refusals(asked, ALLIED, come("swordfish-1"))).containsExactly("3.3.1-h");
    assertThat(isOffered(asked, ALLIED, come("hurricane-1"))).isTrue();
    assertThat(fight(launched(combat().with("hurricane-1", "Bardufoss"))).defender().units())
        .containsExactly(FOE);
  }

  /** It has an action for each of two phases (3.3-d). */
  @Test
  void R7_2_e_r25_inTheCombatPhase() {
    Piece flown = Piece.fresh("hurricane-1", place("Gardermoen")).acting(TurnPhase.AIR);
    Piece spent = flown.acting(TurnPhase.NAVAL);

    assertThat(isOffered(launched(combat().with(flown)), ALLIED, come("hurricane-1"))).isTrue();
    assertThat(fight(launched(combat().with(spent))).defender().units()).containsExactly(FOE);
  }

  @Test
  void R10_3_5_r132_aircraftHoldNoHex() {
    Duel duel =
        Duel.of(
            combat()
                .german("Oslo")
                .with(INFANTRY, "Hønefoss")
                .reduced(FOE, "Hønefoss")
                .with("hurricane-1", "Gardermoen"),
            Duel.in(
                Duel.fight(
                    BattleKind.LAND,
                    "Hønefoss",
                    Side.GERMAN,
                    List.of(INFANTRY),
                    List.of(FOE, "hurricane-1")),
                Circumstance.OVERHEAD,
                "hurricane-1"));
    duel.dice(2, 10, 10).says(ALLIED, new FightCommand.BearHits(Map.of(FOE, 1, "hurricane-1", 0)));

    assertThat(duel.end()).isEqualTo(End.ATTACKER_WINS);
  }
}
