package umpire.narvik.play.turn;

import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.TurnCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.SideAsks;

/** 23.1 Ships that were lost in an earlier turn may come back at Harstad; nobody has to. */
public final class BringingBackStep implements SideAsks<TurnFrame.BringingBack> {

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
  public RuleId rule(TurnFrame.BringingBack frame) {
    return new RuleId("23.1");
  }

  @Override
  @Rule("23.1")
  public Offers<Command> offers(Position position, TurnFrame.BringingBack frame, Seat seat) {
    Domain ships = new Domain.Some(frame.ships(), 0, frame.ships().size());
    return Offers.of(Offer.of(TurnCommand.BringBack.class, "ships", ships));
  }

  @Override
  public Command fallback(
      Position position, TurnFrame.BringingBack frame, Seat seat, Offers<Command> offers) {
    return new TurnCommand.BringBack(frame.ships());
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, TurnFrame.BringingBack frame, Seat seat, Command command) {
    if (!(command instanceof TurnCommand.BringBack(List<String> ships))) {
      return List.of();
    }
    return ChoiceQuestions.each(
        "23.1",
        ships,
        ship ->
            frame.ships().contains(ship)
                ? List.of()
                : List.of(Finding.forbids("23.1", new Why.NotReturning(ship))));
  }

  @Override
  @Rule("23.1")
  public void take(
      TurnFrame.BringingBack frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    List<String> ships = ((TurnCommand.BringBack) command).ships();
    List<String> named = ships.stream().sorted().toList();
    ruling.add(new TurnEvent.ShipsReturned(named, Landmarks.HARSTAD));
    ruling.popFrame();
  }
}
