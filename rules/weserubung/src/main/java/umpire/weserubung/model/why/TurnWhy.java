package umpire.weserubung.model.why;

import java.util.Map;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.TurnPhase;

/** Reasons of chapters 4 to 6, and what is said everywhere. */
public sealed interface TurnWhy extends Why {
  /** What was sent answers another question than the open one. */
  record NotAskedNow(String step) implements TurnWhy {}

  /** The command is of the right kind, and its values are not on offer. */
  record NotOnOffer(String step, String parameter) implements TurnWhy {}

  /** 6.2-c, 4.0-c: more offensives than the nation may buy. */
  record TooManyOffensives(Nation nation, int asked, int most) implements TurnWhy {}

  /** 6.2-b: what each nation has bought, told when all have. */
  record OffensivesBought(Map<Nation, Integer> offensives) implements TurnWhy {}

  /** 6.3-a: the sums, and who holds the initiative. */
  record InitiativeHeld(Side side, int german, int allied) implements TurnWhy {}

  /** 6.3-b: who acts first. */
  record ActsFirst(Side side, TurnPhase phase, Seat chosenBy) implements TurnWhy {}

  /** The end of a scenario of one battle. */
  record MatchOver(String level) implements TurnWhy {}

  /** 14.2, 15.1: Norway has surrendered. */
  record NorwaySurrendered(int turn, String days) implements TurnWhy {}

  /** 15.1: Norway has held out; capital ships that Britain and France have lost. */
  record NorwayHeldOut(int capitalShips) implements TurnWhy {}

  /** 6.2: Britain and France have less morale together (r26). */
  record TooManyTogether(int asked, int most) implements TurnWhy {}
}
