package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.model.BattleDice;

/**
 * Dice that fall together, whatever has become of the two sides: which salvos are thrown, and where
 * they lead. What a unit needs hangs on its own side's condition, and on the other's only by
 * whether it is all submarines (3.4.1).
 */
final class Throw {
  private final CombatBrief brief;
  private final BattleDice dice;
  private final int round;
  private final boolean last;
  private final Conditions attackers;
  private final Conditions defenders;
  private final Map<List<Salvo.Die>, Salvo> known;
  private final List<@Nullable Fired> byAttackers = new ArrayList<>();
  private final List<@Nullable Fired> byDefenders = new ArrayList<>();
  private final Map<Salvo, Fired> onAttackers = new HashMap<>();
  private final Map<Salvo, Fired> onDefenders = new HashMap<>();
  private int attackingDice;
  private int defendingDice;

  /**
   * Such dice.
   *
   * @param last true if nothing follows but the end, so that conditions need not be told apart
   * @param known salvos that are worked out already, to be added to
   */
  Throw(
      CombatBrief brief,
      BattleDice dice,
      int round,
      boolean last,
      Conditions attackers,
      Conditions defenders,
      Map<List<Salvo.Die>, Salvo> known) {
    this.brief = brief;
    this.dice = dice;
    this.round = round;
    this.last = last;
    this.attackers = attackers;
    this.defenders = defenders;
    this.known = known;
  }

  /** Notes how many dice fall at most; to be called with each pair before any steps are asked. */
  void meet(int attacker, int defender) {
    int attacking = fired(true, attacker, defender).salvo().dice();
    int defending = fired(false, attacker, defender).salvo().dice();
    if (attacking > attackingDice || defending > defendingDice) {
      attackingDice = Math.max(attacking, attackingDice);
      defendingDice = Math.max(defending, defendingDice);
      onAttackers.values().forEach(Fired::forget);
      onDefenders.values().forEach(Fired::forget);
    }
  }

  /** The dice that all pairs are counted in. */
  int dice() {
    return attackingDice + defendingDice;
  }

  /** Where the attacker goes under the defender's fire. */
  Steps ofAttackers(int attacker, int defender) {
    Fired fired = fired(false, attacker, defender);
    Steps known = fired.leads(attacker);
    if (known == null) {
      long others = tens(defendingDice - fired.salvo().dice());
      known = Steps.of(attackers, attacker, fired.salvo(), false, last, others);
      fired.note(attacker, known);
    }
    return known;
  }

  /** Where the defender goes under the attacker's fire. */
  Steps ofDefenders(int attacker, int defender) {
    Fired fired = fired(true, attacker, defender);
    Steps known = fired.leads(defender);
    if (known == null) {
      long others = tens(attackingDice - fired.salvo().dice());
      boolean round = Battlefield.endsRound(dice);
      known = Steps.of(defenders, defender, fired.salvo(), round, last, others);
      fired.note(defender, known);
    }
    return known;
  }

  /** What one side fires, the guns of a port with the defender's. */
  private Fired fired(boolean attacking, int attacker, int defender) {
    boolean only =
        attacking
            ? defenders.at(defender).onlySubmarines()
            : attackers.at(attacker).onlySubmarines();
    List<@Nullable Fired> known = attacking ? byAttackers : byDefenders;
    int slot = 2 * (attacking ? attacker : defender) + (only ? 1 : 0);
    while (known.size() <= slot) {
      known.add(null);
    }
    Fired fired = known.get(slot);
    if (fired == null) {
      fired =
          (attacking ? onDefenders : onAttackers)
              .computeIfAbsent(thrown(attacking, attacker, defender), Fired::new);
      known.set(slot, fired);
    }
    return fired;
  }

  private Salvo thrown(boolean attacking, int attacker, int defender) {
    CombatBrief now =
        new CombatBrief(
            brief.kind(),
            dice,
            round,
            attackers.at(attacker).present(),
            defenders.at(defender).present(),
            brief.terms());
    List<Salvo.Die> thrown = new ArrayList<>();
    for (Aim aim : Volley.of(now, attacking)) {
      if (aim.needed() > 0) {
        thrown.add(new Salvo.Die(Fire.of(brief.kind(), aim.unit()), aim.needed()));
      }
    }
    if (!attacking && WeserubungCombat.portFires(now)) {
      thrown.add(new Salvo.Die(Fire.OTHERS, SingleDice.PORT_GUNS));
    }
    thrown.sort(null);
    return known.computeIfAbsent(thrown, Salvo::of);
  }

  private static long tens(int power) {
    long tens = 1;
    for (int i = 0; i < power; i++) {
      tens *= Battlefield.SIDES;
    }
    return tens;
  }
}
