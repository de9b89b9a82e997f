package umpire.fallschirmjaeger.model.why;

import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Place;

/** Why a command is not taken. */
public sealed interface PlayWhy extends Why {
  /** The command does not answer the open decision. */
  record NotAskedNow(String step) implements PlayWhy {}

  /** No piece of the seat bears this name. */
  record NoSuchUnit(String unit) implements PlayWhy {}

  /** The units do not stand in one hex. */
  record NotTogether() implements PlayWhy {}

  /** Its movement in this phase is over. */
  record Spent(String unit) implements PlayWhy {}

  /** It is disorganised. */
  record IsDisorganised(String unit) implements PlayWhy {}

  /** It does not move in the Exploitation Phase. */
  record NoExploitation(String unit) implements PlayWhy {}

  /** The two hexes do not touch. */
  record NotAdjacent(Place from, Place to) implements PlayWhy {}

  /** The hex lies outside the play area. */
  record OutsidePlay(Place hex) implements PlayWhy {}

  /** Enemies stand there. */
  record EnemyThere(Place hex) implements PlayWhy {}

  /** No enemy ground unit stands there. */
  record NoEnemy(Place hex) implements PlayWhy {}

  /** No room is left for so many units. */
  record StackFull(Place hex, int most) implements PlayWhy {}

  /** Not enough movement points are left. */
  record TooFewPoints(Place hex, Fraction cost, Fraction left) implements PlayWhy {}

  /** It made its overrun of this phase. */
  record OverranAlready(String unit) implements PlayWhy {}

  /** The train has made all its overruns of this turn. */
  record OverrunsUsedUp(String unit, int most) implements PlayWhy {}

  /** It began a bridge in this turn. */
  record BuildsBridge(String unit) implements PlayWhy {}

  /** The munitions ship stays where it is. */
  record Moored(String ship) implements PlayWhy {}

  /** No bridge can be begun there now. */
  record NoBridgeThere(String unit, Place across) implements PlayWhy {}

  /** A gun, or an anti-aircraft unit, makes no overrun. */
  record NoOverrun(String unit) implements PlayWhy {}

  /** It fired in this turn. */
  record BarragedAlready(String unit) implements PlayWhy {}

  /** It attacked in this phase. */
  record AttackedAlready(String unit) implements PlayWhy {}

  /** The hex was attacked in this phase. */
  record HexAttackedAlready(Place hex) implements PlayWhy {}

  /** It cannot fire a barrage. */
  record NoGun(String unit) implements PlayWhy {}

  /** It has no supply for a barrage. */
  record NoShells(String unit) implements PlayWhy {}

  /** It stands in an enemy zone of control. */
  record InEnemyZone(String unit, Place hex) implements PlayWhy {}

  /** The hex is too far away. */
  record OutOfRange(String unit, Place hex, int distance, int range) implements PlayWhy {}

  /** Nobody there whom a barrage affects. */
  record NoTarget(Place hex) implements PlayWhy {}

  /** No such group can be answered for now. */
  record NoSuchGroup(String group) implements PlayWhy {}

  /** The group arrives later, or elsewhere. */
  record NotHere(String unit, Place hex) implements PlayWhy {}
}
