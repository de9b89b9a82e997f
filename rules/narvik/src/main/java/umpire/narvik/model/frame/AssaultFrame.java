package umpire.narvik.model.frame;

import java.util.List;
import java.util.Optional;
import umpire.kernel.flow.DraftFrame;
import umpire.kernel.hex.Place;
import umpire.kernel.id.QuestionId;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.counter.Side;

/** 15 The frames of an assault, from its announcement to its end. */
public sealed interface AssaultFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /** 15.1: the target is named, the forces are not; exists only in a draft. */
  record Announcing(Side side, Place target) implements AssaultFrame, DraftFrame {}

  /** 11.2: the attacked hex is about to be revealed. */
  record Revealing(Assault assault) implements AssaultFrame, OfAssault {}

  /** 16.1: the Allied player may support the attacked hex with artillery. */
  record SupportingDefence(Assault assault) implements AssaultFrame, OfAssault {}

  /** 19.2: the lines of supply of the Allied units are to be tested. */
  record TestingSupply(Assault assault) implements AssaultFrame, OfAssault {}

  /** 19.2: the supply adjudicator has been asked. */
  record AwaitingSupply(Assault assault, QuestionId question) implements AssaultFrame, OfAssault {}

  /** 15.1: the combat adjudicator is to be asked. */
  record Fighting(Assault assault) implements AssaultFrame, OfAssault {}

  /** 15.1: the combat adjudicator has been asked. */
  record AwaitingCombat(Assault assault, QuestionId question) implements AssaultFrame, OfAssault {}

  /**
   * 15.2: a side says how it satisfies its result.
   *
   * @param side who
   * @param due its points
   * @param next the points that the attacker must satisfy afterwards; 0 when it is their turn
   */
  record ChoosingLosses(Assault assault, Side side, int due, int next)
      implements AssaultFrame, OfAssault {}

  /**
   * 15.2: fatigue points are shared out, unit by unit.
   *
   * @param left points still to be borne
   * @param open units that have not been given their share, in order
   */
  record SharingFatigue(Assault assault, Side side, Mix mix, int left, List<String> open, int next)
      implements AssaultFrame, OfAssault {
    public SharingFatigue {
      open = List.copyOf(open);
    }
  }

  /** 15.2: units are eliminated one by one; {@code left} more. */
  record Eliminating(Assault assault, Side side, Mix mix, int left, int next)
      implements AssaultFrame, OfAssault {}

  /** 15.3: units retreat; those named still may, and must if {@code least} is above 0. */
  record Retreating(Assault assault, Side side, int least, List<String> open, int next)
      implements AssaultFrame, OfAssault {
    public Retreating {
      open = List.copyOf(open);
    }
  }

  /** 15.3: attackers may advance into the vacated hex; those named still may. */
  record Advancing(Assault assault, List<String> open) implements AssaultFrame, OfAssault {
    public Advancing {
      open = List.copyOf(open);
    }
  }

  /** 9.2: the assault is over; its fatigue falls due and the initiative passes. */
  record Concluding(Assault assault) implements AssaultFrame, OfAssault {}
}
