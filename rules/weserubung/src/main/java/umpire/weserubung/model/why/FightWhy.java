package umpire.weserubung.model.why;

import umpire.kernel.hex.Place;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.counter.Side;

/** Reasons of battles: who bears what, who leads, who leaves, and why not. */
public sealed interface FightWhy extends Why {
  /** A natural 1: its roller has named the victim. */
  record OneNames(String shooter, String victim) implements FightWhy {}

  /** Nobody can bear these hits, and they are lost. */
  record HitsLapse(int hits) implements FightWhy {}

  /** The unit is turned to its reduced side. */
  record Reduced(String unit) implements FightWhy {}

  /** A reduced unit has borne a hit. */
  record Destroyed(String unit) implements FightWhy {}

  /** The unit was aboard what has gone down. */
  record LostWithCarrier(String unit, String carrier) implements FightWhy {}

  /** A damaged transport holds one unit, and this was the other. */
  record NoRoomAboard(String unit) implements FightWhy {}

  /** No base is in reach of a fighter without a carrier. */
  record NoBaseInReach(String fighter) implements FightWhy {}

  /** The fighter has found another base. */
  record LandsElsewhere(String fighter, Place place) implements FightWhy {}

  /** The admiral is on the ship with the highest attack. */
  record Aboard(String admiral, String ship) implements FightWhy {}

  /** The leader adds a point to so many units. */
  record Leads(String leader, int units) implements FightWhy {}

  /** The die for a leader whose units are all destroyed. */
  record LeaderRolls(String leader, int die, int dies) implements FightWhy {}

  /** No free hex for a leader who would get away. */
  record NoFreeHex(String leader) implements FightWhy {}

  /** The leader gets away. */
  record GetsAway(String leader, Place place) implements FightWhy {}

  /** The attacker lets the defender go. */
  record LetsGo() implements FightWhy {}

  /** The ships evade, as far as they may. */
  record ShipsEvade(int ships) implements FightWhy {}

  /** The ships withdraw to a hex next to the battle. */
  record ShipsWithdraw(int ships) implements FightWhy {}

  /** The side leaves the battle. */
  record SideLeaves(Side side) implements FightWhy {}

  /** The battle is over. */
  record FightOver(BattleKind kind, Place place) implements FightWhy {}

  /** The unit cannot bear such a hit here. */
  record CannotBear(String unit) implements FightWhy {}

  /** The hits shared are not as many as there are. */
  record OtherSum(int shared, int hits) implements FightWhy {}

  /** The unit bears fewer or more than it must or can. */
  record OutOfBounds(String unit, int hits, int least, int most) implements FightWhy {}

  /** The leader's strength does not reach that far. */
  record LeadsFewer(String leader, int most) implements FightWhy {}

  /** The leader cannot lead that unit: it is elsewhere, led already, or cannot be raised. */
  record CannotLead(String leader, String unit) implements FightWhy {}

  /** The hex is not free for ships that leave a battle. */
  record NotFree(Place place) implements FightWhy {}

  /** 8.4-s5: the hex lies farther on, and there are free ones on the way back. */
  record NotTheWayBack(Place place) implements FightWhy {}

  /** The hex has room for so many ships more. */
  record NoRoomForShips(Place place, int room) implements FightWhy {}

  /** Guns beside the hex support its defence. */
  record GunsSupport(int guns) implements FightWhy {}

  /** The gun cannot support: it is elsewhere, or has used its action. */
  record CannotSupport(String gun) implements FightWhy {}

  /** The unit stays as rear-guard. */
  record StaysBehind(String unit) implements FightWhy {}

  /** Defenders have left the hex. */
  record DefendersLeave(int units, Place place) implements FightWhy {}

  /** A rear-guard has to stay, and a lone unit has to withstand two rounds. */
  record MustHold(int rounds) implements FightWhy {}

  /** The hex is not open to a retreat: enemies, a town or base of theirs, no way, or no room. */
  record NoRetreatThere(Place place) implements FightWhy {}

  /** Units go back aboard, each reduced by it. */
  record BackAboard(int units) implements FightWhy {}
}
