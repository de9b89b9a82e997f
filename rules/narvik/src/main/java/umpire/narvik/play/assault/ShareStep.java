package umpire.narvik.play.assault;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.Step;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;

/** 15.2a, 15.2c Sharing fatigue: unit by unit, none beyond its limit, and all of it borne. */
final class ShareStep implements Step<AssaultFrame.SharingFatigue> {
  private final Fatigue fatigue;
  private final Aftermath aftermath;

  ShareStep(Fatigue fatigue, Aftermath aftermath) {
    this.fatigue = fatigue;
    this.aftermath = aftermath;
  }

  @Override
  public Side side(AssaultFrame.SharingFatigue frame) {
    return frame.side();
  }

  @Override
  @Rule("15.2a")
  public Asked<Command> asked(Position position, AssaultFrame.SharingFatigue frame) {
    Domain.Number points = bounds(position, frame);
    String unit = frame.open().getFirst();
    Offer<Command> offer =
        new Offer<>(
            Command.BearFatigue.class,
            List.of(
                new Offer.Parameter("unit", new Domain.One(List.of(unit))),
                new Offer.Parameter("points", points)));
    return Asking.now(
        position, "15.2a", List.of(offer), new Command.BearFatigue(unit, points.min()));
  }

  @Override
  @Rule("15.2c")
  public List<Finding> bars(Position position, AssaultFrame.SharingFatigue frame, Command command) {
    if (!(command instanceof Command.BearFatigue(String unit, int points))) {
      return Asking.notNow("15.2a", "sharing-fatigue");
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
      AssaultFrame.SharingFatigue frame, Command command, Course<Position, Frame> course) {
    if (!(command instanceof Command.BearFatigue(String _, int points))) {
      throw new IllegalStateException("only a share answers this question");
    }
    bear(frame, points, course);
  }

  /** A share without a choice in it is given at once: levels and limits lie open on the track. */
  boolean isForced(Position position, AssaultFrame.SharingFatigue frame) {
    Domain.Number bounds = bounds(position, frame);
    return bounds.min() == bounds.max();
  }

  /** Gives that share. */
  void force(AssaultFrame.SharingFatigue frame, Course<Position, Frame> course) {
    bear(frame, bounds(course.position(), frame).min(), course);
  }

  private void bear(AssaultFrame.SharingFatigue frame, int points, Course<Position, Frame> course) {
    fatigue.change(course, frame.open().getFirst(), points, "15.2a", "share-of-a-result");
    int left = frame.left() - points;
    List<String> open = frame.open().subList(1, frame.open().size());
    if (left == 0) {
      aftermath.shared(course, frame.assault(), frame.side(), frame.mix(), frame.next());
    } else {
      course.replace(
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
