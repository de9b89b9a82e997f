package umpire.weserubung.play;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.play.Transcript;
import umpire.weserubung.event.Bookkeeping;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;

/** A ruling in the making. */
public final class Course {
  private final Transcript<Position, Event> transcript;
  private final List<Stage> stages = new ArrayList<>();

  /** An event, with the positions before and after it. */
  record Stage(Position before, Event event, Position after) {}

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

  /** What it has gone through so far. */
  List<Stage> stages() {
    return List.copyOf(stages);
  }

  /** Something happens. */
  public void add(Event event) {
    Position before = transcript.position();
    transcript.add(event);
    stages.add(new Stage(before, event, transcript.position()));
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
