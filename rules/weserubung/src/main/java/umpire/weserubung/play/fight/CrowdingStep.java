package umpire.weserubung.play.fight;

import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.battle.HitConsequences;

/** 3.4.2-c Of two fighters on a damaged carrier the owner says which suffers and leaves. */
final class CrowdingStep implements ChoiceStep<FightFrame.Crowding> {
  private final HitConsequences hitConsequences;

  CrowdingStep(HitConsequences hitConsequences) {
    this.hitConsequences = hitConsequences;
  }

  @Override
  public RuleId rule(FightFrame.Crowding frame) {
    return new RuleId("3.4.2-c");
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Crowding frame, Seat seat) {
    return Offers.of(
        Offer.of(FightCommand.ForsakeCarrier.class, "fighter", new Domain.One(frame.fighters())));
  }

  @Override
  public Command fallback(
      Position position, FightFrame.Crowding frame, Seat seat, Offers<Command> offers) {
    return new FightCommand.ForsakeCarrier(frame.fighters().getFirst());
  }

  @Override
  @Rule({"3.4.2-c", "3.4.2-c/r38"})
  public void take(
      FightFrame.Crowding frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    hitConsequences.forsake(((FightCommand.ForsakeCarrier) command).fighter(), ruling);
  }
}
