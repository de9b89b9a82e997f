package umpire.weserubung.combat.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.Battlefield;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.combat.Fire;
import umpire.weserubung.combat.FiringUnits;
import umpire.weserubung.combat.SingleDice;

/**
 * One side's part in dice that fall together, whatever has become of the two sides: which salvo it
 * throws, and where that leads the others. What a unit needs hangs on the other side only by
 * whether it is all submarines (3.4.1).
 */
final class Shooters {
  private final CombatBrief brief;
  private final boolean attacking;
  private final Conditions own;
  private final Conditions targets;
  private final Salvos salvos;
  private final UnderFire underFire;
  private final Map<Shooter, Optional<Salvo.Die>> dice = new HashMap<>();

  /** By condition, whether those under fire are all submarines or not. */
  private UnderFire.@Nullable Fired[] fired = {};

  private int most;

  /**
   * A side.
   *
   * @param brief with these dice and their round
   * @param last true if nothing follows but the end, so that conditions need not be told apart
   */
  Shooters(
      CombatBrief brief,
      boolean attacking,
      boolean last,
      Conditions own,
      Conditions targets,
      Salvos salvos) {
    this.brief = brief;
    this.attacking = attacking;
    this.own = own;
    this.targets = targets;
    this.salvos = salvos;
    this.underFire =
        new UnderFire(targets, salvos.hits(), Battlefield.endsRound(brief.next()), last);
  }

  /** A unit by its place in the brief, with so many steps, against submarines alone or others. */
  private record Shooter(int place, int steps, boolean submarinesAlone) {}

  /** Notes how many dice fall at most; to be called with each pair before its scale is asked. */
  void meet(int shooter, int target) {
    most = Math.max(most, fired(shooter, target).dice());
  }

  /** How many dice fall at most: all pairs are counted in so many. */
  int dice() {
    return most;
  }

  /** How often each fall of a salvo counts: ten for each die that others throw and it does not. */
  long scale(UnderFire.Fired fired) {
    return Salvo.allFalls(most - fired.dice());
  }

  /** Conditions under fire put together that each salvo leads the same way. */
  Collection<BitSet> targetsAlike(BitSet conditions) {
    return together(conditions, underFire::first);
  }

  /** Conditions put together that throw the same salvo, whoever they fire at. */
  Collection<BitSet> shootersAlike(BitSet conditions) {
    return together(
        conditions, shooter -> Arrays.asList(fired[2 * shooter], fired[2 * shooter + 1]));
  }

  private static Collection<BitSet> together(BitSet conditions, IntFunction<Object> by) {
    if (conditions.cardinality() == 1) {
      return List.of(conditions);
    }
    Map<Object, BitSet> together = new LinkedHashMap<>();
    for (int one = conditions.nextSetBit(0); one >= 0; one = conditions.nextSetBit(one + 1)) {
      together.computeIfAbsent(by.apply(one), _ -> new BitSet()).set(one);
    }
    return together.values();
  }

  /** What one condition throws at another. */
  UnderFire.Fired fired(int shooter, int target) {
    boolean only = targets.at(target).onlySubmarines();
    int slot = 2 * shooter + (only ? 1 : 0);
    if (slot >= fired.length) {
      fired = Arrays.copyOf(fired, 2 * own.size());
    }
    UnderFire.Fired known = fired[slot];
    if (known == null) {
      known = underFire.by(thrown(shooter, target, only));
      fired[slot] = known;
    }
    return known;
  }

  private Salvo thrown(int shooter, int target, boolean only) {
    List<Salvo.Die> thrown = new ArrayList<>();
    List<Combatant> units = own.units();
    for (int place = 0; place < units.size(); place++) {
      Combatant unit = units.get(place);
      int steps = own.steps(shooter, place);
      if (steps > 0) {
        dice.computeIfAbsent(
                new Shooter(place, steps, only), _ -> die(Condition.with(steps, unit), target))
            .ifPresent(thrown::add);
      }
    }
    if (!attacking && SingleDice.portFires(brief)) {
      thrown.add(new Salvo.Die(Fire.OTHERS, SingleDice.PORT_GUNS));
    }
    thrown.sort(null);
    return salvos.of(thrown);
  }

  private Optional<Salvo.Die> die(Combatant unit, int target) {
    List<Combatant> enemies = targets.present(target);
    List<Combatant> alone = List.of(unit);
    CombatBrief now =
        new CombatBrief(
            brief.kind(),
            brief.next(),
            brief.round(),
            attacking ? alone : enemies,
            attacking ? enemies : alone,
            brief.terms());
    return FiringUnits.of(now, attacking).stream()
        .filter(fireAim -> fireAim.needed() > 0)
        .map(fireAim -> new Salvo.Die(Fire.of(brief.kind(), unit), fireAim.needed()))
        .findFirst();
  }
}
