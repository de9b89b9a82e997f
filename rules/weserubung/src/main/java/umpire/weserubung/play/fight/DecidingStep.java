package umpire.weserubung.play.fight;

import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
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
      FightFrame.Deciding frame, Seat seat, Command command, Course<Position, Frame> course) {
    course.leave();
    Battle battle = Battles.of(course.position());
    boolean leaves = !(command instanceof FightCommand.FightOn);
    switch (frame.matter()) {
      case WITHDRAWAL -> {
        if (leaves) {
          rounds.leave(battle, false, course);
        }
      }
      case BREAKING_OFF -> {
        if (leaves) {
          breakOff(battle, course);
        }
      }
      case EVASION -> sea.tries(battle, leaves, course);
      case LETTING_GO -> sea.letGo(battle, leaves, seat, course);
    }
  }

  private void breakOff(Battle battle, Course<Position, Frame> course) {
    switch (battle.fight().kind()) {
      case LANDING -> land.reembark(battle, course);
      case LAND -> land.breakOff(battle, course);
      case AIR, AIRFIELD, AERO_NAVAL, NAVAL -> rounds.leave(battle, true, course);
    }
  }
}
