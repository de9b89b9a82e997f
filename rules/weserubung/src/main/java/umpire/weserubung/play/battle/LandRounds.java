package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.combat.BattleTerms;
import umpire.weserubung.event.FightEvent;
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
import umpire.weserubung.rules.OrderOfBattle;

/**
 * 10.5, 10.7-7 What is special about a battle by land: defenders who retreat and leave a
 * rear-guard, aircraft that fly off, attackers who go back aboard.
 */
public final class LandRounds {
  private final OrderOfBattle orderOfBattle;
  private final BattleParticipants battleParticipants;
  private final RetreatHexes retreats;
  private final AirBases bases;
  private final Rounds rounds;
  private final Capture capture;

  public LandRounds(
      OrderOfBattle orderOfBattle,
      BattleParticipants battleParticipants,
      RetreatHexes retreats,
      AirBases bases,
      Rounds rounds,
      Capture capture) {
    this.orderOfBattle = orderOfBattle;
    this.battleParticipants = battleParticipants;
    this.retreats = retreats;
    this.bases = bases;
    this.rounds = rounds;
    this.capture = capture;
  }

  /** 10.5-b, 10.5-c: several may retreat but for one, a lone unit after two rounds. */
  @Rule({"10.5-b", "10.5-c", "10.7-7", "10.12-a/r82"})
  public void defender(Battle battle, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Fight fight = battle.fight();
    List<String> units = battleParticipants.garrison(position, fight);
    boolean may = units.size() > 1 || battle.alone() >= BattleTerms.ALONE;
    if (!may || retreats.of(position, fight).isEmpty()) {
      units = List.of();
    }
    List<String> aircraft = flyers(position, fight);
    if (units.isEmpty() && aircraft.isEmpty()) {
      ruling.replaceFrame(battle.at(Moment.ATTACKER));
    } else {
      Seat seat = battleParticipants.decider(position, fight, false);
      ruling.pushFrame(new FightFrame.Yielding(seat, units, aircraft));
    }
  }

  /** Aircraft on their base in the hex that can get to another. */
  private List<String> flyers(Position position, Fight fight) {
    List<String> flyers = new ArrayList<>();
    for (Fighter fighter : BattleParticipants.alive(position, fight.defender())) {
      Piece piece = position.piece(fighter.unit());
      if (orderOfBattle.unit(piece.id()).arm().isAir()
          && piece.place().equals(fight.place())
          && !bases.from(position, piece.id()).isEmpty()) {
        flyers.add(piece.id());
      }
    }
    return flyers;
  }

  /** The defender stays: it is for the attacker to say. */
  public void stays(RulingInProgress<Position, Frame> ruling) {
    Battle battle = Battles.of(ruling.position());
    ruling.replaceFrame(battle.at(Moment.ATTACKER));
  }

  /** 7.4-b, r82: the aircraft flies to a base or a carrier, and the defender is asked again. */
  @Rule({"10.12-a/r82", "7.4-b"})
  public void flyOff(
      String aircraft, Place base, String carrier, RulingInProgress<Position, Frame> ruling) {
    Battle battle = Battles.of(ruling.position());
    ruling.add(new FightEvent.DefenderFlewOff(aircraft, base, carrier));
    Battle now = battle.with(battle.fight().without(List.of(aircraft)));
    ruling.replaceFrame(now);
    if (battleParticipants.isGone(ruling.position(), now, false)) {
      rounds.finish(now, End.DEFENDER_LEFT, ruling);
    }
  }

  /** 10.5-b: everybody but the rear-guard, whose next round counts as its second. */
  @Rule("10.5-b")
  public void retreat(String rearGuard, RulingInProgress<Position, Frame> ruling) {
    Battle battle = Battles.of(ruling.position());
    List<String> units =
        new ArrayList<>(battleParticipants.garrison(ruling.position(), battle.fight()));
    units.remove(rearGuard);
    ruling.add(new FightEvent.RearGuardStayed(rearGuard));
    ruling.replaceFrame(battle.at(Moment.DEPARTURE));
    fallBack(units, leaders(ruling.position(), battle.fight()), ruling);
  }

  /** 10.5-b, 10.5-c: the last unit goes, and whoever leads it. */
  @Rule("10.5-c")
  public void giveUp(RulingInProgress<Position, Frame> ruling) {
    Battle battle = Battles.of(ruling.position());
    List<String> units = battleParticipants.garrison(ruling.position(), battle.fight());
    ruling.replaceFrame(battle.at(Moment.DEPARTURE));
    fallBack(units, List.of(), ruling);
  }

  private List<String> leaders(Position position, Fight fight) {
    List<String> leaders = new ArrayList<>();
    for (Piece piece : position.in(fight.place())) {
      if (!orderOfBattle.isUnit(piece.id())
          && !piece.isAboard()
          && orderOfBattle.side(piece.id()) == fight.defender().side()) {
        leaders.add(piece.id());
      }
    }
    return leaders;
  }

  /** The owner says where they go, unless there is but one way. */
  private void fallBack(
      List<String> units, List<String> leaders, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Fight fight = Battles.of(position).fight();
    Map<Place, Integer> hexes = retreats.of(position, fight);
    if (hexes.isEmpty()) {
      return;
    }
    Map.Entry<Place, Integer> first = hexes.entrySet().iterator().next();
    if (hexes.size() == 1 && first.getValue() >= units.size() && leaders.isEmpty()) {
      gone(units, leaders, first.getKey(), ruling);
      capture.enter(ruling, units.getFirst(), List.of(first.getKey()));
    } else {
      ruling.pushFrame(
          new FightFrame.FallingBack(
              battleParticipants.decider(position, fight, false), units, leaders));
    }
  }

  /** Some have chosen their hex; whoever finds no room any more stays. */
  public void fellBack(
      FightFrame.FallingBack frame,
      List<String> units,
      List<String> leaders,
      Place place,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    gone(units, leaders, place, ruling);
    List<String> left = new ArrayList<>(frame.units());
    left.removeAll(units);
    List<String> leadersLeft = new ArrayList<>(frame.leaders());
    leadersLeft.removeAll(leaders);
    if (!left.isEmpty()) {
      fallBack(left, leadersLeft, ruling);
    }
    // last, as it may leave frames above the battle
    capture.enter(ruling, units.getFirst(), List.of(place));
  }

  /** r93: they take control of the hex; a leader does not stay behind where nobody does. */
  @Rule({"10.5-b", "3.2-a/r93"})
  private void gone(
      List<String> units,
      List<String> leaders,
      Place place,
      RulingInProgress<Position, Frame> ruling) {
    Battle battle = Battles.of(ruling.position());
    Battle now = battle.with(battle.fight().without(units));
    List<String> going = new ArrayList<>(units);
    going.addAll(
        battleParticipants.garrison(ruling.position(), now.fight()).isEmpty()
            ? leaders(ruling.position(), battle.fight())
            : leaders);
    ruling.replaceFrame(now);
    ruling.add(new FightEvent.DefendersLeft(going, place, "10.5-b"));
  }

  /** 10.5-b: the battle goes on against whoever is left; a rear-guard has withstood one round. */
  @Rule({"10.5-b", "10.5-c"})
  public void departed(Battle battle, RulingInProgress<Position, Frame> ruling) {
    if (battleParticipants.isGone(ruling.position(), battle, false)) {
      rounds.finish(battle, End.DEFENDER_LEFT, ruling);
    } else {
      boolean lone = battleParticipants.garrison(ruling.position(), battle.fight()).size() == 1;
      ruling.replaceFrame(battle.alone(lone ? 1 : 0).at(Moment.ROUND));
    }
  }

  /**
   * r142: where they have landed beside others who attack over land, full units go back aboard,
   * each reduced, and the attack is broken off by all; who was reduced goes back over land.
   */
  @Rule({"10.7-7/r142", "10.5-a"})
  public void breakOff(Battle battle, RulingInProgress<Position, Frame> ruling) {
    List<String> units = reembarking(ruling.position(), battle);
    if (!units.isEmpty()) {
      ruling.add(new FightEvent.Reembarked(units));
    }
    Battle now = battle.with(battle.fight().without(units));
    ruling.replaceFrame(now);
    rounds.leave(now, true, ruling);
  }

  /** 10.7-7: full land units that have landed; whoever is reduced cannot go back. */
  @Rule("10.7-7")
  static List<String> reembarking(Position position, Battle battle) {
    List<String> units = new ArrayList<>();
    for (Fighter fighter : BattleParticipants.alive(position, battle.fight().attacker())) {
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
        BattleParticipants.alive(position, battle.fight().attacker()).stream()
            .anyMatch(one -> one.is(Circumstance.FROM_SEA));
    return !ashore || !reembarking(position, battle).isEmpty();
  }

  /** 10.7-7, r120: all who can go back aboard, each reduced; the others fight on. */
  @Rule({"10.7-7", "10.7-7/r54", "10.7-7/r120"})
  public void reembark(Battle battle, RulingInProgress<Position, Frame> ruling) {
    List<String> units = reembarking(ruling.position(), battle);
    if (!units.isEmpty()) {
      ruling.add(new FightEvent.Reembarked(units));
    }
    Battle now = battle.with(battle.fight().without(units));
    ruling.replaceFrame(now);
    boolean ashore =
        now.fight().attacker().fighters().stream().anyMatch(one -> one.is(Circumstance.FROM_SEA));
    if (!ashore) {
      rounds.leave(now, true, ruling);
    }
  }
}
