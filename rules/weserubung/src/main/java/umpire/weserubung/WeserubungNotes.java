package umpire.weserubung;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.event.Event;
import umpire.kernel.flow.FlowTexts;
import umpire.kernel.id.DrawId;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.KebabCase;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.Bookkeeping;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.why.TurnWhy;

/** How this game writes what the flow does. */
final class WeserubungNotes implements FlowTexts<Position, Frame> {
  @Override
  public Event<Position> pushed(Frame frame) {
    return new Bookkeeping.Pushed(frame);
  }

  @Override
  public Event<Position> replaced(Frame frame) {
    return new Bookkeeping.Replaced(frame);
  }

  @Override
  public Event<Position> popped() {
    return new Bookkeeping.Popped();
  }

  @Override
  public Event<Position> answered(Position before, Seat seat, int decisions) {
    return new Bookkeeping.Answered(decisions);
  }

  @Override
  public Optional<Event<Position>> drawn(DrawId id, List<Integer> values) {
    return Optional.of(new Bookkeeping.Drawn(id, values));
  }

  /** 5.2: nothing is done outside the sequence of play. */
  @Override
  @Rule("5.2")
  public Finding notAsked(Frame top) {
    return Finding.forbids("5.2", new TurnWhy.NotAskedNow(KebabCase.of(top.getClass())));
  }

  @Override
  public Finding notOffered(RuleId rule, Frame top, Optional<Offer.Parameter> strayed) {
    return strayed
        .map(
            parameter ->
                Finding.forbids(
                    rule.value(),
                    new TurnWhy.NotOnOffer(KebabCase.of(top.getClass()), parameter.name())))
        .orElseGet(
            () ->
                Finding.forbids(
                    rule.value(), new TurnWhy.NotAskedNow(KebabCase.of(top.getClass()))));
  }
}
