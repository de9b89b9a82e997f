package umpire.weserubung.play.fight;

import java.util.List;
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
import umpire.weserubung.play.battle.Battles;
import umpire.weserubung.play.battle.SeaRounds;

/** 8.5-b The die frees the submarines and not the fleet: which of them go, or none. */
final class SlippingStep implements ChoiceStep<FightFrame.SlippingAway> {
  private final SeaRounds sea;

  SlippingStep(SeaRounds sea) {
    this.sea = sea;
  }

  @Override
  public RuleId rule(FightFrame.SlippingAway frame) {
    return new RuleId("8.5-b");
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.SlippingAway frame, Seat seat) {
    List<String> submarines = frame.submarines();
    return Offers.of(
        Offer.of(FightCommand.FightOn.class),
        Offer.of(
            FightCommand.SlipAway.class,
            "submarines",
            new Domain.Some(submarines, 1, submarines.size())));
  }

  /** All of them: their side has tried to evade. */
  @Override
  public Command fallback(
      Position position, FightFrame.SlippingAway frame, Seat seat, Offers<Command> offers) {
    return new FightCommand.SlipAway(frame.submarines());
  }

  @Override
  @Rule({"8.5-b", "8.5-b/r170"})
  public void take(
      FightFrame.SlippingAway frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    List<String> going =
        command instanceof FightCommand.SlipAway(var submarines)
            ? submarines.stream().sorted().toList()
            : List.of();
    sea.slipped(Battles.of(ruling.position()), going, ruling);
  }
}
