package umpire.fallschirmjaeger.play.air;

import java.util.ArrayList;
import java.util.List;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AirCommand.BringHead;
import umpire.fallschirmjaeger.model.command.AirCommand.Drop;
import umpire.fallschirmjaeger.model.command.AirCommand.DropSpecially;
import umpire.fallschirmjaeger.model.command.AirCommand.NameTarget;
import umpire.fallschirmjaeger.model.command.AirCommand.TakeOff;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AirFrame.Dropping;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Choices;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;

/** 2.5a, 2.5d: the German names hexes, and what is dropped on each. */
@Rule({"2.5a", "2.5d"})
record DroppingStep(ChapterContext context, DropZones zones, AirSteps air)
    implements SideAsks<Dropping> {
  @Override
  public Class<Dropping> frame() {
    return Dropping.class;
  }

  @Override
  public Side side(Dropping frame) {
    return Side.GERMAN;
  }

  @Override
  public RuleId rule(Dropping frame) {
    return new RuleId("2.5a");
  }

  @Override
  public Offers<Command> offers(Position position, Dropping frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    List<Place> targets = zones.targets(position, frame);
    boolean anything = frame.target().stream().anyMatch(hex -> able(position, frame, hex));
    if (!targets.isEmpty() && (anything || able(position, frame, targets.getFirst()))) {
      offers.add(Choices.offer(NameTarget.class, Choices.one("hex", targets)));
    }
    for (Place hex : frame.target()) {
      List<String> units = zones.units(position, frame, hex);
      if (!units.isEmpty()) {
        offers.add(
            Choices.offer(
                zones.village(hex) ? DropSpecially.class : Drop.class, Choices.one("unit", units)));
      }
      for (boolean whole : List.of(true, false)) {
        List<String> heads = zones.heads(position, frame, hex, whole);
        if (!heads.isEmpty()) {
          offers.add(
              Choices.offer(
                  BringHead.class,
                  Choices.one("head", heads),
                  Choices.one("whole", List.of(whole))));
        }
      }
    }
    if (!offers.isEmpty() || !frame.flights().isEmpty()) {
      offers.add(Offer.of(TakeOff.class));
    }
    return new Offers<>(offers);
  }

  private boolean able(Position position, Dropping frame, Place hex) {
    return !zones.units(position, frame, hex).isEmpty()
        || !zones.heads(position, frame, hex, true).isEmpty()
        || !zones.heads(position, frame, hex, false).isEmpty();
  }

  @Override
  public Command fallback(Position position, Dropping frame, Seat seat, Offers<Command> offers) {
    return new TakeOff();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Dropping frame, Seat seat, Command command) {
    return switch (command) {
      case NameTarget(Place hex) -> List.of(no(new AirWhy.NoDropThere(hex)));
      case Drop(String unit) -> List.of(no(new AirWhy.CannotDrop(unit)));
      case DropSpecially(String unit) -> List.of(no(new AirWhy.CannotDrop(unit)));
      case BringHead(String head, boolean _) -> List.of(no(new AirWhy.CannotDrop(head)));
      default -> List.of();
    };
  }

  private static Finding no(AirWhy why) {
    return Finding.forbids("2.5a", why);
  }

  @Override
  public void take(
      Dropping frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case NameTarget(Place hex) ->
          ruling.replaceFrame(new Dropping(frame.flights(), List.of(hex)));
      case Drop(String unit) ->
          place(
              frame,
              unit,
              context.mix().unit(unit).steps(),
              context.number("ju52-points-of-a-unit"),
              ruling);
      case BringHead(String head, boolean whole) ->
          place(
              frame,
              head,
              whole ? 2 : 1,
              zones.head(head).orElseThrow().face(whole).points(),
              ruling);
      case DropSpecially(String unit) -> special(frame, unit, ruling);
      case TakeOff _ -> enter(frame, ruling);
      default -> throw new IllegalStateException("not on offer: " + command);
    }
  }

  private static void place(
      Dropping frame, String id, int steps, int points, RulingInProgress<Position, Frame> ruling) {
    Place hex = frame.target().getFirst();
    ruling.add(new AirEvent.FlightPlaced(id, hex, points));
    List<Flight> flights = new ArrayList<>(frame.flights());
    flights.add(new Flight(id, hex, hex, steps, false));
    ruling.replaceFrame(new Dropping(flights, frame.target()));
  }

  /** 2.5d, r77: neither fire, scatter nor terrain touches it, so it lands at once. */
  @Rule({"2.5d", "2.5d/r77", "1.8b"})
  private void special(Dropping frame, String unit, RulingInProgress<Position, Frame> ruling) {
    Place hex = frame.target().getFirst();
    ruling.add(new AirEvent.FlightPlaced(unit, hex, context.number("ju52-points-of-a-unit")));
    ruling.add(new AirEvent.SpecialDropMade(unit));
    ruling.add(new AirEvent.UnitLanded(unit, hex, context.mix().unit(unit).steps()));
    boolean more = zones.specialDropsLeft(ruling.position());
    ruling.replaceFrame(new Dropping(frame.flights(), more ? frame.target() : List.of()));
  }

  /** Everything is named. */
  @Override
  public void enter(Dropping frame, RulingInProgress<Position, Frame> ruling) {
    air.takeOff(frame.flights(), ruling);
  }
}
