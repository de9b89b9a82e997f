package umpire.kernel.combat;

import java.util.Collections;
import java.util.List;

/** A report that holds dice: game-service writes them into the match's ledger of draws. */
public interface DiceReport {
  /** Every die in the order thrown. */
  List<Integer> dice();

  /** The number of sides of each die, in the same order; six each unless the game says others. */
  default List<Integer> sides() {
    return Collections.nCopies(dice().size(), 6);
  }
}
