package umpire.weserubung.play.fight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.play.Pending;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.combat.Odometer;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Load;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;

/**
 * A battle fought through the rules with every fall of its dice: what may be said between two
 * throws, and what follows from it, is the play's own. Both sides say what the standing policy of
 * the odds would.
 */
final class EveryFallOfPlay {
  private final CombatBrief opening;
  private final Standing standing;
  private final Map<CombatBrief, List<Fall>> falls = new HashMap<>();
  private final Map<BattleOutcome, Probability> outcomes = new HashMap<>();
  private Map<Position, Branch> now = new LinkedHashMap<>();
  private Map<Position, Branch> next = new LinkedHashMap<>();

  EveryFallOfPlay(Duel duel, Standing standing) {
    this.opening = duel.brief();
    this.standing = standing;
    now.put(duel.position(), new Branch(duel, Probability.ONE));
  }

  private record Branch(Duel duel, Probability chance) {
    Branch and(Branch other) {
      return new Branch(duel, chance.plus(other.chance));
    }
  }

  /** Dice that stand for all that hit alike. */
  private record Fall(List<Integer> dice, Probability chance) {
    Fall and(Fall other) {
      return new Fall(dice, chance.plus(other.chance));
    }
  }

  /** How the battle ends within so many rounds; what then goes on is told as such. */
  Map<BattleOutcome, Probability> play(int rounds) {
    while (!now.isEmpty()) {
      for (Branch branch : now.values()) {
        CombatBrief brief = branch.duel.brief();
        if (completed(brief) >= rounds && brief.next() != BattleDice.EVASION) {
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

  /** Rounds that are over before these dice fall. */
  private static int completed(CombatBrief next) {
    return next.round() - 1;
  }

  /** One branch for each pattern of hits, by the first fall that shows it. */
  private void fork(Branch branch) {
    CombatBrief brief = branch.duel.brief();
    for (Fall fall : falls.computeIfAbsent(brief, EveryFallOfPlay::falls)) {
      Duel duel = branch.duel.again().report(new ScriptedChance(fall.dice));
      decide(duel, brief, branch.chance.times(fall.chance));
    }
  }

  private static List<Fall> falls(CombatBrief brief) {
    Map<List<String>, Fall> falls = new LinkedHashMap<>();
    Odometer odometer = new Odometer();
    do {
      CombatReport report = new WeserubungCombat().adjudicate(brief, odometer);
      Stream<String> checks =
          report.checks().stream().map(one -> "" + one.succeeds() + one.submarinesEvade());
      Stream<String> shots =
          report.shots().stream().map(shot -> shot.unit() + shot.hits() + shot.isNaturalOne());
      falls.merge(
          Stream.concat(checks, shots).toList(),
          new Fall(odometer.shown(), odometer.probability()),
          Fall::and);
    } while (odometer.turn());
    return List.copyOf(falls.values());
  }

  private void decide(Duel duel, CombatBrief thrown, Probability chance) {
    int rounds = thrown.next() == BattleDice.EVASION ? completed(thrown) : thrown.round();
    while (!duel.isOver() && duel.pending() instanceof Pending.Choices<Command>) {
      if (duel.position().agenda().top() instanceof FightFrame.Yielding(var _, var units, var _)
          && !units.isEmpty()
          && rounds >= standing.defenderLeaves()) {
        end(End.DEFENDER_LEFT, duel, chance);
        return;
      }
      answer(duel, rounds);
    }
    if (duel.isOver()) {
      end(duel.end(), duel, chance);
    } else {
      // How many questions were answered on the way here makes no difference.
      MatchCounters matchCounters = duel.position().tally();
      Position key =
          duel.position()
              .with(new MatchCounters(0, matchCounters.draws(), matchCounters.questions()));
      next.merge(key, new Branch(duel, chance), Branch::and);
    }
  }

  /** So many rounds are over. */
  private void answer(Duel duel, int rounds) {
    switch (duel.position().agenda().top()) {
      case FightFrame.Naming(var seat, var _, var _, var victims) ->
          duel.says(seat, new FightCommand.NameVictim(victim(duel, victims)));
      case FightFrame.Bearing(var seat, var _, var _, var hits, var loads) ->
          duel.says(seat, new FightCommand.BearHits(shared(duel, hits, loads)));
      case FightFrame.Yielding(var seat, var _, var _) ->
          duel.says(seat, new FightCommand.FightOn());
      case FightFrame.Deciding(var seat, var matter, var _) ->
          duel.says(seat, decision(matter, rounds));
      case FightFrame.SlippingAway(var seat, var submarines) ->
          duel.says(seat, new FightCommand.SlipAway(submarines));
      case FightFrame.Sailing(var seat, var _, boolean evading)
          when !evading && rounds < standing.attackerLeaves() ->
          duel.says(seat, new FightCommand.FightOn());
      case FightFrame.Sailing sailing -> duel.says(sailing.seat(), away(duel, sailing));
      default -> throw new AssertionError("no answer to " + duel.position().agenda().top());
    }
  }

  private Command decision(FightFrame.Matter matter, int rounds) {
    Command stay = new FightCommand.FightOn();
    return switch (matter) {
      case BREAKING_OFF -> rounds >= standing.attackerLeaves() ? new FightCommand.BreakOff() : stay;
      case WITHDRAWAL -> rounds >= standing.defenderLeaves() ? new FightCommand.BreakOff() : stay;
      case EVASION -> standing.evades() ? new FightCommand.Evade() : stay;
      case LETTING_GO -> stay;
    };
  }

  /** As many as fit in the first hex of those that hold most. */
  private static Command away(Duel duel, FightFrame.Sailing sailing) {
    Offer<Command> offer =
        Situation.asked(duel.position(), sailing.seat()).offers().offers().getLast();
    Domain.Some ships = (Domain.Some) offer.parameters().getFirst().domain();
    Domain.One places = (Domain.One) offer.parameters().getLast().domain();
    return new FightCommand.SailOff(
        sailing.ships().subList(0, ships.max()), (Place) places.values().getFirst());
  }

  private String victim(Duel duel, List<String> victims) {
    return standing.dearest() ? dearest(duel, victims) : cheapest(duel, victims);
  }

  private String cheapest(Duel duel, List<String> victims) {
    return units().stream()
        .filter(unit -> victims.contains(unit.unit()))
        .min(
            Comparator.comparing((Combatant unit) -> duel.isReduced(unit.unit()))
                .thenComparingInt(Combatant::worth))
        .map(Combatant::unit)
        .orElseThrow();
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
