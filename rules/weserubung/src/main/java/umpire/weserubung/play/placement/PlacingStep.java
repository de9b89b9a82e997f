package umpire.weserubung.play.placement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.PlacementEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.PlacementCommand;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.PlacementFrame;
import umpire.weserubung.model.why.PlacementWhy;

/** 12.0-b What was built is placed, each unit once there is a place for it. */
final class PlacingStep implements AskingStep<Position, Command, Frame, PlacementFrame.Placing> {
  private final Mix mix;
  private final Destinations destinations;

  PlacingStep(Mix mix, Destinations destinations) {
    this.mix = mix;
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
      Arm arm = mix.unit(unit).arm();
      if (arm.isLand()) {
        land.add(unit);
      } else if (arm.isAir()) {
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
    Arm.Element element = mix.unit(lot.units().getFirst()).arm().element();
    return lot.places().size() == 1
        && destinations.room(position, frame, lot.places().getFirst(), element)
            >= lot.units().size();
  }

  /** The first unit that leaves no choice is placed; if there is none, all are. */
  @Override
  public void enter(PlacementFrame.Placing frame, Course<Position, Frame> course) {
    for (Lot lot : lots(course.position(), frame)) {
      if (isForced(course.position(), frame, lot)) {
        place(frame, lot.units().getFirst(), lot.places().getFirst(), course);
        return;
      }
    }
    course.leave();
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
  public List<Finding> why(
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
      PlacementFrame.Placing frame, Seat seat, Command command, Course<Position, Frame> course) {
    PlacementCommand.PlaceBuilt placed = (PlacementCommand.PlaceBuilt) command;
    place(frame, placed.unit(), placed.place(), course);
  }

  @Rule("12.0-a")
  private static void place(
      PlacementFrame.Placing frame, String unit, Place place, Course<Position, Frame> course) {
    Map<Place, Integer> placed = new TreeMap<>(frame.placed());
    placed.merge(place, 1, Integer::sum);
    course.replace(new PlacementFrame.Placing(frame.nation(), placed));
    course.tell(new PlacementEvent.BuiltUnitPlaced(unit, place));
  }
}
