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
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.SideStep;

/** 15.2d, 15.2e Eliminations: one by one, tanks first, and never so that a retreat owed fails. */
final class EliminationStep implements SideStep<AssaultFrame.Eliminating> {
  private final ChapterContext chapterContext;
  private final LossOptions options;
  private final Participants participants;
  private final ResultSequence resultSequence;
  private final Casualties casualties;

  EliminationStep(
      ChapterContext chapterContext,
      LossOptions options,
      Participants participants,
      ResultSequence resultSequence,
      Casualties casualties) {
    this.casualties = casualties;
    this.chapterContext = chapterContext;
    this.options = options;
    this.participants = participants;
    this.resultSequence = resultSequence;
  }

  @Override
  public Class<AssaultFrame.Eliminating> frame() {
    return AssaultFrame.Eliminating.class;
  }

  @Override
  public Side side(AssaultFrame.Eliminating frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(AssaultFrame.Eliminating frame) {
    return new RuleId("15.2d");
  }

  @Override
  @Rule("15.2d")
  public Offers<Command> offers(Position position, AssaultFrame.Eliminating frame, Seat seat) {
    List<String> units = candidates(position, frame);
    return isForced(position, frame, units)
        ? Offers.of()
        : Offers.of(Offer.of(Command.Eliminate.class, "unit", new Domain.One(units)));
  }

  @Override
  public Command fallback(
      Position position, AssaultFrame.Eliminating frame, Seat seat, Offers<Command> offers) {
    return new Command.Eliminate(ChoiceQuestions.first(offers, "unit", String.class));
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, AssaultFrame.Eliminating frame, Seat seat, Command command) {
    return command instanceof Command.Eliminate(String unit)
        ? bars(position, frame, unit)
        : List.of();
  }

  @Rule({"15.2d", "16.2", "15.3.1"})
  private List<Finding> bars(Position position, AssaultFrame.Eliminating frame, String unit) {
    List<String> first = options.first(position, frame.assault(), frame.side());
    if (!first.contains(unit)) {
      boolean takesPart =
          participants.touched(position, frame.assault(), frame.side()).stream()
              .anyMatch(touched -> touched.id().equals(unit));
      return List.of(
          takesPart
              ? Finding.forbids("16.2", new Why.TanksFirst(first.getFirst()))
              : Finding.forbids("15.2d", new Why.NotInThisAssault(unit)));
    }
    return options.feasible(
            position.without(unit),
            frame.assault(),
            frame.side(),
            frame.left() - 1,
            frame.mix().retreat())
        ? List.of()
        : List.of(Finding.forbids("15.3.1", new Why.LeavesNoRetreat(unit)));
  }

  @Override
  public void take(
      AssaultFrame.Eliminating frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    String unit = ((Command.Eliminate) command).unit();
    eliminate(frame, unit, ruling);
  }

  /** Without a choice between units, or with all of them to go, nobody is asked. */
  private boolean isForced(
      Position position, AssaultFrame.Eliminating frame, List<String> candidates) {
    List<Unit> touched = participants.touched(position, frame.assault(), frame.side());
    boolean allGo = frame.left() == touched.size();
    boolean oneGoes = options.first(position, frame.assault(), frame.side()).size() == 1;
    // Whom a retreat owed leaves to choose may hang on face-down friends, whom not everyone sees.
    boolean oneCan = candidates.size() == 1 && !chapterContext.conceals(position, frame.side());
    return allGo || oneGoes || oneCan;
  }

  /** Eliminates the first who can go. */
  @Override
  public void enter(AssaultFrame.Eliminating frame, RulingInProgress<Position, Frame> ruling) {
    eliminate(frame, candidates(ruling.position(), frame).getFirst(), ruling);
  }

  private List<String> candidates(Position position, AssaultFrame.Eliminating frame) {
    return options.first(position, frame.assault(), frame.side()).stream()
        .filter(unit -> bars(position, frame, unit).isEmpty())
        .toList();
  }

  @Rule("15.2e")
  private void eliminate(
      AssaultFrame.Eliminating frame, String unit, RulingInProgress<Position, Frame> ruling) {
    casualties.eliminate(ruling, unit);
    if (frame.left() == 1) {
      resultSequence.eliminated(ruling, frame.assault(), frame.side(), frame.mix(), frame.next());
    } else {
      ruling.replaceFrame(
          new AssaultFrame.Eliminating(
              frame.assault(), frame.side(), frame.mix(), frame.left() - 1, frame.next()));
    }
  }
}
