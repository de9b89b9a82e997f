package umpire.fallschirmjaeger.play.strike;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.StrikeCommand;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.StrikeFrame.Defending;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.AntiAircraftUnits;
import umpire.fallschirmjaeger.rules.PhaseAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** 1.8a, r63: the other side aims its units; those under a barrage have to fire besides. */
@Rule({"1.8", "1.8a/r63"})
record DefendingStep(AntiAircraftUnits units, StrikeSteps strikes) implements PhaseAsks<Defending> {
  @Override
  public Decision<Defending> decision() {
    return asks(Defending.class, "1.8", frame -> frame.side().other());
  }

  @Override
  public Offers<Command> offers(Position position, Defending frame) {
    Set<Place> targets = new TreeSet<>();
    frame.sorties().forEach(sortie -> targets.add(sortie.hex()));
    Map<String, List<Place>> choices =
        units.choices(position, frame.side().other(), targets, frame.shots().keySet());
    choices.keySet().removeIf(gun -> targets.contains(position.piece(gun).place()));
    List<Offer<Command>> offers = AntiAircraftUnits.offers(StrikeCommand.Defend.class, choices);
    return frame.shots().isEmpty() ? orEnd(offers) : withEnd(offers);
  }

  @Override
  public Command end() {
    return new StrikeCommand.EndAiming();
  }

  @Override
  public List<Finding> refusalFindings(Position position, Defending frame, Command command) {
    return command instanceof StrikeCommand.Defend(String gun, Place hex)
        ? List.of(Finding.forbids("1.8a", new AirWhy.CannotFire(gun, hex)))
        : List.of();
  }

  @Override
  public void take(Defending frame, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof StrikeCommand.Defend(String gun, Place hex)) {
      Map<String, Place> shots = new TreeMap<>(frame.shots());
      shots.put(gun, hex);
      ruling.replaceFrame(new Defending(frame.side(), frame.sorties(), shots));
    } else {
      enter(frame, ruling);
    }
  }

  /** All shots are aimed, or there are none. */
  @Override
  public void enter(Defending frame, RulingInProgress<Position, Frame> ruling) {
    strikes.defend(frame, ruling);
  }
}
