package umpire.weserubung.play.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.SetupEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.SetupCommand;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.SetupFrame.FreePlacing;
import umpire.weserubung.model.scenario.Setup.FreePlacement;
import umpire.weserubung.model.why.SetupWhy;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** 15.2 Set-up: ships that their player places, the German ones first (r27), within 3.1-b. */
public final class FreePlacingStep implements AskingStep<Position, Command, Frame, FreePlacing> {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;

  public FreePlacingStep(MapFacts mapFacts, OrderOfBattle orderOfBattle) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
    this.stacking = new Stacking(orderOfBattle);
  }

  @Override
  public Class<FreePlacing> frame() {
    return FreePlacing.class;
  }

  @Override
  public RuleId rule(FreePlacing frame) {
    return new RuleId("15.2");
  }

  @Override
  public List<Seat> seats(Position position, FreePlacing frame) {
    String first = frame.left().getFirst().counters().getFirst();
    return List.of(position.conventions().seat(orderOfBattle.nation(first)));
  }

  private static List<String> unplaced(FreePlacing frame) {
    List<String> unplaced = new ArrayList<>(frame.left().getFirst().counters());
    unplaced.removeAll(frame.placed());
    return unplaced;
  }

  /** 15.2, 3.1-b: the hexes of the set where there is room for so many ships more. */
  @Rule({"15.2", "15.2/r72", "3.1-b"})
  private List<Place> hexes(Position position, FreePlacement item, int ships) {
    return mapFacts.set(item.within()).stream()
        .filter(hex -> stacking.room(position, hex, item.side(), UnitKind.Element.SEA) >= ships)
        .sorted()
        .toList();
  }

  private int ships(FreePlacement item) {
    return item.together()
        ? (int) item.counters().stream().filter(orderOfBattle::isUnit).count()
        : 1;
  }

  @Override
  public Offers<Command> offers(Position position, FreePlacing frame, Seat seat) {
    FreePlacement item = frame.left().getFirst();
    Domain places = new Domain.One(hexes(position, item, ships(item)));
    return item.together()
        ? Offers.of(Offer.of(SetupCommand.PlaceGroup.class, "place", places))
        : Offers.of(
            new Offer<>(
                SetupCommand.PlaceShip.class,
                List.of(
                    new Offer.Parameter("ship", new Domain.One(unplaced(frame))),
                    new Offer.Parameter("place", places))));
  }

  /** Whoever is absent places their ships in the first hex with room. */
  @Override
  public Command fallback(Position position, FreePlacing frame, Seat seat, Offers<Command> offers) {
    FreePlacement item = frame.left().getFirst();
    Place first = hexes(position, item, ships(item)).getFirst();
    return item.together()
        ? new SetupCommand.PlaceGroup(first)
        : new SetupCommand.PlaceShip(unplaced(frame).getFirst(), first);
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, FreePlacing frame, Seat seat, Command command) {
    FreePlacement item = frame.left().getFirst();
    if (command instanceof SetupCommand.PlaceGroup(Place place) && item.together()) {
      return List.of(Finding.forbids("15.2", new SetupWhy.NotPlacedThere(place, item.within())));
    }
    return command instanceof SetupCommand.PlaceShip(String ship, Place place) && !item.together()
        ? List.of(
            Finding.forbids(
                "15.2",
                unplaced(frame).contains(ship)
                    ? new SetupWhy.NotPlacedThere(place, item.within())
                    : new SetupWhy.NotPlacedNow(ship)))
        : List.of();
  }

  @Override
  @Rule({"15.2", "15.2/r27"})
  public void take(
      FreePlacing frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof SetupCommand.PlaceShip(String ship, Place place)) {
      ruling.add(new SetupEvent.ShipPlaced(ship, place));
      Set<String> placed = new TreeSet<>(frame.placed());
      placed.add(ship);
      goOn(frame, placed, ruling);
    } else {
      FreePlacement item = frame.left().getFirst();
      List<String> ships = item.counters().stream().filter(orderOfBattle::isUnit).toList();
      List<String> leaders = new ArrayList<>(item.counters());
      leaders.removeAll(ships);
      Place place = ((SetupCommand.PlaceGroup) command).place();
      ruling.add(new SetupEvent.GroupPlaced(ships, leaders, place));
      goOn(frame, new TreeSet<>(item.counters()), ruling);
    }
  }

  private static void goOn(
      FreePlacing frame, Set<String> placed, RulingInProgress<Position, Frame> ruling) {
    List<FreePlacement> left = frame.left();
    if (placed.size() < left.getFirst().count()) {
      ruling.replaceFrame(new FreePlacing(left, placed));
    } else if (left.size() > 1) {
      ruling.replaceFrame(new FreePlacing(left.subList(1, left.size()), Set.of()));
    } else {
      ruling.popFrame();
    }
  }
}
