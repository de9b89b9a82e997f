package umpire.fallschirmjaeger.supply;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Report;

/**
 * The lines.
 *
 * @param lines one for each unit of the brief, in its order
 */
public record LineReport(List<Line> lines) implements Report {
  public LineReport {
    lines = List.copyOf(lines);
  }

  /**
   * One unit's line.
   *
   * @param supplied whether it has one
   * @param source id of the source; empty without a line
   * @param path from the unit's hex to that of the source, both included; empty without a line
   * @param findings the line, or what cuts it and where, by paragraph
   */
  public record Line(
      String unit, boolean supplied, String source, List<Place> path, List<Finding> findings) {
    public Line {
      path = List.copyOf(path);
      findings = List.copyOf(findings);
    }
  }
}
