package umpire.testkit.skirmish;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.Audience;
import umpire.kernel.event.Event;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.event.SealedAnswer;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.play.Sorted;
import umpire.kernel.scenario.Seat;
import umpire.testkit.skirmish.Model.Blank;
import umpire.testkit.skirmish.Model.Frame;
import umpire.testkit.skirmish.Model.Position;

/** What happens in the skirmish. */
public sealed interface SkirmishEvent extends Event<Position> {
  @Override
  default Position applied(Position before) {
    return before;
  }

  @Override
  default Audience audience() {
    return new Audience.Everyone();
  }

  record BidMade(Seat seat, int amount, boolean changed) implements SkirmishEvent, SealedAnswer {
    @Override
    public Audience audience() {
      return changed
          ? new Audience.Only(Set.of(seat))
          : new Audience.Blanked(Set.of(seat), new Blank.SecretBid(seat));
    }
  }

  record BidsOpened(Map<Seat, Integer> bids) implements SkirmishEvent, RevealingEvent {
    @Override
    public Position applied(Position before) {
      return before.opened(bids);
    }
  }

  record InitiativeRolled(DrawId draw, int die) implements SkirmishEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().drawn(draw));
    }
  }

  record Sneaked(Place to, boolean fog) implements SkirmishEvent {
    @Override
    public Position applied(Position before) {
      return before.at(to);
    }

    @Override
    @Rule("1.2")
    public Audience audience() {
      return fog
          ? new Audience.Blanked(Set.of(Skirmish.RED), new Blank.SomethingMoved())
          : new Audience.Everyone();
    }
  }

  record Aimed(Seat seat, Place at) implements SkirmishEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().push(new Frame.Aiming(seat, at)));
    }
  }

  record ShotAsked(QuestionId question, DrawId draw, Seat seat, Model.Shot shot)
      implements SkirmishEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().drawn(draw).asked(question));
    }

    @Override
    public Audience audience() {
      return new Audience.Blanked(Set.of(), new Blank.ShotFlies(question));
    }
  }

  record ShotResolved(QuestionId question, DrawId draw, Model.ShotReport report)
      implements SkirmishEvent, RevealingEvent {
    @Override
    public Position applied(Position before) {
      return before.hit(report.hit() ? 1 : 0);
    }

    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }

  record DecoysSpread(Map<Place, Integer> decoys) implements SkirmishEvent {
    public DecoysSpread {
      decoys = Sorted.map(decoys);
    }
  }

  record Passed(Seat seat) implements SkirmishEvent {}

  record Yielded(Seat seat) implements SkirmishEvent {}

  record Taunted(Seat seat) implements SkirmishEvent {
    @Override
    public Position applied(Position before) {
      Set<Seat> taunted = new HashSet<>(before.taunted());
      taunted.add(seat);
      return before.taunted(taunted);
    }
  }

  record TurnBegun(int turn) implements SkirmishEvent {
    @Override
    public Position applied(Position before) {
      return before.turn(turn);
    }
  }

  /** What the flow tells: nobody is shown it. */
  sealed interface Unseen extends SkirmishEvent {
    @Override
    default Audience audience() {
      return new Audience.Nobody();
    }
  }

  record Pushed(Frame frame) implements Unseen {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().push(frame));
    }
  }

  record Replaced(Frame frame) implements Unseen {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().replace(frame));
    }
  }

  record Popped() implements Unseen {
    @Override
    public Position applied(Position before) {
      return before.with(new Agenda<>(before.agenda().pop().frames()));
    }
  }

  record Answered(int decisions) implements Unseen {
    @Override
    public Position applied(Position before) {
      MatchCounters matchCounters = before.tally();
      int closed = matchCounters.decisions() + decisions;
      return closed == 0 ? before : before.with(matchCounters.answered(new DecisionId(closed)));
    }
  }
}
