package umpire.narvik.play;

import umpire.kernel.hex.Place;
import umpire.kernel.play.Shown;
import umpire.kernel.play.Viewer;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;
import umpire.narvik.model.Unit;
import umpire.narvik.model.View;

/** 5.1 What happens in the set-up. */
public sealed interface SetupEvent extends ChapterEvent {
  /** A unit was placed face up. */
  record UnitPlaced(String unit, Place place) implements SetupEvent {
    @Override
    public Position applied(Position before) {
      return before.with(new Unit(unit, place, 0, ""));
    }
  }

  /** 11: a unit or decoy was placed face down; the enemy sees a token in a hex. */
  record CounterHidden(Side side, String unit, String token, Place place) implements SetupEvent {
    @Override
    public Position applied(Position before) {
      return before
          .with(new Unit(unit, place, 0, token))
          .with(before.progress().tokens(before.progress().tokens() + 1));
    }

    @Override
    public Shown<Event> shown(Position before, Viewer viewer) {
      return viewer.equals(new Viewer.Of(side.seat()))
          ? new Shown.Whole<>(this)
          : new Shown.Blanked<>(
              new Blank.CounterHidden(side, new View.Seen.FaceDown(token, place)));
    }
  }
}
