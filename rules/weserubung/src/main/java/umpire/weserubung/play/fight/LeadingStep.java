package umpire.weserubung.play.fight;

import java.util.ArrayList;
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
import umpire.weserubung.play.battle.Battles;
import umpire.weserubung.play.battle.Leaders;

/** 3.5-b, 3.6-b A leader of less strength than there are units chooses to whom they add a point. */
final class LeadingStep implements ChoiceStep<FightFrame.Leading> {
  private final Leaders leaders;

  LeadingStep(Leaders leaders) {
    this.leaders = leaders;
  }

  @Override
  public RuleId rule(FightFrame.Leading frame) {
    return new RuleId(frame.rule());
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Leading frame, Seat seat) {
    return Offers.of(
        Offer.of(
            FightCommand.Lead.class, "units", new Domain.Some(frame.units(), 0, frame.most())));
  }

  /** As many as they can. */
  @Override
  public Command fallback(
      Position position, FightFrame.Leading frame, Seat seat, Offers<Command> offers) {
    return new FightCommand.Lead(frame.units().subList(0, frame.most()));
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, FightFrame.Leading frame, Seat seat, Command command) {
    if (!(command instanceof FightCommand.Lead(var units))) {
      return List.of();
    }
    List<Finding> why = new ArrayList<>();
    for (String unit : units) {
      if (!frame.units().contains(unit)) {
        why.add(Finding.forbids(frame.rule(), new FightWhy.CannotLead(frame.leader(), unit)));
      }
    }
    if (units.size() > frame.most()) {
      why.add(Finding.forbids(frame.rule(), new FightWhy.LeadsFewer(frame.leader(), frame.most())));
    }
    return why;
  }

  @Override
  @Rule({"3.5-b", "3.6-b"})
  public void take(
      FightFrame.Leading frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    List<String> units = ((FightCommand.Lead) command).units().stream().sorted().toList();
    ruling.popFrame();
    leaders.leads(Battles.of(ruling.position()), frame.leader(), units, ruling);
  }
}
