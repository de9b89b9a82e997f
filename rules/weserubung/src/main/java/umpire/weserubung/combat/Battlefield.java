package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;

/** Whether a brief describes a battle that the rules know. */
public final class Battlefield {
  /** 1.0: every die has ten sides. */
  @Rule("1.0")
  public static final int SIDES = 10;

  private Battlefield() {}

  /**
   * Throws IllegalArgumentException for a brief that is no battle: a side without units, a unit
   * named twice or out of its element, dice that never fall in this round.
   */
  public static void check(CombatBrief brief) {
    if (brief.attackers().isEmpty() || brief.defenders().isEmpty()) {
      throw new IllegalArgumentException("a battle has units on both sides");
    }
    List<Combatant> all = new ArrayList<>(brief.attackers());
    all.addAll(brief.defenders());
    HashSet<String> names = new HashSet<>();
    for (Combatant unit : all) {
      if (!names.add(unit.unit()) || unit.unit().equals(CombatReport.PORT)) {
        throw new IllegalArgumentException(unit.unit() + " cannot fight twice in one battle");
      }
    }
    brief.attackers().forEach(unit -> checkElement(brief.kind(), unit, true));
    brief.defenders().forEach(unit -> checkElement(brief.kind(), unit, false));
    checkRound(brief);
  }

  private static void checkElement(BattleKind kind, Combatant unit, boolean attacker) {
    boolean fits =
        switch (kind) {
          case AIR, AIRFIELD -> unit.arm().isAir();
          case AERO_NAVAL -> attacker ? unit.arm().isAir() : unit.arm().isShip();
          case NAVAL -> unit.arm().isShip();
          case LAND, LANDING ->
              !unit.arm().isShip()
                  || unit.is(attacker ? Circumstance.BOMBARDING : Circumstance.IN_HARBOUR);
        };
    if (!fits) {
      throw new IllegalArgumentException(
          "%s (%s) has no part in a battle of kind %s on this side"
              .formatted(unit.unit(), unit.arm(), kind));
    }
  }

  private static void checkRound(CombatBrief brief) {
    boolean falls =
        switch (brief.next()) {
          case LOCATION, AMBUSH, BOMBARDMENT -> brief.round() == 1;
          case FIRE -> !brief.kind().isRaid() || brief.round() <= BattleKind.RAID_ROUNDS;
          case EVASION, DEFENCE, ASSAULT -> true;
        };
    if (!falls) {
      throw new IllegalArgumentException(
          "no %s in round %d of a battle of kind %s"
              .formatted(brief.next(), brief.round(), brief.kind()));
    }
  }

  /** The dice of one round from these on; those of a round's beginning fall in the first alone. */
  public static List<BattleDice> restOfRound(BattleDice from) {
    return switch (from) {
      case EVASION -> List.of(from, BattleDice.AMBUSH, BattleDice.FIRE);
      case AMBUSH -> List.of(from, BattleDice.FIRE);
      case BOMBARDMENT -> List.of(from, BattleDice.DEFENCE, BattleDice.ASSAULT);
      case DEFENCE -> List.of(from, BattleDice.ASSAULT);
      case LOCATION, FIRE, ASSAULT -> List.of(from);
    };
  }

  /** True if a round is over with these dice; what falls before them belongs to it. */
  public static boolean endsRound(BattleDice dice) {
    return switch (dice) {
      case FIRE, ASSAULT -> true;
      case LOCATION, EVASION, AMBUSH, BOMBARDMENT, DEFENCE -> false;
    };
  }
}
