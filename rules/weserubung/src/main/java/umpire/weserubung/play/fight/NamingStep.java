package umpire.weserubung.play.fight;

import java.util.List;
import umpire.kernel.citation.Finding;
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
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.play.battle.Scorer;

/** 7.3-n The seat whose unit rolled a natural 1 names its victim. */
final class NamingStep implements ChoiceStep<FightFrame.Naming> {
  private final Scorer scorer;

  NamingStep(Scorer scorer) {
    this.scorer = scorer;
  }

  @Override
  public RuleId rule(FightFrame.Naming frame) {
    return new RuleId(frame.rule());
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Naming frame, Seat seat) {
    return Offers.of(
        Offer.of(FightCommand.NameVictim.class, "unit", new Domain.One(frame.victims())));
  }

  @Override
  public Command fallback(
      Position position, FightFrame.Naming frame, Seat seat, Offers<Command> offers) {
    return new FightCommand.NameVictim(frame.victims().getFirst());
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, FightFrame.Naming frame, Seat seat, Command command) {
    return command instanceof FightCommand.NameVictim(String unit)
        ? List.of(Finding.forbids(frame.rule(), new FightWhy.CannotBear(unit)))
        : List.of();
  }

  @Override
  @Rule({"7.3-n", "10.3-4"})
  public void take(
      FightFrame.Naming frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    String victim = ((FightCommand.NameVictim) command).unit();
    ruling.popFrame();
    scorer.named(seat, frame.shooter(), victim, ruling);
  }
}
