package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import umpire.kernel.combat.Probability;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.CombatReport.Check;
import umpire.weserubung.combat.CombatReport.Check.What;
import umpire.weserubung.combat.CombatReport.Shot;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;

/**
 * A battle played out by throwing every fall of its dice through the adjudication itself, unit by
 * unit, with the standing policy written a second time: slow, and without a thought shared with the
 * odds. That the flow of rounds is that of play, OddsAgainstPlayTest holds.
 */
final class EveryFall {
  private final WeserubungCombat combat = new WeserubungCombat();
  private final CombatBrief brief;
  private final boolean evades;
  private final int attackerLeaves;
  private final int defenderLeaves;
  private boolean dearest = true;
  private final Map<BattleOutcome, Probability> outcomes = new HashMap<>();
  private Map<Sides, Probability> now = new HashMap<>();

  /** Policies are numbers here: the rounds after which a side leaves, 99 for never. */
  EveryFall(CombatBrief brief, boolean evades, int attackerLeaves, int defenderLeaves) {
    this.brief = brief;
    this.evades = evades;
    this.attackerLeaves = attackerLeaves;
    this.defenderLeaves = defenderLeaves;
    now.put(
        new Sides(brief.attackers(), brief.defenders(), 0, brief.terms().withstood(), 0),
        Probability.ONE);
  }

  /** With natural 1s given by owners like other hits. */
  EveryFall ownersGiveOnes() {
    dearest = false;
    return this;
  }

  /**
   * Who is left, the steps of submarines that have evaded alone, how many rounds a lone defender
   * has withstood, and how many units are aboard again.
   */
  private record Sides(
      List<Combatant> attackers, List<Combatant> defenders, int evaded, int alone, int aboard) {}

  Map<BattleOutcome, Probability> play(int rounds) {
    boolean airfield = brief.kind() == BattleKind.AIRFIELD;
    boolean raid = airfield || brief.kind() == BattleKind.AERO_NAVAL;
    int round = brief.round();
    for (BattleDice dice : first()) {
      throwAll(dice, round);
    }
    for (int played = 1; ; played++) {
      if (raid && round == 2) {
        break;
      }
      boolean naval = brief.kind() == BattleKind.NAVAL;
      if (naval && evades && brief.terms().evasion()) {
        throwAll(BattleDice.EVASION, round + 1);
      }
      if (!naval && !airfield && round >= defenderLeaves && brief.terms().retreat()) {
        retreat();
      }
      if (!airfield && round >= attackerLeaves && (raid || brief.terms().withdrawal())) {
        withdraw();
      }
      if (played == rounds) {
        break;
      }
      round++;
      if (brief.kind() == BattleKind.LANDING) {
        throwAll(BattleDice.DEFENCE, round);
        throwAll(BattleDice.ASSAULT, round);
      } else {
        throwAll(BattleDice.FIRE, round);
      }
    }
    now.forEach((sides, p) -> end(End.BOTH_LEFT, sides, p));
    return outcomes;
  }

  private List<BattleDice> first() {
    List<BattleDice> order =
        switch (brief.kind()) {
          case NAVAL -> List.of(BattleDice.EVASION, BattleDice.AMBUSH, BattleDice.FIRE);
          case LANDING -> List.of(BattleDice.BOMBARDMENT, BattleDice.DEFENCE, BattleDice.ASSAULT);
          case AERO_NAVAL -> List.of(brief.next());
          case AIR, AIRFIELD, LAND -> List.of(BattleDice.FIRE);
        };
    return order.subList(order.indexOf(brief.next()), order.size());
  }

  private void throwAll(BattleDice dice, int round) {
    Map<Sides, Probability> before = now;
    now = new HashMap<>();
    before.forEach(
        (sides, p) -> {
          if (dice == BattleDice.AMBUSH
              && sides.attackers.stream().noneMatch(unit -> unit.arm() == UnitKind.SUBMARINE)) {
            now.merge(sides, p, Probability::plus);
            return;
          }
          Odometer odometer = new Odometer();
          do {
            CombatReport report =
                combat.adjudicate(
                    new CombatBrief(
                        brief.kind(), dice, round, sides.attackers, sides.defenders, brief.terms()),
                    odometer);
            settle(dice, sides, report, p.times(odometer.probability()));
          } while (odometer.turn());
        });
  }

  private void settle(BattleDice dice, Sides sides, CombatReport report, Probability p) {
    for (Check check : report.checks()) {
      if (check.what() == What.LOCATION && !check.succeeds()) {
        end(End.NOT_FOUND, sides, p);
        return;
      }
      if (check.what() == What.EVASION && check.succeeds()) {
        end(End.DEFENDER_LEFT, sides, p);
        return;
      }
      if (check.submarinesEvade()) {
        List<Combatant> stay =
            sides.defenders.stream().filter(unit -> unit.arm() != UnitKind.SUBMARINE).toList();
        int away = steps(sides.defenders) - steps(stay);
        now.merge(
            new Sides(sides.attackers, stay, sides.evaded + away, 0, 0), p, Probability::plus);
        return;
      }
    }
    List<Combatant> defenders = suffer(report, true, sides.attackers, sides.defenders);
    int alone = sides.alone;
    if (dice == BattleDice.FIRE || dice == BattleDice.ASSAULT) {
      boolean lone = garrison(sides.defenders) == 1 && garrison(defenders) == 1;
      alone = lone ? Math.min(sides.alone + 1, 2) : 0;
    }
    Sides after =
        new Sides(
            suffer(report, false, sides.defenders, sides.attackers),
            defenders,
            sides.evaded,
            alone,
            sides.aboard);
    boolean attackersGone = after.attackers.stream().noneMatch(this::holds);
    boolean defendersGone = after.defenders.stream().noneMatch(this::holds);
    if (attackersGone || defendersGone) {
      End end =
          attackersGone && defendersGone
              ? End.NOBODY_LEFT
              : attackersGone ? End.DEFENDER_WINS : End.ATTACKER_WINS;
      end(end, after, p);
    } else {
      now.merge(after, p, Probability::plus);
    }
  }

  private long garrison(List<Combatant> defenders) {
    return defenders.stream().filter(unit -> unit.arm().isLand() && holds(unit)).count();
  }

  /** When a side is gone is the play's own test. */
  private boolean holds(Combatant unit) {
    return Targets.holdsTheHex(brief.kind(), unit);
  }

  private List<Combatant> suffer(
      CombatReport report, boolean attacking, List<Combatant> shooters, List<Combatant> victims) {
    List<Combatant> left = new ArrayList<>(victims);
    List<Shot> hits =
        report.shots().stream()
            .filter(shot -> shot.attacker() == attacking && shot.hits())
            .sorted(
                Comparator.comparing((Shot shot) -> !shot.isNaturalOne())
                    .thenComparing(shot -> !restricted(shooter(shot, shooters))))
            .toList();
    for (Shot hit : hits) {
      bear(hit, shooter(hit, shooters), left);
    }
    return List.copyOf(left);
  }

  private static List<Combatant> shooter(Shot shot, List<Combatant> shooters) {
    return shooters.stream().filter(unit -> unit.unit().equals(shot.unit())).toList();
  }

  /** True if fewer units may bear it than may bear others. */
  private boolean restricted(List<Combatant> shooter) {
    boolean capital = shooter.stream().anyMatch(unit -> unit.arm().isCapitalShip());
    boolean gun = shooter.stream().anyMatch(unit -> unit.arm().isArtillery() || unit.arm().isAir());
    return switch (brief.kind()) {
      case NAVAL -> capital;
      case LAND, LANDING -> !gun;
      case AIR, AIRFIELD, AERO_NAVAL -> false;
    };
  }

  private void bear(Shot hit, List<Combatant> shooter, List<Combatant> left) {
    boolean restricted = restricted(shooter);
    List<Combatant> able =
        left.stream()
            .filter(unit -> !unit.is(Circumstance.ELSEWHERE) && !unit.is(Circumstance.BOMBARDING))
            .filter(unit -> !restricted || !unit.is(Circumstance.IN_HARBOUR))
            .filter(
                unit ->
                    !restricted
                        || brief.kind() != BattleKind.NAVAL
                        || unit.arm() != UnitKind.SUBMARINE)
            .toList();
    List<Combatant> better =
        able.stream()
            .filter(unit -> unit.arm() != UnitKind.PARACHUTISTS || !unit.reduced())
            .toList();
    List<Combatant> candidates = better.isEmpty() ? able : better;
    if (candidates.isEmpty()) {
      return;
    }
    BiFunction<Combatant, Combatant, Boolean> preferred =
        hit.isNaturalOne() && dearest
            ? (one, other) ->
                one.worth() > other.worth()
                    || (one.worth() == other.worth() && !one.reduced() && other.reduced())
            : (one, other) ->
                (!one.reduced() && other.reduced())
                    || (one.reduced() == other.reduced() && one.worth() < other.worth());
    Combatant victim = candidates.getFirst();
    for (Combatant candidate : candidates) {
      victim = preferred.apply(candidate, victim) ? candidate : victim;
    }
    int place = left.indexOf(victim);
    if (victim.reduced()) {
      left.remove(place);
    } else {
      left.set(place, victim.turned());
    }
  }

  private void retreat() {
    boolean byLand = brief.kind() == BattleKind.LAND || brief.kind() == BattleKind.LANDING;
    take(
        End.DEFENDER_LEFT,
        sides ->
            !byLand
                || garrison(sides.defenders) > 1
                || (garrison(sides.defenders) == 1 && sides.alone == 2));
  }

  private void withdraw() {
    boolean landing = brief.kind() == BattleKind.LANDING;
    Map<Sides, Probability> before = now;
    now = new HashMap<>();
    before.forEach((sides, p) -> now.merge(aboard(sides), p, Probability::plus));
    take(
        End.ATTACKER_LEFT,
        sides -> !landing || sides.attackers.stream().noneMatch(EveryFall::isAshore));
  }

  private static Sides aboard(Sides sides) {
    List<Combatant> stay =
        sides.attackers.stream().filter(unit -> !isAshore(unit) || unit.reduced()).toList();
    int aboard = sides.aboard + sides.attackers.size() - stay.size();
    return new Sides(stay, sides.defenders, sides.evaded, sides.alone, aboard);
  }

  private static boolean isAshore(Combatant unit) {
    return unit.arm().isLand() && unit.is(Circumstance.FROM_SEA);
  }

  private void take(End end, Predicate<Sides> who) {
    Map<Sides, Probability> staying = new HashMap<>();
    now.forEach(
        (sides, p) -> {
          if (who.test(sides)) {
            end(end, sides, p);
          } else {
            staying.put(sides, p);
          }
        });
    now = staying;
  }

  private void end(End end, Sides sides, Probability p) {
    outcomes.merge(
        new BattleOutcome(
            end,
            steps(brief.attackers()) - steps(sides.attackers) - sides.aboard,
            steps(brief.defenders()) - steps(sides.defenders) - sides.evaded),
        p,
        Probability::plus);
  }

  private static int steps(List<Combatant> units) {
    return units.stream().mapToInt(unit -> unit.reduced() ? 1 : 2).sum();
  }
}
