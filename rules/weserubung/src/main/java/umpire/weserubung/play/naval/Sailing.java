package umpire.weserubung.play.naval;

import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Interception;
import umpire.weserubung.model.frame.NavalFrame;
import umpire.weserubung.model.frame.NavalFrame.Voyaging;
import umpire.weserubung.model.frame.Routing.Errand;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.rules.WeserubungFrameResult.Fought;
import umpire.weserubung.rules.WeserubungFrameResult.Landed;
import umpire.weserubung.rules.WeserubungFrameResult.Sailed;

/**
 * 8.1 to 8.3, 8.6, 14.2.2 A way is sailed: up to the next battery it may be watched; whoever is
 * stopped says how they go on; at the end there is a battle, or not.
 */
final class Sailing implements Step<Position, Command, Frame, Voyaging> {
  private final ShipPositions shipPositions;
  private final NavalInterceptors navalInterceptors;
  private final Batteries batteries;
  private final Embarkation embarkation;
  private final UnderWayStep underWay;
  private final Engagements engagements;

  Sailing(
      ShipPositions shipPositions,
      NavalInterceptors navalInterceptors,
      Batteries batteries,
      Embarkation embarkation,
      UnderWayStep underWay,
      Engagements engagements) {
    this.shipPositions = shipPositions;
    this.navalInterceptors = navalInterceptors;
    this.batteries = batteries;
    this.embarkation = embarkation;
    this.underWay = underWay;
    this.engagements = engagements;
  }

  @Override
  public Class<Voyaging> frame() {
    return Voyaging.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Voyaging frame) {
    return new Wait.Nothing<>();
  }

  /** The next thing on the way: a window, an interception, a battery, or the end. */
  @Override
  public void enter(Voyaging frame, RulingInProgress<Position, Frame> ruling) {
    if (!frame.due().isEmpty()) {
      stop(frame, ruling);
    } else if (!frame.watched()) {
      watch(frame.voyage(), ruling);
    } else {
      sailOn(frame.voyage(), ruling);
    }
  }

  private void watch(Voyage voyage, RulingInProgress<Position, Frame> ruling) {
    List<Seat> seats = navalInterceptors.seats(ruling.position(), voyage);
    ruling.replaceFrame(new Voyaging(voyage, true, List.of()));
    if (!seats.isEmpty()) {
      ruling.pushFrame(new NavalFrame.SeaWatch(voyage, seats, Map.of()));
    }
  }

  /** 8.2-b, 8.3-a: the ships sail to the hex where they are stopped, and are met there. */
  @Rule({"8.2-b", "8.3-a"})
  private void stop(Voyaging frame, RulingInProgress<Position, Frame> ruling) {
    Interception first = frame.due().getFirst();
    Voyage there = sail(frame.voyage(), steps(frame.voyage(), first.hex()), ruling);
    ruling.replaceFrame(new Voyaging(there, true, frame.due().subList(1, frame.due().size())));
    engagements.intercept(there, first, ruling);
  }

  private static int steps(Voyage voyage, Place hex) {
    int first = voyage.exposed() ? 0 : 1;
    int there = voyage.way().subList(first, voyage.way().size()).indexOf(hex);
    return there < 0 ? 0 : first + there;
  }

  private static Voyage sail(Voyage voyage, int steps, RulingInProgress<Position, Frame> ruling) {
    if (steps == 0) {
      return voyage;
    }
    Voyage there = voyage.on(steps);
    ruling.add(new NavalEvent.ShipsSailed(there.ships(), there.at()));
    return there;
  }

  @Override
  public void resumed(
      Voyaging frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    switch (frameResult) {
      case Fought fought -> fought(frame, fought, ruling);
      case Landed _ -> attacked(frame, ruling);
      default -> Step.super.resumed(frame, frameResult, ruling);
    }
  }

  /**
   * A battle on the way is over. Who has got away is not exposed any more where they are (8.5-d).
   */
  @Rule({"8.2-b", "8.2-d", "8.5-d"})
  private void fought(Voyaging frame, Fought fought, RulingInProgress<Position, Frame> ruling) {
    Voyage voyage = frame.voyage();
    List<String> left = ShipPositions.left(ruling.position(), voyage.ships(), voyage.at());
    boolean evaded = hasEvaded(fought.fight(), left);
    if (!isMetAgain(frame, left, evaded, ruling)) {
      underWay.ask(voyage.with(left).exposed(!evaded), ruling);
    }
  }

  /** An attack from the air is over: who was met so at the end of their way stays there (8.3-a). */
  @Rule("8.3-a")
  private void attacked(Voyaging frame, RulingInProgress<Position, Frame> ruling) {
    Voyage voyage = frame.voyage();
    List<String> left = ShipPositions.left(ruling.position(), voyage.ships(), voyage.at());
    if (!isMetAgain(frame, left, false, ruling)) {
      underWay.metFromTheAir(voyage.with(left).exposed(true), ruling);
    }
  }

  /** Nobody is left, or whoever else comes out in this hex is met first. */
  private boolean isMetAgain(
      Voyaging frame, List<String> left, boolean evaded, RulingInProgress<Position, Frame> ruling) {
    if (left.isEmpty()) {
      arrived(ruling);
      return true;
    }
    if (evaded || frame.due().isEmpty()) {
      return false;
    }
    ruling.replaceFrame(new Voyaging(frame.voyage().with(left).exposed(true), true, frame.due()));
    return true;
  }

  /** 8.5-b, 8.5-d: who is left and no more among those who were attacked has got away. */
  @Rule({"8.5-b", "8.5-d"})
  private boolean hasEvaded(Fight fight, List<String> left) {
    return !left.isEmpty()
        && fight.defender().side() == shipPositions.side(left.getFirst())
        && left.stream().noneMatch(fight.defender().units()::contains);
  }

  private void sailOn(Voyage voyage, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    int battery = batteries.next(position, voyage);
    if (battery < voyage.way().size()) {
      Voyage there = sail(voyage, battery, ruling).exposed(true);
      ruling.replaceFrame(new NavalFrame.UnderFire(there, false, 0));
      return;
    }
    Voyage there = sail(voyage, voyage.way().size() - 1, ruling);
    if (there.errand() == Errand.SORTIE) {
      ruling.replaceFrame(new NavalFrame.Engaging(there));
    } else if (mayLoad(ruling.position(), there)) {
      underWay.ask(there.exposed(false), ruling);
    } else {
      arrived(ruling);
    }
  }

  /** 8.7-b, r115: in a port or a box somebody may come aboard before the ships sail on. */
  @Rule({"8.7-b", "8.7-b/r115"})
  private boolean mayLoad(Position position, Voyage there) {
    Seat seat = shipPositions.seat(position, there.ships().getFirst());
    return there.spent() < shipPositions.movement(there.ships())
        && !embarkation.onTheWay(position, seat, there.at(), there.ships()).isEmpty();
  }

  /** The voyage is over. */
  static void arrived(RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    ruling.resume(new Sailed());
  }
}
