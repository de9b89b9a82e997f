package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.AttackPoints;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.SideAsks;

/**
 * 15.1 Announcement: target first, then units, guns, ships and air points, and all in one order.
 */
final class AnnouncingStep implements SideAsks<AssaultFrame.Announcing> {
  private final AssaultEligibility assaultEligibility;
  private final AttackPoints attacks;

  AnnouncingStep(AssaultEligibility assaultEligibility, AttackPoints attacks) {
    this.assaultEligibility = assaultEligibility;
    this.attacks = attacks;
  }

  @Override
  public Side side(AssaultFrame.Announcing frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(AssaultFrame.Announcing frame) {
    return new RuleId("15.1c");
  }

  @Override
  @Rule("15.1c")
  public Offers<Command> offers(Position position, AssaultFrame.Announcing frame, Seat seat) {
    Side side = frame.side();
    Place target = frame.target();
    List<String> units = assaultEligibility.assaulters(position, side, target);
    List<String> guns = assaultEligibility.guns(position, side, target);
    List<String> ships = assaultEligibility.ships(position, side, target);
    return Offers.of(
        new Offer<>(
            Command.Commit.class,
            List.of(
                new Offer.Parameter("units", new Domain.Some(units, 1, units.size())),
                new Offer.Parameter("guns", new Domain.Some(guns, 0, guns.size())),
                new Offer.Parameter("ships", new Domain.Some(ships, 0, ships.size())),
                new Offer.Parameter(
                    "airPoints",
                    new Domain.Number(0, assaultEligibility.mostAirPoints(position, side))))));
  }

  @Override
  public Command fallback(
      Position position, AssaultFrame.Announcing frame, Seat seat, Offers<Command> offers) {
    String unit = ChoiceQuestions.first(offers, "units", String.class);
    return new Command.Commit(List.of(unit), List.of(), List.of(), 0);
  }

  @Override
  @Rule({"15.1a", "16.1d"})
  public List<Finding> refusalFindings(
      Position position, AssaultFrame.Announcing frame, Seat seat, Command command) {
    if (!(command instanceof Command.Commit commit)) {
      return List.of();
    }
    Side side = frame.side();
    Place target = frame.target();
    List<Finding> why = new ArrayList<>();
    if (commit.units().isEmpty()) {
      why.add(Finding.forbids("16.1d", new Why.NoAssaulter()));
    }
    why.addAll(
        ChoiceQuestions.each(
            "15.1a",
            commit.units(),
            id -> assaultEligibility.barsAssaulter(position, side, target, id)));
    why.addAll(
        ChoiceQuestions.each(
            "16.1b", commit.guns(), id -> assaultEligibility.barsGun(position, side, target, id)));
    why.addAll(
        ChoiceQuestions.each(
            "20.5a",
            commit.ships(),
            id -> assaultEligibility.barsShip(position, side, target, id)));
    why.addAll(assaultEligibility.barsAirPoints(position, side, commit.airPoints()));
    return why;
  }

  @Override
  public void take(
      AssaultFrame.Announcing frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    Command.Commit commit = (Command.Commit) command;
    Assault assault =
        Assault.announced(
            frame.side(),
            frame.target(),
            commit.units().stream().sorted().toList(),
            commit.guns().stream().sorted().toList(),
            commit.ships().stream().sorted().toList(),
            commit.airPoints());
    ruling.popFrame();
    ruling.add(new Event.AssaultAnnounced(assault));
    if (!commit.guns().isEmpty() || !commit.ships().isEmpty()) {
      attacks.score(ruling, frame.target()); // none but the Allies have guns and ships
    }
    if (commit.airPoints() > 0) {
      ruling.add(new Event.AirPointsSpent(commit.airPoints()));
    }
    ruling.pushFrame(new AssaultFrame.Revealing(assault));
  }
}
