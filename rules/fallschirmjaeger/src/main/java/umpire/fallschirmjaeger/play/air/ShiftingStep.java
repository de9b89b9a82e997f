package umpire.fallschirmjaeger.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AirCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AirFrame.Shifting;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/**
 * 1.8d: each scattered drop is shifted by at most three hexes, or what is scattered is taken back.
 */
@Rule({"1.8d", "1.8d/r11"})
record ShiftingStep(ChapterContext context, AirSteps air) implements SideAsks<Shifting> {
  @Override
  public Decision<Shifting> decision() {
    return asks(Shifting.class, "1.8d", _ -> Side.GERMAN);
  }

  private static List<Flight> open(Shifting frame) {
    return frame.flights().stream().filter(one -> frame.open().contains(one.id())).toList();
  }

  /** Within three hexes of where it came down, in the play area. */
  private List<Place> hexes(Position position, Flight flight) {
    int most = context.number("shift-of-a-scattered-unit");
    List<Place> hexes = context.map().within(most, flight.hex());
    return context.area().of(position.calendar().terms(), hexes);
  }

  @Override
  public Offers<Command> offers(Position position, Shifting frame) {
    List<Offer<Command>> offers = new ArrayList<>();
    Set<Place> targets = new TreeSet<>();
    List<String> units = new ArrayList<>();
    for (Flight flight : open(frame)) {
      offers.add(
          Offer.of(
              AirCommand.Shift.class,
              Offer.one("unit", List.of(flight.id())),
              Offer.one("hex", hexes(position, flight))));
      units.add(flight.id());
      targets.add(flight.target());
    }
    targets.removeAll(frame.begun());
    if (!whole(position) && !units.isEmpty()) {
      offers.add(Offer.of(AirCommand.CancelUnit.class, Offer.one("unit", units)));
    } else if (!targets.isEmpty()) {
      offers.add(Offer.of(AirCommand.CancelDrop.class, Offer.one("target", List.copyOf(targets))));
    }
    return new Offers<>(offers);
  }

  private static boolean whole(Position position) {
    return position.calendar().chose("cancelled-drops", "whole-hex");
  }

  @Override
  public Command fallback(Position position, Shifting frame) {
    Flight first = open(frame).getFirst();
    return new AirCommand.Shift(first.id(), first.hex());
  }

  @Override
  public List<Finding> refusalFindings(Position position, Shifting frame, Command command) {
    return command instanceof AirCommand.Shift(String unit, Place hex)
            && open(frame).stream().anyMatch(one -> one.id().equals(unit))
        ? List.of(
            Finding.forbids(
                "1.8d",
                new AirWhy.TooFarAShift(unit, hex, context.number("shift-of-a-scattered-unit"))))
        : List.of();
  }

  @Override
  public void take(Shifting frame, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case AirCommand.Shift(String unit, Place hex) -> shift(frame, unit, hex, ruling);
      case AirCommand.CancelDrop(Place target) ->
          cancel(frame, one -> one.target().equals(target), ruling);
      case AirCommand.CancelUnit(String unit) ->
          cancel(frame, one -> one.id().equals(unit), ruling);
      case Command _ -> throw new IllegalStateException("not on offer: " + command);
    }
  }

  private static void shift(
      Shifting frame, String unit, Place hex, RulingInProgress<Position, Frame> ruling) {
    List<Flight> flights = new ArrayList<>();
    Set<Place> begun = new TreeSet<>(frame.begun());
    for (Flight flight : frame.flights()) {
      if (flight.id().equals(unit)) {
        begun.add(flight.target());
        flights.add(flight.at(hex));
        ruling.add(new AirEvent.UnitShifted(unit, flight.hex(), hex));
      } else {
        flights.add(flight);
      }
    }
    List<String> rest = frame.open().stream().filter(one -> !one.equals(unit)).toList();
    ruling.replaceFrame(new Shifting(flights, rest, begun, frame.by()));
  }

  /** r89: its Ju-52 points are used for this turn. */
  @Rule("2.3b/r89")
  private static void cancel(
      Shifting frame, Predicate<Flight> gone, RulingInProgress<Position, Frame> ruling) {
    List<Flight> flights = new ArrayList<>(frame.flights());
    List<String> rest = new ArrayList<>(frame.open());
    for (Flight flight : open(frame).stream().filter(gone).toList()) {
      flights.remove(flight);
      rest.remove(flight.id());
      Touchdown.cancel(flight, "1.8d", new AirWhy.TakenBack(flight.id()), ruling);
    }
    ruling.replaceFrame(new Shifting(flights, rest, frame.begun(), frame.by()));
  }

  /** All are shifted. 2.5g: the new hex is the target now; r75: the table is thrown on once. */
  @Override
  @Rule({"2.5g", "T-AirLanding/r75"})
  public void enter(Shifting frame, RulingInProgress<Position, Frame> ruling) {
    switch (frame.by()) {
      case DROP -> air.shootAt(frame.flights().stream().map(Flight::retargeted).toList(), ruling);
      case FIRE -> air.land(frame.flights(), ruling);
      case TABLE -> air.touchDown(frame.flights(), ruling);
    }
  }
}
