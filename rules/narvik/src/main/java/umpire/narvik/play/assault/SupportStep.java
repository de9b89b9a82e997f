package umpire.narvik.play.assault;

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
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.SideAsks;

/** 16.1c Defensive artillery: when the Germans assault, the Allied player names their guns. */
final class SupportStep implements SideAsks<AssaultFrame.SupportingDefence> {
  private final AssaultEligibility assaultEligibility;

  SupportStep(AssaultEligibility assaultEligibility) {
    this.assaultEligibility = assaultEligibility;
  }

  @Override
  public Side side(AssaultFrame.SupportingDefence frame) {
    return frame.assault().attacker().other();
  }

  @Override
  public RuleId rule(AssaultFrame.SupportingDefence frame) {
    return new RuleId("16.1c");
  }

  @Override
  @Rule("16.1c")
  public Offers<Command> offers(
      Position position, AssaultFrame.SupportingDefence frame, Seat seat) {
    List<String> guns = guns(position, frame);
    return Offers.of(
        Offer.of(Command.SupportDefence.class, "guns", new Domain.Some(guns, 0, guns.size())));
  }

  @Override
  public Command fallback(
      Position position, AssaultFrame.SupportingDefence frame, Seat seat, Offers<Command> offers) {
    return new Command.SupportDefence(List.of());
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, AssaultFrame.SupportingDefence frame, Seat seat, Command command) {
    return command instanceof Command.SupportDefence(List<String> guns)
        ? new ArrayList<>(
            ChoiceQuestions.each(
                "16.1c",
                guns,
                id ->
                    assaultEligibility.barsGun(
                        position, side(frame), frame.assault().target(), id)))
        : List.of();
  }

  @Override
  public void take(
      AssaultFrame.SupportingDefence frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    List<String> guns = ((Command.SupportDefence) command).guns();
    List<String> named = guns.stream().sorted().toList();
    ruling.add(new Event.DefenceSupported(named));
    ruling.replaceFrame(new AssaultFrame.TestingSupply(frame.assault().supportedBy(named)));
  }

  /** The guns that could support, by id; none means that nobody needs to be asked. */
  List<String> guns(Position position, AssaultFrame.SupportingDefence frame) {
    return assaultEligibility.guns(position, side(frame), frame.assault().target());
  }
}
