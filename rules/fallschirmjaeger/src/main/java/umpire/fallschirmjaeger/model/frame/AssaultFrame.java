package umpire.fallschirmjaeger.model.frame;

import java.util.List;
import java.util.Set;
import umpire.fallschirmjaeger.model.chart.CombatResult;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Sorted;

/** Frames of combat and of what follows it (T-CRT). */
public sealed interface AssaultFrame extends Frame {
  /**
   * The side says what it attacks next.
   *
   * @param attacked hexes that were attacked in this phase
   */
  record CombatPhase(Side side, Set<Place> attacked) implements AssaultFrame {
    public CombatPhase {
      attacked = Sorted.set(attacked);
    }
  }

  /** The combat adjudicator throws the dice. */
  record AwaitingCombat(Battle battle) implements AssaultFrame {}

  /**
   * A side says which unit bears the next lost step (SCS-losses).
   *
   * @param left steps still to be lost
   */
  record Losing(Battle battle, CombatResult result, Side side, int left) implements AssaultFrame {}

  /**
   * A side retreats its units one by one (SCS-retreat).
   *
   * @param waiting units that have not begun
   * @param current the one on its way, at most one; empty between two units
   */
  record Retreating(
      Battle battle, CombatResult result, Side side, List<String> waiting, List<Retreat> current)
      implements AssaultFrame {
    public Retreating {
      waiting = List.copyOf(waiting);
      current = List.copyOf(current);
    }
  }

  /**
   * A unit that retreats.
   *
   * @param origin the hex where it stood
   * @param left hexes still to go
   */
  record Retreat(String unit, Place origin, int left) {}

  /** The attacker may enter the hex, which is empty now (SCS-advance). */
  record Advancing(Battle battle) implements AssaultFrame {}
}
