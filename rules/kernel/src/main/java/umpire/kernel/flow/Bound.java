package umpire.kernel.flow;

import java.util.List;
import umpire.kernel.chance.Chance;
import umpire.kernel.play.Report;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;

/** A frame with the step that carries it out. */
record Bound<P extends InPlay<P, F>, C, F, T extends F>(Step<P, C, F, T> step, T frame) {
  static <P extends InPlay<P, F>, C, F, T extends F> Bound<P, C, F, T> of(
      Step<P, C, F, T> step, F frame) {
    return new Bound<>(step, step.frame().cast(frame));
  }

  Wait<P, C, F> waits(P position) {
    return step.waits(position, frame);
  }

  List<Seat> asked(P position) {
    return step.asked(position, frame);
  }

  void enter(Course<P, F> course) {
    step.enter(frame, course);
  }

  void drawn(List<Integer> values, Course<P, F> course) {
    step.drawn(frame, values, course);
  }

  void reported(Report report, Course<P, F> course) {
    step.reported(frame, report, course);
  }

  void resumed(Result result, Course<P, F> course) {
    step.resumed(frame, result, course);
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
