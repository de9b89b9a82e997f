package umpire.weserubung.play;

import java.util.List;
import umpire.kernel.play.Transcript;
import umpire.weserubung.event.Bookkeeping;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;

/** A ruling in the making. */
public final class Course {
  private final Transcript<Position, Event> transcript;

  public Course(Position position) {
    this.transcript = new Transcript<>(position, (before, event) -> event.applied(before));
  }

  /** The position by now. */
  public Position position() {
    return transcript.position();
  }

  /** The events so far. */
  public List<Event> events() {
    return transcript.events();
  }

  /** Something happens. */
  public void add(Event event) {
    transcript.add(event);
  }

  /** A frame comes on top. */
  public void push(Frame frame) {
    add(new Bookkeeping.Pushed(frame));
  }

  /** The top frame becomes another. */
  public void replace(Frame frame) {
    add(new Bookkeeping.Replaced(frame));
  }

  /** The top frame is done. */
  public void pop() {
    add(new Bookkeeping.Popped());
  }
}
