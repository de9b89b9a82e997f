package umpire.narvik;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.event.Event;
import umpire.kernel.flow.FlowTexts;
import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.KebabCase;
import umpire.kernel.scenario.Seat;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChoiceQuestions;

/** How this game writes what the flow does. */
final class NarvikNotes implements FlowTexts<Position, Frame> {
  @Override
  public Event<Position> pushed(Frame frame) {
    return new umpire.narvik.event.Event.Pushed(frame);
  }

  @Override
  public Event<Position> replaced(Frame frame) {
    return new umpire.narvik.event.Event.Replaced(frame);
  }

  @Override
  public Event<Position> popped() {
    return new umpire.narvik.event.Event.Popped();
  }

  @Override
  public Event<Position> answered(Position before, Seat seat, int decisions) {
    DecisionId id = new DecisionId(before.tally().decisions() + 1);
    return new umpire.narvik.event.Event.Answered(Side.of(seat), id);
  }

  @Override
  public boolean answeredFirst() {
    return true;
  }

  /** The first event of what was drawn counts it. */
  @Override
  public Optional<Event<Position>> drawn(DrawId id, List<Integer> values) {
    return Optional.empty();
  }

  /** 6.0: nothing is done outside the sequence. */
  @Override
  @Rule("6.0")
  public Finding notAsked(Frame top) {
    return ChoiceQuestions.notNow("6.0", KebabCase.of(top.getClass())).getFirst();
  }

  @Override
  public Finding notOffered(RuleId rule, Frame top, Optional<Offer.Parameter> strayed) {
    return Finding.forbids(rule.value(), new Why.NotAskedNow(KebabCase.of(top.getClass())));
  }
}
