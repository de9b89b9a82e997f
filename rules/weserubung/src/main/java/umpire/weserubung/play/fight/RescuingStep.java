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

/** 3.5-d The owner says where a leader goes who has got away (r76). */
final class RescuingStep implements ChoiceStep<FightFrame.Rescuing> {
  @Override
  public RuleId rule(FightFrame.Rescuing frame) {
    return new RuleId("3.5-d");
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Rescuing frame, Seat seat) {
    return Offers.of(
        Offer.of(FightCommand.SaveLeader.class, "place", new Domain.One(frame.hexes())));
  }

  @Override
  public Command fallback(
      Position position, FightFrame.Rescuing frame, Seat seat, Offers<Command> offers) {
    return new FightCommand.SaveLeader(frame.hexes().getFirst());
  }

  @Override
  @Rule("3.5-d/r76")
  public void take(
      FightFrame.Rescuing frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    ruling.add(
        new FightEvent.LeaderSaved(frame.leader(), ((FightCommand.SaveLeader) command).place()));
  }
}
