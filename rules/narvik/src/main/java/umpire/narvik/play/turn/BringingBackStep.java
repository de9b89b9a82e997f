package umpire.narvik.play.turn;

import java.util.List;
import java.util.Map;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.Step;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.TurnCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.why.Why;

/** 23.1 Ships that were lost in an earlier turn may come back at Harstad; nobody has to. */
public final class BringingBackStep implements Step<TurnFrame.BringingBack> {

  /** The ships that may come back in this turn, by id. */
  @Rule("23.1")
  static List<String> due(Position position) {
    return position.progress().offMap().returning().entrySet().stream()
        .filter(row -> row.getValue() <= position.turn())
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public Side side(TurnFrame.BringingBack frame) {
    return Side.ALLIED;
  }

  @Override
  @Rule("23.1")
  public Asked<Command> asked(Position position, TurnFrame.BringingBack frame) {
    Domain ships = new Domain.Some(frame.ships(), 0, frame.ships().size());
    return Asking.now(
        position,
        "23.1",
        List.of(Offer.of(TurnCommand.BringBack.class, "ships", ships)),
        new TurnCommand.BringBack(frame.ships()));
  }

  @Override
  public List<Finding> bars(Position position, TurnFrame.BringingBack frame, Command command) {
    if (!(command instanceof TurnCommand.BringBack(List<String> ships))) {
      return Asking.notNow("23.1", "bringing-back");
    }
    return Asking.each(
        "23.1",
        ships,
        ship ->
            frame.ships().contains(ship)
                ? List.of()
                : List.of(Finding.forbids("23.1", new Why.NotReturning(ship))));
  }

  @Override
  @Rule("23.1")
  public void take(TurnFrame.BringingBack frame, Command command, Course<Position, Frame> course) {
    if (!(command instanceof TurnCommand.BringBack(List<String> ships))) {
      throw new IllegalStateException("only ships answer this question");
    }
    List<String> named = ships.stream().sorted().toList();
    course.tell(new TurnEvent.ShipsReturned(named, Landmarks.HARSTAD));
    course.leave();
  }
}
