package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Stacking;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.terrain.Chart;

/** 3.5-d, 3.6-d The leader whose units are all destroyed: a die says whether he gets away. */
public final class Fates {
  /** 3.5-d: the highest roll with which he is lost. */
  private static final int DIES = 4;

  private static final int DISTANCE = 3;
  private final Mix mix;
  private final Muster muster;
  private final Losses losses;
  private final Chart chart;
  private final Stacking stacking;

  public Fates(Mix mix, Muster muster, Losses losses, Chart chart) {
    this.mix = mix;
    this.muster = muster;
    this.losses = losses;
    this.chart = chart;
    this.stacking = new Stacking(mix);
  }

  /**
   * Pushes the die of the next leader of this battle who stands alone; aboard a ship he shares the
   * ship's fate instead.
   *
   * @return false if there is none
   */
  @Rule({"3.5-d", "3.6-d", "3.5-d/r119"})
  boolean settles(Battle battle, Course<Position, Frame> course) {
    Position position = course.position();
    for (String leader : battle.led().keySet()) {
      if (position.forces().has(leader)
          && !position.piece(leader).isAboard()
          && isAlone(position, battle, position.piece(leader))) {
        course.replace(battle.without(leader));
        course.push(new FightFrame.Dooming(leader));
        return true;
      }
    }
    return false;
  }

  /** Comrades who land in his hex fight beside him, though their ships still carry them. */
  private boolean isAlone(Position position, Battle battle, Piece leader) {
    Side side = mix.side(leader.id());
    return !stacking.holds(position, leader.place(), side)
        && Muster.alive(position, battle.fight().camp(side)).stream()
            .noneMatch(
                one ->
                    mix.unit(one.unit()).arm().isLand()
                        && position.piece(one.unit()).place().equals(leader.place()));
  }

  /** 3.5-d: with 4 or less he is lost; else he goes three hexes away, if one is free (r76). */
  @Rule({"3.5-d", "3.5-d/r76"})
  public void rolled(String leader, int die, Course<Position, Frame> course) {
    course.leave();
    course.tell(new FightEvent.LeaderRolled(leader, die, DIES));
    if (die <= DIES) {
      losses.destroy(
          leader, Finding.forbids("3.5-d", new FightWhy.LeaderRolls(leader, die, DIES)), course);
      return;
    }
    List<Place> hexes = hexes(course.position(), course.position().piece(leader));
    if (hexes.isEmpty()) {
      losses.destroy(leader, Finding.forbids("3.5-d", new FightWhy.NoFreeHex(leader)), course);
    } else if (hexes.size() == 1) {
      course.tell(new FightEvent.LeaderSaved(leader, hexes.getFirst()));
    } else {
      course.push(new FightFrame.Rescuing(muster.seat(course.position(), leader), leader, hexes));
    }
  }

  /** 3.5-d/r76: those of his own side first, if it was not agreed otherwise (G9). */
  @Rule("3.5-d/r76")
  private List<Place> hexes(Position position, Piece leader) {
    Side side = mix.side(leader.id());
    List<Place> free = new ArrayList<>();
    if (!chart.map().isHex(leader.place())) {
      return free;
    }
    for (Place hex : chart.hexes()) {
      if (chart.isLand(hex)
          && chart.distance(leader.place(), hex) == DISTANCE
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
