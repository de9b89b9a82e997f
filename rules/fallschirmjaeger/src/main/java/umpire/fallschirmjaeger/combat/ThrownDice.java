package umpire.fallschirmjaeger.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.dice.Chance;

/** Dice of six sides, recorded in the order thrown; used for one report. */
final class ThrownDice {
  private final Chance chance;
  private final List<Integer> thrown = new ArrayList<>();

  ThrownDice(Chance chance) {
    this.chance = chance;
  }

  /** The next die. */
  int next() {
    int die = chance.die(6);
    thrown.add(die);
    return die;
  }

  /** All so far. */
  List<Integer> all() {
    return List.copyOf(thrown);
  }
}
