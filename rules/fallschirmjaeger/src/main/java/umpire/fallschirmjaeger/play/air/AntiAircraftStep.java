package umpire.fallschirmjaeger.play.air;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AirCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AirFrame.AntiAircraft;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.AntiAircraftUnits;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** 1.8: the Dutch player aims each anti-aircraft unit at a hex with drops in its range, once. */
@Rule({"1.8", "1.8a", "1.8a/r64"})
record AntiAircraftStep(AntiAircraftUnits units, AirSteps air) implements SideAsks<AntiAircraft> {
  @Override
  public Decision<AntiAircraft> decision() {
    return asks(AntiAircraft.class, "1.8", _ -> Side.ALLIED);
  }

  @Override
  public Offers<Command> offers(Position position, AntiAircraft frame) {
    Set<Place> targets = new TreeSet<>();
    frame.flights().forEach(flight -> targets.add(flight.hex()));
    List<Offer<Command>> offers =
        AntiAircraftUnits.offers(
            AirCommand.AimAt.class,
            units.choices(position, Side.ALLIED, targets, frame.shots().keySet()));
    if (!frame.shots().isEmpty()) {
      offers.add(Offer.of(AirCommand.OpenFire.class));
    } else if (!offers.isEmpty()) {
      offers.add(Offer.of(AirCommand.HoldFire.class));
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(Position position, AntiAircraft frame) {
    return frame.shots().isEmpty() ? new AirCommand.HoldFire() : new AirCommand.OpenFire();
  }

  @Override
  public List<Finding> refusalFindings(Position position, AntiAircraft frame, Command command) {
    return command instanceof AirCommand.AimAt(String gun, Place hex)
        ? List.of(Finding.forbids("1.8a", new AirWhy.CannotFire(gun, hex)))
        : List.of();
  }

  @Override
  public void take(AntiAircraft frame, Command command, RulingInProgress<Position, Frame> ruling) {
    switch (command) {
      case AirCommand.AimAt(String gun, Place hex) -> {
        Map<String, Place> shots = new TreeMap<>(frame.shots());
        shots.put(gun, hex);
        ruling.replaceFrame(new AntiAircraft(frame.flights(), shots));
      }
      case AirCommand.OpenFire _ -> air.fire(frame, ruling);
      case AirCommand.HoldFire _ -> air.land(frame.flights(), ruling);
      case Command _ -> throw new IllegalStateException("not on offer: " + command);
    }
  }

  /** Nobody can fire. */
  @Override
  public void enter(AntiAircraft frame, RulingInProgress<Position, Frame> ruling) {
    air.land(frame.flights(), ruling);
  }
}
