package umpire.narvik.play;

import java.util.List;
import umpire.kernel.play.DecisionId;
import umpire.kernel.play.Transcript;
import umpire.narvik.event.Applied;
import umpire.narvik.event.Event;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;

/** A ruling in the making, in Narvik's words. */
public final class Course {
  private final Transcript<Position, Event> transcript;

  public Course(Position position) {
    this.transcript = new Transcript<>(position, Applied::to);
  }

  public Position position() {
    return transcript.position();
  }

  public List<Event> events() {
    return transcript.events();
  }

  public void add(Event event) {
    transcript.add(event);
  }

  /** The side's open decision is answered. */
  public void answered(Side side) {
    add(new Event.Answered(side, new DecisionId(position().tally().decisions() + 1)));
  }

  public void push(Frame frame) {
    add(new Event.Pushed(frame));
  }

  public void replace(Frame frame) {
    add(new Event.Replaced(frame));
  }

  public void pop() {
    add(new Event.Popped());
  }
}
