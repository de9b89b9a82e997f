package umpire.weserubung.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.Position;

/**
 * What the last rulings came to, event by event. An engine applies the events of a ruling to the
 * position that was ruled on, and then asks what is waited for: it gets the very positions that the
 * ruling went through, with everything that was worked out about them. Safe for several threads.
 */
final class Rulings {
  private static final int REMEMBERED = 8;

  private volatile List<Known> known = List.of();

  /** Another ruling is made. */
  void add(List<Course.Stage> stages) {
    List<Known> before = known;
    List<Known> after = new ArrayList<>(REMEMBERED);
    after.add(new Known(stages));
    after.addAll(before.subList(0, Math.min(before.size(), REMEMBERED - 1)));
    known = List.copyOf(after);
  }

  /** The position after the event. */
  Position after(Position before, Event event) {
    for (Known ruling : known) {
      Position after = ruling.after(before, event);
      if (after != null) {
        return after;
      }
    }
    return event.applied(before);
  }

  /** A ruling whose events are applied one after the other, from the first on. */
  private static final class Known {
    private final List<Course.Stage> stages;

    /** Which event comes next: two threads may miss it, and apply the event anew. */
    private volatile int next;

    Known(List<Course.Stage> stages) {
      this.stages = stages;
    }

    @Nullable Position after(Position before, Event event) {
      int expected = next;
      if (isStage(expected, before, event)) {
        next = expected + 1;
        return stages.get(expected).after();
      }
      if (isStage(0, before, event)) {
        next = 1;
        return stages.getFirst().after();
      }
      return null;
    }

    @SuppressWarnings("ReferenceEquality") // to an equal one the event is applied anew
    private boolean isStage(int number, Position before, Event event) {
      if (number >= stages.size()) {
        return false;
      }
      Course.Stage stage = stages.get(number);
      return stage.event() == event && stage.before() == before;
    }
  }
}
