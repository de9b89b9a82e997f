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

  void run(Battle battle, RulingInProgress<Position, Frame> rulingInProgress) {
    switch (battle.moment()) {
      case FLAGS -> leaders.flags(battle, rulingInProgress);
      case LEADERS -> leaders.next(battle, rulingInProgress);
      case SUPPORT -> support.guns(battle, rulingInProgress);
      case SUPPLY -> support.supply(battle, rulingInProgress);
      case EVASION -> sea.evasion(battle, rulingInProgress);
      case DICE -> rounds.dice(battle, rulingInProgress);
      case AFTERMATH -> rounds.aftermath(battle, rulingInProgress);
      case DEFENDER -> {
        if (Support.isByLand(battle)) {
          land.defender(battle, rulingInProgress);
        } else {
          rounds.defender(battle, rulingInProgress);
        }
      }
      case ATTACKER -> {
        if (battle.fight().kind() == BattleKind.NAVAL) {
          sea.attacker(battle, rulingInProgress);
        } else {
          rounds.attacker(battle, rulingInProgress);
        }
      }
      case DEPARTURE -> {
        if (Support.isByLand(battle)) {
          land.departed(battle, rulingInProgress);
        } else {
          sea.departed(battle, rulingInProgress);
        }
      }
      case ROUND -> rounds.round(battle, rulingInProgress);
    }
  }
}
