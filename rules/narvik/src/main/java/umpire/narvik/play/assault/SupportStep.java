package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.narvik.event.Event;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.Step;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;

/** 16.1c Defensive artillery: when the Germans assault, the Allied player names his guns. */
final class SupportStep implements Step<AssaultFrame.SupportingDefence> {
  private final Announcement announcement;

  SupportStep(Announcement announcement) {
    this.announcement = announcement;
  }

  @Override
  public Side side(AssaultFrame.SupportingDefence frame) {
    return frame.assault().attacker().other();
  }

  @Override
  @Rule("16.1c")
  public Asked<Command> asked(Position position, AssaultFrame.SupportingDefence frame) {
    List<String> guns = guns(position, frame);
    Offer<Command> offer =
        Offer.of(Command.SupportDefence.class, "guns", new Domain.Some(guns, 0, guns.size()));
    return Asking.now(position, "16.1c", List.of(offer), new Command.SupportDefence(List.of()));
  }

  @Override
  public List<Finding> bars(
      Position position, AssaultFrame.SupportingDefence frame, Command command) {
    return command instanceof Command.SupportDefence(List<String> guns)
        ? new ArrayList<>(
            Asking.each(
                "16.1c",
                guns,
                id -> announcement.barsGun(position, side(frame), frame.assault().target(), id)))
        : Asking.notNow("16.1c", "supporting-defence");
  }

  @Override
  public void take(
      AssaultFrame.SupportingDefence frame, Command command, Course<Position, Frame> course) {
    if (!(command instanceof Command.SupportDefence(List<String> guns))) {
      throw new IllegalStateException("only guns answer this question");
    }
    List<String> named = guns.stream().sorted().toList();
    course.tell(new Event.DefenceSupported(named));
    course.replace(new AssaultFrame.TestingSupply(frame.assault().supportedBy(named)));
  }

  /** The guns that could support, by id; none means that nobody needs to be asked. */
  List<String> guns(Position position, AssaultFrame.SupportingDefence frame) {
    return announcement.guns(position, side(frame), frame.assault().target());
  }
}
