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

/** 3.4.5-e Of two units aboard a damaged transport the owner says which is lost. */
final class UnloadingStep implements ChoiceStep<FightFrame.Unloading> {
  private final HitConsequences hitConsequences;

  UnloadingStep(HitConsequences hitConsequences) {
    this.hitConsequences = hitConsequences;
  }

  @Override
  public RuleId rule(FightFrame.Unloading frame) {
    return new RuleId("3.4.5-e");
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Unloading frame, Seat seat) {
    return Offers.of(Offer.of(FightCommand.LoseCargo.class, "unit", new Domain.One(frame.cargo())));
  }

  @Override
  public Command fallback(
      Position position, FightFrame.Unloading frame, Seat seat, Offers<Command> offers) {
    return new FightCommand.LoseCargo(frame.cargo().getFirst());
  }

  @Override
  @Rule("3.4.5-e")
  public void take(
      FightFrame.Unloading frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    hitConsequences.lose(((FightCommand.LoseCargo) command).unit(), ruling);
  }
}
