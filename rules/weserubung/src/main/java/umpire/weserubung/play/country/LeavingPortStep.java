package umpire.weserubung.play.country;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Result;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.CountryEvent;
import umpire.weserubung.lore.Fights;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.OsloGuns;
import umpire.weserubung.lore.Ports;
import umpire.weserubung.lore.Stacking;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.CountryCommand;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.CountryFrame.LeavingPort;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.CountryWhy;
import umpire.weserubung.terrain.Chart;

/**
 * 10.12-c Ships leave a captured port; where nothing else is open they fight their way out, and
 * guns of Oslo fire at those that come under them (14.2.2).
 */
public final class LeavingPortStep implements AskingStep<Position, Command, Frame, LeavingPort> {
  private final Chart chart;
  private final Ports ports;
  private final Mix mix;
  private final Stacking stacking;
  private final OsloGuns guns;
  private final ForcedOut forcedOut;

  /** Ships that fight their way out have their battles fought by {@code fights}. */
  public LeavingPortStep(Chart chart, Mix mix, Fights fights) {
    this.chart = chart;
    this.ports = new Ports(chart);
    this.mix = mix;
    this.stacking = new Stacking(mix);
    this.guns = new OsloGuns(chart);
    this.forcedOut = new ForcedOut(chart, mix, stacking, fights);
  }

  @Override
  public Class<LeavingPort> frame() {
    return LeavingPort.class;
  }

  /** A seat is asked only where a ship has a choice. */
  @Override
  public Wait<Position, Command, Frame> waits(Position position, LeavingPort leaving) {
    return !leaving.ships().isEmpty() && exits(position, leaving).size() > 1
        ? new Wait.Choice<>(this, leaving)
        : new Wait.Nothing<>();
  }

  @Override
  public void enter(LeavingPort leaving, Course<Position, Frame> course) {
    if (leaving.ships().isEmpty()) {
      forcedOut.goOn(leaving, course);
      return;
    }
    List<Place> exits = exits(course.position(), leaving);
    if (exits.isEmpty()) {
      sink(leaving, course);
    } else {
      leave(leaving, exits.getFirst(), course);
    }
  }

  /**
   * 10.12-c: the adjacent hexes that the next ship may leave to: those without enemy ships; if
   * there are none those with enemy ships, which must be fought; ships in a port cannot be (8.8-a),
   * so an enemy port that they lie in comes last. Never more ships than 3.1-b allows.
   */
  @Rule("10.12-c")
  private List<Place> exits(Position position, LeavingPort leaving) {
    String ship = leaving.ships().getFirst();
    Side side = mix.side(ship);
    List<Place> free = new ArrayList<>();
    List<Place> held = new ArrayList<>();
    List<Place> enemyPorts = new ArrayList<>();
    for (Place hex : chart.map().neighbours(leaving.port())) {
      if (!chart.isSea(hex)
          || chart.barsShips(leaving.port(), hex)
          || stacking.room(position, hex, side, Arm.Element.SEA) == 0) {
        continue;
      }
      if (!stacking.sails(position, hex, side.other())) {
        free.add(hex);
      } else if (ports.isHarbour(position, side.other(), hex)) {
        enemyPorts.add(hex);
      } else {
        held.add(hex);
      }
    }
    List<Place> open = !free.isEmpty() ? free : !held.isEmpty() ? held : enemyPorts;
    return open.stream().sorted().toList();
  }

  private void leave(LeavingPort leaving, Place to, Course<Position, Frame> course) {
    String ship = leaving.ships().getFirst();
    Side side = mix.side(ship);
    List<String> exposed = new ArrayList<>(leaving.exposed());
    if (guns.fireAt(course.position(), side, to)) {
      exposed.add(ship);
    }
    List<String> driven = new ArrayList<>(leaving.driven());
    if (stacking.sails(course.position(), to, side.other())
        && !ports.isHarbour(course.position(), side.other(), to)) {
      driven.add(ship);
    }
    course.replace(leaving.next().with(exposed, driven));
    course.tell(new CountryEvent.PortLeft(ship, leaving.port(), to));
  }

  /** r101: a ship that no adjacent hex is open to is lost where it lies, with all aboard. */
  @Rule("10.12-c/r101")
  private void sink(LeavingPort leaving, Course<Position, Frame> course) {
    String ship = leaving.ships().getFirst();
    List<String> pooled = new ArrayList<>();
    List<String> lost = new ArrayList<>();
    for (Piece piece : course.position().in(leaving.port())) {
      if (piece.id().equals(ship) || piece.aboard().equals(ship)) {
        (mix.comesBack(piece.id()) ? pooled : lost).add(piece.id());
      }
    }
    course.replace(leaving.next());
    course.tell(new CountryEvent.LostInPort(ship, leaving.port(), pooled, lost));
  }

  @Override
  public void resumed(LeavingPort frame, Result result, Course<Position, Frame> course) {
    // whoever is left stays where he is: 10.12-c ends with the fire of batteries and the battles
  }

  @Override
  public RuleId rule(LeavingPort frame) {
    return new RuleId("10.12-c");
  }

  @Override
  public List<Seat> seats(Position position, LeavingPort frame) {
    return List.of(position.conventions().seat(mix.nation(frame.ships().getFirst())));
  }

  @Override
  public Offers<Command> offers(Position position, LeavingPort frame, Seat seat) {
    return Offers.of(
        new Offer<>(
            CountryCommand.LeavePort.class,
            List.of(
                new Offer.Parameter("ship", new Domain.One(List.of(frame.ships().getFirst()))),
                new Offer.Parameter("place", new Domain.One(exits(position, frame))))));
  }

  @Override
  public Command fallback(Position position, LeavingPort frame, Seat seat, Offers<Command> offers) {
    return new CountryCommand.LeavePort(
        frame.ships().getFirst(), exits(position, frame).getFirst());
  }

  @Override
  public List<Finding> why(Position position, LeavingPort frame, Seat seat, Command command) {
    if (!(command instanceof CountryCommand.LeavePort(String ship, Place place))) {
      return List.of();
    }
    String next = frame.ships().getFirst();
    return List.of(
        ship.equals(next)
            ? Finding.forbids("10.12-c", new CountryWhy.NoWayOut(ship, place))
            : Finding.forbids("10.12-c", new CountryWhy.AnotherShipLeaves(ship, next)));
  }

  @Override
  public void take(LeavingPort frame, Seat seat, Command command, Course<Position, Frame> course) {
    leave(frame, ((CountryCommand.LeavePort) command).place(), course);
  }
}
