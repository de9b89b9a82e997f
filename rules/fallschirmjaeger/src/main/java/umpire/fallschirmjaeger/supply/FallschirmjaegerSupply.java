package umpire.fallschirmjaeger.supply;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.why.SupplyWhy;
import umpire.fallschirmjaeger.terrain.MovementCosts;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.supply.SupplyRules;

/**
 * 2.7, 3.2 The supply adjudicator's face: a unit has a line of any length to a source on the
 * ground, or stands within the range of a supply head.
 */
@Rule({"2.7", "3.2", "SCS-supply"})
public final class FallschirmjaegerSupply implements SupplyRules<LineBrief, LineReport> {
  private final LineGround ground;

  /** The rules on the map of a pack. */
  public FallschirmjaegerSupply(Pack pack) {
    this.ground = new LineGround(pack.map(), new MovementCosts(pack));
  }

  /** {@inheritDoc} Throws IllegalArgumentException for places that the map has not. */
  @Override
  public LineReport trace(LineBrief brief) {
    brief.units().forEach(unit -> ground.map().hex(unit.place()));
    brief.sources().forEach(source -> ground.map().hex(source.place()));
    Traces traces = new Traces(new LineSearch(ground, brief));
    return new LineReport(brief.units().stream().map(traces::line).toList());
  }

  /** What was traced for one brief: lines of a source are worked out once for all units. */
  private final class Traces {
    private final LineSearch search;
    private final LineBrief brief;
    private final Map<Nation, LineSearch.Lines> lines = new EnumMap<>(Nation.class);
    private final Map<String, HeadReach> reaches = new HashMap<>();
    private final MissingLine missingLine;

    Traces(LineSearch search) {
      this.search = search;
      this.brief = search.brief();
      this.missingLine = new MissingLine(search);
    }

    LineReport.Line line(LineBrief.Traced unit) {
      List<LineBrief.Source> sources =
          brief.sources().stream().filter(one -> one.kind().serves(unit.nation())).toList();
      return ofAnyLength(unit, sources)
          .or(() -> withinRange(unit, sources))
          .orElseGet(
              () ->
                  new LineReport.Line(
                      unit.unit(), false, "", List.of(), missingLine.why(unit, sources)));
    }

    /** 2.7a, 3.2: the shortest line over the ground. */
    @Rule({"2.7a", "3.2"})
    private Optional<LineReport.Line> ofAnyLength(
        LineBrief.Traced unit, List<LineBrief.Source> sources) {
      List<LineBrief.Source> onTheGround =
          sources.stream().filter(one -> one.kind() != SourceKind.HEAD).toList();
      List<Place> path = lines(unit.nation(), onTheGround).path(unit.place());
      if (path.isEmpty()) {
        return Optional.empty();
      }
      LineBrief.Source source =
          onTheGround.stream()
              .filter(one -> one.place().equals(path.getLast()))
              .findFirst()
              .orElseThrow();
      SupplyWhy why = new SupplyWhy.LineTo(unit.unit(), source.id(), path.size() - 1);
      return Optional.of(supplied(unit, source, path, why));
    }

    private LineSearch.Lines lines(Nation nation, List<LineBrief.Source> sources) {
      return lines.computeIfAbsent(
          nation,
          _ -> {
            List<Place> places = new ArrayList<>();
            sources.forEach(source -> places.add(source.place()));
            places.removeIf(brief.enemyHeld()::contains);
            return search.lines(places, false);
          });
    }

    /** 2.7b: the first head within whose range it stands. */
    @Rule("2.7b")
    private Optional<LineReport.Line> withinRange(
        LineBrief.Traced unit, List<LineBrief.Source> sources) {
      for (LineBrief.Source source : sources) {
        if (source.kind() == SourceKind.HEAD && !brief.enemyHeld().contains(source.place())) {
          HeadReach reach = reach(source);
          if (reach.reaches(unit.place())) {
            List<Place> path = reach.path(unit.place());
            Fraction cost = reach.cost(unit.place());
            SupplyWhy why =
                new SupplyWhy.WithinRange(unit.unit(), source.id(), cost, source.range());
            return Optional.of(supplied(unit, source, path, why));
          }
        }
      }
      return Optional.empty();
    }

    private HeadReach reach(LineBrief.Source source) {
      return reaches.computeIfAbsent(
          source.id(), _ -> search.reach(source.place(), ground.inParts(source.range()), false));
    }

    private static LineReport.Line supplied(
        LineBrief.Traced unit, LineBrief.Source source, List<Place> path, SupplyWhy why) {
      return new LineReport.Line(
          unit.unit(), true, source.id(), path, List.of(Finding.notes(source.kind().rule(), why)));
    }
  }
}
