package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.NavalFrame;
import umpire.weserubung.model.frame.NavalFrame.UnderWay;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.frame.Routing.Errand;
import umpire.weserubung.model.frame.Voyage;

/**
 * 8.2-b, 8.3-a, 8.5-d, 14.2.2 Ships that were stopped and are left go on, turn or stop; 8.7-b in a
 * port on their way somebody may come aboard.
 */
final class UnderWayStep implements AskingStep<Position, Command, Frame, UnderWay> {
  private final Seas seas;
  private final Courses sortie;
  private final Courses passage;
  private final Embarkation embarkation;

  UnderWayStep(Seas seas, Courses sortie, Courses passage, Embarkation embarkation) {
    this.seas = seas;
    this.sortie = sortie;
    this.passage = passage;
    this.embarkation = embarkation;
  }

  private Seat seat(Position position, Voyage voyage) {
    return seas.seat(position, voyage.ships().getFirst());
  }

  @Override
  public Class<UnderWay> frame() {
    return UnderWay.class;
  }

  @Override
  public RuleId rule(UnderWay frame) {
    return new RuleId("8.2-b");
  }

  @Override
  public List<Seat> seats(Position position, UnderWay frame) {
    return List.of(seat(position, frame.voyage()));
  }

  @Override
  @Rule({"8.2-b", "8.2-d", "8.3-a", "8.5-d"})
  public Offers<Command> offers(Position position, UnderWay frame, Seat seat) {
    Voyage voyage = frame.voyage();
    int left = seas.movement(voyage.ships()) - voyage.spent();
    List<Offer<Command>> offers = new ArrayList<>();
    Waters waters = waters(position, voyage);
    if (mayKeepCourse(waters, voyage)) {
      offers.add(Offer.of(NavalCommand.KeepCourse.class));
    }
    if (voyage.errand() == Errand.SORTIE
        && sortie.leadsAnywhere(waters, voyage.ships(), voyage.at(), left)) {
      offers.add(Offer.of(NavalCommand.TurnToAttack.class));
    }
    if (passage.leadsAnywhere(waters, voyage.ships(), voyage.at(), left)) {
      offers.add(Offer.of(NavalCommand.TurnShips.class));
    }
    if (offers.isEmpty() || mayStay(waters, voyage)) {
      offers.add(Offer.of(NavalCommand.StopShips.class));
    }
    if (left > 0) {
      offers.addAll(embarkation.onTheWay(position, seat, voyage.at(), voyage.ships()));
    }
    return new Offers<>(offers);
  }

  /** The sea as the ships find it that are on their way. */
  private Waters waters(Position position, Voyage voyage) {
    return seas.waters(position, seas.side(voyage.ships().getFirst()), voyage.ships());
  }

  private boolean mayKeepCourse(Waters waters, Voyage voyage) {
    return voyage.errand() == Errand.SORTIE
        ? sortie.isOpen(waters, voyage)
        : !voyage.isAtEnd() && passage.isOpen(waters, voyage);
  }

  /** 3.1-b, 8.4-0: where there is room, and no enemy outside a port. */
  private boolean mayStay(Waters waters, Voyage voyage) {
    int at = seas.ways().number(voyage.at());
    return seas.room(waters, at) >= voyage.ships().size() && waters.isFree(at);
  }

  @Override
  public Command fallback(Position position, UnderWay frame, Seat seat, Offers<Command> offers) {
    for (Command plain : List.of(new NavalCommand.KeepCourse(), new NavalCommand.StopShips())) {
      if (offers.admits(plain)) {
        return plain;
      }
    }
    return offers.admits(new NavalCommand.TurnShips())
        ? new NavalCommand.TurnShips()
        : new NavalCommand.TurnToAttack();
  }

  @Override
  public List<Finding> why(Position position, UnderWay frame, Seat seat, Command command) {
    return command instanceof NavalCommand.Embark embark
        ? embarkation.reasons(position, seat, embark)
        : List.of();
  }

  @Override
  public void take(UnderWay frame, Seat seat, Command command, Course<Position, Frame> course) {
    Voyage voyage = frame.voyage();
    if (command instanceof NavalCommand.Embark embark) {
      embarkation.take(embark, course);
      ask(voyage, course);
    } else if (command instanceof NavalCommand.TurnShips) {
      turn(seat, Errand.PASSAGE, voyage, course);
    } else if (command instanceof NavalCommand.TurnToAttack) {
      turn(seat, Errand.SORTIE, voyage, course);
    } else if (command instanceof NavalCommand.StopShips) {
      stop(voyage, course);
    } else {
      on(voyage, course);
    }
  }

  private void stop(Voyage voyage, Course<Position, Frame> course) {
    on(voyage.stopped(seas.movement(voyage.ships())), course);
  }

  private static void on(Voyage voyage, Course<Position, Frame> course) {
    course.replace(new NavalFrame.Voyaging(voyage, false, List.of()));
  }

  private static void turn(
      Seat seat, Errand errand, Voyage voyage, Course<Position, Frame> course) {
    course.push(new Routing(seat, errand, voyage.ships(), List.of(voyage.at()), voyage.spent()));
  }

  /**
   * 8.3-a: at the end of their way ships that were met from the air stay, or attack as they meant.
   */
  @Rule("8.3-a")
  void metFromTheAir(Voyage voyage, Course<Position, Frame> course) {
    Waters waters = waters(course.position(), voyage);
    boolean ends =
        voyage.isAtEnd()
            && (voyage.errand() == Errand.SORTIE
                ? mayKeepCourse(waters, voyage)
                : mayStay(waters, voyage));
    if (ends) {
      on(voyage, course);
    } else {
      ask(voyage, course);
    }
  }

  /** The top frame becomes this question, or what is answered where there is one answer. */
  void ask(Voyage voyage, Course<Position, Frame> course) {
    UnderWay frame = new UnderWay(voyage);
    Offers<Command> offers = offers(course.position(), frame, seat(course.position(), voyage));
    if (offers.offers().size() > 1) {
      course.replace(frame);
    } else if (offers.admits(new NavalCommand.KeepCourse())) {
      on(voyage, course);
    } else if (offers.admits(new NavalCommand.StopShips())) {
      stop(voyage, course);
    } else {
      course.replace(frame);
    }
  }
}
