package umpire.weserubung.combat;

import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.DiceReport;
import umpire.kernel.play.Report;

/**
 * What the dice said.
 *
 * @param checks single dice: location, evasion
 * @param shots one for each unit that threw, attackers first, in the order of the brief
 * @param findings every modifier by its paragraph, and the numbers that were needed
 */
public record CombatReport(List<Check> checks, List<Shot> shots, List<Finding> findings)
    implements Report, DiceReport {
  /** In {@link Shot#unit}: the guns of a port (7.5-3). */
  public static final String PORT = "port";

  public CombatReport {
    checks = List.copyOf(checks);
    shots = List.copyOf(shots);
    findings = List.copyOf(findings);
  }

  /**
   * A single die.
   *
   * @param what what it decides
   * @param die as it fell, 1 to 10
   * @param needed the highest roll that succeeds
   * @param submarines the highest roll with which the submarines of a fleet evade, alone if need
   *     be; 0 if there are none, or nothing but them
   */
  public record Check(What what, int die, int needed, int submarines) {
    /** What a single die decides. */
    public enum What {
      /** 7.5-1: whether the ships are found. */
      LOCATION,
      /** 8.5: whether the defender evades, their submarines by the same die. */
      EVASION
    }

    /** True if it was low enough. */
    public boolean succeeds() {
      return die <= needed;
    }

    /** 8.5-b: true if it was low enough for the submarines among a fleet. */
    public boolean submarinesEvade() {
      return die <= submarines;
    }
  }

  /**
   * The die of one unit.
   *
   * @param unit its counter; {@link #PORT} for the guns of a port
   * @param attacker true if it is the attacker's
   * @param die as it fell, 1 to 10
   * @param needed the highest roll that hits
   */
  public record Shot(String unit, boolean attacker, int die, int needed) {
    /** True if it hit. */
    public boolean hits() {
      return die <= needed;
    }

    /** 7.3-n, 10.3-4: true if the one who threw it names the victim. */
    @Rule({"7.3-n", "10.3-4"})
    public boolean isNaturalOne() {
      return die == 1 && hits();
    }
  }

  /** Every die in the order thrown. */
  @Override
  public List<Integer> dice() {
    return Stream.concat(checks.stream().map(Check::die), shots.stream().map(Shot::die)).toList();
  }

  @Override
  public List<Integer> sides() {
    return dice().stream().map(_ -> Battlefield.SIDES).toList();
  }
}
