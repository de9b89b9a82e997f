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
  private final List<@Nullable Salvo> byAttackers = new ArrayList<>();
  private final List<@Nullable Salvo> byDefenders = new ArrayList<>();
  private final Map<Salvo, Map<Integer, Steps>> onAttackers = new HashMap<>();
  private final Map<Salvo, Map<Integer, Steps>> onDefenders = new HashMap<>();
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

  /** What the attacker throws. */
  Salvo byAttackers(int attacker, int defender) {
    return salvo(true, attacker, defender);
  }

  /** What the defender throws, the guns of a port with it. */
  Salvo byDefenders(int attacker, int defender) {
    return salvo(false, attacker, defender);
  }

  /** Notes how many dice fall at most; to be called with each pair before any steps are asked. */
  void meet(int attacker, int defender) {
    int attacking = byAttackers(attacker, defender).dice();
    int defending = byDefenders(attacker, defender).dice();
    if (attacking > attackingDice || defending > defendingDice) {
      attackingDice = Math.max(attacking, attackingDice);
      defendingDice = Math.max(defending, defendingDice);
      onAttackers.clear();
      onDefenders.clear();
    }
  }

  /** The dice that all pairs are counted in. */
  int dice() {
    return attackingDice + defendingDice;
  }

  /** Where the attacker goes under the defender's fire. */
  Steps ofAttackers(int attacker, int defender) {
    Salvo salvo = byDefenders(attacker, defender);
    return onAttackers
        .computeIfAbsent(salvo, _ -> new HashMap<>())
        .computeIfAbsent(
            attacker,
            from ->
                Steps.of(attackers, from, salvo, false, last, tens(defendingDice - salvo.dice())));
  }

  /** Where the defender goes under the attacker's fire. */
  Steps ofDefenders(int attacker, int defender) {
    Salvo salvo = byAttackers(attacker, defender);
    return onDefenders
        .computeIfAbsent(salvo, _ -> new HashMap<>())
        .computeIfAbsent(
            defender,
            from ->
                Steps.of(
                    defenders,
                    from,
                    salvo,
                    Battlefield.endsRound(dice),
                    last,
                    tens(attackingDice - salvo.dice())));
  }

  private Salvo salvo(boolean attacking, int attacker, int defender) {
    boolean only =
        attacking
            ? defenders.at(defender).onlySubmarines()
            : attackers.at(attacker).onlySubmarines();
    List<@Nullable Salvo> salvos = attacking ? byAttackers : byDefenders;
    int slot = 2 * (attacking ? attacker : defender) + (only ? 1 : 0);
    while (salvos.size() <= slot) {
      salvos.add(null);
    }
    Salvo salvo = salvos.get(slot);
    if (salvo == null) {
      salvo = thrown(attacking, attacker, defender);
      salvos.set(slot, salvo);
    }
    return salvo;
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
