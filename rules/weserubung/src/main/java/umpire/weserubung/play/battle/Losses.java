package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.FightWhy;

/**
 * 3.0 What a hit does: a full unit is turned, a reduced one is gone, and with a ship whatever is
 * aboard. Who has to choose something after that is asked by {@link Aftermath}.
 */
public final class Losses {
  private final Mix mix;

  public Losses(Mix mix) {
    this.mix = mix;
  }

  /** The unit bears so many hits; those that it does not live to bear are nobody's. */
  @Rule("3.0-a")
  public void bear(String unit, int hits, Course<Position, Frame> course) {
    for (int hit = 0; hit < hits && course.position().forces().has(unit); hit++) {
      if (course.position().piece(unit).reduced()) {
        destroy(unit, Finding.forbids("3.0-a", new FightWhy.Destroyed(unit)), course);
      } else {
        course.tell(new FightEvent.UnitReduced(unit));
      }
    }
  }

  /**
   * The counter is out of play: land units, aircraft and transports to the force pool, other ships
   * and leaders for good. What a ship or an air transport carries goes with it, but for a carrier's
   * fighters: each bears a hit and looks for another base.
   */
  @Rule({"3.2-h", "3.4-c", "3.4.5-b", "3.4.5-e"})
  public void destroy(String counter, Finding why, Course<Position, Frame> course) {
    List<Piece> aboard = new ArrayList<>();
    for (Piece piece : course.position().in(course.position().piece(counter).place())) {
      if (piece.aboard().equals(counter)) {
        aboard.add(piece);
      }
    }
    course.tell(new FightEvent.CounterRemoved(counter, mix.comesBack(counter), why));
    for (Piece piece : aboard) {
      if (mix.isUnit(piece.id()) && mix.unit(piece.id()).arm().isAir()) {
        bear(piece.id(), 1, course);
      } else {
        destroy(piece.id(), lostWith(piece, counter), course);
      }
    }
  }

  /** 3.4.5-e, 3.5-d, 3.6-d: whoever is aboard goes down with the ship. */
  @Rule({"3.5-d", "3.6-d", "8.7-d"})
  private Finding lostWith(Piece piece, String carrier) {
    String rule =
        mix.isUnit(piece.id())
            ? "3.4.5-e"
            : switch (mix.leader(piece.id()).rank()) {
              case GENERAL -> "3.5-d";
              case ADMIRAL -> "3.6-d";
            };
    return Finding.forbids(rule, new FightWhy.LostWithCarrier(piece.id(), carrier));
  }
}
