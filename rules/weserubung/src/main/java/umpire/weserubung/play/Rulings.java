package umpire.weserubung.play;

import java.util.ArrayList;
import java.util.List;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.Position;

/**
 * What the last rulings came to, event by event. An engine applies the events of a ruling to the
 * position that was ruled on, and then asks what is waited for: it gets the very positions that the
 * ruling went through, with everything that was worked out about them. Safe for several threads.
 */
final class Rulings {
  private static final int REMEMBERED = 8;

  private volatile List<List<Course.Stage>> known = List.of();

  /** Another ruling is made. */
  void add(List<Course.Stage> stages) {
    List<List<Course.Stage>> before = known;
    List<List<Course.Stage>> after = new ArrayList<>(REMEMBERED);
    after.add(stages);
    after.addAll(before.subList(0, Math.min(before.size(), REMEMBERED - 1)));
    known = List.copyOf(after);
  }

  /** The position after the event. */
  @SuppressWarnings("ReferenceEquality") // to an equal one the event is applied anew
  Position after(Position before, Event event) {
    for (List<Course.Stage> ruling : known) {
      for (Course.Stage stage : ruling) {
        if (stage.event() == event && stage.before() == before) {
          return stage.after();
        }
      }
    }
    return event.applied(before);
  }
}
