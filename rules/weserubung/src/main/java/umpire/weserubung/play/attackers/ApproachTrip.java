package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.frame.Planning;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.rules.LandMovementRates;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PositionCache;
import umpire.weserubung.terrain.LandMover;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.ReachableHexes;

/**
 * 10.2-2, r149 The way of a land unit to the hex that it attacks from, or of a gun to where it
 * fires, if it is not to be the cheapest: what lies on it is taken. It is declared as soon as the
 * unit is named, and public when the offensive begins.
 */
public final class ApproachTrip implements Trip {
  private final OrderOfBattle orderOfBattle;
  private final LandWays land;
  private final Approaches approaches;
  private final LandMovementRates landMovementRates;
  private final PositionCache<Choice, Boolean> choices = new PositionCache<>(this::isChoice);

  public ApproachTrip(OrderOfBattle orderOfBattle, LandWays land, Approaches approaches) {
    this.orderOfBattle = orderOfBattle;
    this.land = land;
    this.approaches = approaches;
    this.landMovementRates = new LandMovementRates(orderOfBattle);
  }

  /**
   * What a choice of ways depends on: units of a stack that are alike share one.
   *
   * @param from where they are
   * @param side whose enemies are in the way
   * @param points that they may spend on it
   * @param footing how they go
   * @param end where it ends
   */
  private record Choice(Place from, Side side, int points, LandMover footing, Place end) {}

  /** Nothing of the way of the unit, which is named in the plan, has been declared yet. */
  static Routing draft(Plan plan, String unit) {
    List<Place> start = List.of(plan.approach(unit).path().getFirst());
    return new Routing(plan.seat(), Routing.Errand.APPROACH, List.of(unit), start, 0);
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.APPROACH;
  }

  @Override
  public RuleId rule() {
    return new RuleId("10.2-2");
  }

  /** True if the unit, which can attack the target from there, may come by one way or another. */
  @Rule("10.2-2/r149")
  boolean isChoice(Position position, String unit, Place from, Place target) {
    LandMover landMover = landMovementRates.footing(position, unit);
    int points = landMovementRates.points(unit) - last(unit, from, target, landMover);
    Place start = position.piece(unit).place();
    return choices.of(
        position, new Choice(start, orderOfBattle.side(unit), points, landMover, from));
  }

  private boolean isChoice(Position position, Choice choice) {
    Predicate<Place> open = open(position, choice.side());
    ReachableHexes reachableHexes =
        land.from(choice.from(), choice.points(), choice.footing(), open);
    Set<Place> cheapest = new HashSet<>(reachableHexes.path(choice.end()));
    return !cheapest.containsAll(
        land.through(reachableHexes, choice.end(), choice.points(), choice.footing(), open));
  }

  /** What the step into the target costs, for which movement is kept; a gun does not make it. */
  private int last(String unit, Place from, Place target, LandMover landMover) {
    return isGun(unit) ? 0 : land.cost(from, target, landMover);
  }

  private boolean isGun(String unit) {
    return orderOfBattle.unit(unit).arm().isArtillery();
  }

  private Predicate<Place> open(Position position, Side side) {
    BitSet held = approaches.heldBy(position, side.other());
    return hex -> !land.isMarked(hex, held);
  }

  /** The offensive that is being declared. */
  private static Plan plan(Position position) {
    for (Frame frame : position.agenda().frames().reversed()) {
      if (frame instanceof Planning(Plan plan)) {
        return plan;
      }
    }
    throw new IllegalStateException("no offensive is being declared");
  }

  /**
   * Where the way goes on from.
   *
   * @param end where it ends
   * @param points that are left for it
   * @param ways what is within reach for them
   * @param footing how the unit goes
   * @param open which hexes it may enter
   */
  private record Stretch(
      Place end, int points, ReachableHexes ways, LandMover footing, Predicate<Place> open) {}

  private Stretch stretch(Position position, Routing draft) {
    String unit = draft.pieces().getFirst();
    LandMover landMover = landMovementRates.footing(position, unit);
    List<Place> named = plan(position).approach(unit).path();
    Place end = isGun(unit) ? named.getLast() : named.get(named.size() - 2);
    int points =
        landMovementRates.points(unit)
            - draft.spent()
            - last(unit, end, named.getLast(), landMover);
    Predicate<Place> open = open(position, orderOfBattle.side(unit));
    return new Stretch(
        end, points, land.from(draft.at(), points, landMover, open), landMover, open);
  }

  /** Past no enemy, and so that movement is left for the rest of the way and the attack. */
  @Override
  @Rule({"10.2-2", "10.2-2/r149", "3.2-g"})
  public Onward onward(Position position, Routing draft) {
    Stretch on = stretch(position, draft);
    return new Onward(
        Set.of(on.end()), land.through(on.ways(), on.end(), on.points(), on.footing(), on.open()));
  }

  @Override
  public Way way(Position position, Routing draft, Place to) {
    ReachableHexes reachableHexes = stretch(position, draft).ways();
    return new Way(reachableHexes.path(to), reachableHexes.cost(to));
  }

  @Override
  public List<Finding> reasons(Position position, Routing draft, Place to, boolean end) {
    String unit = draft.pieces().getFirst();
    Place named = stretch(position, draft).end();
    return List.of(
        end
            ? Finding.forbids("10.2-2/r149", new OffensiveWhy.EndsElsewhere(unit, named))
            : Finding.forbids("10.2-2", new OffensiveWhy.NoWayThrough(unit, to)));
  }

  /** The order goes on, with that way in place of the cheapest. */
  @Override
  public void declared(Routing whole, RulingInProgress<Position, Frame> ruling) {
    String unit = whole.pieces().getFirst();
    Plan plan = ((Planning) ruling.position().agenda().top()).plan();
    List<Place> path = new ArrayList<>(whole.path());
    if (!isGun(unit)) {
      path.add(plan.approach(unit).path().getLast());
    }
    ruling.replaceFrame(new Planning(plan.by(new Plan.Approach(unit, path))));
  }
}
