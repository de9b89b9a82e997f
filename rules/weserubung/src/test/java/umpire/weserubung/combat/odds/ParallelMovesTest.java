package umpire.weserubung.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.kernel.combat.Policy;
import umpire.weserubung.combat.BattleByLot;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.odds.salvo.Hits;
import umpire.weserubung.combat.odds.salvo.Salvos;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;

/**
 * Counts that lie side by side are moved as those are that are moved one by one: in landings by
 * lot, where one side throws at a time, round after round.
 */
final class ParallelMovesTest {
  private static final int SEEDS = 400;
  private static final int MOST_ROUNDS = 5;
  private static final int ENOUGH_PAIRS = 1_500;

  static LongStream landings() {
    return LongStream.rangeClosed(1, SEEDS)
        .filter(seed -> BattleByLot.brief(seed).kind() == BattleKind.LANDING);
  }

  @Test
  void enoughLandingsAreCompared() {
    assertThat(landings().count()).isGreaterThan(50);
  }

  @ParameterizedTest
  @MethodSource("landings")
  void countsAreTheSame(long seed) {
    new Landing(BattleByLot.brief(seed), seed).play();
  }

  /** One landing, counted in both ways. */
  private static final class Landing {
    private final CombatBrief brief;
    private final Salvos byAttackers;
    private final Salvos byDefenders;
    private final Conditions attackers;
    private final Conditions defenders;
    private final boolean ending;
    private ConditionPairCounts single = ConditionPairCounts.certain(0, 0, 1, 1);
    private PairCounts parallel = single;

    private Landing(CombatBrief brief, long seed) {
      this.brief = brief;
      this.ending = seed % 3 == 0;
      StandingPolicy policy =
          StandingPolicy.of(
              new Policy(
                  Map.of(
                      "natural-one",
                      seed % 2 == 0 ? "owner" : "dearest",
                      "defender-withdrawal",
                      "after-2")));
      this.byAttackers = new Salvos(Hits.of(brief, true));
      this.byDefenders = new Salvos(Hits.of(brief, false));
      this.attackers = Conditions.ofAttackers(brief, policy, byDefenders.hits());
      this.defenders = Conditions.ofDefenders(brief, policy, byAttackers.hits());
    }

    private void play() {
      List<BattleDice> dice = new ArrayList<>(List.of(BattleDice.BOMBARDMENT));
      for (int round = 1;
          round <= MOST_ROUNDS && single.pairs().cardinality() < ENOUGH_PAIRS;
          round++) {
        dice.addAll(List.of(BattleDice.DEFENCE, BattleDice.ASSAULT));
        for (BattleDice next : dice) {
          fall(next, round);
        }
        dice.clear();
      }
    }

    private void fall(BattleDice next, int round) {
      CombatBrief now =
          new CombatBrief(
              brief.kind(), next, round, brief.attackers(), brief.defenders(), brief.terms());
      FireExchange exchange = FireExchange.of(now, attackers, defenders, byAttackers, byDefenders);
      if (ending && round > 1) {
        exchange = exchange.ending(next);
      }
      FiringPairs pairs = exchange.between(single);
      assertThat(exchange.isOneSided()).isTrue();
      long products = pairs.products(Long.MAX_VALUE);
      int dice = single.dice() + exchange.dice();
      ConditionPairCounts after = new ConditionPairCounts(attackers.size(), defenders.size(), dice);
      new FireOfOneSide(single, exchange, after).move(pairs);
      parallel = moved(exchange, pairs, products, dice);
      single = after;
      compare(parallel);
      compare(parallel.eachByItself());
      takeOne();
    }

    private PairCounts moved(FireExchange exchange, FiringPairs pairs, long products, int dice) {
      boolean attackersAreRows = exchange.byDefendersAlone();
      ParallelCounts from =
          parallel instanceof ParallelCounts known && known.attackersAreRows() == attackersAreRows
              ? known
              : ParallelCounts.of(parallel.eachByItself(), attackersAreRows);
      ParallelMoves moves = pairs.moves(from);
      assertThat(moves.isPossible()).isTrue();
      assertThat(moves.products()).isEqualTo(products);
      return moves.move(from, attackersAreRows ? attackers.size() : defenders.size(), dice);
    }

    private void compare(PairCounts other) {
      assertThat(other.dice()).isEqualTo(single.dice());
      assertThat(other.isEmpty()).isEqualTo(single.isEmpty());
      List<String> expected = new ArrayList<>();
      single.forEach((a, d) -> expected.add(a + ":" + d + " " + single.count(a, d)));
      List<String> actual = new ArrayList<>();
      other.forEach((a, d) -> actual.add(a + ":" + d + " " + other.count(a, d)));
      assertThat(actual).isEqualTo(expected);
    }

    /** The pairs of one of the defender's conditions end, as they do between two rounds. */
    private void takeOne() {
      BitSet gone = new BitSet();
      gone.set(defenders.size() - 1);
      gone.or(defenders.gone());
      long[] sum = single.noSum();
      long[] other = parallel.noSum();
      List<String> expected = new ArrayList<>();
      List<String> actual = new ArrayList<>();
      single.forEachOf(
          attackers.gone(),
          gone,
          (a, d) -> {
            single.take(a, d, sum);
            expected.add(a + ":" + d + " " + single.number(sum));
          });
      parallel.forEachOf(
          attackers.gone(),
          gone,
          (a, d) -> {
            parallel.take(a, d, other);
            actual.add(a + ":" + d + " " + parallel.number(other));
          });
      assertThat(actual).isEqualTo(expected);
      single.forEach(
          (a, d) -> {
            if ((a + 3 * d) % 11 == 7) { // some whose conditions come up in other pairs, too
              single.take(a, d, sum);
              parallel.take(a, d, other);
            }
          });
      assertThat(parallel.number(other)).isEqualTo(single.number(sum));
      assertThat(parallel.isEmpty()).isEqualTo(single.isEmpty());
    }
  }
}
