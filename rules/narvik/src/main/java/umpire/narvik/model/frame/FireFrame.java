package umpire.narvik.model.frame;

import java.util.List;
import java.util.Optional;
import umpire.kernel.flow.DraftFrame;
import umpire.kernel.id.QuestionId;
import umpire.kernel.scenario.Viewer;

/** 16.1.1 The frames of an interdiction by artillery. */
public sealed interface FireFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /** 16.1.1: the target is named, the guns are not; exists only in a draft. */
  record Aiming(String target) implements FireFrame, DraftFrame {}

  /** 19.2: the supply adjudicator has been asked for the lines of the guns. */
  record AwaitingGunSupply(String target, List<String> guns, QuestionId question)
      implements FireFrame {
    public AwaitingGunSupply {
      guns = List.copyOf(guns);
    }
  }
}
