package umpire.kernel.combat;

import umpire.kernel.play.Report;

/** A report in which what the dice came to stands apart from them. */
public interface CountedReport extends Report, DiceReport {
  /** The outcome that odds count, without dice: equal records are one outcome. */
  Record result();
}
