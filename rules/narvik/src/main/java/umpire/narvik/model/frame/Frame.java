package umpire.narvik.model.frame;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.state.Setup;

/** What is going on: a step of the turn, or an interrupt above it. */
public sealed interface Frame extends umpire.kernel.flow.Frame<Frame>
    permits Frame.Dealing,
        Frame.ActionPhase,
        Frame.Moving,
        Frame.Reaction,
        Frame.Ended,
        AssaultFrame,
        NavalFrame,
        SetupFrame,
        RandomEventFrame,
        TurnFrame,
        AirFrame,
        FireFrame {
  /** 11: the face-down counters of a side's set-up are to be dealt to tokens. */
  record Dealing(Side side, List<Setup.Placed> hidden) implements Frame {
    public Dealing {
      hidden = List.copyOf(hidden);
    }

    @Override
    @Rule("11")
    public Optional<Frame> seen(Viewer viewer) {
      return side.is(viewer) ? Optional.of(this) : Optional.empty();
    }
  }

  /**
   * 9.0: the side with the initiative chooses an action or passes.
   *
   * @param initiative who has it
   * @param passed true if the other side has just passed: one more pass ends the phase
   */
  record ActionPhase(Side initiative, boolean passed) implements Frame {
    @Override
    public Optional<Frame> seen(Viewer viewer) {
      return Optional.of(this);
    }
  }

  /**
   * 14: a unit is on the move.
   *
   * @param unit who
   * @param spent movement points so far
   * @param path hexes so far, the first one included
   * @param reaction true if this is the enemy's reaction, which nothing follows
   */
  record Moving(String unit, Fraction spent, List<Place> path, boolean reaction) implements Frame {
    public Moving {
      path = List.copyOf(path);
    }

    @Override
    public Optional<Frame> seen(Viewer viewer) {
      return Optional.of(this);
    }
  }

  /** 9.1: the other side may make one reaction. */
  record Reaction(Side side) implements Frame {
    @Override
    public Optional<Frame> seen(Viewer viewer) {
      return Optional.of(this);
    }
  }

  /** 24.0: the match is over. */
  record Ended(Outcome outcome) implements Frame {
    @Override
    public Optional<Frame> seen(Viewer viewer) {
      return Optional.of(this);
    }
  }
}
