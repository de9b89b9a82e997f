package umpire.weserubung.play.fight;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
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

/** 3.4.2-c Where a fighter lands that its carrier no longer holds. */
final class AlightingStep implements ChoiceStep<FightFrame.Alighting> {
  private final HitConsequences hitConsequences;

  AlightingStep(HitConsequences hitConsequences) {
    this.hitConsequences = hitConsequences;
  }

  @Override
  public RuleId rule(FightFrame.Alighting frame) {
    return new RuleId("3.4.2-c");
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Alighting frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    if (!frame.bases().isEmpty()) {
      offers.add(Offer.of(FightCommand.AlightAt.class, "base", new Domain.One(frame.bases())));
    }
    if (!frame.carriers().isEmpty()) {
      offers.add(
          Offer.of(FightCommand.AlightAboard.class, "carrier", new Domain.One(frame.carriers())));
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(
      Position position, FightFrame.Alighting frame, Seat seat, Offers<Command> offers) {
    return frame.bases().isEmpty()
        ? new FightCommand.AlightAboard(frame.carriers().getFirst())
        : new FightCommand.AlightAt(frame.bases().getFirst());
  }

  @Override
  @Rule("3.4.2-c")
  public void take(
      FightFrame.Alighting frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    if (command instanceof FightCommand.AlightAboard(String carrier)) {
      hitConsequences.landsAboard(frame.fighter(), carrier, ruling);
    } else if (command instanceof FightCommand.AlightAt(Place base)) {
      hitConsequences.lands(frame.fighter(), base, "", ruling);
    }
  }
}
