package umpire.narvik.model.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.kernel.flow.DraftFrame;
import umpire.kernel.hex.Place;
import umpire.kernel.id.QuestionId;
import umpire.kernel.scenario.Viewer;

/** 18 The frames of air missions. */
public sealed interface AirFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /**
   * An attack of a mission.
   *
   * @param ship whom it is against
   * @param airPoints 1 to 30
   */
  record Attack(String ship, int airPoints) {}

  /** 18.1.3: attacks on ships are being declared; exists only in a draft. */
  record Directing(Place hex, List<Attack> attacks, boolean reaction)
      implements AirFrame, DraftFrame {
    public Directing {
      attacks = List.copyOf(attacks);
    }

    /** With one attack more. */
    public Directing with(Attack attack) {
      List<Attack> more = new ArrayList<>(attacks);
      more.add(attack);
      return new Directing(hex, more, reaction);
    }
  }

  /** 18.1.2: the combat adjudicator has been asked for an interdiction. */
  record AwaitingInterdiction(Place hex, int airPoints, QuestionId question, boolean reaction)
      implements AirFrame {}

  /** 18.1.3: the combat adjudicator has been asked for attacks on ships. */
  record AwaitingAttacks(Place hex, List<Attack> attacks, QuestionId question, boolean reaction)
      implements AirFrame {
    public AwaitingAttacks {
      attacks = List.copyOf(attacks);
    }
  }
}
