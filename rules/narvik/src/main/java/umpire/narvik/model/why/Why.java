package umpire.narvik.model.why;

import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Reason;
import umpire.kernel.hex.Place;
import umpire.narvik.model.chart.VictoryLevel;
import umpire.narvik.model.chart.WeatherResult;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;

/** The reasons of Narvik's findings; their words stand in messages_en.properties. */
public sealed interface Why extends Reason {
  /** The reasons of the naval chapter; their own family, for there are many. */
  sealed interface OfShips extends Why permits NavalWhy {}

  /** Those of air missions, interdiction and the edges of the map. */
  sealed interface OfAircraft extends Why permits AirWhy {}

  /** This command does not answer the open decision. */
  record NotAskedNow(String step) implements Why {}

  /** No unit of the seat in play bears this name. */
  record NoSuchUnit(String unit) implements Why {}

  /** The map has no such hex in play. */
  record NoSuchHex(Place hex) implements Why {}

  /** The same name was given twice. */
  record NamedTwice(String name) implements Why {}

  /** The unit is at its fatigue limit. */
  record AtFatigueLimit(String unit, int limit) implements Why {}

  /** The unit lies face down. */
  record FaceDownUnit(String unit) implements Why {}

  /** The hex is held by the enemy. */
  record EnemyHeld(Place hex) implements Why {}

  /** No enemy is in the hex. */
  record NoEnemy(Place hex) implements Why {}

  /** The two hexes do not touch. */
  record NotAdjacent(Place from, Place to) implements Why {}

  /** The terrain of the hex bars the unit. */
  record TerrainBars(String unit, Place hex, String terrain) implements Why {}

  /** The hexside bars the unit. */
  record HexsideBars(String unit, Place from, Place to, String feature) implements Why {}

  /** Not enough movement points are left. */
  record TooFewPoints(String unit, Fraction cost, Fraction left) implements Why {}

  /** The cost of entering the hex. */
  record EntryCost(Place hex, String terrain, Fraction cost) implements Why {}

  /** The road joins the two hexes. */
  record AlongRoad(Place from, Place to, Fraction cost) implements Why {}

  /** The cost of crossing the hexside. */
  record CrossingCost(Place from, Place to, String feature, Fraction cost) implements Why {}

  /** The cost of leaving an enemy zone of control. */
  record LeavingZone(Place hex, Fraction cost) implements Why {}

  /** A unit may always move one hex that is not forbidden to it. */
  record OneHexAlways(Place hex) implements Why {}

  /** Artillery cannot leave the zone of control. */
  record GunsPinned(String unit, Place hex) implements Why {}

  /** More stacking points than a hex holds. */
  record Overstacked(Place hex, int points, int limit) implements Why {}

  /** The unit belongs to the other side. */
  record NotYours(String unit) implements Why {}

  /** Artillery alone cannot start an assault. */
  record NoAssaulter() implements Why {}

  /** Not a unit that can do this. */
  record WrongType(String unit, UnitType kind) implements Why {}

  /** The target is out of range. */
  record OutOfRange(String unit, Place target, int distance, int range) implements Why {}

  /** A ridge lies in the line of fire. */
  record RidgeBetween(String unit, Place target, Place first, Place second) implements Why {}

  /** A ship with cargo does not fire. */
  record CarryingCargo(String ship, String cargo) implements Why {}

  /** The ship has no guns for it. */
  record NoBombardment(String ship) implements Why {}

  /** Only the Germans have air points. */
  record NoAirPoints(int asked, int left) implements Why {}

  /** This mix does not add up to the result. */
  record WrongTotal(int points, int due) implements Why {}

  /** The units cannot bear so much fatigue. */
  record FatigueFull(int points, int capacity) implements Why {}

  /** Raising every unit to its limit needs a unit below it. */
  record NobodyBelowLimit() implements Why {}

  /** Not so many units to eliminate. */
  record TooFewUnits(int eliminate, int units) implements Why {}

  /** Not every unit has a valid path of retreat. */
  record NoRetreatForAll(int hexes) implements Why {}

  /** The path of retreat is not valid. */
  record PathInvalid(String unit, Place hex, String why) implements Why {}

  /** The share leaves points that nobody can bear, or exceeds the unit's limit. */
  record ShareImpossible(String unit, int least, int most) implements Why {}

  /** Tanks are eliminated first. */
  record TanksFirst(String tank) implements Why {}

  /** Eliminating this unit leaves units that cannot retreat. */
  record LeavesNoRetreat(String unit) implements Why {}

  /** A retreat is still owed. */
  record RetreatOwed(String unit, int hexes) implements Why {}

  /** This unit took no part that allows it. */
  record NotInThisAssault(String unit) implements Why {}

  /** No counter with that token lies face down. */
  record NoSuchToken(String token) implements Why {}

  /** A fatigue cause with its points. */
  record FatigueCause(String unit, String cause, int points) implements Why {}

  /** No line of supply when attacked. */
  record Unsupplied(String unit, int points) implements Why {}

  /** Strength of one unit. */
  record UnitStrength(String unit, int strength) implements Why {}

  /** Strength of the air support, from two dice. */
  record AirSupport(int points, int dice, int strength) implements Why {}

  /** A modifier of the air dice. */
  record AirModifier(String cause, int modifier) implements Why {}

  /** The average fatigue of a side's infantry, rounded down. */
  record AverageFatigue(Side side, int total, int units, int average) implements Why {}

  /** The attack differential. */
  record Differential(int attack, int defence, int differential) implements Why {}

  /** A modifier of the combat die. */
  record DieModifier(String cause, int modifier) implements Why {}

  /** The result, and whether the chart is house data. */
  record ChartResult(int differential, int die, int attacker, int defender, String provenance)
      implements Why {}

  /** A line of supply. */
  record LineOfSupply(String unit, Place base, int hexes) implements Why {}

  /** Why no line reaches a base. */
  record LineCut(String unit, Place hex, String by) implements Why {}

  /** The nearest base is too far. */
  record LineTooLong(String unit, int hexes, int limit) implements Why {}

  /** There is no base. */
  record NoBase(String unit) implements Why {}

  /** The unit bears no penalty for lack of supply. */
  record Exempt(String unit, String cause) implements Why {}

  /** The scenario ends with its assault. */
  record AssaultOver(Place target) implements Why {}

  /** Both sides passed. */
  record BothPassed() implements Why {}

  /** The two air dice as thrown, and their sum after all modifiers. */
  record AirDice(int first, int second, int modified) implements Why {}

  /** The combat die as thrown, and after all modifiers. */
  record CombatDie(int die, int modified) implements Why {}

  /** The figures just used are not the rulebook's; the chart says whence they come. */
  record FiguresFrom(String chart, String provenance) implements Why {}

  /** Allied infantry in the hex opens it to the line of supply, though it lies in an enemy zone. */
  record ZoneOpened(String unit, Place hex) implements Why {}

  /** No way passable for infantry leads to any base, however long. */
  record NoWayByLand(String unit) implements Why {}

  /** The counter is not among those that are still to be placed. */
  record NotToBePlaced(String counter) implements Why {}

  /** The hex lies outside the set-up area of the side. */
  record OutsideSetUp(Place hex) implements Why {}

  /** The die of a random event. */
  record EventDie(int die) implements Why {}

  /** The two dice of an open event, in their order. */
  record OpenEventDice(int first, int second) implements Why {}

  /** An event ends the match with this turn. */
  record EndFixed(int turn) implements Why {}

  /** The die of 19.1, and whether it loses the arrivals of the turn. */
  record SupplyDie(int die, boolean lost) implements Why {}

  /** The counter is not among those that may come now. */
  record NotToArrive(String counter) implements Why {}

  /** No decoy is left for it. */
  record NoDecoyLeft(int limit) implements Why {}

  /** The arrival is not to be given up: it can come. */
  record MustArrive(String counter) implements Why {}

  /** No friend of the arrival is in the hex. */
  record NoFriend(Place hex) implements Why {}

  /** The unit is not among those that may leave now. */
  record NotToLeave(String unit) implements Why {}

  /** Orders from above: no German land unit leaves its hex this turn. */
  record OrderedToHold() implements Why {}

  /** Victory points and what they are for. */
  record VictoryPoints(Side side, String cause, String counter, int points) implements Why {}

  /** The weather dice, their sum and what the chart makes of it. */
  record WeatherDice(int sum, WeatherResult result) implements Why {}

  /** From this turn on the movement costs of good weather hold. */
  record ThawFrom(int turn) implements Why {}

  /** The sum of the four dice, and the German air points of the turn. */
  record AirPointDice(int sum, int points) implements Why {}

  /** Bad weather at Trondheim halves the air points. */
  record HalvedForWeather(int sum, int half) implements Why {}

  /** Air points that come besides the dice. */
  record MoreAirPoints(int points) implements Why {}

  /** What every unit recovers, at its limit and below it. */
  record Recovery(int points, int atLimit) implements Why {}

  /** The hex has no port. */
  record NoPort(Place hex) implements Why {}

  /** No Allied land unit stands in the hex. */
  record NoUnitAshore(Place hex) implements Why {}

  /** The hex is a base already. */
  record BaseAlready(Place hex) implements Why {}

  /** So many ports have been designated, and no more may be. */
  record DesignationsUsed(int used, int limit) implements Why {}

  /** The ship is not among those that may come back now. */
  record NotReturning(String ship) implements Why {}

  /** German points less Allied points, and the level that this gives. */
  record VictoryDifferential(int german, int allied, int differential, VictoryLevel level)
      implements Why {}
}
