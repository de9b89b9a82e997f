package umpire.kernel.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.kernel.event.Event;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;

/**
 * A ruling in the making: the position as it is by now, and the events so far. Used for one input
 * and thrown away.
 *
 * @param <P> the game's position
 * @param <F> the game's frames
 */
public final class RulingInProgress<P extends PlayedPosition<P, F>, F> {
  private final Steps<P, ?, F> steps;
  private final FlowTexts<P, F> flowTexts;
  private final List<Event<P>> events = new ArrayList<>();
  private P position;

  /**
   * Begins at a position.
   *
   * @param steps of the game, to which results go
   * @param flowTexts by which frames come and go
   */
  public RulingInProgress(P position, Steps<P, ?, F> steps, FlowTexts<P, F> flowTexts) {
    this.position = position;
    this.steps = steps;
    this.flowTexts = flowTexts;
  }

  /** The position after all events so far. */
  public P position() {
    return position;
  }

  /** The events so far, in order. */
  public List<Event<P>> events() {
    return List.copyOf(events);
  }

  /** How many events there are so far. */
  int size() {
    return events.size();
  }

  /** Something happens. */
  public void add(Event<P> event) {
    position = event.applied(position);
    events.add(event);
  }

  /** Something that changes the tally alone has happened before all that was told. */
  void addFirst(Event<P> event) {
    position = event.applied(position);
    events.addFirst(event);
  }

  /** The report on a question has come. */
  void reported(Pending.Question<?> asked, Report report) {
    flowTexts.reported(asked.id(), asked.adjudicator(), report).ifPresent(this::add);
  }

  /** A frame comes on top. */
  public void pushFrame(F frame) {
    add(flowTexts.pushed(frame));
  }

  /** The top frame becomes another. */
  public void replaceFrame(F frame) {
    add(flowTexts.replaced(frame));
  }

  /** The top frame is done. */
  public void popFrame() {
    add(flowTexts.popped());
  }

  /** Tells the frame that is on top now what became of what was above it. */
  public void resume(FrameResult frameResult) {
    steps.of(position.agenda().top()).resumed(frameResult, this);
  }

  /** The number of the next question of the match. */
  public QuestionId nextQuestion() {
    return new QuestionId(position.tally().questions() + 1);
  }

  /** The number of the next draw of the match. */
  public DrawId nextDraw() {
    return new DrawId(position.tally().draws() + 1);
  }

  /** The uppermost frame of this type, wherever it lies on the agenda; empty if there is none. */
  public <T extends F> Optional<T> nearestFrame(Class<T> type) {
    return position.agenda().frames().reversed().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst();
  }
}
