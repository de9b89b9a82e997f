package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Fighter;
import umpire.weserubung.model.counter.Strength;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter.Rank;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Moment;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;

/**
 * 3.5, 3.6 Generals and admirals in a battle: on which ship an admiral is, and to whom a leader
 * adds a point. Both are settled before the first dice and hold for the whole battle.
 */
public final class Leaders {
  private final OrderOfBattle orderOfBattle;
  private final BattleParticipants battleParticipants;

  public Leaders(OrderOfBattle orderOfBattle, BattleParticipants battleParticipants) {
    this.orderOfBattle = orderOfBattle;
    this.battleParticipants = battleParticipants;
  }

  /**
   * 3.6-a: in a battle of ships the next admiral who is not on one of the strongest of them goes
   * there; ships that bombard a shore or lie in an attacked port fight none.
   */
  @Rule({"3.6-a", "3.6-a/r106"})
  public void flags(Battle battle, RulingInProgress<Position, Frame> ruling) {
    if (Support.isByLand(battle)) {
      ruling.replaceFrame(battle.at(Moment.SUPPORT));
      return;
    }
    for (boolean ofAttacker : List.of(true, false)) {
      Fight.Camp camp = battle.fight().camp(ofAttacker);
      for (Piece admiral : admirals(ruling.position(), camp)) {
        List<String> strongest = strongest(ruling.position(), camp);
        if (strongest.contains(admiral.aboard())) {
          continue;
        }
        if (strongest.size() == 1) {
          ruling.add(new FightEvent.FlagHoisted(admiral.id(), strongest.getFirst()));
        } else {
          ruling.pushFrame(
              new FightFrame.Flagging(
                  battleParticipants.seat(ruling.position(), admiral.id()),
                  admiral.id(),
                  strongest));
        }
        return;
      }
    }
    ruling.replaceFrame(battle.at(Moment.SUPPORT));
  }

  private List<String> strongest(Position position, Fight.Camp camp) {
    List<String> strongest = new ArrayList<>();
    int most = 0;
    for (Fighter ship : ships(position, camp)) {
      int attack = orderOfBattle.strength(position.piece(ship.unit())).attack();
      if (attack > most || strongest.isEmpty()) {
        strongest.clear();
        most = attack;
      }
      if (attack == most) {
        strongest.add(ship.unit());
      }
    }
    return strongest;
  }

  private List<Fighter> ships(Position position, Fight.Camp camp) {
    return BattleParticipants.alive(position, camp).stream()
        .filter(fighter -> orderOfBattle.unit(fighter.unit()).arm().isShip())
        .toList();
  }

  /** Admirals aboard a camp's ships, by id. */
  private List<Piece> admirals(Position position, Fight.Camp camp) {
    List<Piece> admirals = new ArrayList<>();
    for (Fighter fighter : ships(position, camp)) {
      Piece ship = position.piece(fighter.unit());
      for (Piece piece : position.in(ship.place())) {
        if (piece.aboard().equals(ship.id()) && isOf(piece, Rank.ADMIRAL)) {
          admirals.add(piece);
        }
      }
    }
    return admirals;
  }

  private boolean isOf(Piece piece, Rank rank) {
    return !orderOfBattle.isUnit(piece.id()) && orderOfBattle.leader(piece.id()).rank() == rank;
  }

  /** 8.5-c/r12: the strength of the strongest admiral among the defenders, 0 without one. */
  @Rule({"3.6-c", "8.5-c/r12"})
  int evading(Position position, Fight fight) {
    if (fight.kind() != BattleKind.NAVAL) {
      return 0;
    }
    return admirals(position, fight.defender()).stream()
        .mapToInt(admiral -> orderOfBattle.leader(admiral.id()).strength())
        .max()
        .orElse(0);
  }

  /** 3.5-b, 3.6-b: the next leader chooses whom they lead, the attacker's first. */
  @Rule({"3.5-b", "3.6-b", "3.6-b/r11"})
  public void next(Battle battle, RulingInProgress<Position, Frame> ruling) {
    for (boolean ofAttacker : List.of(true, false)) {
      for (Piece leader : present(ruling.position(), battle.fight(), ofAttacker)) {
        if (!battle.led().containsKey(leader.id())) {
          choose(battle, leader, ofAttacker, ruling);
          return;
        }
      }
    }
    ruling.replaceFrame(battle.at(Moment.SUPPLY));
  }

  private void choose(
      Battle battle, Piece leader, boolean ofAttacker, RulingInProgress<Position, Frame> ruling) {
    List<String> units = eligible(ruling.position(), battle, leader, ofAttacker);
    int most = orderOfBattle.leader(leader.id()).strength();
    if (units.size() > most) {
      ruling.pushFrame(
          new FightFrame.Leading(
              battleParticipants.seat(ruling.position(), leader.id()),
              leader.id(),
              rule(leader.id()),
              units,
              most));
    } else {
      leads(battle, leader.id(), units, ruling);
    }
  }

  /** The leader's choice is made. */
  public void leads(
      Battle battle, String leader, List<String> units, RulingInProgress<Position, Frame> ruling) {
    if (!units.isEmpty()) {
      ruling.add(new FightEvent.LeaderLeads(leader, units, rule(leader)));
    }
    ruling.replaceFrame(battle.led(leader, units));
  }

  private String rule(String leader) {
    return orderOfBattle.leader(leader).rank() == Rank.GENERAL ? "3.5-b" : "3.6-b";
  }

  private List<Piece> present(Position position, Fight fight, boolean ofAttacker) {
    Fight.Camp camp = fight.camp(ofAttacker);
    return switch (fight.kind()) {
      case NAVAL -> admirals(position, camp);
      case LAND, LANDING -> withUnits(position, camp);
      case AIR, AIRFIELD, AERO_NAVAL -> List.of();
    };
  }

  /**
   * Leaders where land units of the camp are, or its aircraft on their base, with whom they fall
   * (3.5-d): whoever stays aboard leads nobody, be they ashore or landing.
   */
  private List<Piece> withUnits(Position position, Fight.Camp camp) {
    List<Piece> leaders = new ArrayList<>();
    for (Fighter fighter : BattleParticipants.alive(position, camp)) {
      Piece unit = position.piece(fighter.unit());
      for (Piece piece : position.in(unit.place())) {
        if (!orderOfBattle.isUnit(piece.id())
            && orderOfBattle.side(piece.id()) == camp.side()
            && isOnTheGround(fighter)
            && piece.isAboard() == unit.isAboard()
            && (!piece.isAboard() || lands(piece))
            && !leaders.contains(piece)) {
          leaders.add(piece);
        }
      }
    }
    return leaders;
  }

  /** 10.7-0: they go ashore with the others, and that is their action of the phase. */
  private static boolean lands(Piece leader) {
    return leader.acted().contains(TurnPhase.COMBAT);
  }

  private boolean isOnTheGround(Fighter fighter) {
    UnitKind unitKind = orderOfBattle.unit(fighter.unit()).arm();
    return unitKind.isLand() || (unitKind.isAir() && !fighter.is(Circumstance.OVERHEAD));
  }

  /** Whom the leader may raise: in their hex, led by nobody else, with a strength of their own. */
  @Rule({"3.5-b", "3.5-b/r65"})
  private List<String> eligible(
      Position position, Battle battle, Piece leader, boolean ofAttacker) {
    Set<String> taken = new HashSet<>();
    battle.led().values().forEach(taken::addAll);
    boolean general = isOf(leader, Rank.GENERAL);
    List<String> units = new ArrayList<>();
    for (Fighter fighter : BattleParticipants.alive(position, battle.fight().camp(ofAttacker))) {
      Piece unit = position.piece(fighter.unit());
      boolean fits =
          general
              ? orderOfBattle.unit(unit.id()).arm().isLand()
              : battle.fight().kind() == BattleKind.NAVAL;
      boolean together =
          unit.place().equals(leader.place()) && (!general || unit.isAboard() == leader.isAboard());
      Strength strength = orderOfBattle.strength(unit);
      int counts = ofAttacker ? strength.attack() : strength.defence();
      if (fits && together && counts > 0 && !taken.contains(unit.id())) {
        units.add(unit.id());
      }
    }
    return units;
  }
}
