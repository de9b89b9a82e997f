package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.NavalFrame.Navigating;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.frame.Routing.Errand;
import umpire.weserubung.rules.PositionCache;

/** 8.1, 8.6, 8.7 A seat's part of the naval phase: one group of ships after the other. */
final class NavigatingStep implements AskingStep<Position, Command, Frame, Navigating> {
  private final Departures departures;
  private final DepartureReasons departureReasons;
  private final Embarkation embarkation;
  private final PositionCache<Seat, List<Offer<Command>>> attacks;
  private final PositionCache<Seat, List<Offer<Command>>> passages;
  private final PositionCache<Seat, List<Offer<Command>>> boardings;

  NavigatingStep(ShipPositions shipPositions, Embarkation embarkation) {
    this.departures = new Departures(shipPositions);
    this.departureReasons = new DepartureReasons(shipPositions, departures);
    this.embarkation = embarkation;
    this.attacks = new PositionCache<>(departures::attacks);
    this.passages = new PositionCache<>(departures::passages);
    this.boardings = new PositionCache<>(embarkation::offers);
  }

  /** True if the seat has anything to do in this part. */
  boolean hasAnything(Position position, Navigating frame) {
    return frame.attacks()
        ? !attacks.of(position, frame.seat()).isEmpty()
        : !passages.of(position, frame.seat()).isEmpty()
            || !boardings.of(position, frame.seat()).isEmpty();
  }

  @Override
  public Class<Navigating> frame() {
    return Navigating.class;
  }

  @Override
  public RuleId rule(Navigating frame) {
    return new RuleId(frame.attacks() ? "8.1-a" : "8.6-b");
  }

  @Override
  public List<Seat> seats(Position position, Navigating frame) {
    return List.of(frame.seat());
  }

  @Override
  public Offers<Command> offers(Position position, Navigating frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(done(frame)));
    offers.addAll((frame.attacks() ? attacks : passages).of(position, seat));
    offers.addAll(boardings.of(position, seat));
    return new Offers<>(offers);
  }

  private static Class<? extends Command> done(Navigating frame) {
    return frame.attacks() ? NavalCommand.EndAttacks.class : NavalCommand.EndSailing.class;
  }

  @Override
  public Command fallback(Position position, Navigating frame, Seat seat, Offers<Command> offers) {
    return frame.attacks() ? new NavalCommand.EndAttacks() : new NavalCommand.EndSailing();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Navigating frame, Seat seat, Command command) {
    if (command instanceof NavalCommand.SailToAttack(List<String> ships, _) && frame.attacks()) {
      return departureReasons.of(position, seat, ships, true);
    }
    if (command instanceof NavalCommand.Sail(List<String> ships) && !frame.attacks()) {
      return departureReasons.of(position, seat, ships, false);
    }
    return command instanceof NavalCommand.Embark embark
        ? embarkation.reasons(position, seat, embark)
        : List.of();
  }

  @Override
  @Rule({"8.0", "8.1-a", "8.6-a"})
  public void take(
      Navigating frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof NavalCommand.SailToAttack(List<String> ships, List<String> escorted)) {
      List<String> all = new ArrayList<>(ships);
      all.addAll(escorted);
      depart(seat, Errand.SORTIE, all, ruling);
    } else if (command instanceof NavalCommand.Sail(List<String> ships)) {
      depart(seat, Errand.PASSAGE, ships, ruling);
    } else if (command instanceof NavalCommand.Embark embark) {
      embarkation.take(embark, ruling);
      goOn(frame, ruling);
    } else {
      ruling.popFrame();
    }
  }

  private static void depart(
      Seat seat, Errand errand, List<String> ships, RulingInProgress<Position, Frame> ruling) {
    List<String> sorted = ships.stream().sorted().toList();
    Place from = ruling.position().piece(sorted.getFirst()).place();
    ruling.pushFrame(new Routing(seat, errand, sorted, List.of(from), 0));
  }

  @Override
  public void resumed(
      Navigating frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    goOn(frame, ruling);
  }

  /** The part is over as soon as there is nothing left to do in it. */
  private void goOn(Navigating frame, RulingInProgress<Position, Frame> ruling) {
    if (!hasAnything(ruling.position(), frame)) {
      ruling.popFrame();
    }
  }
}
