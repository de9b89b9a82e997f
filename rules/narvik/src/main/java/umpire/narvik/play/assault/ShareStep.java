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
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.SideStep;

/** 15.2a, 15.2c Sharing fatigue: unit by unit, none beyond its limit, and all of it borne. */
final class ShareStep implements SideStep<AssaultFrame.SharingFatigue> {
  private final Fatigue fatigue;
  private final ResultSequence resultSequence;

  ShareStep(Fatigue fatigue, ResultSequence resultSequence) {
    this.fatigue = fatigue;
    this.resultSequence = resultSequence;
  }

  @Override
  public Class<AssaultFrame.SharingFatigue> frame() {
    return AssaultFrame.SharingFatigue.class;
  }

  @Override
  public Side side(AssaultFrame.SharingFatigue frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(AssaultFrame.SharingFatigue frame) {
    return new RuleId("15.2a");
  }

  @Override
  @Rule("15.2a")
  public Offers<Command> offers(Position position, AssaultFrame.SharingFatigue frame, Seat seat) {
    Domain.Number points = bounds(position, frame);
    return points.min() == points.max()
        ? Offers.of()
        : Offers.of(
            new Offer<>(
                Command.BearFatigue.class,
                List.of(
                    new Offer.Parameter("unit", new Domain.One(List.of(frame.open().getFirst()))),
                    new Offer.Parameter("points", points))));
  }

  @Override
  public Command fallback(
      Position position, AssaultFrame.SharingFatigue frame, Seat seat, Offers<Command> offers) {
    return new Command.BearFatigue(frame.open().getFirst(), bounds(position, frame).min());
  }

  @Override
  @Rule("15.2c")
  public List<Finding> refusalFindings(
      Position position, AssaultFrame.SharingFatigue frame, Seat seat, Command command) {
    if (!(command instanceof Command.BearFatigue(String unit, int points))) {
      return List.of();
    }
    if (!unit.equals(frame.open().getFirst())) {
      return List.of(Finding.forbids("15.2a", new Why.NotInThisAssault(unit)));
    }
    Domain.Number bounds = bounds(position, frame);
    return bounds.admits(points)
        ? List.of()
        : List.of(
            Finding.forbids("15.2c", new Why.ShareImpossible(unit, bounds.min(), bounds.max())));
  }

  @Override
  public void take(
      AssaultFrame.SharingFatigue frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    int points = ((Command.BearFatigue) command).points();
    bear(frame, points, ruling);
  }

  /** A share without a choice in it is given at once: levels and limits lie open on the track. */
  @Override
  public void enter(AssaultFrame.SharingFatigue frame, RulingInProgress<Position, Frame> ruling) {
    bear(frame, bounds(ruling.position(), frame).min(), ruling);
  }

  private void bear(
      AssaultFrame.SharingFatigue frame, int points, RulingInProgress<Position, Frame> ruling) {
    fatigue.change(ruling, frame.open().getFirst(), points, "15.2a", "share-of-a-result");
    int left = frame.left() - points;
    List<String> open = frame.open().subList(1, frame.open().size());
    if (left == 0) {
      resultSequence.shared(ruling, frame.assault(), frame.side(), frame.mix(), frame.next());
    } else {
      ruling.replaceFrame(
          new AssaultFrame.SharingFatigue(
              frame.assault(), frame.side(), frame.mix(), left, open, frame.next()));
    }
  }

  /** The least that the others leave over, and the most that the unit and the result allow. */
  private Domain.Number bounds(Position position, AssaultFrame.SharingFatigue frame) {
    int own = capacity(position, frame.open().getFirst());
    int others = frame.open().stream().skip(1).mapToInt(id -> capacity(position, id)).sum();
    int min = Math.max(0, frame.left() - others);
    int max = Math.min(own, frame.left());
    return new Domain.Number(min, max);
  }

  private int capacity(Position position, String id) {
    return fatigue.capacity(position.unit(id));
  }
}
