package umpire.weserubung.supply;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Report;

/**
 * 10.1: who is in supply, and why.
 *
 * @param lines one for each unit of the brief, in its order
 * @param findings what they come to, by paragraph
 */
public record SupplyReport(List<Line> lines, List<Finding> findings) implements Report {
  public SupplyReport {
    lines = List.copyOf(lines);
    findings = List.copyOf(findings);
  }

  /**
   * The supply of one unit.
   *
   * @param unit its counter
   * @param supplied false if it is surrounded and its strengths are halved
   * @param path hexes from the unit to the coast, both included; empty where there is no such way
   * @param ring hexes of the enemy that close the circle; empty where it is open
   */
  public record Line(String unit, boolean supplied, List<Place> path, List<Place> ring) {
    public Line {
      path = List.copyOf(path);
      ring = List.copyOf(ring);
    }
  }
}
