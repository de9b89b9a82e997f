package umpire.weserubung.play.fight;

import umpire.kernel.flow.RulingInProgress;
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

  void run(Battle battle, RulingInProgress<Position, Frame> ruling) {
    switch (battle.moment()) {
      case FLAGS -> leaders.flags(battle, ruling);
      case LEADERS -> leaders.next(battle, ruling);
      case SUPPORT -> support.guns(battle, ruling);
      case SUPPLY -> support.supply(battle, ruling);
      case EVASION -> sea.evasion(battle, ruling);
      case DICE -> rounds.dice(battle, ruling);
      case AFTERMATH -> rounds.aftermath(battle, ruling);
      case DEFENDER -> {
        if (Support.isByLand(battle)) {
          land.defender(battle, ruling);
        } else {
          rounds.defender(battle, ruling);
        }
      }
      case ATTACKER -> {
        if (battle.fight().kind() == BattleKind.NAVAL) {
          sea.attacker(battle, ruling);
        } else {
          rounds.attacker(battle, ruling);
        }
      }
      case DEPARTURE -> {
        if (Support.isByLand(battle)) {
          land.departed(battle, ruling);
        } else {
          sea.departed(battle, ruling);
        }
      }
      case ROUND -> rounds.round(battle, ruling);
    }
  }
}
