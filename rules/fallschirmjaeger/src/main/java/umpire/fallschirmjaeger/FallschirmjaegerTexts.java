package umpire.fallschirmjaeger;

import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.event.Event;
import umpire.kernel.flow.FlowTexts;
import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.KebabCase;
import umpire.kernel.scenario.Seat;

/** How this game writes what the flow does. */
final class FallschirmjaegerTexts implements FlowTexts<Position, Frame> {
  @Override
  public Event<Position> pushed(Frame frame) {
    return new umpire.fallschirmjaeger.event.Event.Pushed(frame);
  }

  @Override
  public Event<Position> replaced(Frame frame) {
    return new umpire.fallschirmjaeger.event.Event.Replaced(frame);
  }

  @Override
  public Event<Position> popped() {
    return new umpire.fallschirmjaeger.event.Event.Popped();
  }

  @Override
  public Event<Position> answered(Position before, Seat seat, int decisions) {
    DecisionId id = new DecisionId(before.tally().decisions() + decisions);
    return new umpire.fallschirmjaeger.event.Event.Answered(Side.of(seat), id);
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

  @Override
  public Finding notAsked(Frame top) {
    return notNow("SOP-G", top);
  }

  @Override
  public Finding notOffered(RuleId rule, Frame top, Optional<Offer.Parameter> strayed) {
    return notNow(rule.value(), top);
  }

  private static Finding notNow(String rule, Frame top) {
    return Finding.forbids(rule, new PlayWhy.NotAskedNow(KebabCase.of(top.getClass())));
  }
}
