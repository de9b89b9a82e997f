package umpire.arena.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.kernel.cite.RuleId;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DecisionId;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;

class OpponentsTest {
  /** Attacks a place. */
  public record Attack(int place) {}

  /** Does nothing. */
  public record Wait() {}

  /** Names the forces. */
  public record Commit(int strength) {}

  /** What a battle costs. */
  public record Losses(int attacker, int defender) {}

  private static final Object WAIT = new Wait();

  @Test
  void theGreedyOneTakesTheBestBattle() {
    OddsDesk desk = desk(Map.of(new Attack(1), 2, new Attack(2), 3));
    assertThat(choices(desk, asked(2, WAIT))).containsOnly(new Attack(2));
  }

  @Test
  void theGreedyOneRatherWaitsThanLoses() {
    OddsDesk desk = desk(Map.of(new Attack(1), -1, new Attack(2), -2, new Attack(3), 0));
    assertThat(choices(desk, asked(3, WAIT))).containsOnly(WAIT);
  }

  @Test
  void whoeverCannotHelpABattleWantsTheAttackersWorst() {
    OddsDesk desk = desk(Map.of(WAIT, 2, new Attack(1), 5, new Attack(2), 1));
    assertThat(choices(desk, asked(2, WAIT))).containsOnly(new Attack(2));
  }

  @Test
  void anOrderOfSeveralIsJudgedByItsEnd() {
    OddsDesk desk =
        commands ->
            switch (commands.getLast()) {
              case Attack _ -> new OddsDesk.Prospect.Draft(forces());
              case Commit(int strength) -> battle(strength - 3);
              default -> new OddsDesk.Prospect.Quiet();
            };
    assertThat(choices(desk, asked(1, WAIT))).containsOnly(new Attack(1));
    Opponent.Turn drafting = new Opponent.Turn(new Seat("red"), "view", forces(), true);
    assertThat(greedy(1).choose(drafting, desk)).isEqualTo(new Commit(5));
  }

  @Test
  void theRandomOneTakesAnythingOnOffer() {
    Asked<Object> asked = asked(3, WAIT);
    Opponent.Turn turn = new Opponent.Turn(new Seat("red"), "view", asked, false);
    Opponent random = new RandomOpponent(1);
    List<Object> chosen =
        IntStream.range(0, 60).mapToObj(i -> random.choose(turn, desk(Map.of()))).toList();
    assertThat(chosen)
        .contains(WAIT, new Attack(1), new Attack(2), new Attack(3))
        .allMatch(command -> asked.offers().admits(command));
  }

  @Test
  void withoutAGamesOwnSenseTheLossesCount() {
    assertThat(new PlainAppraisal("toy").gain(new Losses(2, 5))).isEqualTo(3);
    assertThat(new PlainAppraisal("toy").gain(new Attack(4))).isZero();
    assertThat(PlainAppraisal.of("toy").game()).isEqualTo("toy");
  }

  private static List<Object> choices(OddsDesk desk, Asked<Object> asked) {
    Opponent.Turn turn = new Opponent.Turn(new Seat("red"), "view", asked, false);
    return IntStream.range(0, 10).mapToObj(seed -> greedy(seed).choose(turn, desk)).toList();
  }

  private static Opponent greedy(long seed) {
    return new GreedyOpponent(new PlainAppraisal("toy"), seed);
  }

  private static OddsDesk desk(Map<Object, Integer> gains) {
    return commands -> {
      Integer gain = gains.get(commands.getLast());
      return gain == null ? new OddsDesk.Prospect.Quiet() : battle(gain);
    };
  }

  private static OddsDesk.Prospect battle(int gain) {
    Losses losses = new Losses(10, 10 + gain);
    return new OddsDesk.Prospect.Battle(
        new Odds(Policy.none(), List.of(new Odds.Chances(losses, Probability.ONE)), List.of()));
  }

  private static Asked<Object> asked(int places, Object fallback) {
    return new Asked<>(
        new DecisionId(1),
        new RuleId("1"),
        new Offers<>(
            List.of(
                Offer.of(Wait.class),
                Offer.of(Attack.class, "place", new Domain.Number(1, places)))),
        fallback);
  }

  private static Asked<Object> forces() {
    Domain forces = new Domain.Number(1, 5);
    return new Asked<>(
        new DecisionId(2),
        new RuleId("1"),
        new Offers<>(List.of(Offer.of(Commit.class, "strength", forces))),
        new Commit(1));
  }
}
