package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Result;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.lore.Tabled;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.NavalFrame.Navigating;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.frame.Routing.Errand;

/** 8.1, 8.6, 8.7 A seat's part of the naval phase: one group of ships after the other. */
final class NavigatingStep implements AskingStep<Position, Command, Frame, Navigating> {
  private final Departures departures;
  private final DepartureReasons departureReasons;
  private final Embarkation embarkation;
  private final Tabled<Seat, List<Offer<Command>>> attacks;
  private final Tabled<Seat, List<Offer<Command>>> passages;
  private final Tabled<Seat, List<Offer<Command>>> boardings;

  NavigatingStep(Seas seas, Embarkation embarkation) {
    this.departures = new Departures(seas);
    this.departureReasons = new DepartureReasons(seas, departures);
    this.embarkation = embarkation;
    this.attacks = new Tabled<>(departures::attacks);
    this.passages = new Tabled<>(departures::passages);
    this.boardings = new Tabled<>(embarkation::offers);
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
  public List<Finding> why(Position position, Navigating frame, Seat seat, Command command) {
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
  public void take(Navigating frame, Seat seat, Command command, Course<Position, Frame> course) {
    if (command instanceof NavalCommand.SailToAttack(List<String> ships, List<String> escorted)) {
      List<String> all = new ArrayList<>(ships);
      all.addAll(escorted);
      depart(seat, Errand.SORTIE, all, course);
    } else if (command instanceof NavalCommand.Sail(List<String> ships)) {
      depart(seat, Errand.PASSAGE, ships, course);
    } else if (command instanceof NavalCommand.Embark embark) {
      embarkation.take(embark, course);
      goOn(frame, course);
    } else {
      course.leave();
    }
  }

  private static void depart(
      Seat seat, Errand errand, List<String> ships, Course<Position, Frame> course) {
    List<String> sorted = ships.stream().sorted().toList();
    Place from = course.position().piece(sorted.getFirst()).place();
    course.push(new Routing(seat, errand, sorted, List.of(from), 0));
  }

  @Override
  public void resumed(Navigating frame, Result result, Course<Position, Frame> course) {
    goOn(frame, course);
  }

  /** The part is over as soon as there is nothing left to do in it. */
  private void goOn(Navigating frame, Course<Position, Frame> course) {
    if (!hasAnything(course.position(), frame)) {
      course.leave();
    }
  }
}
