package umpire.narvik.play.assault;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.FuhrersOrders;
import umpire.narvik.lore.SideAsks;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.Mix;

/** 15.2 Results: the side that is hit says how it satisfies its points. */
final class LossesStep implements SideAsks<AssaultFrame.ChoosingLosses> {
  private final LossOptions options;
  private final Participants participants;
  private final Fatigue fatigue;
  private final Aftermath aftermath;

  LossesStep(LossOptions options, Participants participants, Fatigue fatigue, Aftermath aftermath) {
    this.options = options;
    this.participants = participants;
    this.fatigue = fatigue;
    this.aftermath = aftermath;
  }

  @Override
  public Side side(AssaultFrame.ChoosingLosses frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(AssaultFrame.ChoosingLosses frame) {
    return new RuleId("15.2a");
  }

  @Override
  @Rule("15.2a")
  public Offers<Command> offers(Position position, AssaultFrame.ChoosingLosses frame, Seat seat) {
    List<Mix> ways = options.of(position, frame.assault(), frame.side(), frame.due());
    return Offers.of(Offer.of(Command.TakeLosses.class, "mix", new Domain.One(ways)));
  }

  @Override
  public Command fallback(
      Position position, AssaultFrame.ChoosingLosses frame, Seat seat, Offers<Command> offers) {
    return new Command.TakeLosses(Asking.first(offers, "mix", Mix.class));
  }

  @Override
  public List<Finding> why(
      Position position, AssaultFrame.ChoosingLosses frame, Seat seat, Command command) {
    return command instanceof Command.TakeLosses(Mix mix)
        ? options.bars(position, frame.assault(), frame.side(), frame.due(), mix)
        : List.of();
  }

  @Override
  public void take(
      AssaultFrame.ChoosingLosses frame,
      Seat seat,
      Command command,
      Course<Position, Frame> course) {
    Mix mix = ((Command.TakeLosses) command).mix();
    course.tell(new Event.LossesChosen(frame.side(), mix));
    if (mix.retreat() > 0) {
      FuhrersOrders.disproved(course, frame.side());
    }
    if (mix.fatigue() == 0) {
      aftermath.shared(course, frame.assault(), frame.side(), mix, frame.next());
      return;
    }
    List<String> open =
        participants.touched(course.position(), frame.assault(), frame.side()).stream()
            .filter(unit -> fatigue.capacity(unit) > 0)
            .map(Unit::id)
            .toList();
    int points = mix.fatigue() * fatigue.inText("share-of-a-result");
    course.replace(
        new AssaultFrame.SharingFatigue(
            frame.assault(), frame.side(), mix, points, open, frame.next()));
  }
}
