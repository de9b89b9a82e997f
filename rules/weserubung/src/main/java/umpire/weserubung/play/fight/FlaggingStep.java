package umpire.weserubung.play.fight;

import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;

/** 3.6-a Of several ships with the highest attack the owner says on which the admiral is. */
final class FlaggingStep implements ChoiceStep<FightFrame.Flagging> {
  @Override
  public RuleId rule(FightFrame.Flagging frame) {
    return new RuleId("3.6-a");
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Flagging frame, Seat seat) {
    return Offers.of(Offer.of(FightCommand.HoistFlag.class, "ship", new Domain.One(frame.ships())));
  }

  @Override
  public Command fallback(
      Position position, FightFrame.Flagging frame, Seat seat, Offers<Command> offers) {
    return new FightCommand.HoistFlag(frame.ships().getFirst());
  }

  @Override
  @Rule("3.6-a")
  public void take(
      FightFrame.Flagging frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    ruling.add(
        new FightEvent.FlagHoisted(frame.admiral(), ((FightCommand.HoistFlag) command).ship()));
  }
}
