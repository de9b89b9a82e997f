package umpire.weserubung.play.upkeep;

import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Finding;
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
import umpire.weserubung.model.frame.FinalFrame.Reducing;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.why.FinalWhy;
import umpire.weserubung.play.battle.Losses;

/** 13.1-b Which of the ships that nobody pays for lose a step. */
final class ReducingStep implements AskingStep<Position, Command, Frame, Reducing> {
  private final Losses losses;

  ReducingStep(Losses losses) {
    this.losses = losses;
  }

  @Override
  public Class<Reducing> frame() {
    return Reducing.class;
  }

  @Override
  public RuleId rule(Reducing frame) {
    return new RuleId("13.1-b");
  }

  @Override
  public List<Seat> seats(Position position, Reducing frame) {
    return List.of(frame.seat());
  }

  @Override
  public Offers<Command> offers(Position position, Reducing frame, Seat seat) {
    return Offers.of(
        Offer.of(
            FinalCommand.ReduceShips.class,
            "ships",
            new Domain.Some(frame.ships(), frame.number(), frame.number())));
  }

  @Override
  public Command fallback(Position position, Reducing frame, Seat seat, Offers<Command> offers) {
    return new FinalCommand.ReduceShips(Set.copyOf(frame.ships().subList(0, frame.number())));
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Reducing frame, Seat seat, Command command) {
    return command instanceof FinalCommand.ReduceShips(Set<String> ships)
        ? List.of(Finding.forbids("13.1-b", new FinalWhy.SoManyShips(ships.size(), frame.number())))
        : List.of();
  }

  @Override
  public void take(
      Reducing frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    Set<String> ships = ((FinalCommand.ReduceShips) command).ships();
    ruling.popFrame();
    ruling.add(new FinalEvent.UnpaidShipsChosen(seat, ships));
    ships.forEach(ship -> losses.bear(ship, 1, ruling));
  }
}
