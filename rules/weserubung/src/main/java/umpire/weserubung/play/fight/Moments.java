package umpire.weserubung.play.fight;

import umpire.kernel.flow.Course;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.battle.LandRounds;
import umpire.weserubung.play.battle.Leaders;
import umpire.weserubung.play.battle.Rounds;
import umpire.weserubung.play.battle.SeaRounds;
import umpire.weserubung.play.battle.Support;

/** 7.3 to 7.5, 8.4, 8.5, 10.3, 10.5, 10.7 A battle, moment by moment. */
final class Moments {
  private final Leaders leaders;
  private final Support support;
  private final Rounds rounds;
  private final SeaRounds sea;
  private final LandRounds land;

  Moments(Leaders leaders, Support support, Rounds rounds, SeaRounds sea, LandRounds land) {
    this.leaders = leaders;
    this.support = support;
    this.rounds = rounds;
    this.sea = sea;
    this.land = land;
  }

  void run(Battle battle, Course<Position, Frame> course) {
    switch (battle.moment()) {
      case FLAGS -> leaders.flags(battle, course);
      case LEADERS -> leaders.next(battle, course);
      case SUPPORT -> support.guns(battle, course);
      case SUPPLY -> support.supply(battle, course);
      case EVASION -> sea.evasion(battle, course);
      case DICE -> rounds.dice(battle, course);
      case AFTERMATH -> rounds.aftermath(battle, course);
      case DEFENDER -> {
        if (Support.isByLand(battle)) {
          land.defender(battle, course);
        } else {
          rounds.defender(battle, course);
        }
      }
      case ATTACKER -> {
        if (battle.fight().kind() == BattleKind.NAVAL) {
          sea.attacker(battle, course);
        } else {
          rounds.attacker(battle, course);
        }
      }
      case DEPARTURE -> {
        if (Support.isByLand(battle)) {
          land.departed(battle, course);
        } else {
          sea.departed(battle, course);
        }
      }
      case ROUND -> rounds.round(battle, course);
    }
  }
}
