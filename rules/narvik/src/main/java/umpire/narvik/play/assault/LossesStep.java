package umpire.narvik.play.assault;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.Mix;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.FuhrersOrders;
import umpire.narvik.rules.SideAsks;

/** 15.2 Results: the side that is hit says how it satisfies its points. */
final class LossesStep implements SideAsks<AssaultFrame.ChoosingLosses> {
  private final LossOptions options;
  private final Participants participants;
  private final Fatigue fatigue;
  private final ResultSequence resultSequence;

  LossesStep(
      LossOptions options,
      Participants participants,
      Fatigue fatigue,
      ResultSequence resultSequence) {
    this.options = options;
    this.participants = participants;
    this.fatigue = fatigue;
    this.resultSequence = resultSequence;
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
    return new Command.TakeLosses(ChoiceQuestions.first(offers, "mix", Mix.class));
  }

  @Override
  public List<Finding> refusalFindings(
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
      RulingInProgress<Position, Frame> ruling) {
    Mix mix = ((Command.TakeLosses) command).mix();
    ruling.add(new Event.LossesChosen(frame.side(), mix));
    if (mix.retreat() > 0) {
      FuhrersOrders.disproved(ruling, frame.side());
    }
    if (mix.fatigue() == 0) {
      resultSequence.shared(ruling, frame.assault(), frame.side(), mix, frame.next());
      return;
    }
    List<String> open =
        participants.touched(ruling.position(), frame.assault(), frame.side()).stream()
            .filter(unit -> fatigue.capacity(unit) > 0)
            .map(Unit::id)
            .toList();
    int points = mix.fatigue() * fatigue.inText("share-of-a-result");
    ruling.replaceFrame(
        new AssaultFrame.SharingFatigue(
            frame.assault(), frame.side(), mix, points, open, frame.next()));
  }
}
