package umpire.rivercrossing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.supply.SupplyRules;
import umpire.rivercrossing.RiverCrossing.Trace;
import umpire.rivercrossing.RiverCrossing.TraceReport;
import umpire.rivercrossing.RiverCrossing.Unit;
import umpire.rivercrossing.RiverCrossing.Why;

/** 4.1 Supply: a line leads over any hexes without enemy units to the depot of the side. */
@Rule("4.1")
record Supply(MapGraph map) implements SupplyRules<Trace, TraceReport> {
  @Override
  public TraceReport trace(Trace brief) {
    List<TraceReport.Line> lines = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    for (Unit unit : brief.units()) {
      List<Place> path = path(unit, brief.enemies());
      lines.add(new TraceReport.Line(unit.unit(), !path.isEmpty(), path));
      findings.add(
          path.isEmpty()
              ? Finding.of("4.1", new Why.Unsupplied(unit.unit()), new Effect.Adds(-1))
              : Finding.notes("4.1", new Why.Supplied(unit.unit(), path.getLast())));
    }
    return new TraceReport(lines, findings);
  }

  /** The shortest; empty if there is none. */
  private List<Place> path(Unit unit, Set<Place> enemies) {
    Set<Place> seen = new HashSet<>(enemies);
    Deque<List<Place>> paths = new ArrayDeque<>(List.of(List.of(unit.place())));
    while (!paths.isEmpty()) {
      List<Place> path = paths.removeFirst();
      if (map.set(unit.side() + "-depot").contains(path.getLast())) {
        return path;
      }
      for (Place next : map.neighbours(path.getLast())) {
        if (seen.add(next)) {
          paths.add(Stream.concat(path.stream(), Stream.of(next)).toList());
        }
      }
    }
    return List.of();
  }
}
