package umpire.narvik.play.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.narvik.event.EdgeEvent;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.EdgeCommand;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.EarlyEnd;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.LandMovement;
import umpire.narvik.rules.VictoryPoints;

/**
 * 22.3 Leaving the map: Allied units only, by the north or south edge, for one movement point in a
 * normal move. Battalions that are not Norwegian score in turns 1 to 5, until an early end is set.
 */
@Rule("8.4/r20")
public final class MapExit implements ActionKind {
  private static final Fraction COST = Fraction.of(1);
  private static final int LAST_TURN_WITH_POINTS = 5;
  private static final Set<String> EDGES = Set.of("edge-north", "edge-south");

  private final ChapterContext chapterContext;
  private final LandMovement movement;
  private final VictoryPoints points;
  private final Set<Place> edge;

  /** Departures under an edition. */
  public MapExit(ChapterContext chapterContext, LandMovement movement, VictoryPoints points) {
    this.chapterContext = chapterContext;
    this.edge =
        EDGES.stream()
            .flatMap(name -> chapterContext.map().set(name).stream())
            .collect(Collectors.toUnmodifiableSet());
    this.movement = movement;
    this.points = points;
  }

  @Override
  public Class<? extends Command> commands() {
    return EdgeCommand.LeaveMap.class;
  }

  @Override
  @Rule("9.1.1")
  public boolean reaction(Side side) {
    return side == Side.ALLIED;
  }

  @Override
  @Rule("22.3")
  public List<Offer<Command>> offers(Position position, Side side) {
    if (side != Side.ALLIED) {
      return List.of();
    }
    List<String> units = new ArrayList<>();
    for (Unit unit : chapterContext.mix().of(position, side)) {
      // Few are on an edge, so that is asked first.
      if (onAnEdge(unit.place())
          && bars(position, side, unit.id(), Fraction.ZERO, true).isEmpty()) {
        units.add(unit.id());
      }
    }
    return units.isEmpty()
        ? List.of()
        : List.of(Offer.of(EdgeCommand.LeaveMap.class, "unit", new Domain.One(units)));
  }

  @Override
  public Optional<List<Finding>> bars(Position position, Side side, Command command) {
    return command instanceof EdgeCommand.LeaveMap(String unit)
        ? Optional.of(bars(position, side, unit, Fraction.ZERO, true))
        : Optional.empty();
  }

  /**
   * Why the unit cannot leave the map now.
   *
   * @param spent movement points of the move so far
   * @param first true if nothing was spent yet: the minimum of one hex holds here too (14.1)
   */
  @Rule({"22.3", "14.1", "12.1a", "12.1b"})
  public List<Finding> bars(
      Position position, Side side, String id, Fraction spent, boolean first) {
    Optional<Unit> own = chapterContext.mix().own(position, side, id);
    if (side != Side.ALLIED || own.isEmpty()) {
      return List.of(Finding.forbids("22.3", new Why.NoSuchUnit(id)));
    }
    Unit unit = own.get();
    NarvikCounter.LandUnit counter = chapterContext.mix().land(id);
    List<Finding> why = new ArrayList<>(movement.mayAct(unit, counter));
    if (!onAnEdge(unit.place())) {
      why.add(Finding.forbids("22.3", new AirWhy.NotOnAnEdge(unit.place())));
      return why;
    }
    EarlyEnd end = position.progress().end();
    if (end.triggered() && end.open()) {
      why.add(Finding.forbids("22.3", new AirWhy.EndAnnounced()));
    }
    boolean inZone = chapterContext.zones().cover(position, side.other(), unit.place());
    if (inZone && counter.kind() == UnitType.ARTILLERY && !hasInfantry(position, unit)) {
      why.add(Finding.forbids("12.1b", new Why.GunsPinned(id, unit.place())));
    }
    Fraction cost = inZone ? COST.plus(chapterContext.zones().leaving(counter)) : COST;
    Fraction allowed = Fraction.of(counter.movement());
    if (!first && spent.plus(cost).compareTo(allowed) > 0) {
      why.add(
          Finding.forbids(
              "14.1", new Why.TooFewPoints(id, cost, allowed.plus(spent.times(Fraction.of(-1))))));
    }
    return why;
  }

  private boolean onAnEdge(Place place) {
    return edge.contains(place);
  }

  private boolean hasInfantry(Position position, Unit unit) {
    return chapterContext.mix().in(position, Side.ALLIED, unit.place()).stream()
        .anyMatch(friend -> chapterContext.mix().land(friend.id()).kind().infantry());
  }

  @Override
  public void take(
      Side side, Command command, boolean reaction, RulingInProgress<Position, Frame> ruling) {
    String unit = ((EdgeCommand.LeaveMap) command).unit();
    leave(ruling, unit);
    ActionEnd.of(ruling, side, false, reaction);
  }

  /**
   * The unit is gone; what it scores is known to the Allies alone until the end (8.4). From a
   * secret end on that is nothing, and the event is there all the same: a missing one would tell.
   */
  @Rule({"22.3", "29.0", "8.4", "22.3/r43"})
  public void leave(RulingInProgress<Position, Frame> ruling, String id) {
    Position position = ruling.position();
    Place from = Optional.ofNullable(position.units().get(id)).orElseThrow().place();
    ruling.add(new EdgeEvent.LeftMap(id, from));
    NarvikCounter.LandUnit counter = chapterContext.mix().land(id);
    boolean scores =
        position.progress().siege()
            && counter.kind() == UnitType.INFANTRY_BATTALION
            && counter.nation() != Nation.NORWEGIAN
            && position.turn() <= LAST_TURN_WITH_POINTS;
    if (scores) {
      String row = "allied-battalion-exited";
      int worth = points.of(row);
      int scored = position.progress().end().triggered() ? 0 : worth;
      ruling.add(
          new TurnEvent.ExitScored(
              scored, worth, VictoryPoints.finding(Side.ALLIED, row, id, scored)));
    }
  }
}
