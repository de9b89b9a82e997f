package umpire.weserubung.combat.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.combat.Fire;
import umpire.weserubung.combat.FiringUnits;
import umpire.weserubung.combat.SingleDice;
import umpire.weserubung.combat.odds.salvo.Salvo;
import umpire.weserubung.combat.odds.salvo.Salvos;

/**
 * The salvo that each condition of a side throws when dice of one kind fall. What a unit needs
 * hangs on the other side only by whether it is all submarines (3.4.1).
 */
final class ThrownSalvos {
  private final CombatBrief brief;
  private final boolean attacking;
  private final Conditions own;
  private final Conditions targets;
  private final Salvos salvos;

  /** By unit, its steps, and whether those under fire are all submarines; null if not asked. */
  private final @Nullable Optional<Salvo.Die>[] dice;

  /** By {@link #slot}, as far as they were asked. */
  private @Nullable Salvo[] known = {};

  /**
   * Those of one side.
   *
   * @param brief with these dice and their round
   */
  @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
  ThrownSalvos(
      CombatBrief brief, boolean attacking, Conditions own, Conditions targets, Salvos salvos) {
    this.brief = brief;
    this.attacking = attacking;
    this.own = own;
    this.targets = targets;
    this.salvos = salvos;
    this.dice = new Optional[4 * own.units().size()];
  }

  /** A number for each condition, and for whether those under fire are all submarines. */
  int slot(int shooter, int target) {
    return 2 * shooter + (targets.onlySubmarines(target) ? 1 : 0);
  }

  /** True if a condition of the shooters is all submarines: others fire at it in another way. */
  boolean isSubmarinesAlone(int shooter) {
    return own.onlySubmarines(shooter);
  }

  /** True if a condition under fire is all submarines. */
  boolean isAtSubmarinesAlone(int target) {
    return targets.onlySubmarines(target);
  }

  /** True if one of these is. */
  boolean isAtSubmarinesAlone(BitSet of) {
    return targets.isAnyOnlySubmarines(of);
  }

  /** How many slots there are for the conditions met so far. */
  int slots() {
    return 2 * own.size();
  }

  /** The salvo that one condition throws at another. */
  Salvo of(int shooter, int target) {
    int slot = slot(shooter, target);
    if (slot >= known.length) {
      known = Arrays.copyOf(known, slots());
    }
    Salvo salvo = known[slot];
    if (salvo == null) {
      salvo = thrown(shooter, target, slot % 2);
      known[slot] = salvo;
    }
    return salvo;
  }

  private Salvo thrown(int shooter, int target, int only) {
    List<Salvo.Die> thrown = new ArrayList<>();
    List<Combatant> units = own.units();
    for (int place = 0; place < units.size(); place++) {
      Combatant unit = units.get(place);
      int steps = own.steps(shooter, place);
      if (steps > 0) {
        int slot = (2 * place + steps - 1) * 2 + only;
        Optional<Salvo.Die> die = dice[slot];
        if (die == null) {
          die = die(Condition.with(steps, unit), target);
          dice[slot] = die;
        }
        die.ifPresent(thrown::add);
      }
    }
    if (!attacking && SingleDice.portFires(brief)) {
      thrown.add(new Salvo.Die(salvos.hits().countedAs(Fire.OTHERS), SingleDice.PORT_GUNS));
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
    Fire fire = salvos.hits().countedAs(Fire.of(brief.kind(), unit));
    return FiringUnits.of(now, attacking).stream()
        .filter(fireAim -> fireAim.needed() > 0)
        .map(fireAim -> new Salvo.Die(fire, fireAim.needed()))
        .findFirst();
  }
}
