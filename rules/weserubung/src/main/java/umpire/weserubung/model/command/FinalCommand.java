package umpire.weserubung.model.command;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** 13.0: commands of the final phase. */
public sealed interface FinalCommand extends Command {
  /** 13.1-b: these ships lose a step. */
  record ReduceShips(Set<String> ships) implements FinalCommand {
    public ReduceShips {
      ships = Collections.unmodifiableSet(new TreeSet<>(ships));
    }
  }

  /** 13.2: the unit goes from the force pool to the placement box. */
  record Build(String unit) implements FinalCommand {}

  /** 13.3, 13.4: the unit is turned to its full side. */
  record Repair(String unit) implements FinalCommand {}

  /** Nothing more is spent on this. */
  record EndSpending() implements FinalCommand {}
}
