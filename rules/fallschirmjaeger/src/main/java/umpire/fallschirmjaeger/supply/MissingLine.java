package umpire.fallschirmjaeger.supply;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.fallschirmjaeger.model.why.SupplyWhy;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;

/**
 * Why the units of a brief have no line: what cuts the shortest one to the nearest source, and
 * where. What is searched from a source is searched once.
 */
final class MissingLine {
  /** More than any way on a map costs. */
  private static final int ANY = Integer.MAX_VALUE / 2;

  private final LineSearch search;
  private final Map<Place, HeadReach> around = new HashMap<>();
  private final Map<Place, HeadReach> through = new HashMap<>();
  private final Map<Place, LineSearch.Lines> lines = new HashMap<>();

  MissingLine(LineSearch search) {
    this.search = search;
  }

  List<Finding> why(LineBrief.Traced unit, List<LineBrief.Source> sources) {
    Optional<LineBrief.Source> nearest =
        sources.stream()
            .min(
                Comparator.comparing(
                        (LineBrief.Source source) ->
                            search.ground().map().distance(unit.place(), source.place()))
                    .thenComparing(LineBrief.Source::id));
    return List.of(
        nearest
            .map(source -> why(unit, source))
            .orElseGet(() -> Finding.notes("SCS-supply", new SupplyWhy.NoSource(unit.unit()))));
  }

  private Finding why(LineBrief.Traced unit, LineBrief.Source source) {
    SupplyWhy why = source.kind() == SourceKind.HEAD ? ofHead(unit, source) : ofLine(unit, source);
    return Finding.notes(source.kind().rule(), why);
  }

  private SupplyWhy ofHead(LineBrief.Traced unit, LineBrief.Source source) {
    String id = unit.unit();
    HeadReach free = around.computeIfAbsent(source.place(), head -> reach(head, false));
    if (free.reaches(unit.place())) {
      return new SupplyWhy.TooFar(id, source.id(), free.cost(unit.place()), source.range());
    }
    HeadReach any = through.computeIfAbsent(source.place(), head -> reach(head, true));
    if (!any.reaches(unit.place())) {
      return new SupplyWhy.NoWay(id, source.id());
    }
    List<Place> path = any.path(unit.place());
    return LineSearch.first(path, search.brief().enemyHeld()::contains)
        .<SupplyWhy>map(hex -> new SupplyWhy.CutByUnit(id, source.id(), hex))
        .orElseGet(() -> new SupplyWhy.NoWay(id, source.id()));
  }

  private HeadReach reach(Place head, boolean throughEnemies) {
    return search.reach(head, ANY, throughEnemies);
  }

  private SupplyWhy ofLine(LineBrief.Traced unit, LineBrief.Source source) {
    List<Place> path =
        lines
            .computeIfAbsent(source.place(), from -> search.lines(List.of(from), true))
            .path(unit.place());
    Optional<Place> cut = LineSearch.first(path, search::barred);
    if (cut.isEmpty()) {
      return new SupplyWhy.NoWay(unit.unit(), source.id());
    }
    return search.brief().enemyHeld().contains(cut.get())
        ? new SupplyWhy.CutByUnit(unit.unit(), source.id(), cut.get())
        : new SupplyWhy.CutByZone(unit.unit(), source.id(), cut.get());
  }
}
