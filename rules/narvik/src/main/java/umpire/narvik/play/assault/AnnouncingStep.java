package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.narvik.event.Event;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.AttackPoints;
import umpire.narvik.lore.Step;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;

/**
 * 15.1 Announcement: target first, then units, guns, ships and air points, and all in one order.
 */
final class AnnouncingStep implements Step<AssaultFrame.Announcing> {
  private final Announcement announcement;
  private final AttackPoints attacks;

  AnnouncingStep(Announcement announcement, AttackPoints attacks) {
    this.announcement = announcement;
    this.attacks = attacks;
  }

  @Override
  public Side side(AssaultFrame.Announcing frame) {
    return frame.side();
  }

  @Override
  @Rule("15.1c")
  public Asked<Command> asked(Position position, AssaultFrame.Announcing frame) {
    Side side = frame.side();
    Place target = frame.target();
    List<String> units = announcement.assaulters(position, side, target);
    List<String> guns = announcement.guns(position, side, target);
    List<String> ships = announcement.ships(position, side, target);
    Offer<Command> offer =
        new Offer<>(
            Command.Commit.class,
            List.of(
                new Offer.Parameter("units", new Domain.Some(units, 1, units.size())),
                new Offer.Parameter("guns", new Domain.Some(guns, 0, guns.size())),
                new Offer.Parameter("ships", new Domain.Some(ships, 0, ships.size())),
                new Offer.Parameter(
                    "airPoints",
                    new Domain.Number(0, announcement.mostAirPoints(position, side)))));
    return Asking.now(
        position,
        "15.1c",
        List.of(offer),
        new Command.Commit(List.of(units.getFirst()), List.of(), List.of(), 0));
  }

  @Override
  @Rule({"15.1a", "16.1d"})
  public List<Finding> bars(Position position, AssaultFrame.Announcing frame, Command command) {
    if (!(command instanceof Command.Commit commit)) {
      return Asking.notNow("15.1c", "announcing");
    }
    Side side = frame.side();
    Place target = frame.target();
    List<Finding> why = new ArrayList<>();
    if (commit.units().isEmpty()) {
      why.add(Finding.forbids("16.1d", new Why.NoAssaulter()));
    }
    why.addAll(
        Asking.each(
            "15.1a", commit.units(), id -> announcement.barsAssaulter(position, side, target, id)));
    why.addAll(
        Asking.each(
            "16.1b", commit.guns(), id -> announcement.barsGun(position, side, target, id)));
    why.addAll(
        Asking.each(
            "20.5a", commit.ships(), id -> announcement.barsShip(position, side, target, id)));
    why.addAll(announcement.barsAirPoints(position, side, commit.airPoints()));
    return why;
  }

  @Override
  public void take(AssaultFrame.Announcing frame, Command command, Course<Position, Frame> course) {
    if (!(command instanceof Command.Commit commit)) {
      throw new IllegalStateException("only a commitment completes an announcement");
    }
    Assault assault =
        Assault.announced(
            frame.side(),
            frame.target(),
            commit.units().stream().sorted().toList(),
            commit.guns().stream().sorted().toList(),
            commit.ships().stream().sorted().toList(),
            commit.airPoints());
    course.leave();
    course.tell(new Event.AssaultAnnounced(assault));
    if (!commit.guns().isEmpty() || !commit.ships().isEmpty()) {
      attacks.score(course, frame.target()); // none but the Allies have guns and ships
    }
    if (commit.airPoints() > 0) {
      course.tell(new Event.AirPointsSpent(commit.airPoints()));
    }
    course.push(new AssaultFrame.Revealing(assault));
  }
}
