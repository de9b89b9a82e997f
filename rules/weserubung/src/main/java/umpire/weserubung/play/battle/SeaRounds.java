package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Seat;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Term;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Matter;
import umpire.weserubung.model.frame.FightFrame.Moment;
import umpire.weserubung.model.frame.Frame;

/**
 * 8.4, 8.5 What is special about a battle at sea: submarines that fire first, the defender who
 * evades before the first round and after each, the attacker who withdraws ship by ship.
 */
public final class SeaRounds {
  private final Mix mix;
  private final Muster muster;
  private final Exits exits;
  private final Rounds rounds;

  public SeaRounds(Mix mix, Muster muster, Exits exits, Rounds rounds) {
    this.mix = mix;
    this.muster = muster;
    this.exits = exits;
    this.rounds = rounds;
  }

  /** 8.4-s1, 8.4-s5: the defender may try to evade. */
  @Rule({"8.4-s1", "8.4-s5", "8.5-a"})
  public void evasion(Battle battle, Course<Position, Frame> course) {
    if (exits.mayEvade(course.position(), battle.fight())) {
      rounds.ask(battle, Matter.EVASION, course);
    } else {
      stays(battle, course);
    }
  }

  /** Who was asked has answered: the question is gone, the battle on top. */
  public void tries(Battle battle, boolean evades, Course<Position, Frame> course) {
    if (evades) {
      rounds.ask(battle, Matter.LETTING_GO, course);
    } else {
      stays(battle, course);
    }
  }

  /** 8.5-f: no die is needed if the attacker lets the defender go. */
  @Rule("8.5-f")
  public void letGo(Battle battle, boolean letsGo, Seat seat, Course<Position, Frame> course) {
    if (letsGo) {
      course.tell(new FightEvent.DefenderLetGo(seat));
      gone(battle, Rounds.left(course.position(), battle.fight().defender()), course);
    } else {
      course.replace(Rounds.throwing(battle, BattleDice.EVASION, battle.fight().round()));
    }
  }

  /** 8.5-b: all of them; or, if their player likes, submarines alone; or nobody. */
  @Rule("8.5-b")
  public void evaded(Battle battle, CombatReport report, Course<Position, Frame> course) {
    Position position = course.position();
    List<String> ships = Rounds.left(position, battle.fight().defender());
    course.replace(battle);
    if (report.checks().getFirst().succeeds()) {
      gone(battle, ships, course);
    } else if (report.checks().getFirst().submarinesEvade()) {
      course.push(
          new FightFrame.SlippingAway(
              muster.decider(position, battle.fight(), false),
              ships.stream().filter(this::isSubmarine).toList()));
    } else {
      stays(battle, course);
    }
  }

  /** 8.5-b/r170: these submarines evade; if there are none the fleet stays together. */
  public void slipped(Battle battle, List<String> submarines, Course<Position, Frame> course) {
    if (submarines.isEmpty()) {
      stays(battle, course);
    } else {
      gone(battle, submarines, course);
    }
  }

  private boolean isSubmarine(String ship) {
    return mix.unit(ship).arm() == Arm.SUBMARINE;
  }

  /** 8.5-d, 8.5-e: on the way they go on with it, else they go 1 or 2 hexes. */
  @Rule({"8.5-d", "8.5-e"})
  private void gone(Battle battle, List<String> ships, Course<Position, Frame> course) {
    Fight fight = battle.fight();
    course.replace(battle.with(fight.without(ships)).at(Moment.DEPARTURE));
    if (fight.is(Term.ON_THE_WAY)) {
      course.tell(new FightEvent.ShipsEvaded(ships));
    } else {
      Seat seat = muster.decider(course.position(), fight, false);
      sail(new FightFrame.Sailing(seat, ships, true), course);
    }
  }

  /**
   * Ships that have to leave and have one hex to go to are not asked about; there is room for all
   * of them, else they could not have evaded.
   */
  private void sail(FightFrame.Sailing sailing, Course<Position, Frame> course) {
    Fight fight = Battles.of(course.position()).fight();
    Map<Place, Integer> waters = exits.waters(course.position(), fight, !sailing.evading());
    if (sailing.evading() && waters.size() == 1) {
      Place only = waters.keySet().iterator().next();
      course.tell(new FightEvent.ShipsLeft(sailing.ships(), only, true));
    } else {
      course.push(sailing);
    }
  }

  /** Whoever has evaded is gone; the battle goes on with the rest. */
  public void departed(Battle battle, Course<Position, Frame> course) {
    if (muster.isGone(course.position(), battle, false)) {
      rounds.finish(battle, End.DEFENDER_LEFT, course);
    } else {
      stays(battle, course);
    }
  }

  /** 8.4-s2, 8.4.1: the first dice; later it is for the attacker to withdraw. */
  @Rule({"8.4-s2", "8.4.1"})
  private void stays(Battle battle, Course<Position, Frame> course) {
    Fight fight = battle.fight();
    boolean ambush =
        fight.round() == 1
            && Rounds.left(course.position(), fight.attacker()).stream()
                .anyMatch(this::isSubmarine);
    BattleDice dice = ambush ? BattleDice.AMBUSH : BattleDice.FIRE;
    Battle now = battle.with(fight.throwing(dice, fight.round()));
    course.replace(now.at(fight.round() == 1 ? Moment.DICE : Moment.ATTACKER));
  }

  /** 8.4-s5: the attacker may withdraw ships, one by one or all. */
  @Rule("8.4-s5")
  public void attacker(Battle battle, Course<Position, Frame> course) {
    course.replace(battle.at(Moment.DICE));
    Position position = course.position();
    if (exits.mayBreakOff(position, battle)) {
      Fight fight = battle.fight();
      course.push(
          new FightFrame.Sailing(
              muster.decider(position, fight, true),
              Rounds.left(position, fight.attacker()),
              false));
    }
  }

  /** Ships leave for that hex; if more have to go or may, the question stays. */
  public void sailed(
      FightFrame.Sailing sailing, List<String> ships, Place place, Course<Position, Frame> course) {
    course.tell(new FightEvent.ShipsLeft(ships, place, sailing.evading()));
    List<String> left = new ArrayList<>(sailing.ships());
    left.removeAll(ships);
    course.leave();
    Battle battle = Battles.of(course.position());
    if (!sailing.evading()) {
      battle = battle.with(battle.fight().without(ships));
      course.replace(battle);
    }
    FightFrame.Sailing rest = new FightFrame.Sailing(sailing.seat(), left, sailing.evading());
    if (left.isEmpty()) {
      if (!sailing.evading()) {
        rounds.finish(battle, End.ATTACKER_LEFT, course);
      }
    } else if (!exits.waters(course.position(), battle.fight(), !sailing.evading()).isEmpty()) {
      sail(rest, course);
    }
  }
}
