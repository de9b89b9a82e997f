package umpire.weserubung.model.why;

/** The reasons of combat: what changes the number that a unit needs, and why one throws no die. */
public sealed interface CombatWhy extends Why {
  /** The highest roll with which the unit hits. */
  record HitsWith(String unit, int needed) implements CombatWhy {}

  /** The unit's number is 0. */
  record NoChance(String unit) implements CombatWhy {}

  /** A general or an admiral adds a point. */
  record LedInCombat(String unit) implements CombatWhy {}

  /** The unit attacks across a river. */
  record AttacksAcrossRiver(String unit) implements CombatWhy {}

  /** The unit goes ashore against an enemy. */
  record GoesAshore(String unit) implements CombatWhy {}

  /** Infantry in mountains. */
  record DefendsInMountains(String unit) implements CombatWhy {}

  /** The unit defends a port against a landing alone. */
  record DefendsPort(String unit) implements CombatWhy {}

  /** The attack comes by land, too, so the port is no help. */
  record PortNoHelp(String unit) implements CombatWhy {}

  /** The unit is out of supply: its printed strength is halved. */
  record FightsUnsupplied(String unit, int printed) implements CombatWhy {}

  /** A ship in harbour fights against land units with half its guns. */
  record HalfItsGuns(String unit, int printed) implements CombatWhy {}

  /** Bombers, Swordfish and transports do not fire at aircraft. */
  record NoAirCombat(String unit) implements CombatWhy {}

  /** The defenders are caught on the ground. */
  record CaughtOnGround(String unit) implements CombatWhy {}

  /** There are only submarines, at which this ship cannot fire. */
  record OnlySubmarines(String unit) implements CombatWhy {}

  /** The submarine has fired before the others. */
  record HasAmbushed(String unit) implements CombatWhy {}

  /** Ships bombard in the first round alone. */
  record HasBombarded(String unit) implements CombatWhy {}

  /** Submarines, carriers and transports do not bombard. */
  record CannotBombard(String unit) implements CombatWhy {}

  /** The highest roll that finds the ships. */
  record FoundWith(int needed) implements CombatWhy {}

  /** Ships in a port are found without a die. */
  record FoundInPort() implements CombatWhy {}

  /** The guns of the port fire one die. */
  record PortFires(int needed) implements CombatWhy {}

  /** The highest roll with which the fleet evades, before modifiers. */
  record EvadesWith(int needed) implements CombatWhy {}

  /** A submarine among the attackers. */
  record SubmarineHunts() implements CombatWhy {}

  /** The defender's admiral. */
  record AdmiralEvades(int strength) implements CombatWhy {}

  /** The highest roll with which submarines evade, before modifiers. */
  record SubmarinesEvadeWith(int needed) implements CombatWhy {}
}
