package umpire.weserubung.play.country;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.CountryEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.CountryCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.CountryFrame.LeavingPort;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.CountryWhy;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.OsloGuns;
import umpire.weserubung.rules.Ports;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/**
 * 10.12-c Ships leave a captured port; where nothing else is open they fight their way out, and
 * guns of Oslo fire at those that come under them (14.2.2).
 */
public final class LeavingPortStep implements AskingStep<Position, Command, Frame, LeavingPort> {
  private final MapFacts mapFacts;
  private final Ports ports;
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;
  private final OsloGuns guns;
  private final ForcedOut forcedOut;

  /** Ships that fight their way out have their battles fought by {@code fights}. */
  public LeavingPortStep(
      MapFacts mapFacts, OrderOfBattle orderOfBattle, BattleStarts battleStarts) {
    this.mapFacts = mapFacts;
    this.ports = new Ports(mapFacts);
    this.orderOfBattle = orderOfBattle;
    this.stacking = new Stacking(orderOfBattle);
    this.guns = new OsloGuns(mapFacts);
    this.forcedOut = new ForcedOut(mapFacts, orderOfBattle, stacking, battleStarts);
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
  public void enter(LeavingPort leaving, RulingInProgress<Position, Frame> ruling) {
    if (leaving.ships().isEmpty()) {
      forcedOut.goOn(leaving, ruling);
      return;
    }
    List<Place> exits = exits(ruling.position(), leaving);
    if (exits.isEmpty()) {
      sink(leaving, ruling);
    } else {
      leave(leaving, exits.getFirst(), ruling);
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
    Side side = orderOfBattle.side(ship);
    List<Place> free = new ArrayList<>();
    List<Place> held = new ArrayList<>();
    List<Place> enemyPorts = new ArrayList<>();
    for (Place hex : mapFacts.map().neighbours(leaving.port())) {
      if (!mapFacts.isSea(hex)
          || mapFacts.barsShips(leaving.port(), hex)
          || stacking.room(position, hex, side, UnitKind.Element.SEA) == 0) {
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

  private void leave(LeavingPort leaving, Place to, RulingInProgress<Position, Frame> ruling) {
    String ship = leaving.ships().getFirst();
    Side side = orderOfBattle.side(ship);
    List<String> exposed = new ArrayList<>(leaving.exposed());
    if (guns.fireAt(ruling.position(), side, to)) {
      exposed.add(ship);
    }
    List<String> driven = new ArrayList<>(leaving.driven());
    if (stacking.sails(ruling.position(), to, side.other())
        && !ports.isHarbour(ruling.position(), side.other(), to)) {
      driven.add(ship);
    }
    ruling.replaceFrame(leaving.next().with(exposed, driven));
    ruling.add(new CountryEvent.PortLeft(ship, leaving.port(), to));
  }

  /** r101: a ship that no adjacent hex is open to is lost where it lies, with all aboard. */
  @Rule("10.12-c/r101")
  private void sink(LeavingPort leaving, RulingInProgress<Position, Frame> ruling) {
    String ship = leaving.ships().getFirst();
    List<String> pooled = new ArrayList<>();
    List<String> lost = new ArrayList<>();
    for (Piece piece : ruling.position().in(leaving.port())) {
      if (piece.id().equals(ship) || piece.aboard().equals(ship)) {
        (orderOfBattle.comesBack(piece.id()) ? pooled : lost).add(piece.id());
      }
    }
    ruling.replaceFrame(leaving.next());
    ruling.add(new CountryEvent.LostInPort(ship, leaving.port(), pooled, lost));
  }

  @Override
  public void resumed(
      LeavingPort frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    // whoever is left stays where they are: 10.12-c ends with the fire of batteries and the battles
  }

  @Override
  public RuleId rule(LeavingPort frame) {
    return new RuleId("10.12-c");
  }

  @Override
  public List<Seat> seats(Position position, LeavingPort frame) {
    return List.of(position.conventions().seat(orderOfBattle.nation(frame.ships().getFirst())));
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
  public List<Finding> refusalFindings(
      Position position, LeavingPort frame, Seat seat, Command command) {
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
      LeavingPort frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    leave(frame, ((CountryCommand.LeavePort) command).place(), ruling);
  }
}
