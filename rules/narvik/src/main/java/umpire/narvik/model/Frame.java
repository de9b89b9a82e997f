package umpire.narvik.model;

import java.util.List;
import umpire.kernel.cite.Fraction;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.QuestionId;

/** What is going on: a step of the turn, or an interrupt above it. */
public sealed interface Frame
    permits Frame.Dealing,
        Frame.ActionPhase,
        Frame.Moving,
        Frame.Reaction,
        Frame.Announcing,
        Frame.Revealing,
        Frame.SupportingDefence,
        Frame.TestingSupply,
        Frame.AwaitingSupply,
        Frame.Fighting,
        Frame.AwaitingCombat,
        Frame.ChoosingLosses,
        Frame.SharingFatigue,
        Frame.Eliminating,
        Frame.Retreating,
        Frame.Advancing,
        Frame.Concluding,
        Frame.Ended,
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
  }

  /**
   * 9.0: the side with the initiative chooses an action or passes.
   *
   * @param initiative who has it
   * @param passed true if the other side has just passed: one more pass ends the phase
   */
  record ActionPhase(Side initiative, boolean passed) implements Frame {}

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
  }

  /** 9.1: the other side may make one reaction. */
  record Reaction(Side side) implements Frame {}

  /** 15.1: the target is named, the forces are not; exists only in a draft. */
  record Announcing(Side side, Place target) implements Frame {}

  /** 11.2: the attacked hex is about to be revealed. */
  record Revealing(Assault assault) implements Frame {}

  /** 16.1: the Allied player may support the attacked hex with artillery. */
  record SupportingDefence(Assault assault) implements Frame {}

  /** 19.2: the lines of supply of the Allied units are to be tested. */
  record TestingSupply(Assault assault) implements Frame {}

  /** 19.2: the supply desk has been asked. */
  record AwaitingSupply(Assault assault, QuestionId question) implements Frame {}

  /** 15.1: the combat desk is to be asked. */
  record Fighting(Assault assault) implements Frame {}

  /** 15.1: the combat desk has been asked. */
  record AwaitingCombat(Assault assault, QuestionId question) implements Frame {}

  /**
   * 15.2: a side says how it satisfies its result.
   *
   * @param side who
   * @param due its points
   * @param next the points that the attacker must satisfy afterwards; 0 when it is his turn
   */
  record ChoosingLosses(Assault assault, Side side, int due, int next) implements Frame {}

  /**
   * 15.2: fatigue points are shared out, unit by unit.
   *
   * @param left points still to be borne
   * @param open units that have not been given their share, in order
   */
  record SharingFatigue(Assault assault, Side side, Mix mix, int left, List<String> open, int next)
      implements Frame {
    public SharingFatigue {
      open = List.copyOf(open);
    }
  }

  /** 15.2: units are eliminated one by one; {@code left} more. */
  record Eliminating(Assault assault, Side side, Mix mix, int left, int next) implements Frame {}

  /** 15.3: units retreat; those named still may, and must if {@code least} is above 0. */
  record Retreating(Assault assault, Side side, int least, List<String> open, int next)
      implements Frame {
    public Retreating {
      open = List.copyOf(open);
    }
  }

  /** 15.3: attackers may advance into the vacated hex; those named still may. */
  record Advancing(Assault assault, List<String> open) implements Frame {
    public Advancing {
      open = List.copyOf(open);
    }
  }

  /** 9.2: the assault is over; its fatigue falls due and the initiative passes. */
  record Concluding(Assault assault) implements Frame {}

  /** 24.0: the match is over. */
  record Ended(Outcome outcome) implements Frame {}
}
