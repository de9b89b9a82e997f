package umpire.rivercrossing;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.supply.SupplyRules;
import umpire.rivercrossing.RiverCrossing.Trace;
import umpire.rivercrossing.RiverCrossing.TraceReport;
import umpire.rivercrossing.RiverCrossing.TraceReport.Line;
import umpire.rivercrossing.RiverCrossing.Unit;
import umpire.rivercrossing.RiverCrossing.Why;

/** 4.1 Supply: a line leads over any hexes without enemy units to the depot of the side. */
@Rule("4.1")
record Supply(MapGraph map) implements SupplyRules<Trace, TraceReport> {
  @Override
  public TraceReport trace(Trace brief) {
    List<Line> lines = brief.units().stream().map(unit -> line(unit, brief)).toList();
    return new TraceReport(lines, lines.stream().map(Supply::finding).toList());
  }

  private Line line(Unit unit, Trace brief) {
    Set<Place> depot = map.set(unit.side() + "-depot");
    Set<Place> barred = brief.enemies().stream().map(Unit::place).collect(Collectors.toSet());
    Optional<List<Place>> way = map.shortestWay(unit.place(), depot, hex -> !barred.contains(hex));
    return new Line(unit.unit(), way.isPresent(), way.orElse(List.of()));
  }

  private static Finding finding(Line line) {
    return line.supplied()
        ? Finding.notes("4.1", new Why.Supplied(line.unit(), line.path().getLast()))
        : Finding.of("4.1", new Why.Unsupplied(line.unit()), new Effect.Adds(-1));
  }
}
