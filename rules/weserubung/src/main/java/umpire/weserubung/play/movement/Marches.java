package umpire.weserubung.play.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.MovementEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.MovementWhy;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.rules.LandMovementRates;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.LandMover;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.MapFacts;
import umpire.weserubung.terrain.MovementCosts;
import umpire.weserubung.terrain.ReachableHexes;

/** 11.0-b Movement by land, unit by unit. */
public final class Marches implements Trip {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final LandWays ways;
  private final Stacking stacking;
  private final Capture capture;
  private final LandMovementRates landMovementRates;

  public Marches(MapFacts mapFacts, OrderOfBattle orderOfBattle, LandWays ways, Capture capture) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
    this.ways = ways;
    this.stacking = new Stacking(orderOfBattle);
    this.capture = capture;
    this.landMovementRates = new LandMovementRates(orderOfBattle);
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.MARCH;
  }

  @Override
  public RuleId rule() {
    return new RuleId("11.0-b");
  }

  /** True for land units and leaders that stand ashore. */
  boolean goesByLand(Piece piece) {
    return !piece.isAboard()
        && (!orderOfBattle.isUnit(piece.id()) || orderOfBattle.unit(piece.id()).arm().isLand());
  }

  /**
   * 11.0-b/r56: hexes without an enemy may be entered, whoever controls them; a leader, who takes
   * nothing, keeps to those of their own side (r100).
   */
  @Rule({"11.0-b", "11.0-b/r56"})
  private Predicate<Place> enterable(Position position, String id) {
    Side side = orderOfBattle.side(id);
    return orderOfBattle.isUnit(id)
        ? hex -> !stacking.holds(position, hex, side.other())
        : hex -> position.country().control(hex) == side;
  }

  /**
   * 3.1-b/r99: nobody ends their movement where there is no room, so no phase ends with too many.
   */
  @Rule({"3.1-a", "3.1-b/r99"})
  private Predicate<Place> restful(Position position, Piece piece) {
    if (!orderOfBattle.isUnit(piece.id())) {
      return _ -> true;
    }
    Side side = orderOfBattle.side(piece.id());
    return hex ->
        hex.equals(piece.place()) || stacking.room(position, hex, side, UnitKind.Element.LAND) > 0;
  }

  /** True if a way by land leads the piece anywhere. */
  boolean leadsOn(Position position, Piece piece) {
    return goesByLand(piece)
        && leadsOn(position, piece, piece.place(), landMovementRates.points(piece.id()));
  }

  /** True if there is an end behind the place for that many points: mostly the next hex. */
  private boolean leadsOn(Position position, Piece piece, Place from, int points) {
    Predicate<Place> enterable = enterable(position, piece.id());
    Predicate<Place> restful = restful(position, piece);
    LandMover landMover = landMovementRates.footing(position, piece.id());
    boolean goesOn = false;
    for (Place next : ways.steps(from, landMover)) {
      if (enterable.test(next) && ways.cost(from, next, landMover) <= points) {
        if (restful.test(next)) {
          return true;
        }
        goesOn = true;
      }
    }
    return goesOn
        && ways.from(from, points, landMover, enterable).hexes().stream().anyMatch(restful);
  }

  private ReachableHexes ways(Position position, Routing draft) {
    String id = draft.pieces().getFirst();
    int left = landMovementRates.points(id) - draft.spent();
    return ways.from(
        draft.at(), left, landMovementRates.footing(position, id), enterable(position, id));
  }

  @Override
  public Onward onward(Position position, Routing draft) {
    Piece piece = position.piece(draft.pieces().getFirst());
    int left = landMovementRates.points(piece.id()) - draft.spent();
    Predicate<Place> restful = restful(position, piece);
    ReachableHexes open = ways(position, draft);
    List<Place> reached = open.hexes();
    Set<Place> ends = new HashSet<>(reached);
    ends.removeIf(restful.negate());
    Set<Place> behind = new HashSet<>(ends);
    if (enterable(position, piece.id()).test(draft.at()) && restful.test(draft.at())) {
      behind.add(draft.at()); // there and back again
    }
    LandMover landMover = landMovementRates.footing(position, piece.id());
    List<Place> through = new ArrayList<>();
    for (Place hex : reached) {
      int rest = left - open.cost(hex);
      if (ways.opens(hex, rest, landMover, behind)
          || (rest > 0 && ends.size() < reached.size() && leadsOn(position, piece, hex, rest))) {
        through.add(hex);
      }
    }
    if (landMovementRates.points(piece.id()) == LandWays.UNLIMITED) {
      draft.path().forEach(through::remove); // else their way need never end
    }
    return new Onward(ends, through);
  }

  @Override
  public Way way(Position position, Routing draft, Place to) {
    ReachableHexes open = ways(position, draft);
    return new Way(open.path(to), open.cost(to));
  }

  /** By terrain, passage and room; whatever else, the hex holds an enemy or lies off the land. */
  @Override
  @Rule({"3.1-a", "9.0-mtn", "9.0-riv-a", "9.0-imp"})
  public List<Finding> reasons(Position position, Routing draft, Place to, boolean end) {
    String id = draft.pieces().getFirst();
    LandMover landMover = landMovementRates.footing(position, id);
    if (mapFacts.map().neighbours(draft.at()).contains(to)
        && mapFacts.isLand(to)
        && ways.step(draft.at(), to, landMover) == MovementCosts.BARRED) {
      return List.of(Finding.forbids("9.0-imp", new MovementWhy.NoStepByLand(id, draft.at(), to)));
    }
    int left = landMovementRates.points(id) - draft.spent();
    ReachableHexes all =
        ways.from(draft.at(), LandWays.UNLIMITED, landMover, enterable(position, id));
    if (!all.reaches(to) || to.equals(draft.at())) {
      return List.of();
    }
    List<Place> path = new ArrayList<>(draft.path());
    path.addAll(all.path(to).subList(1, all.path(to).size()));
    int cost = all.cost(to);
    if (!end && cost <= left) {
      cost += onward(path, landMover, enterable(position, id));
    }
    if (cost > left) {
      MovementWhy why = new MovementWhy.TooFewMovementPoints(id, path.getLast(), cost, left);
      return expensive(path, landMover).stream().map(rule -> Finding.forbids(rule, why)).toList();
    }
    return end && !restful(position, position.piece(id)).test(to)
        ? List.of(Finding.forbids("3.1-a", new MovementWhy.HexIsFull(to, Stacking.LIMIT)))
        : List.of();
  }

  /** Adds the cheapest step on, which a hex that is passed needs; what it costs, 0 for none. */
  private int onward(List<Place> path, LandMover landMover, Predicate<Place> enterable) {
    Place from = path.getLast();
    Optional<Place> next =
        ways.steps(from, landMover).stream()
            .filter(enterable)
            .min(Comparator.comparing(hex -> ways.cost(from, hex, landMover)));
    next.ifPresent(path::add);
    return next.map(hex -> ways.cost(from, hex, landMover)).orElse(0);
  }

  /** The paragraphs by which a step of the way costs more than in the open; else that of ways. */
  private List<String> expensive(List<Place> path, LandMover landMover) {
    List<String> rules = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      if (ways.cost(path.get(i - 1), path.get(i), landMover) > 1) {
        rules.add(mapFacts.isRiver(path.get(i - 1), path.get(i)) ? "9.0-riv-a" : "9.0-mtn");
      }
    }
    return rules.isEmpty() ? List.of("11.0-b") : rules.stream().distinct().sorted().toList();
  }

  @Override
  @Rule({"11.0-a", "11.0-b", "3.2-e"})
  public void declared(Routing whole, RulingInProgress<Position, Frame> ruling) {
    String id = whole.pieces().getFirst();
    ruling.add(new MovementEvent.Marched(id, whole.path(), whole.spent()));
    capture.enter(ruling, id, whole.path().subList(1, whole.path().size()));
  }
}
