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
import umpire.weserubung.play.battle.Support;

/** 3.2.5-b, 10.2-6 The defender says which guns beside the hex support it. */
final class SupportingStep implements ChoiceStep<FightFrame.Supporting> {
  private final Support support;

  SupportingStep(Support support) {
    this.support = support;
  }

  @Override
  public RuleId rule(FightFrame.Supporting frame) {
    return new RuleId("3.2.5-b");
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Supporting frame, Seat seat) {
    return Offers.of(
        Offer.of(
            FightCommand.SupportBy.class,
            "guns",
            new Domain.Some(frame.guns(), 0, frame.guns().size())));
  }

  /** None: it would use their action. */
  @Override
  public Command fallback(
      Position position, FightFrame.Supporting frame, Seat seat, Offers<Command> offers) {
    return new FightCommand.SupportBy(List.of());
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, FightFrame.Supporting frame, Seat seat, Command command) {
    return command instanceof FightCommand.SupportBy(var guns)
        ? guns.stream()
            .filter(gun -> !frame.guns().contains(gun))
            .map(gun -> Finding.forbids("3.2.5-b", new FightWhy.CannotSupport(gun)))
            .toList()
        : List.of();
  }

  @Override
  @Rule({"3.2.5-b", "10.2-6"})
  public void take(
      FightFrame.Supporting frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    support.supported(
        ((FightCommand.SupportBy) command).guns().stream().sorted().toList(),
        frame.others(),
        ruling);
  }
}
