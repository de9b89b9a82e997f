package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Seat;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.Terms;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Fighter;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Moment;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.country.Capture;

/**
 * 10.5, 10.7-7 What is special about a battle by land: defenders who retreat and leave a
 * rear-guard, aircraft that fly off, attackers who go back aboard.
 */
public final class LandRounds {
  private final Mix mix;
  private final Muster muster;
  private final RetreatHexes retreats;
  private final AirBases bases;
  private final Rounds rounds;
  private final Capture capture;

  public LandRounds(
      Mix mix,
      Muster muster,
      RetreatHexes retreats,
      AirBases bases,
      Rounds rounds,
      Capture capture) {
    this.mix = mix;
    this.muster = muster;
    this.retreats = retreats;
    this.bases = bases;
    this.rounds = rounds;
    this.capture = capture;
  }

  /** 10.5-b, 10.5-c: several may retreat but for one, a lone unit after two rounds. */
  @Rule({"10.5-b", "10.5-c", "10.7-7", "10.12-a/r82"})
  public void defender(Battle battle, Course<Position, Frame> course) {
    Position position = course.position();
    Fight fight = battle.fight();
    List<String> units = muster.garrison(position, fight);
    boolean may = units.size() > 1 || battle.alone() >= Terms.ALONE;
    if (!may || retreats.of(position, fight).isEmpty()) {
      units = List.of();
    }
    List<String> aircraft = flyers(position, fight);
    if (units.isEmpty() && aircraft.isEmpty()) {
      course.replace(battle.at(Moment.ATTACKER));
    } else {
      Seat seat = muster.decider(position, fight, false);
      course.push(new FightFrame.Yielding(seat, units, aircraft));
    }
  }

  /** Aircraft on their base in the hex that can get to another. */
  private List<String> flyers(Position position, Fight fight) {
    List<String> flyers = new ArrayList<>();
    for (Fighter fighter : Muster.alive(position, fight.defender())) {
      Piece piece = position.piece(fighter.unit());
      if (mix.unit(piece.id()).arm().isAir()
          && piece.place().equals(fight.place())
          && !bases.from(position, piece.id()).isEmpty()) {
        flyers.add(piece.id());
      }
    }
    return flyers;
  }

  /** The defender stays: it is for the attacker to say. */
  public void stays(Course<Position, Frame> course) {
    Battle battle = Battles.of(course.position());
    course.replace(battle.at(Moment.ATTACKER));
  }

  /** 7.4-b, r82: the aircraft flies to a base or a carrier, and the defender is asked again. */
  @Rule({"10.12-a/r82", "7.4-b"})
  public void flyOff(String aircraft, Place base, String carrier, Course<Position, Frame> course) {
    Battle battle = Battles.of(course.position());
    course.tell(new FightEvent.DefenderFlewOff(aircraft, base, carrier));
    Battle now = battle.with(battle.fight().without(List.of(aircraft)));
    course.replace(now);
    if (muster.isGone(course.position(), now, false)) {
      rounds.finish(now, End.DEFENDER_LEFT, course);
    }
  }

  /** 10.5-b: everybody but the rear-guard, whose next round counts as its second. */
  @Rule("10.5-b")
  public void retreat(String rearGuard, Course<Position, Frame> course) {
    Battle battle = Battles.of(course.position());
    List<String> units = new ArrayList<>(muster.garrison(course.position(), battle.fight()));
    units.remove(rearGuard);
    course.tell(new FightEvent.RearGuardStayed(rearGuard));
    course.replace(battle.at(Moment.DEPARTURE));
    fallBack(units, leaders(course.position(), battle.fight()), course);
  }

  /** 10.5-b, 10.5-c: the last unit goes, and whoever leads it. */
  @Rule("10.5-c")
  public void giveUp(Course<Position, Frame> course) {
    Battle battle = Battles.of(course.position());
    List<String> units = muster.garrison(course.position(), battle.fight());
    course.replace(battle.at(Moment.DEPARTURE));
    fallBack(units, List.of(), course);
  }

  private List<String> leaders(Position position, Fight fight) {
    List<String> leaders = new ArrayList<>();
    for (Piece piece : position.in(fight.place())) {
      if (!mix.isUnit(piece.id())
          && !piece.isAboard()
          && mix.side(piece.id()) == fight.defender().side()) {
        leaders.add(piece.id());
      }
    }
    return leaders;
  }

  /** The owner says where they go, unless there is but one way. */
  private void fallBack(List<String> units, List<String> leaders, Course<Position, Frame> course) {
    Position position = course.position();
    Fight fight = Battles.of(position).fight();
    Map<Place, Integer> hexes = retreats.of(position, fight);
    if (hexes.isEmpty()) {
      return;
    }
    Map.Entry<Place, Integer> first = hexes.entrySet().iterator().next();
    if (hexes.size() == 1 && first.getValue() >= units.size() && leaders.isEmpty()) {
      gone(units, leaders, first.getKey(), course);
      capture.enter(course, units.getFirst(), List.of(first.getKey()));
    } else {
      course.push(
          new FightFrame.FallingBack(muster.decider(position, fight, false), units, leaders));
    }
  }

  /** Some have chosen their hex; whoever finds no room any more stays. */
  public void fellBack(
      FightFrame.FallingBack frame,
      List<String> units,
      List<String> leaders,
      Place place,
      Course<Position, Frame> course) {
    course.leave();
    gone(units, leaders, place, course);
    List<String> left = new ArrayList<>(frame.units());
    left.removeAll(units);
    List<String> leadersLeft = new ArrayList<>(frame.leaders());
    leadersLeft.removeAll(leaders);
    if (!left.isEmpty()) {
      fallBack(left, leadersLeft, course);
    }
    // last, as it may leave frames above the battle
    capture.enter(course, units.getFirst(), List.of(place));
  }

  /** r93: they take control of the hex; a leader does not stay behind where nobody does. */
  @Rule({"10.5-b", "3.2-a/r93"})
  private void gone(
      List<String> units, List<String> leaders, Place place, Course<Position, Frame> course) {
    Battle battle = Battles.of(course.position());
    Battle now = battle.with(battle.fight().without(units));
    List<String> going = new ArrayList<>(units);
    going.addAll(
        muster.garrison(course.position(), now.fight()).isEmpty()
            ? leaders(course.position(), battle.fight())
            : leaders);
    course.replace(now);
    course.tell(new FightEvent.DefendersLeft(going, place, "10.5-b"));
  }

  /** 10.5-b: the battle goes on against whoever is left; a rear-guard has withstood one round. */
  @Rule({"10.5-b", "10.5-c"})
  public void departed(Battle battle, Course<Position, Frame> course) {
    if (muster.isGone(course.position(), battle, false)) {
      rounds.finish(battle, End.DEFENDER_LEFT, course);
    } else {
      boolean lone = muster.garrison(course.position(), battle.fight()).size() == 1;
      course.replace(battle.alone(lone ? 1 : 0).at(Moment.ROUND));
    }
  }

  /**
   * r142: where they have landed beside others who attack over land, full units go back aboard,
   * each reduced, and the attack is broken off by all; who was reduced goes back over land.
   */
  @Rule({"10.7-7/r142", "10.5-a"})
  public void breakOff(Battle battle, Course<Position, Frame> course) {
    List<String> units = reembarking(course.position(), battle);
    if (!units.isEmpty()) {
      course.tell(new FightEvent.Reembarked(units));
    }
    Battle now = battle.with(battle.fight().without(units));
    course.replace(now);
    rounds.leave(now, true, course);
  }

  /** 10.7-7: full land units that have landed; whoever is reduced cannot go back. */
  @Rule("10.7-7")
  static List<String> reembarking(Position position, Battle battle) {
    List<String> units = new ArrayList<>();
    for (Fighter fighter : Muster.alive(position, battle.fight().attacker())) {
      if (fighter.is(Circumstance.FROM_SEA) && !position.piece(fighter.unit()).reduced()) {
        units.add(fighter.unit());
      }
    }
    return units;
  }

  /**
   * 10.7-7: the attacker may break off while somebody can go back, or nobody is ashore any more.
   */
  static boolean mayReembark(Position position, Battle battle) {
    boolean ashore =
        Muster.alive(position, battle.fight().attacker()).stream()
            .anyMatch(one -> one.is(Circumstance.FROM_SEA));
    return !ashore || !reembarking(position, battle).isEmpty();
  }

  /** 10.7-7, r120: all who can go back aboard, each reduced; the others fight on. */
  @Rule({"10.7-7", "10.7-7/r54", "10.7-7/r120"})
  public void reembark(Battle battle, Course<Position, Frame> course) {
    List<String> units = reembarking(course.position(), battle);
    if (!units.isEmpty()) {
      course.tell(new FightEvent.Reembarked(units));
    }
    Battle now = battle.with(battle.fight().without(units));
    course.replace(now);
    boolean ashore =
        now.fight().attacker().fighters().stream().anyMatch(one -> one.is(Circumstance.FROM_SEA));
    if (!ashore) {
      rounds.leave(now, true, course);
    }
  }
}
