package umpire.weserubung.play.country;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Asks;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.CountryEvent;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.BattleKind;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.CountryCommand;
import umpire.weserubung.model.CountryFrame;
import umpire.weserubung.model.CountryWhy;
import umpire.weserubung.model.Fight;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.NavalFrame;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.Voyage;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Fights;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.OsloGuns;
import umpire.weserubung.play.Ports;
import umpire.weserubung.play.Result;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.SeaWays;

/**
 * 10.12-c Ships leave a captured port; where nothing else is open they fight their way out, and
 * guns of Oslo fire at those that come under them (14.2.2).
 */
public final class CountryChapter
    implements Chapter<CountryFrame>, Asks<Position, Command, Frame, CountryFrame.LeavingPort> {
  private final Chart chart;
  private final SeaWays ways;
  private final Ports ports;
  private final Mix mix;
  private final Stacking stacking;
  private final OsloGuns guns;
  private final Fights fights;

  public CountryChapter(Chart chart, Mix mix, Fights fights) {
    this.chart = chart;
    this.ways = new SeaWays(chart);
    this.ports = new Ports(chart);
    this.mix = mix;
    this.stacking = new Stacking(mix);
    this.guns = new OsloGuns(chart);
    this.fights = fights;
  }

  @Override
  public Class<CountryFrame> frame() {
    return CountryFrame.class;
  }

  /** A seat is asked only where a ship has a choice. */
  @Override
  public Wait<Position, Command, Frame> waits(Position position, CountryFrame frame) {
    CountryFrame.LeavingPort leaving = (CountryFrame.LeavingPort) frame;
    return !leaving.ships().isEmpty() && exits(position, leaving).size() > 1
        ? new Wait.Choice<>(this, leaving)
        : new Wait.Nothing<>();
  }

  @Override
  public void enter(CountryFrame frame, Course<Position, Frame> course) {
    CountryFrame.LeavingPort leaving = (CountryFrame.LeavingPort) frame;
    if (leaving.ships().isEmpty()) {
      if (!comesUnderGuns(leaving, course)) {
        fight(leaving, course);
      }
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
  private List<Place> exits(Position position, CountryFrame.LeavingPort leaving) {
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

  private void leave(CountryFrame.LeavingPort leaving, Place to, Course<Position, Frame> course) {
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
  private void sink(CountryFrame.LeavingPort leaving, Course<Position, Frame> course) {
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

  /**
   * 14.2.2, r146: all that have come to one hex under guns are fired at together, before anybody
   * fights; they have no movement left to go on with.
   *
   * @return false if nobody is left who has not been fired at
   */
  @Rule({"14.2.2", "14.2.2/r146"})
  private boolean comesUnderGuns(CountryFrame.LeavingPort leaving, Course<Position, Frame> course) {
    if (leaving.exposed().isEmpty()) {
      return false;
    }
    Position position = course.position();
    Place hex = position.piece(leaving.exposed().getFirst()).place();
    List<String> here = new ArrayList<>(leaving.exposed());
    here.removeIf(ship -> !position.piece(ship).place().equals(hex));
    List<String> elsewhere = new ArrayList<>(leaving.exposed());
    elsewhere.removeAll(here);
    course.replace(leaving.with(elsewhere, leaving.driven()));
    int all = here.stream().mapToInt(ship -> mix.unit(ship).movement()).max().orElseThrow();
    Voyage voyage =
        new Voyage(Routing.Errand.PASSAGE, here, leaving.port(), List.of(hex), all, false);
    course.push(new NavalFrame.UnderFire(voyage, false, 0));
    return true;
  }

  /** 10.12-c: at once, and those who were forced out attack. */
  @Rule("10.12-c")
  private void fight(CountryFrame.LeavingPort leaving, Course<Position, Frame> course) {
    Position position = course.position();
    for (String ship : leaving.driven()) {
      if (!position.forces().has(ship)) {
        continue;
      }
      Place place = position.piece(ship).place();
      Side side = mix.side(ship);
      if (stacking.sails(position, place, side.other())) {
        List<String> others = new ArrayList<>(leaving.driven());
        others.removeIf(
            other -> !position.forces().has(other) || position.piece(other).place().equals(place));
        List<String> here = new ArrayList<>(leaving.driven());
        here.removeAll(others);
        here.removeIf(other -> !position.forces().has(other));
        course.replace(leaving.with(List.of(), others));
        fights.begin(battle(position, leaving.port(), place, here), course);
        return;
      }
    }
    course.leave();
  }

  /** 8.4-s5: where they withdraw to is neither farther from the port nor the port itself. */
  private Fight battle(Position position, Place port, Place place, List<String> attackers) {
    Side side = mix.side(attackers.getFirst());
    Set<Place> barred = new TreeSet<>(Set.of(port));
    barred.addAll(ways.beyond(port, place));
    List<String> enemies = stacking.units(position, place, side.other(), Arm.Element.SEA);
    return new Fight(
        BattleKind.NAVAL,
        place,
        Fight.Camp.of(side, attackers, barred),
        Fight.Camp.of(side.other(), enemies),
        Set.of());
  }

  @Override
  public void resumed(CountryFrame frame, Result result, Course<Position, Frame> course) {
    // whoever is left stays where he is: 10.12-c ends with the fire of batteries and the battles
  }

  @Override
  public RuleId rule(CountryFrame.LeavingPort frame) {
    return new RuleId("10.12-c");
  }

  @Override
  public List<Seat> seats(Position position, CountryFrame.LeavingPort frame) {
    return List.of(position.conventions().seat(mix.nation(frame.ships().getFirst())));
  }

  @Override
  public Offers<Command> offers(Position position, CountryFrame.LeavingPort frame, Seat seat) {
    return Offers.of(
        new Offer<>(
            CountryCommand.LeavePort.class,
            List.of(
                new Offer.Parameter("ship", new Domain.One(List.of(frame.ships().getFirst()))),
                new Offer.Parameter("place", new Domain.One(exits(position, frame))))));
  }

  @Override
  public Command fallback(
      Position position, CountryFrame.LeavingPort frame, Seat seat, Offers<Command> offers) {
    return new CountryCommand.LeavePort(
        frame.ships().getFirst(), exits(position, frame).getFirst());
  }

  @Override
  public List<Finding> why(
      Position position, CountryFrame.LeavingPort frame, Seat seat, Command command) {
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
  public void take(
      CountryFrame.LeavingPort frame, Seat seat, Command command, Course<Position, Frame> course) {
    leave(frame, ((CountryCommand.LeavePort) command).place(), course);
  }
}
