package umpire.fallschirmjaeger.play.air;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AirCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AirFrame.Dropping;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.PhaseAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** 2.4 to 2.6: the German names hexes, and what comes to each of them. */
@Rule({"2.5a", "2.5d", "2.6a"})
record DroppingStep(ChapterContext context, Sites sites, AirSteps air)
    implements PhaseAsks<Dropping> {
  @Override
  public Decision<Dropping> decision() {
    return asks(Dropping.class, "2.5a", _ -> Side.GERMAN);
  }

  @Override
  public Offers<Command> offers(Position position, Dropping frame) {
    Manifest manifest = new Manifest(context, position, frame.flights());
    List<Offer<Command>> offers = new ArrayList<>();
    Offer.add(offers, AirCommand.NameTarget.class, "hex", sites.targets(manifest));
    for (Place hex : frame.target()) {
      for (Way way : Way.values()) {
        for (boolean whole : way.head() ? List.of(true, false) : List.of(true)) {
          List<String> cargo = sites.cargo(manifest, way, hex, whole);
          if (!cargo.isEmpty()) {
            offers.add(offer(way, cargo, whole));
          }
        }
      }
    }
    return frame.flights().isEmpty() ? orEnd(offers) : withEnd(offers);
  }

  private static Offer<Command> offer(Way way, List<String> cargo, boolean whole) {
    return way.head()
        ? Offer.of(way.command(), Offer.one("head", cargo), Offer.one("whole", List.of(whole)))
        : Offer.of(way.command(), Offer.one("unit", cargo));
  }

  @Override
  public Command end() {
    return new AirCommand.TakeOff();
  }

  /**
   * What is named for the hex.
   *
   * @param whole true for a unit, and for the full face of a head
   */
  private record Named(Way way, String id, boolean whole) {}

  private static Optional<Named> named(Command command) {
    return Optional.ofNullable(
        switch (command) {
          case AirCommand.Drop(String unit) -> new Named(Way.DROP, unit, true);
          case AirCommand.DropSpecially(String unit) -> new Named(Way.SPECIAL_DROP, unit, true);
          case AirCommand.FlyIn(String unit) -> new Named(Way.TRANSPORT, unit, true);
          case AirCommand.Alight(String unit) -> new Named(Way.SEAPLANE, unit, true);
          case AirCommand.BringHead(String head, boolean whole) -> new Named(Way.HEAD, head, whole);
          case AirCommand.FlyInHead(String head, boolean whole) ->
              new Named(Way.FLOWN_HEAD, head, whole);
          case Command _ -> null;
        });
  }

  @Override
  public List<Finding> refusalFindings(Position position, Dropping frame, Command command) {
    return command instanceof AirCommand.NameTarget(Place hex)
        ? List.of(
            sites
                .barsAll(position, hex)
                .orElseGet(() -> Finding.forbids("2.5a", new AirWhy.NoDropThere(hex))))
        : named(command).map(one -> why(position, frame, one)).stream().toList();
  }

  private Finding why(Position position, Dropping frame, Named named) {
    Way way = named.way();
    Manifest manifest = new Manifest(context, position, frame.flights());
    Optional<Finding> bars = manifest.bars(way, named.id(), named.whole());
    for (Place hex : frame.target()) {
      bars = bars.or(() -> sites.bars(manifest, way, hex, named.id(), named.whole()));
    }
    return bars.orElseGet(() -> Finding.forbids(way.rule(), new AirWhy.CannotDrop(named.id())));
  }

  @Override
  public void take(Dropping frame, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case AirCommand.NameTarget(Place hex) ->
          ruling.replaceFrame(new Dropping(frame.flights(), List.of(hex)));
      case AirCommand.TakeOff _ -> enter(frame, ruling);
      case AirCommand.DropSpecially(String unit) -> special(frame, unit, ruling);
      case AirCommand.Alight(String unit) -> alight(frame, unit, ruling);
      case Command _ -> place(frame, command, ruling);
    }
  }

  private void place(Dropping frame, Command command, RulingInProgress<Position, Frame> ruling) {
    Named named =
        named(command).orElseThrow(() -> new IllegalStateException("not on offer: " + command));
    Place hex = frame.target().getFirst();
    Manifest manifest = new Manifest(context, ruling.position(), frame.flights());
    int steps = named.whole() ? context.mix().steps(ruling.position(), named.id()) : 1;
    Flight flight = new Flight(named.id(), hex, hex, steps, named.way().flown(), false);
    ruling.add(new AirEvent.FlightPlaced(flight, manifest.points(named.id(), named.whole())));
    List<Flight> flights = new ArrayList<>(frame.flights());
    flights.add(flight);
    ruling.replaceFrame(new Dropping(flights, frame.target()));
  }

  /** 2.5d, r77: neither fire, scatter nor terrain touches it, so it lands at once. */
  @Rule({"2.5c", "2.5d", "2.5d/r77", "1.8b"})
  private void special(Dropping frame, String unit, RulingInProgress<Position, Frame> ruling) {
    boolean stadium = sites.stadium(frame.target().getFirst());
    int points = context.number("ju52-points-of-a-unit");
    ruling.add(new AirEvent.SpecialDropMade(unit, stadium, points));
    Set<Mark> marks = stadium ? EnumSet.of(Mark.DROPPED, Mark.STADIUM) : EnumSet.of(Mark.DROPPED);
    lands(frame, unit, marks, ruling);
  }

  /** 2.4, r77: without Ju-52, fire or dice; 2.4b: it moves and fights as usual. */
  @Rule({"2.4a", "2.4b", "2.5d/r77", "1.8b"})
  private void alight(Dropping frame, String unit, RulingInProgress<Position, Frame> ruling) {
    lands(frame, unit, EnumSet.noneOf(Mark.class), ruling);
  }

  private void lands(
      Dropping frame, String unit, Set<Mark> marks, RulingInProgress<Position, Frame> ruling) {
    Place hex = frame.target().getFirst();
    int steps = context.mix().unit(unit).steps();
    ruling.add(new AirEvent.UnitLanded(unit, hex, steps, marks));
  }

  /** Everything is named. */
  @Override
  public void enter(Dropping frame, RulingInProgress<Position, Frame> ruling) {
    air.takeOff(frame.flights(), ruling);
  }
}
