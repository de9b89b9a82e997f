package umpire.weserubung.play.placement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
import umpire.weserubung.event.PlacementEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.PlacementCommand;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.PlacementFrame;
import umpire.weserubung.model.why.PlacementWhy;
import umpire.weserubung.rules.OrderOfBattle;

/** 12.0-b What was built is placed, each unit once there is a place for it. */
final class PlacingStep implements AskingStep<Position, Command, Frame, PlacementFrame.Placing> {
  private final OrderOfBattle orderOfBattle;
  private final Destinations destinations;

  PlacingStep(OrderOfBattle orderOfBattle, Destinations destinations) {
    this.orderOfBattle = orderOfBattle;
    this.destinations = destinations;
  }

  /**
   * Units that may go to the same places.
   *
   * @param units by id
   * @param places by id
   */
  private record Lot(List<String> units, List<Place> places) {}

  private List<Lot> lots(Position position, PlacementFrame.Placing frame) {
    List<String> land = new ArrayList<>();
    List<String> air = new ArrayList<>();
    for (String unit : destinations.built(position, frame.nation())) {
      UnitKind unitKind = orderOfBattle.unit(unit).arm();
      if (unitKind.isLand()) {
        land.add(unit);
      } else if (unitKind.isAir()) {
        air.add(unit);
      }
    }
    List<Lot> lots = new ArrayList<>();
    add(lots, land, destinations.towns(position, frame));
    add(lots, air, destinations.airfields(position, frame.nation().side()));
    return lots;
  }

  private static void add(List<Lot> lots, List<String> units, List<Place> places) {
    if (!units.isEmpty() && !places.isEmpty()) {
      lots.add(new Lot(units, places));
    }
  }

  /** True if there is one place for these units, with room for all. */
  private boolean isForced(Position position, PlacementFrame.Placing frame, Lot lot) {
    UnitKind.Element element = orderOfBattle.unit(lot.units().getFirst()).arm().element();
    return lot.places().size() == 1
        && destinations.room(position, frame, lot.places().getFirst(), element)
            >= lot.units().size();
  }

  /** The first unit that leaves no choice is placed; if there is none, all are. */
  @Override
  public void enter(PlacementFrame.Placing frame, RulingInProgress<Position, Frame> ruling) {
    for (Lot lot : lots(ruling.position(), frame)) {
      if (isForced(ruling.position(), frame, lot)) {
        place(frame, lot.units().getFirst(), lot.places().getFirst(), ruling);
        return;
      }
    }
    ruling.popFrame();
  }

  @Override
  public Class<PlacementFrame.Placing> frame() {
    return PlacementFrame.Placing.class;
  }

  @Override
  public RuleId rule(PlacementFrame.Placing frame) {
    return new RuleId("12.0-b");
  }

  @Override
  public List<Seat> seats(Position position, PlacementFrame.Placing frame) {
    return List.of(position.conventions().seat(frame.nation()));
  }

  /** Nothing, where some leave no choice: neither another place nor who stays out. */
  @Override
  public Offers<Command> offers(Position position, PlacementFrame.Placing frame, Seat seat) {
    List<Lot> lots = lots(position, frame);
    if (lots.stream().anyMatch(lot -> isForced(position, frame, lot))) {
      return Offers.of();
    }
    List<Offer<Command>> offers = new ArrayList<>();
    for (Lot lot : lots) {
      offers.add(
          new Offer<>(
              PlacementCommand.PlaceBuilt.class,
              List.of(
                  new Offer.Parameter("unit", new Domain.One(lot.units())),
                  new Offer.Parameter("place", new Domain.One(lot.places())))));
    }
    return new Offers<>(offers);
  }

  /** They must be placed: the first unit to the first place. */
  @Override
  public Command fallback(
      Position position, PlacementFrame.Placing frame, Seat seat, Offers<Command> offers) {
    Lot lot = lots(position, frame).getFirst();
    return new PlacementCommand.PlaceBuilt(lot.units().getFirst(), lot.places().getFirst());
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, PlacementFrame.Placing frame, Seat seat, Command command) {
    if (!(command instanceof PlacementCommand.PlaceBuilt(String unit, Place place))) {
      return List.of();
    }
    return List.of(
        destinations.built(position, frame.nation()).contains(unit)
            ? Finding.forbids("12.0-b", new PlacementWhy.NoPlaceThere(unit, place))
            : Finding.forbids("12.0-a", new PlacementWhy.NotBuilt(unit)));
  }

  @Override
  public void take(
      PlacementFrame.Placing frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    PlacementCommand.PlaceBuilt placed = (PlacementCommand.PlaceBuilt) command;
    place(frame, placed.unit(), placed.place(), ruling);
  }

  @Rule("12.0-a")
  private static void place(
      PlacementFrame.Placing frame,
      String unit,
      Place place,
      RulingInProgress<Position, Frame> ruling) {
    Map<Place, Integer> placed = new TreeMap<>(frame.placed());
    placed.merge(place, 1, Integer::sum);
    ruling.replaceFrame(new PlacementFrame.Placing(frame.nation(), placed));
    ruling.add(new PlacementEvent.BuiltUnitPlaced(unit, place));
  }
}
