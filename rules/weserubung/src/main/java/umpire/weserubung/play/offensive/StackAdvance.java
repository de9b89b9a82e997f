package umpire.weserubung.play.offensive;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.country.Capture;

/** 10.10 A stack whose way is declared, or that goes ashore where it lies, sets out. */
final class StackAdvance {
  private final Accord accord;
  private final Capture capture;

  StackAdvance(Accord accord, Capture capture) {
    this.accord = accord;
    this.capture = capture;
  }

  /** At once, or when every ally agrees. */
  void declared(Routing whole, Course<Position, Frame> course) {
    if (!accord.asks(whole, course)) {
      carryOut(whole, course);
    }
  }

  /** It is paid, the stack moves and takes what it enters; the other side is next (10.0-a). */
  @Rule({"10.10", "10.0-a", "10.0-c"})
  void carryOut(Routing whole, Course<Position, Frame> course) {
    accord.pay(whole, course);
    List<Place> path = whole.path();
    course.tell(new OffensiveEvent.StackAdvanced(whole.pieces(), path));
    List<Place> entered = path.size() > 1 ? path.subList(1, path.size()) : path;
    capture.enter(course, whole.pieces().getFirst(), entered);
  }
}
