package umpire.weserubung.play.upkeep;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.FinalEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FinalCommand;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.frame.FinalFrame;
import umpire.weserubung.model.frame.FinalFrame.Purpose;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.rules.OrderOfBattle;

/** 13.2 to 13.4 One unit after the other is built or repaired. */
final class SpendingStep implements AskingStep<Position, Command, Frame, FinalFrame.Spending> {
  private final OrderOfBattle orderOfBattle;
  private final BuildingAndRepair buildingAndRepair;

  SpendingStep(OrderOfBattle orderOfBattle, BuildingAndRepair buildingAndRepair) {
    this.orderOfBattle = orderOfBattle;
    this.buildingAndRepair = buildingAndRepair;
  }

  @Override
  public Class<FinalFrame.Spending> frame() {
    return FinalFrame.Spending.class;
  }

  @Override
  public RuleId rule(FinalFrame.Spending frame) {
    return new RuleId(BuildingAndRepair.rule(frame.purpose()));
  }

  @Override
  public List<Seat> seats(Position position, FinalFrame.Spending frame) {
    return List.of(frame.seat());
  }

  /** Nothing, where the seat can pay for nothing. */
  @Override
  public Offers<Command> offers(Position position, FinalFrame.Spending frame, Seat seat) {
    List<String> units = buildingAndRepair.open(position, seat, frame.purpose());
    return units.isEmpty()
        ? Offers.of()
        : Offers.of(
            Offer.of(FinalCommand.EndSpending.class),
            Offer.of(command(frame.purpose()), "unit", new Domain.One(units)));
  }

  private static Class<? extends Command> command(Purpose purpose) {
    return purpose == Purpose.BUILDING ? FinalCommand.Build.class : FinalCommand.Repair.class;
  }

  /** Nobody spends what they do not want to. */
  @Override
  public Command fallback(
      Position position, FinalFrame.Spending frame, Seat seat, Offers<Command> offers) {
    return new FinalCommand.EndSpending();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, FinalFrame.Spending frame, Seat seat, Command command) {
    boolean building = frame.purpose() == Purpose.BUILDING;
    if (command instanceof FinalCommand.Build(String unit) && building && isKnown(unit)) {
      return buildingAndRepair.bars(position, seat, frame.purpose(), unit);
    }
    return command instanceof FinalCommand.Repair(String unit) && !building && isKnown(unit)
        ? buildingAndRepair.bars(position, seat, frame.purpose(), unit)
        : List.of();
  }

  private boolean isKnown(String unit) {
    return orderOfBattle.isUnit(unit);
  }

  @Override
  @Rule({"13.2", "13.3-a", "13.4"})
  public void take(
      FinalFrame.Spending frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    if (command instanceof FinalCommand.Build(String id)) {
      WeserubungCounter.Unit unit = orderOfBattle.unit(id);
      ruling.add(new FinalEvent.UnitBuilt(id, unit.nation(), unit.price().build()));
    } else if (command instanceof FinalCommand.Repair(String id)) {
      WeserubungCounter.Unit unit = orderOfBattle.unit(id);
      String rule = frame.purpose() == Purpose.REFITTING ? "13.4" : "13.3-a";
      ruling.add(new FinalEvent.UnitRepaired(id, unit.nation(), unit.price().repair(), rule));
    } else {
      ruling.popFrame();
      ruling.add(new FinalEvent.SpendingEnded(seat, frame.purpose()));
    }
  }
}
