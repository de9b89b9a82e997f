package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Term;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Matter;
import umpire.weserubung.model.frame.FightFrame.Moment;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.rules.OrderOfBattle;

/**
 * 8.4, 8.5 What is special about a battle at sea: submarines that fire first, the defender who
 * evades before the first round and after each, the attacker who withdraws ship by ship.
 */
public final class SeaRounds {
  private final OrderOfBattle orderOfBattle;
  private final BattleParticipants battleParticipants;
  private final BattleExits battleExits;
  private final Rounds rounds;

  public SeaRounds(
      OrderOfBattle orderOfBattle,
      BattleParticipants battleParticipants,
      BattleExits battleExits,
      Rounds rounds) {
    this.orderOfBattle = orderOfBattle;
    this.battleParticipants = battleParticipants;
    this.battleExits = battleExits;
    this.rounds = rounds;
  }

  /** 8.4-s1, 8.4-s5: the defender may try to evade. */
  @Rule({"8.4-s1", "8.4-s5", "8.5-a"})
  public void evasion(Battle battle, RulingInProgress<Position, Frame> ruling) {
    if (battleExits.mayEvade(ruling.position(), battle.fight())) {
      rounds.ask(battle, Matter.EVASION, ruling);
    } else {
      stays(battle, ruling);
    }
  }

  /** Who was asked has answered: the question is gone, the battle on top. */
  public void tries(Battle battle, boolean evades, RulingInProgress<Position, Frame> ruling) {
    if (evades) {
      rounds.ask(battle, Matter.LETTING_GO, ruling);
    } else {
      stays(battle, ruling);
    }
  }

  /** 8.5-f: no die is needed if the attacker lets the defender go. */
  @Rule("8.5-f")
  public void letGo(
      Battle battle, boolean letsGo, Seat seat, RulingInProgress<Position, Frame> ruling) {
    if (letsGo) {
      ruling.add(new FightEvent.DefenderLetGo(seat));
      gone(battle, Rounds.left(ruling.position(), battle.fight().defender()), ruling);
    } else {
      ruling.replaceFrame(Rounds.throwing(battle, BattleDice.EVASION, battle.fight().round()));
    }
  }

  /** 8.5-b: all of them; or, if their player likes, submarines alone; or nobody. */
  @Rule("8.5-b")
  public void evaded(Battle battle, CombatReport report, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    List<String> ships = Rounds.left(position, battle.fight().defender());
    ruling.replaceFrame(battle);
    if (report.checks().getFirst().succeeds()) {
      gone(battle, ships, ruling);
    } else if (report.checks().getFirst().submarinesEvade()) {
      ruling.pushFrame(
          new FightFrame.SlippingAway(
              battleParticipants.decider(position, battle.fight(), false),
              ships.stream().filter(this::isSubmarine).toList()));
    } else {
      stays(battle, ruling);
    }
  }

  /** 8.5-b/r170: these submarines evade; if there are none the fleet stays together. */
  public void slipped(
      Battle battle, List<String> submarines, RulingInProgress<Position, Frame> ruling) {
    if (submarines.isEmpty()) {
      stays(battle, ruling);
    } else {
      gone(battle, submarines, ruling);
    }
  }

  private boolean isSubmarine(String ship) {
    return orderOfBattle.unit(ship).arm() == UnitKind.SUBMARINE;
  }

  /** 8.5-d, 8.5-e: on the way they go on with it, else they go 1 or 2 hexes. */
  @Rule({"8.5-d", "8.5-e"})
  private void gone(Battle battle, List<String> ships, RulingInProgress<Position, Frame> ruling) {
    Fight fight = battle.fight();
    ruling.replaceFrame(battle.with(fight.without(ships)).at(Moment.DEPARTURE));
    if (fight.is(Term.ON_THE_WAY)) {
      ruling.add(new FightEvent.ShipsEvaded(ships));
    } else {
      Seat seat = battleParticipants.decider(ruling.position(), fight, false);
      sail(new FightFrame.Sailing(seat, ships, true), ruling);
    }
  }

  /**
   * Ships that have to leave and have one hex to go to are not asked about; there is room for all
   * of them, else they could not have evaded.
   */
  private void sail(FightFrame.Sailing sailing, RulingInProgress<Position, Frame> ruling) {
    Fight fight = Battles.of(ruling.position()).fight();
    Map<Place, Integer> waters = battleExits.waters(ruling.position(), fight, !sailing.evading());
    if (sailing.evading() && waters.size() == 1) {
      Place only = waters.keySet().iterator().next();
      ruling.add(new FightEvent.ShipsLeft(sailing.ships(), only, true));
    } else {
      ruling.pushFrame(sailing);
    }
  }

  /** Whoever has evaded is gone; the battle goes on with the rest. */
  public void departed(Battle battle, RulingInProgress<Position, Frame> ruling) {
    if (battleParticipants.isGone(ruling.position(), battle, false)) {
      rounds.finish(battle, End.DEFENDER_LEFT, ruling);
    } else {
      stays(battle, ruling);
    }
  }

  /** 8.4-s2, 8.4.1: the first dice; later it is for the attacker to withdraw. */
  @Rule({"8.4-s2", "8.4.1"})
  private void stays(Battle battle, RulingInProgress<Position, Frame> ruling) {
    Fight fight = battle.fight();
    boolean ambush =
        fight.round() == 1
            && Rounds.left(ruling.position(), fight.attacker()).stream()
                .anyMatch(this::isSubmarine);
    BattleDice dice = ambush ? BattleDice.AMBUSH : BattleDice.FIRE;
    Battle now = battle.with(fight.throwing(dice, fight.round()));
    ruling.replaceFrame(now.at(fight.round() == 1 ? Moment.DICE : Moment.ATTACKER));
  }

  /** 8.4-s5: the attacker may withdraw ships, one by one or all. */
  @Rule("8.4-s5")
  public void attacker(Battle battle, RulingInProgress<Position, Frame> ruling) {
    ruling.replaceFrame(battle.at(Moment.DICE));
    Position position = ruling.position();
    if (battleExits.mayBreakOff(position, battle)) {
      Fight fight = battle.fight();
      ruling.pushFrame(
          new FightFrame.Sailing(
              battleParticipants.decider(position, fight, true),
              Rounds.left(position, fight.attacker()),
              false));
    }
  }

  /** Ships leave for that hex; if more have to go or may, the question stays. */
  public void sailed(
      FightFrame.Sailing sailing,
      List<String> ships,
      Place place,
      RulingInProgress<Position, Frame> ruling) {
    ruling.add(new FightEvent.ShipsLeft(ships, place, sailing.evading()));
    List<String> left = new ArrayList<>(sailing.ships());
    left.removeAll(ships);
    ruling.popFrame();
    Battle battle = Battles.of(ruling.position());
    if (!sailing.evading()) {
      battle = battle.with(battle.fight().without(ships));
      ruling.replaceFrame(battle);
    }
    FightFrame.Sailing rest = new FightFrame.Sailing(sailing.seat(), left, sailing.evading());
    if (left.isEmpty()) {
      if (!sailing.evading()) {
        rounds.finish(battle, End.ATTACKER_LEFT, ruling);
      }
    } else if (!battleExits
        .waters(ruling.position(), battle.fight(), !sailing.evading())
        .isEmpty()) {
      sail(rest, ruling);
    }
  }
}
