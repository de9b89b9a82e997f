package umpire.weserubung.combat.odds;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.model.battle.BattleDice;

/**
 * The rest of a battle whose rounds are all alike, however many there will be. Sides only grow
 * weaker, so a pair of conditions either stays as it is for another round or never comes back: what
 * becomes of it at last is what becomes of it in a round that changes something.
 */
final class RemainingRounds {
  /** How many words of counts are multiplied at most for those who have not asked for the end. */
  private static final long LITTLE_WORK = 1_000_000;

  /** And for those who have. */
  private static final long MOST_WORK = 4_000_000;

  private final BattleDistribution battle;
  private final List<BattleDice> dice;
  private final int round;
  private final Outcomes ended = new Outcomes();
  private final TreeMap<Pair, BigInteger> fighting = new TreeMap<>();
  private final long most;
  private long work;

  private RemainingRounds(BattleDistribution battle, List<BattleDice> dice, int round, long most) {
    this.most = most;
    this.battle = battle;
    this.dice = dice;
    this.round = round;
  }

  /** Two conditions; those of the highest rank come first. */
  private record Pair(int rank, int attacker, int defender) implements Comparable<Pair> {
    @Override
    public int compareTo(Pair other) {
      int byRank = Integer.compare(other.rank, rank);
      int byAttacker = Integer.compare(attacker, other.attacker);
      return byRank != 0
          ? byRank
          : byAttacker != 0 ? byAttacker : Integer.compare(defender, other.defender);
    }
  }

  /**
   * How the battle ends at last; nothing where that is too much to count.
   *
   * @param battle as it is when the round before is over
   * @param dice of every round from now on
   * @param round the next one, from which on nothing hangs on the number of a round
   * @param asked true if it has been asked for, and may cost more
   */
  static Optional<Outcomes> of(
      BattleDistribution battle, List<BattleDice> dice, int round, boolean asked) {
    return new RemainingRounds(battle, dice, round, asked ? MOST_WORK : LITTLE_WORK).solve();
  }

  private Optional<Outcomes> solve() {
    ended.scale(battle.outcomes().all());
    battle.outcomes().forEach(ended::add);
    battle.forEach(
        (attacker, defender) ->
            fighting.merge(
                pair(attacker, defender), battle.count(attacker, defender), BigInteger::add));
    while (!fighting.isEmpty()) {
      if (work > most) {
        return Optional.empty();
      }
      Map.Entry<Pair, BigInteger> first = fighting.pollFirstEntry();
      resolve(first.getKey(), first.getValue());
    }
    return Optional.of(ended);
  }

  /** Sends the falls of a pair on to where a round leads that does not leave it as it is. */
  private void resolve(Pair pair, BigInteger count) {
    BattleDistribution after = battle.from(pair.attacker, pair.defender);
    dice.forEach(next -> work += after.fall(next, round, false));
    after.leave(round);
    Map<Pair, BigInteger> going = new HashMap<>();
    after.forEach(
        (attacker, defender) ->
            going.put(pair(attacker, defender), after.count(attacker, defender)));
    going.remove(pair);
    BigInteger changed =
        going.values().stream()
            .reduce(BigInteger.ZERO, BigInteger::add)
            .add(after.outcomes().sum());
    if (changed.signum() == 0) {
      // r104: nobody can do anything to anybody.
      ended.add(battle.outcome(End.BOTH_LEFT, pair.attacker, pair.defender), count);
      return;
    }
    // So many falls of the pair are sent on together: changed divides all that is counted.
    BigInteger shared = changed.gcd(count);
    scale(changed.divide(shared));
    BigInteger each = count.divide(shared);
    going.forEach((other, falls) -> fighting.merge(other, falls.multiply(each), BigInteger::add));
    after.outcomes().forEach((outcome, falls) -> ended.add(outcome, falls.multiply(each)));
    work += after.room();
  }

  private void scale(BigInteger factor) {
    fighting.replaceAll((_, falls) -> falls.multiply(factor));
    ended.scale(factor);
    long words = ended.all().bitLength() / Long.SIZE + 1L;
    work += words * (fighting.size() + ended.size());
  }

  private Pair pair(int attacker, int defender) {
    return new Pair(battle.rank(attacker, defender), attacker, defender);
  }
}
