package umpire.weserubung.play.fight;

import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.battle.Battles;
import umpire.weserubung.play.battle.LandRounds;
import umpire.weserubung.play.battle.Rounds;
import umpire.weserubung.play.battle.SeaRounds;

/** 7.3-4, 7.4, 7.5-5, 8.5 One of two: leave or fight on, let go or not. */
final class DecidingStep implements ChoiceStep<FightFrame.Deciding> {
  private final Rounds rounds;
  private final SeaRounds sea;
  private final LandRounds land;

  DecidingStep(Rounds rounds, SeaRounds sea, LandRounds land) {
    this.rounds = rounds;
    this.sea = sea;
    this.land = land;
  }

  @Override
  public RuleId rule(FightFrame.Deciding frame) {
    return new RuleId(frame.rule());
  }

  @Override
  public Offers<Command> offers(Position position, FightFrame.Deciding frame, Seat seat) {
    Class<? extends Command> leaving =
        switch (frame.matter()) {
          case WITHDRAWAL, BREAKING_OFF -> FightCommand.BreakOff.class;
          case EVASION -> FightCommand.Evade.class;
          case LETTING_GO -> FightCommand.LetGo.class;
        };
    return Offers.of(Offer.of(FightCommand.FightOn.class), Offer.of(leaving));
  }

  @Override
  public Command fallback(
      Position position, FightFrame.Deciding frame, Seat seat, Offers<Command> offers) {
    return new FightCommand.FightOn();
  }

  @Override
  @Rule({"7.3-4", "7.4-a", "8.5-a", "8.5-f"})
  public void take(
      FightFrame.Deciding frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    Battle battle = Battles.of(ruling.position());
    boolean leaves = !(command instanceof FightCommand.FightOn);
    switch (frame.matter()) {
      case WITHDRAWAL -> {
        if (leaves) {
          rounds.leave(battle, false, ruling);
        }
      }
      case BREAKING_OFF -> {
        if (leaves) {
          breakOff(battle, ruling);
        }
      }
      case EVASION -> sea.tries(battle, leaves, ruling);
      case LETTING_GO -> sea.letGo(battle, leaves, seat, ruling);
    }
  }

  private void breakOff(Battle battle, RulingInProgress<Position, Frame> ruling) {
    switch (battle.fight().kind()) {
      case LANDING -> land.reembark(battle, ruling);
      case LAND -> land.breakOff(battle, ruling);
      case AIR, AIRFIELD, AERO_NAVAL, NAVAL -> rounds.leave(battle, true, ruling);
    }
  }
}
