package umpire.fallschirmjaeger.supply;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.model.why.SupplyWhy;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Reach;

/** Why a unit has no line: what cuts the shortest one to the nearest source, and where. */
record MissingLine(LineGround ground) {
  /** Farther than any map is wide. */
  private static final Fraction ANY = Fraction.of(100_000);

  List<Finding> why(LineBrief brief, LineBrief.Traced unit, List<LineBrief.Source> sources) {
    Optional<LineBrief.Source> nearest =
        sources.stream()
            .min(
                Comparator.comparing(
                        (LineBrief.Source source) ->
                            ground.map().distance(unit.place(), source.place()))
                    .thenComparing(LineBrief.Source::id));
    return List.of(
        nearest
            .map(source -> why(brief, unit, source))
            .orElseGet(() -> Finding.notes("SCS-supply", new SupplyWhy.NoSource(unit.unit()))));
  }

  private Finding why(LineBrief brief, LineBrief.Traced unit, LineBrief.Source source) {
    SupplyWhy why =
        source.kind() == SourceKind.HEAD
            ? ofHead(brief, unit, source)
            : ofLine(brief, unit, source);
    return Finding.notes(source.kind().rule(), why);
  }

  private SupplyWhy ofHead(LineBrief brief, LineBrief.Traced unit, LineBrief.Source source) {
    String id = unit.unit();
    Reach around = ground.reach(brief, source.place(), ANY, false);
    if (around.reaches(unit.place())) {
      return new SupplyWhy.TooFar(id, source.id(), around.cost(unit.place()), source.range());
    }
    Reach through = ground.reach(brief, source.place(), ANY, true);
    if (!through.reaches(unit.place())) {
      return new SupplyWhy.NoWay(id, source.id());
    }
    List<Place> path = through.path(unit.place()).reversed();
    return LineGround.first(path, brief.enemyHeld()::contains)
        .<SupplyWhy>map(hex -> new SupplyWhy.CutByUnit(id, source.id(), hex))
        .orElseGet(() -> new SupplyWhy.NoWay(id, source.id()));
  }

  private SupplyWhy ofLine(LineBrief brief, LineBrief.Traced unit, LineBrief.Source source) {
    List<Place> path = ground.lines(List.of(source.place()), _ -> false).path(unit.place());
    Optional<Place> cut = LineGround.first(path, hex -> LineGround.barred(brief, hex));
    if (cut.isEmpty()) {
      return new SupplyWhy.NoWay(unit.unit(), source.id());
    }
    return brief.enemyHeld().contains(cut.get())
        ? new SupplyWhy.CutByUnit(unit.unit(), source.id(), cut.get())
        : new SupplyWhy.CutByZone(unit.unit(), source.id(), cut.get());
  }
}
