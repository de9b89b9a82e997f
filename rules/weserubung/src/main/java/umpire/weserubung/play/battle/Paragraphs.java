package umpire.weserubung.play.battle;

import java.util.List;
import java.util.Set;
import umpire.kernel.citation.RuleId;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.frame.FightFrame;

/** Which paragraph speaks of what, in each kind of battle. */
public final class Paragraphs {
  private Paragraphs() {}

  /** Who calls for the dice. */
  public static RuleId dice(BattleKind kind, BattleDice dice) {
    return new RuleId(
        switch (dice) {
          case LOCATION -> "7.5-1";
          case EVASION -> "8.5-b";
          case AMBUSH -> "8.4.1";
          case BOMBARDMENT -> "10.7-1,2";
          case DEFENCE -> "10.7-3,4";
          case ASSAULT -> "10.7-5,6";
          case FIRE ->
              switch (kind) {
                case AIR -> "7.3-1";
                case AIRFIELD -> "7.3-b";
                case AERO_NAVAL -> "7.5-2";
                case NAVAL -> "8.4-s2";
                case LAND, LANDING -> "10.3-1";
              };
        });
  }

  /** Who lets the roller of a natural 1 name its victim. */
  static String ones(BattleKind kind) {
    return switch (kind) {
      case AIR, AIRFIELD -> "7.3-n";
      case AERO_NAVAL -> "7.5-4";
      case NAVAL -> "8.4-s4";
      case LAND, LANDING -> "10.3-4";
    };
  }

  /**
   * Who lets owners share their hits; where not all may bear them, who says so: submarines none of
   * capital ships, ships in harbour those of guns and aircraft.
   *
   * @param able who may bear these
   * @param own all who fight on the side
   */
  static String hits(BattleKind kind, Set<String> able, List<Combatant> own) {
    return switch (kind) {
      case AIR, AIRFIELD -> "7.3-3";
      case AERO_NAVAL -> "7.5-4";
      case NAVAL -> able.size() < own.size() ? "3.4.1-b" : "8.4-s4";
      case LAND, LANDING -> {
        boolean harbour =
            own.stream()
                .anyMatch(unit -> unit.is(Circumstance.IN_HARBOUR) && able.contains(unit.unit()));
        yield harbour ? "3.4-g" : "10.3-3";
      }
    };
  }

  /** Who says that a battle is over. */
  static String end(BattleKind kind) {
    return switch (kind) {
      case AIR -> "7.3-4";
      case AIRFIELD -> "7.3-b";
      case AERO_NAVAL -> "7.5-5";
      case NAVAL -> "8.4-s5";
      case LAND -> "10.3-5";
      case LANDING -> "10.7-7";
    };
  }

  /** Who lets the attacker break off. */
  static String breakingOff(BattleKind kind) {
    return switch (kind) {
      case AIR -> "7.3-4";
      case AIRFIELD -> "7.3-b/r30";
      case AERO_NAVAL -> "7.5-5";
      case NAVAL -> "8.4-s5";
      case LAND -> "10.5-a";
      case LANDING -> "10.7-7";
    };
  }

  /** Who puts the choice between two. */
  static String matter(BattleKind kind, FightFrame.Matter matter) {
    return switch (matter) {
      case WITHDRAWAL -> kind == BattleKind.AIR ? "7.3-4" : "7.4-a";
      case BREAKING_OFF -> breakingOff(kind);
      case EVASION -> "8.5-a";
      case LETTING_GO -> "8.5-f";
    };
  }
}
