package umpire.narvik.supply;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Report;

/**
 * The lines of supply.
 *
 * @param lines one for each unit of the brief, in its order
 */
public record SupplyReport(List<Line> lines) implements Report {
  public SupplyReport {
    lines = List.copyOf(lines);
  }

  /** Whether a unit has a line. */
  public enum Status {
    /** A line reaches a base. */
    SUPPLIED,
    /** No line; the penalty of 19.2 applies. */
    UNSUPPLIED,
    /** No line, but the unit bears no penalty (19.2). */
    EXEMPT
  }

  /**
   * One unit's line.
   *
   * @param unit counter id
   * @param status whether it has a line
   * @param path from the first hex after the unit's own to the base, both included; empty without
   *     one, or if the unit stands on the base
   * @param findings the line, or what cuts it and where, by paragraph
   */
  public record Line(String unit, Status status, List<Place> path, List<Finding> findings) {
    public Line {
      path = List.copyOf(path);
      findings = List.copyOf(findings);
    }
  }
}
