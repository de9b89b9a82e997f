package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** 3.5-d, 3.6-d The leader whose units are all destroyed: a die says whether they get away. */
public final class LeaderEscape {
  /** 3.5-d: the highest roll with which they are lost. */
  private static final int DIES = 4;

  private static final int DISTANCE = 3;
  private final OrderOfBattle orderOfBattle;
  private final BattleParticipants battleParticipants;
  private final Losses losses;
  private final MapFacts mapFacts;
  private final Stacking stacking;

  public LeaderEscape(
      OrderOfBattle orderOfBattle,
      BattleParticipants battleParticipants,
      Losses losses,
      MapFacts mapFacts) {
    this.orderOfBattle = orderOfBattle;
    this.battleParticipants = battleParticipants;
    this.losses = losses;
    this.mapFacts = mapFacts;
    this.stacking = new Stacking(orderOfBattle);
  }

  /**
   * Pushes the die of the next leader of this battle who stands alone; aboard a ship they share the
   * ship's fate instead.
   *
   * @return false if there is none
   */
  @Rule({"3.5-d", "3.6-d", "3.5-d/r119"})
  boolean settles(Battle battle, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    for (String leader : battle.led().keySet()) {
      if (position.forces().has(leader)
          && !position.piece(leader).isAboard()
          && isAlone(position, battle, position.piece(leader))) {
        ruling.replaceFrame(battle.without(leader));
        ruling.pushFrame(new FightFrame.Dooming(leader));
        return true;
      }
    }
    return false;
  }

  /** Comrades who land in their hex fight beside them, though their ships still carry them. */
  private boolean isAlone(Position position, Battle battle, Piece leader) {
    Side side = orderOfBattle.side(leader.id());
    return !stacking.holds(position, leader.place(), side)
        && BattleParticipants.alive(position, battle.fight().camp(side)).stream()
            .noneMatch(
                one ->
                    orderOfBattle.unit(one.unit()).arm().isLand()
                        && position.piece(one.unit()).place().equals(leader.place()));
  }

  /** 3.5-d: with 4 or less they are lost; else they go three hexes away, if one is free (r76). */
  @Rule({"3.5-d", "3.5-d/r76"})
  public void rolled(String leader, int die, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    ruling.add(new FightEvent.LeaderRolled(leader, die, DIES));
    if (die <= DIES) {
      losses.destroy(
          leader, Finding.forbids("3.5-d", new FightWhy.LeaderRolls(leader, die, DIES)), ruling);
      return;
    }
    List<Place> hexes = hexes(ruling.position(), ruling.position().piece(leader));
    if (hexes.isEmpty()) {
      losses.destroy(leader, Finding.forbids("3.5-d", new FightWhy.NoFreeHex(leader)), ruling);
    } else if (hexes.size() == 1) {
      ruling.add(new FightEvent.LeaderSaved(leader, hexes.getFirst()));
    } else {
      ruling.pushFrame(
          new FightFrame.Rescuing(
              battleParticipants.seat(ruling.position(), leader), leader, hexes));
    }
  }

  /** 3.5-d/r76: those of their own side first, if it was not agreed otherwise (G9). */
  @Rule("3.5-d/r76")
  private List<Place> hexes(Position position, Piece leader) {
    Side side = orderOfBattle.side(leader.id());
    List<Place> free = new ArrayList<>();
    if (!mapFacts.map().isHex(leader.place())) {
      return free;
    }
    for (Place hex : mapFacts.hexes()) {
      if (mapFacts.isLand(hex)
          && mapFacts.distance(leader.place(), hex) == DISTANCE
          && !stacking.holds(position, hex, side.other())) {
        free.add(hex);
      }
    }
    if (position.conventions().leadersAnywhere()) {
      return free;
    }
    List<Place> own = free.stream().filter(hex -> position.country().control(hex) == side).toList();
    return own.isEmpty() ? free : own;
  }
}
