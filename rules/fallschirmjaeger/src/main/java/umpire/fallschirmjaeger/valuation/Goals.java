package umpire.fallschirmjaeger.valuation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import umpire.fallschirmjaeger.model.View;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Terms;
import umpire.fallschirmjaeger.model.state.VictoryRule;
import umpire.fallschirmjaeger.terrain.PlayArea;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;

/** The hexes that a match is won by, and how far they are. */
final class Goals {
  private static final String DORDRECHT = "dordrecht";
  private static final String BRIDGES = "dordrecht-bridges";
  private static final int FAR = 60;

  private final MapGraph map;
  private final PlayArea area;
  private final List<String> strategic;
  private Optional<View> last = Optional.empty();
  private List<Place> open = List.of();
  private Set<Place> all = Set.of();

  Goals(Pack pack) {
    this.map = pack.map();
    this.area = new PlayArea(map);
    this.strategic = pack.table("strategic-points").rows().headings();
  }

  /** True for a hex that counts. */
  boolean counts(View view, Place hex) {
    look(view);
    return all.contains(hex);
  }

  /**
   * The distance in hexes to the nearest goal of the side. The German wants goals that are not
   * German; where all are, and for the Dutch, every goal counts.
   */
  int distance(View view, Side side, Place from) {
    look(view);
    return nearest(side == Side.GERMAN && !open.isEmpty() ? open : all, from);
  }

  /** The distance in hexes to the nearest of these. */
  int nearest(Iterable<Place> wanted, Place from) {
    int nearest = FAR;
    for (Place goal : wanted) {
      nearest = Math.min(nearest, map.isHex(from) ? map.distance(from, goal) : FAR);
    }
    return nearest;
  }

  /** A view is asked about hundreds of times over. */
  @SuppressWarnings("ReferenceEquality")
  private void look(View view) {
    if (last.filter(one -> one == view).isPresent()) {
      return;
    }
    last = Optional.of(view);
    Terms terms = view.calendar().terms();
    all = Set.copyOf(places(terms, objectives(terms.victory()).stream()));
    open =
        places(
            terms,
            objectives(terms.victory()).stream()
                .filter(one -> !view.objectives().containsKey(one)));
  }

  private List<String> objectives(VictoryRule victory) {
    return switch (victory) {
      case VictoryRule.FourBridges(List<String> bridges) -> bridges;
      case VictoryRule.AirfieldsOrCourt court -> court.airfields();
      case VictoryRule.Points() -> strategic;
    };
  }

  private List<Place> places(Terms terms, Stream<String> objectives) {
    return objectives
        .flatMap(id -> map.set(id.startsWith(DORDRECHT) ? BRIDGES : id).stream())
        .filter(hex -> area.has(terms, hex))
        .distinct()
        .toList();
  }
}
