package umpire.weserubung;

import java.util.List;
import umpire.kernel.play.KebabCase;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.View;
import umpire.weserubung.model.frame.Frame;

/** What each viewer knows: everything but what frames hide. */
final class Views {
  private Views() {}

  /** The view of a seat or of everyone that knows these frames. */
  static View of(Position position, List<Frame> frames) {
    return new View(
        position.calendar(),
        List.copyOf(position.forces().pieces().values()),
        position.forces().pool(),
        position.forces().placement(),
        position.forces().lost(),
        position.forces().due(),
        position.nations(),
        position.country(),
        KebabCase.of(position.agenda().top().getClass()),
        frames);
  }
}
