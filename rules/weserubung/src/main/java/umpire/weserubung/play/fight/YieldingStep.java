package umpire.weserubung.play.fight;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.combat.BattleTerms;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.battle.LandRounds;

/** 10.5-b, 10.5-c The defender retreats, has aircraft fly off, or fights on. */
final class YieldingStep implements ChoiceStep<FightFrame.Yielding> {
  private final AirBases bases;
  private final LandRounds land;

  YieldingStep(AirBases bases, LandRounds land) {
    this.bases = bases;
    this.land = land;
  }

  @Override
  public RuleId rule(FightFrame.Yielding frame) {
    return new RuleId("10.5-b");
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Yielding frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(FightCommand.FightOn.class));
    if (frame.units().size() > 1) {
      offers.add(Offer.of(FightCommand.Retreat.class, "rearGuard", new Domain.One(frame.units())));
    } else if (!frame.units().isEmpty()) {
      offers.add(Offer.of(FightCommand.GiveUpHex.class));
    }
    for (String aircraft : frame.aircraft()) {
      AirBases.Reach reach = bases.from(position, aircraft);
      offer(FightCommand.FlyOff.class, aircraft, "base", reach.fields(), offers);
      offer(FightCommand.FlyOffAboard.class, aircraft, "carrier", reach.carriers(), offers);
    }
    return new Offers<>(offers);
  }

  private static void offer(
      Class<? extends Command> command,
      String aircraft,
      String name,
      List<?> ends,
      List<Offer<Command>> offers) {
    if (!ends.isEmpty()) {
      offers.add(
          new Offer<>(
              command,
              List.of(
                  new Offer.Parameter("aircraft", new Domain.One(List.of(aircraft))),
                  new Offer.Parameter(name, new Domain.One(ends)))));
    }
  }

  @Override
  public Command fallback(
      Position position, FightFrame.Yielding frame, Seat seat, Offers<Command> offers) {
    return new FightCommand.FightOn();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, FightFrame.Yielding frame, Seat seat, Command command) {
    if (command instanceof FightCommand.GiveUpHex) {
      return List.of(Finding.forbids("10.5-c", new FightWhy.MustHold(BattleTerms.ALONE)));
    }
    if (command instanceof FightCommand.Retreat && frame.units().size() < 2) {
      return List.of(Finding.forbids("10.5-b", new FightWhy.MustHold(BattleTerms.ALONE)));
    }
    return command instanceof FightCommand.FlyOff(_, Place base)
        ? List.of(Finding.forbids("7.4-b", new FightWhy.NoRetreatThere(base)))
        : List.of();
  }

  @Override
  @Rule({"10.5-b", "10.5-c", "10.3-5"})
  public void take(
      FightFrame.Yielding frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    if (command instanceof FightCommand.Retreat(String rearGuard)) {
      land.retreat(rearGuard, ruling);
    } else if (command instanceof FightCommand.GiveUpHex) {
      land.giveUp(ruling);
    } else if (command instanceof FightCommand.FlyOff(String aircraft, Place base)) {
      land.flyOff(aircraft, base, "", ruling);
    } else if (command instanceof FightCommand.FlyOffAboard(String aircraft, String carrier)) {
      land.flyOff(aircraft, ruling.position().piece(carrier).place(), carrier, ruling);
    } else {
      land.stays(ruling);
    }
  }
}
