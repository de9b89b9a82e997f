package umpire.weserubung.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.combat.Units.in;
import static umpire.weserubung.combat.Units.infantry;
import static umpire.weserubung.combat.Units.unit;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Strength;
import umpire.weserubung.model.counter.UnitKind;

/** The odds of small battles of every kind, against every fall of their dice: exactly equal. */
final class OddsAgainstEveryFallTest {
  private static final int NEVER = 99;
  private static final Strength NONE = new Strength(0, 0, 0);
  private static final BattleTerms ALL = new BattleTerms(true, false, 1, true, true, true, 0);
  private static final BattleTerms RETREAT = new BattleTerms(false, false, 0, false, true, true, 0);

  /** A battle and a policy. */
  record Case(
      String name,
      CombatBrief brief,
      int rounds,
      boolean evades,
      int attackerLeaves,
      int defenderLeaves) {
    Policy policy() {
      Map<String, String> values = new HashMap<>(Map.of("rounds", "" + rounds));
      if (evades) {
        values.put("evasion", "always");
      }
      if (attackerLeaves != NEVER) {
        values.put("attacker-withdrawal", "after-" + attackerLeaves);
      }
      if (defenderLeaves != NEVER) {
        values.put("defender-withdrawal", "after-" + defenderLeaves);
      }
      return new Policy(values);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Case> cases() {
    return Stream.of(air(), raids(), ships(), land(), landings()).flatMap(s -> s);
  }

  private static Stream<Case> air() {
    Combatant cheap = unit("gladiator", UnitKind.FIGHTER, 2, 3, 1);
    Combatant dear = unit("bf109", UnitKind.FIGHTER, 5, 6, 2);
    Combatant bomber = unit("he111", UnitKind.BOMBER, 2, 2, 4);
    return Stream.of(
        fight(
            "fighters, two against two, two rounds",
            BattleKind.AIR,
            List.of(dear, named(dear, "second").turned()),
            List.of(cheap, named(cheap, "fourth").turned()),
            2),
        new Case(
            "fighters with a bomber, both may leave",
            brief(BattleKind.AIR, BattleDice.FIRE, List.of(dear, bomber), two(cheap), ALL),
            3,
            false,
            2,
            1),
        fight(
            "an airfield",
            BattleKind.AIRFIELD,
            List.of(dear, bomber),
            two(named(bomber, "ju87").turned()),
            3),
        new Case(
            "an airfield, which nobody leaves",
            brief(BattleKind.AIRFIELD, BattleDice.FIRE, List.of(dear), two(bomber), ALL),
            3,
            false,
            1,
            1));
  }

  private static Stream<Case> raids() {
    Combatant bomber = unit("he111", UnitKind.BOMBER, 2, 2, 4);
    Combatant cruiser = unit("york", UnitKind.HEAVY_CRUISER, 4, 4, 2);
    Combatant transport = unit("tr", UnitKind.TRANSPORT, 0, 0, 0);
    BattleTerms port = new BattleTerms(true, true, 0, false, false, false, 0);
    return Stream.of(
        new Case(
            "ships off a coast, to be found, two rounds",
            brief(
                BattleKind.AERO_NAVAL,
                BattleDice.LOCATION,
                two(bomber),
                List.of(cruiser, transport),
                ALL),
            8,
            false,
            NEVER,
            NEVER),
        new Case(
            "ships in a port, one round",
            brief(
                BattleKind.AERO_NAVAL,
                BattleDice.LOCATION,
                List.of(bomber),
                List.of(cruiser, transport),
                port),
            8,
            false,
            1,
            NEVER));
  }

  private static Stream<Case> ships() {
    Combatant cruiser = unit("york", UnitKind.HEAVY_CRUISER, 4, 4, 2);
    Combatant destroyer = unit("dd", UnitKind.DESTROYER, 2, 3, 1);
    Combatant submarine = unit("ss", UnitKind.SUBMARINE, 3, 2, 1);
    Combatant carrier = unit("cv", UnitKind.CARRIER, 0, 0, 3);
    return Stream.of(
        new Case(
            "submarines strike first",
            brief(
                BattleKind.NAVAL,
                BattleDice.AMBUSH,
                List.of(submarine, destroyer),
                List.of(cruiser, carrier),
                BattleTerms.none()),
            2,
            false,
            NEVER,
            NEVER),
        new Case(
            "a fleet evades, its submarine alone by a six",
            brief(
                BattleKind.NAVAL,
                BattleDice.EVASION,
                List.of(cruiser, named(submarine, "hunter")),
                List.of(in(destroyer, Circumstance.LED), submarine),
                ALL),
            2,
            true,
            2,
            NEVER),
        new Case(
            "capital ships cannot hit submarines",
            brief(
                BattleKind.NAVAL,
                BattleDice.FIRE,
                List.of(cruiser, destroyer),
                List.of(submarine, named(destroyer, "dd2").turned()),
                BattleTerms.none()),
            2,
            false,
            NEVER,
            NEVER));
  }

  private static Stream<Case> land() {
    Combatant infantry = infantry("i");
    Combatant guns = unit("g", UnitKind.ARTILLERY, 4, 3, 0);
    Combatant bomber = unit("b", UnitKind.BOMBER, 2, 2, 4);
    Combatant paras = unit("p", UnitKind.PARACHUTISTS, 1, 1, 0);
    Combatant ship = in(unit("s", UnitKind.LIGHT_CRUISER, 3, 3, 3), Circumstance.IN_HARBOUR);
    Combatant weak = unit("w", UnitKind.CAVALRY, 2, 2, 0);
    return Stream.of(
        fight("infantry, four rounds", BattleKind.LAND, List.of(infantry), List.of(weak), 4),
        fight(
            "a dear reduced unit and a cheap full one",
            BattleKind.LAND,
            List.of(bomber, infantry.turned()),
            List.of(guns.turned(), weak),
            3),
        fight(
            "a ship in harbour, guns and infantry",
            BattleKind.LAND,
            List.of(infantry, in(guns, Circumstance.ELSEWHERE)),
            List.of(weak, ship),
            3),
        fight(
            "two regiments against one and a ship in harbour, which they cannot sink",
            BattleKind.LAND,
            List.of(infantry, weak),
            List.of(named(weak, "v").turned(), ship),
            2),
        fight(
            "parachutists are last",
            BattleKind.LAND,
            List.of(infantry, bomber),
            List.of(paras, weak.turned()),
            3),
        new Case(
            "three against two, with everything that changes numbers, the defender retreats",
            brief(
                BattleKind.LAND,
                BattleDice.FIRE,
                List.of(
                    in(infantry, Circumstance.LED, Circumstance.ACROSS_RIVER),
                    in(weak, Circumstance.FROM_SEA),
                    in(unit("dd", UnitKind.DESTROYER, 2, 2, 1), Circumstance.BOMBARDING)),
                List.of(
                    in(named(infantry, "m"), Circumstance.IN_MOUNTAINS),
                    in(named(guns, "o"), Circumstance.OUT_OF_SUPPLY)),
                ALL),
            2,
            false,
            2,
            1),
        new Case(
            "who comes to stand alone withstands two rounds alone",
            brief(
                BattleKind.LAND,
                BattleDice.FIRE,
                List.of(infantry, weak.turned()),
                two(named(weak, "m").turned()),
                RETREAT),
            4,
            false,
            NEVER,
            2),
        new Case(
            "who has withstood one round alone, beside aircraft on the ground",
            brief(
                BattleKind.LAND,
                BattleDice.FIRE,
                List.of(infantry),
                List.of(named(weak, "m"), named(bomber, "n").turned()),
                new BattleTerms(false, false, 0, false, true, true, 1)),
            3,
            false,
            NEVER,
            1),
        new Case(
            "some have landed and go aboard",
            brief(
                BattleKind.LAND,
                BattleDice.FIRE,
                List.of(in(infantry, Circumstance.FROM_SEA), weak),
                List.of(named(infantry, "m")),
                RETREAT),
            3,
            false,
            2,
            NEVER));
  }

  private static Stream<Case> landings() {
    Combatant infantry = in(infantry("i"), Circumstance.FROM_SEA);
    Combatant other = in(unit("o", UnitKind.MOTORISED, 5, 5, 0), Circumstance.FROM_SEA);
    Combatant ship = in(unit("s", UnitKind.LIGHT_CRUISER, 3, 3, 3), Circumstance.BOMBARDING);
    Combatant defender = in(unit("d", UnitKind.INFANTRY, 2, 3, 0), Circumstance.IN_PORT);
    Combatant parachutists = unit("p", UnitKind.PARACHUTISTS, 2, 2, 0);
    return Stream.of(
        new Case(
            "a landing, its three throws, twice",
            brief(
                BattleKind.LANDING,
                BattleDice.BOMBARDMENT,
                List.of(infantry, other, ship),
                List.of(defender, unit("b", UnitKind.BOMBER, 1, 1, 2)),
                BattleTerms.none()),
            2,
            false,
            NEVER,
            NEVER),
        new Case(
            "a landing that goes aboard again",
            brief(
                BattleKind.LANDING,
                BattleDice.DEFENCE,
                List.of(infantry, other.turned()),
                List.of(defender, named(defender, "d2")),
                ALL),
            3,
            false,
            1,
            NEVER),
        new Case(
            "a landing beside parachutists, who goes aboard in the last round",
            brief(
                BattleKind.LANDING,
                BattleDice.DEFENCE,
                List.of(infantry, parachutists, named(parachutists, "q")),
                two(defender),
                ALL),
            2,
            false,
            2,
            NEVER),
        new Case(
            "a landing from which the defender retreats",
            brief(
                BattleKind.LANDING,
                BattleDice.DEFENCE,
                List.of(infantry),
                List.of(defender.turned(), named(defender, "d2").turned()),
                ALL),
            3,
            false,
            NEVER,
            2));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void equalWhateverFalls(Case one) {
    Map<BattleOutcome, Probability> every =
        new EveryFall(one.brief, one.evades, one.attackerLeaves, one.defenderLeaves)
            .play(one.rounds);
    assertThat(counted(one)).isEqualTo(every);
  }

  @ParameterizedTest
  @MethodSource("land")
  void equalWhereOwnersGiveNaturalOnes(Case one) {
    Map<BattleOutcome, Probability> every =
        new EveryFall(one.brief, one.evades, one.attackerLeaves, one.defenderLeaves)
            .ownersGiveOnes()
            .play(1);
    Map<String, String> values = new HashMap<>(one.policy().values());
    values.putAll(Map.of("natural-one", "owner", "rounds", "1"));
    assertThat(counted(one.brief, new Policy(values))).isEqualTo(every);
  }

  /**
   * No enumeration comes to the end; but an end is at least as likely as it is within so many
   * rounds, and by no more than what then still fights.
   */
  @ParameterizedTest
  @MethodSource("cases")
  void theEndLiesWhereEveryFallOfMoreAndMoreRoundsPoints(Case one) {
    Map<String, String> values = new HashMap<>(one.policy().values());
    values.put("rounds", "end");
    Map<BattleOutcome, Probability> end = counted(one.brief, new Policy(values));
    Map<BattleOutcome, Probability> every =
        new EveryFall(one.brief, one.evades, one.attackerLeaves, one.defenderLeaves)
            .play(Math.max(one.rounds, latest(one)));
    Map<BattleOutcome, Probability> decided = new HashMap<>(every);
    if (!one.brief.kind().isRaid()) {
      decided.keySet().removeIf(outcome -> outcome.end() == End.BOTH_LEFT);
    }
    Probability open =
        Probability.sum(
            every.entrySet().stream()
                .filter(entry -> !decided.containsKey(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList());
    assertThat(Probability.sum(end.values())).isEqualTo(Probability.ONE);
    end.forEach(
        (outcome, chance) -> {
          Probability least = decided.getOrDefault(outcome, Probability.ZERO);
          assertThat(chance).as("%s", outcome).isBetween(least, least.plus(open));
        });
    assertThat(end.keySet()).containsAll(decided.keySet());
  }

  private static int latest(Case one) {
    return Stream.of(one.attackerLeaves, one.defenderLeaves)
        .filter(round -> round != NEVER)
        .reduce(1, Math::max);
  }

  @Test
  void theEndOfOneAgainstOneIsAnEquation() {
    Combatant one = infantry("one").turned();
    Combatant other = infantry("other").turned();
    CombatBrief brief =
        brief(BattleKind.LAND, BattleDice.FIRE, List.of(one), List.of(other), BattleTerms.none());
    Map<End, Probability> end = new EnumMap<>(End.class);
    counted(brief, Policy.none()).forEach((outcome, chance) -> end.put(outcome.end(), chance));
    Map<BattleOutcome, Probability> round = new EveryFall(brief, false, NEVER, NEVER).play(1);
    Map<End, Probability> once = new EnumMap<>(End.class);
    round.forEach((outcome, chance) -> once.put(outcome.end(), chance));
    Probability nothing = once.remove(End.BOTH_LEFT);
    Probability something =
        new Probability(nothing.under().subtract(nothing.over()), nothing.under());
    assertThat(end).containsOnlyKeys(once.keySet());
    end.forEach((how, chance) -> assertThat(chance.times(something)).isEqualTo(once.get(how)));
  }

  @Test
  void whereNobodyCanHitTheEndIsThatBothAreLeft() {
    Combatant idle =
        new Combatant("a", Nation.GERMANY, UnitKind.INFANTRY, true, NONE, NONE, 1, Set.of());
    CombatBrief brief =
        brief(
            BattleKind.LAND,
            BattleDice.FIRE,
            List.of(idle),
            List.of(named(idle, "b")),
            BattleTerms.none());
    assertThat(counted(brief, new Policy(Map.of("rounds", "end"))))
        .isEqualTo(Map.of(new BattleOutcome(End.BOTH_LEFT, 0, 0), Probability.ONE));
  }

  @Test
  void theCasesMeetEveryEnd() {
    assertThat(cases().flatMap(one -> counted(one).keySet().stream()).map(BattleOutcome::end))
        .contains(End.values());
  }

  private static Map<BattleOutcome, Probability> counted(Case one) {
    return counted(one.brief, one.policy());
  }

  private static Map<BattleOutcome, Probability> counted(CombatBrief brief, Policy policy) {
    Odds odds = new WeserubungCombat().odds(brief, policy);
    Map<BattleOutcome, Probability> counted = new HashMap<>();
    odds.chances().forEach(chance -> counted.put((BattleOutcome) chance.outcome(), chance.of()));
    return counted;
  }

  private static Case fight(
      String name,
      BattleKind kind,
      List<Combatant> attackers,
      List<Combatant> defenders,
      int rounds) {
    CombatBrief brief = brief(kind, BattleDice.FIRE, attackers, defenders, BattleTerms.none());
    return new Case(name, brief, rounds, false, NEVER, NEVER);
  }

  private static CombatBrief brief(
      BattleKind kind,
      BattleDice next,
      List<Combatant> attackers,
      List<Combatant> defenders,
      BattleTerms battleTerms) {
    return new CombatBrief(kind, next, 1, attackers, defenders, battleTerms);
  }

  private static List<Combatant> two(Combatant unit) {
    return List.of(unit, named(unit, unit.unit() + "-2"));
  }

  private static Combatant named(Combatant unit, String name) {
    return new Combatant(
        name,
        unit.nation(),
        unit.arm(),
        unit.reduced(),
        unit.full(),
        unit.half(),
        unit.worth(),
        unit.circumstances());
  }
}
