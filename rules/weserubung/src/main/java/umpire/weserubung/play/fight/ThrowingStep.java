package umpire.weserubung.play.fight;

import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Report;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Throwing;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.battle.BattleBriefs;
import umpire.weserubung.play.battle.Paragraphs;
import umpire.weserubung.play.battle.Rounds;
import umpire.weserubung.play.battle.SeaRounds;

/** 7.3-2, 8.4-s3, 10.3-2 The combat adjudicator throws the dice of a round. */
final class ThrowingStep implements Step<Position, Command, Frame, Throwing> {
  private final BattleBriefs battleBriefs;
  private final Rounds rounds;
  private final SeaRounds sea;

  ThrowingStep(BattleBriefs battleBriefs, Rounds rounds, SeaRounds sea) {
    this.battleBriefs = battleBriefs;
    this.rounds = rounds;
    this.sea = sea;
  }

  @Override
  public Class<Throwing> frame() {
    return Throwing.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Throwing frame) {
    Fight fight = frame.battle().fight();
    return new Wait.Report<>(
        new Adjudicator.Combat(frame.draw(), Paragraphs.dice(fight.kind(), fight.next())),
        battleBriefs.of(position, frame.battle()));
  }

  @Override
  public void reported(Throwing frame, Report report, RulingInProgress<Position, Frame> ruling) {
    Battle battle = frame.battle();
    Fight fight = battle.fight();
    CombatReport fallen = (CombatReport) report;
    ruling.add(
        new FightEvent.DiceFell(
            frame.question(), frame.draw(), fight.kind(), fight.place(), fight.round(), fallen));
    if (fight.next() == BattleDice.EVASION) {
      sea.evaded(battle, fallen, ruling);
    } else {
      rounds.thrown(battle, fallen, ruling);
    }
  }
}
