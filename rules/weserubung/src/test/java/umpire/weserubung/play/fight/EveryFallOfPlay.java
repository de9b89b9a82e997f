package umpire.weserubung.play.fight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.chance.ScriptedChance;
import umpire.kernel.combat.Probability;
import umpire.kernel.play.Pending;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.combat.WeserubungCombat;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.FightCommand;
import umpire.weserubung.model.FightFrame;
import umpire.weserubung.model.FightFrame.Load;
import umpire.weserubung.model.Position;
import umpire.weserubung.play.Duel;

/**
 * A battle by land fought through the rules with every fall of its dice: what may be said between
 * two throws, and what follows from it, is the play's own. Both sides say what the standing policy
 * of the odds would.
 */
final class EveryFallOfPlay {
  private static final int SIDES = 10;

  private final CombatBrief opening;
  private final int attackerLeaves;
  private final int defenderLeaves;
  private final Map<BattleOutcome, Probability> outcomes = new HashMap<>();
  private Map<Position, Branch> now = new LinkedHashMap<>();
  private Map<Position, Branch> next = new LinkedHashMap<>();

  /** Leaves are the rounds after which a side goes if it may. */
  EveryFallOfPlay(Duel duel, int attackerLeaves, int defenderLeaves) {
    this.opening = duel.brief();
    this.attackerLeaves = attackerLeaves;
    this.defenderLeaves = defenderLeaves;
    now.put(duel.position(), new Branch(duel, Probability.ONE));
  }

  private record Branch(Duel duel, Probability chance) {
    Branch and(Branch other) {
      return new Branch(duel, chance.plus(other.chance));
    }
  }

  /** How the battle ends within so many rounds; what then goes on is told as such. */
  Map<BattleOutcome, Probability> play(int rounds) {
    while (!now.isEmpty()) {
      for (Branch branch : now.values()) {
        if (branch.duel.brief().round() > rounds) {
          end(End.BOTH_LEFT, branch.duel, branch.chance);
        } else {
          fork(branch);
        }
      }
      now = next;
      next = new LinkedHashMap<>();
    }
    return outcomes;
  }

  /** One branch for each pattern of hits, by the first fall that shows it. */
  private void fork(Branch branch) {
    CombatBrief brief = branch.duel.brief();
    Map<List<String>, List<Integer>> shown = new LinkedHashMap<>();
    Map<List<String>, Integer> falls = new HashMap<>();
    int dice = thrown(brief, List.of()).dice().size();
    int all = (int) Math.pow(SIDES, dice);
    for (int fall = 0; fall < all; fall++) {
      List<Integer> rolls = new ArrayList<>();
      for (int i = 0, rest = fall; i < dice; i++, rest /= SIDES) {
        rolls.add(1 + rest % SIDES);
      }
      List<String> pattern =
          thrown(brief, rolls).shots().stream()
              .map(shot -> shot.unit() + shot.hits() + shot.isNaturalOne())
              .toList();
      shown.putIfAbsent(pattern, rolls);
      falls.merge(pattern, 1, Integer::sum);
    }
    shown.forEach(
        (pattern, rolls) -> {
          Duel duel = branch.duel.again().report(new ScriptedChance(rolls));
          Probability share = Probability.of(falls.getOrDefault(pattern, 0), all);
          decide(duel, brief, branch.chance.times(share));
        });
  }

  private static CombatReport thrown(CombatBrief brief, List<Integer> rolls) {
    List<Integer> left = new ArrayList<>(rolls);
    return new WeserubungCombat()
        .adjudicate(brief, _ -> left.isEmpty() ? SIDES : left.removeFirst());
  }

  private void decide(Duel duel, CombatBrief thrown, Probability chance) {
    while (!duel.isOver() && duel.pending() instanceof Pending.Choices<Command>) {
      if (duel.position().agenda().top() instanceof FightFrame.Yielding(var _, var units, var _)
          && !units.isEmpty()
          && thrown.round() >= defenderLeaves) {
        end(End.DEFENDER_LEFT, duel, chance);
        return;
      }
      answer(duel, thrown);
    }
    if (duel.isOver()) {
      end(duel.end(), duel, chance);
    } else {
      next.merge(duel.position(), new Branch(duel, chance), Branch::and);
    }
  }

  private void answer(Duel duel, CombatBrief thrown) {
    switch (duel.position().agenda().top()) {
      case FightFrame.Naming(var seat, var _, var _, var victims) ->
          duel.says(seat, new FightCommand.NameVictim(dearest(duel, victims)));
      case FightFrame.Bearing(var seat, var _, var _, var hits, var loads) ->
          duel.says(seat, new FightCommand.BearHits(shared(duel, hits, loads)));
      case FightFrame.Yielding(var seat, var _, var _) ->
          duel.says(seat, new FightCommand.FightOn());
      case FightFrame.Deciding(var seat, var matter, var _)
          when matter == FightFrame.Matter.BREAKING_OFF && thrown.round() >= attackerLeaves ->
          duel.says(seat, new FightCommand.BreakOff());
      case FightFrame.Deciding(var seat, var _, var _) ->
          duel.says(seat, new FightCommand.FightOn());
      default -> throw new AssertionError("no answer to " + duel.position().agenda().top());
    }
  }

  private String dearest(Duel duel, List<String> victims) {
    return units().stream()
        .filter(unit -> victims.contains(unit.unit()))
        .min(
            Comparator.comparingInt(Combatant::worth)
                .reversed()
                .thenComparing(unit -> duel.isReduced(unit.unit())))
        .map(Combatant::unit)
        .orElseThrow();
  }

  private Map<String, Integer> shared(Duel duel, int hits, List<Load> loads) {
    Map<String, Integer> borne = new TreeMap<>();
    loads.forEach(load -> borne.put(load.unit(), 0));
    for (int i = 0; i < hits; i++) {
      Combatant victim =
          units().stream()
              .filter(unit -> steps(duel, unit) > borne.getOrDefault(unit.unit(), 2))
              .min(
                  Comparator.comparing(
                          (Combatant unit) ->
                              steps(duel, unit) - borne.getOrDefault(unit.unit(), 0) == 1)
                      .thenComparingInt(Combatant::worth))
              .orElseThrow();
      borne.merge(victim.unit(), 1, Integer::sum);
    }
    return borne;
  }

  private List<Combatant> units() {
    List<Combatant> units = new ArrayList<>(opening.attackers());
    units.addAll(opening.defenders());
    return units;
  }

  private static int steps(Duel duel, Combatant unit) {
    return duel.isGone(unit.unit()) ? 0 : duel.isReduced(unit.unit()) ? 1 : 2;
  }

  private void end(End end, Duel duel, Probability chance) {
    outcomes.merge(
        new BattleOutcome(end, lost(duel, opening.attackers()), lost(duel, opening.defenders())),
        chance,
        Probability::plus);
  }

  private static int lost(Duel duel, List<Combatant> units) {
    return units.stream().mapToInt(unit -> (unit.reduced() ? 1 : 2) - steps(duel, unit)).sum();
  }
}
