package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
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
  private final ShipPositions shipPositions;
  private final SeaRoutes sortie;
  private final SeaRoutes passage;
  private final Embarkation embarkation;

  UnderWayStep(
      ShipPositions shipPositions, SeaRoutes sortie, SeaRoutes passage, Embarkation embarkation) {
    this.shipPositions = shipPositions;
    this.sortie = sortie;
    this.passage = passage;
    this.embarkation = embarkation;
  }

  private Seat seat(Position position, Voyage voyage) {
    return shipPositions.seat(position, voyage.ships().getFirst());
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
    int left = shipPositions.movement(voyage.ships()) - voyage.spent();
    List<Offer<Command>> offers = new ArrayList<>();
    SeaPassage seaPassage = waters(position, voyage);
    if (mayKeepCourse(seaPassage, voyage)) {
      offers.add(Offer.of(NavalCommand.KeepCourse.class));
    }
    if (voyage.errand() == Errand.SORTIE
        && sortie.leadsAnywhere(seaPassage, voyage.ships(), voyage.at(), left)) {
      offers.add(Offer.of(NavalCommand.TurnToAttack.class));
    }
    if (passage.leadsAnywhere(seaPassage, voyage.ships(), voyage.at(), left)) {
      offers.add(Offer.of(NavalCommand.TurnShips.class));
    }
    if (offers.isEmpty() || mayStay(seaPassage, voyage)) {
      offers.add(Offer.of(NavalCommand.StopShips.class));
    }
    if (left > 0) {
      offers.addAll(embarkation.onTheWay(position, seat, voyage.at(), voyage.ships()));
    }
    return new Offers<>(offers);
  }

  /** The sea as the ships find it that are on their way. */
  private SeaPassage waters(Position position, Voyage voyage) {
    return shipPositions.waters(
        position, shipPositions.side(voyage.ships().getFirst()), voyage.ships());
  }

  private boolean mayKeepCourse(SeaPassage seaPassage, Voyage voyage) {
    return voyage.errand() == Errand.SORTIE
        ? sortie.isOpen(seaPassage, voyage)
        : !voyage.isAtEnd() && passage.isOpen(seaPassage, voyage);
  }

  /** 3.1-b, 8.4-0: where there is room, and no enemy outside a port. */
  private boolean mayStay(SeaPassage seaPassage, Voyage voyage) {
    int at = shipPositions.ways().number(voyage.at());
    return shipPositions.room(seaPassage, at) >= voyage.ships().size() && seaPassage.isFree(at);
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
  public List<Finding> refusalFindings(
      Position position, UnderWay frame, Seat seat, Command command) {
    return command instanceof NavalCommand.Embark embark
        ? embarkation.reasons(position, seat, embark)
        : List.of();
  }

  @Override
  public void take(
      UnderWay frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    Voyage voyage = frame.voyage();
    if (command instanceof NavalCommand.Embark embark) {
      embarkation.take(embark, ruling);
      ask(voyage, ruling);
    } else if (command instanceof NavalCommand.TurnShips) {
      turn(seat, Errand.PASSAGE, voyage, ruling);
    } else if (command instanceof NavalCommand.TurnToAttack) {
      turn(seat, Errand.SORTIE, voyage, ruling);
    } else if (command instanceof NavalCommand.StopShips) {
      stop(voyage, ruling);
    } else {
      on(voyage, ruling);
    }
  }

  private void stop(Voyage voyage, RulingInProgress<Position, Frame> ruling) {
    on(voyage.stopped(shipPositions.movement(voyage.ships())), ruling);
  }

  private static void on(Voyage voyage, RulingInProgress<Position, Frame> ruling) {
    ruling.replaceFrame(new NavalFrame.Voyaging(voyage, false, List.of()));
  }

  private static void turn(
      Seat seat, Errand errand, Voyage voyage, RulingInProgress<Position, Frame> ruling) {
    ruling.pushFrame(
        new Routing(seat, errand, voyage.ships(), List.of(voyage.at()), voyage.spent()));
  }

  /**
   * 8.3-a: at the end of their way ships that were met from the air stay, or attack as they meant.
   */
  @Rule("8.3-a")
  void metFromTheAir(Voyage voyage, RulingInProgress<Position, Frame> ruling) {
    SeaPassage seaPassage = waters(ruling.position(), voyage);
    boolean ends =
        voyage.isAtEnd()
            && (voyage.errand() == Errand.SORTIE
                ? mayKeepCourse(seaPassage, voyage)
                : mayStay(seaPassage, voyage));
    if (ends) {
      on(voyage, ruling);
    } else {
      ask(voyage, ruling);
    }
  }

  /** The top frame becomes this question, or what is answered where there is one answer. */
  void ask(Voyage voyage, RulingInProgress<Position, Frame> ruling) {
    UnderWay frame = new UnderWay(voyage);
    Offers<Command> offers = offers(ruling.position(), frame, seat(ruling.position(), voyage));
    if (offers.offers().size() > 1) {
      ruling.replaceFrame(frame);
    } else if (offers.admits(new NavalCommand.KeepCourse())) {
      on(voyage, ruling);
    } else if (offers.admits(new NavalCommand.StopShips())) {
      stop(voyage, ruling);
    } else {
      ruling.replaceFrame(frame);
    }
  }
}
