package umpire.kernel.flow;

import java.util.List;
import umpire.kernel.dice.Chance;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/** A frame with the step that carries it out. */
record Bound<P extends PlayedPosition<P, F>, C, F, T extends F>(Step<P, C, F, T> step, T frame) {
  static <P extends PlayedPosition<P, F>, C, F, T extends F> Bound<P, C, F, T> of(
      Step<P, C, F, T> step, F frame) {
    return new Bound<>(step, step.frame().cast(frame));
  }

  Wait<P, C, F> waits(P position) {
    return step.waits(position, frame);
  }

  List<Seat> asked(P position) {
    return step.asked(position, frame);
  }

  void enter(RulingInProgress<P, F> ruling) {
    step.enter(frame, ruling);
  }

  void drawn(List<Integer> values, RulingInProgress<P, F> ruling) {
    step.drawn(frame, values, ruling);
  }

  void reported(Report report, RulingInProgress<P, F> ruling) {
    step.reported(frame, report, ruling);
  }

  void resumed(FrameResult frameResult, RulingInProgress<P, F> ruling) {
    step.resumed(frame, frameResult, ruling);
  }

  /** True if another seat's answer lies in the window that this frame is. */
  boolean hides(Viewer viewer) {
    return step instanceof Seals<P, C, F, T, ?> seals && seals.hides(frame, viewer);
  }

  /** The frame with others' answers drawn anew, where it is a window. */
  F redrawn(P position, Viewer viewer, Chance chance) {
    return step instanceof Seals<P, C, F, T, ?> seals
        ? seals.redrawn(position, frame, viewer, chance)
        : frame;
  }
}
