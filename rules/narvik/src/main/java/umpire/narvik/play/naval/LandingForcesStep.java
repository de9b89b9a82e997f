package umpire.narvik.play.naval;

import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.event.NavalEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.rules.AttackPoints;
import umpire.narvik.rules.SideAsks;

/** 20.3.1 The second half of the order: who lands and who bombards. */
final class LandingForcesStep implements SideAsks<NavalFrame.AnnouncingLanding> {
  private final ContestedLanding landing;
  private final AttackPoints points;

  LandingForcesStep(ContestedLanding landing, AttackPoints points) {
    this.landing = landing;
    this.points = points;
  }

  @Override
  public Side side(NavalFrame.AnnouncingLanding frame) {
    return Side.ALLIED;
  }

  @Override
  public RuleId rule(NavalFrame.AnnouncingLanding frame) {
    return new RuleId("20.3.1");
  }

  @Override
  @Rule("20.3.1")
  public Offers<Command> offers(Position position, NavalFrame.AnnouncingLanding frame, Seat seat) {
    return new Offers<>(landing.forces(position, named(frame)));
  }

  @Override
  public Command fallback(
      Position position, NavalFrame.AnnouncingLanding frame, Seat seat, Offers<Command> offers) {
    NavalCommand.AssaultLanding named = named(frame);
    List<String> infantry = landing.infantry(position, named);
    return infantry.isEmpty()
        ? new NavalCommand.CommitLanding(
            List.of(), List.of(landing.tanks(position, named).getFirst()), List.of())
        : new NavalCommand.CommitLanding(List.of(infantry.getFirst()), List.of(), List.of());
  }

  private static NavalCommand.AssaultLanding named(NavalFrame.AnnouncingLanding frame) {
    return new NavalCommand.AssaultLanding(frame.from(), frame.target());
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, NavalFrame.AnnouncingLanding frame, Seat seat, Command command) {
    return command instanceof NavalCommand.CommitLanding forces
        ? landing.bars(position, named(frame), forces)
        : List.of();
  }

  /** The boats are lowered in the hex from which the attack comes; then it is an assault. */
  @Override
  @Rule({"20.3.1", "29.0"})
  public void take(
      NavalFrame.AnnouncingLanding frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    NavalCommand.CommitLanding forces = (NavalCommand.CommitLanding) command;
    List<String> carriers =
        Stream.concat(forces.transports().stream(), forces.tanks().stream()).sorted().toList();
    List<String> attackers =
        carriers.stream()
            .map(id -> ruling.position().ship(id).cargo().getFirst().id())
            .sorted()
            .toList();
    List<String> ships = forces.ships().stream().sorted().toList();
    Assault assault =
        Assault.announced(Side.ALLIED, frame.target(), attackers, List.of(), ships, 0)
            .from(carriers);
    ruling.popFrame();
    ruling.add(new Event.AssaultAnnounced(assault));
    for (String id : carriers) {
      String cargo = ruling.position().ship(id).cargo().getFirst().id();
      ruling.add(new NavalEvent.WentAshore(id, cargo, frame.from(), false));
    }
    if (!ships.isEmpty()) {
      points.score(ruling, frame.target());
    }
    ruling.pushFrame(new AssaultFrame.Revealing(assault));
  }
}
