package umpire.narvik.play;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.play.Shown;
import umpire.kernel.play.Viewer;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;

/** 6 What happens in a turn outside its action phase, and victory points whenever they fall. */
public sealed interface TurnEvent extends ChapterEvent {
  /** 6.5: another turn began; orders for the last one have lapsed (8.2.1). */
  record TurnBegan(int turn) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      return before.inTurn(turn).with(before.progress().ordered(false));
    }
  }

  /** 29.0: a side scored points that everyone can count; negative where points are taken back. */
  record Scored(Side side, int points, Finding because) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.progress().with(before.progress().score().plus(side, points)));
    }

    @Override
    public List<Finding> findings() {
      return List.of(because);
    }
  }

  /** 22.3, 29.0: the Allies scored for an exit; the Germans learn of these points at the end. */
  record ExitScored(int points, Finding because) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.progress().with(before.progress().score().plusExits(points)));
    }

    @Override
    public Shown<Event> shown(Position before, Viewer viewer) {
      return viewer.equals(new Viewer.Of(Side.ALLIED.seat()))
          ? new Shown.Whole<>(this)
          : new Shown.Unseen<>();
    }

    @Override
    public List<Finding> findings() {
      return List.of(because);
    }
  }
}
