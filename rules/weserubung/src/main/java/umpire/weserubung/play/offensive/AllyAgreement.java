package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.event.SideEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Consenting;
import umpire.weserubung.model.frame.OffensiveFrame.Turning;
import umpire.weserubung.model.frame.Proposal;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.rules.OrderOfBattle;

/** 10.0-a, 10.6 Allies agree to what their units are to do; then every nation pays. */
final class AllyAgreement {
  private final OrderOfBattle orderOfBattle;

  AllyAgreement(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  /**
   * Asks every ally whose units are named; the author's turn is on top of the agenda.
   *
   * @return false if there is nobody to ask
   */
  @Rule({"10.0-a", "10.0-a/r89"})
  boolean asks(Proposal proposal, RulingInProgress<Position, Frame> ruling) {
    List<Seat> others = others(ruling.position(), proposal);
    if (others.isEmpty()) {
      return false;
    }
    ruling.add(new SideEvent.OffensiveProposed(proposal));
    ruling.pushFrame(new Consenting(proposal, others));
    return true;
  }

  private List<Seat> others(Position position, Proposal proposal) {
    List<Seat> others = new ArrayList<>();
    for (String counter : proposal.counters()) {
      Seat seat = seat(position, counter);
      if (!seat.equals(proposal.seat()) && !others.contains(seat)) {
        others.add(seat);
      }
    }
    return others;
  }

  /**
   * r148: a stack or flight of an ally's counters alone is their offensive, once they agree to it.
   */
  @Rule("10.0-a/r148")
  Routing whose(Position position, Routing way) {
    Seat first = seat(position, way.pieces().getFirst());
    boolean own = way.pieces().stream().anyMatch(piece -> seat(position, piece).equals(way.seat()));
    return own ? way : way.by(first);
  }

  private Seat seat(Position position, String counter) {
    return position.conventions().seat(orderOfBattle.nation(counter));
  }

  /** 10.10/r55: every nation that takes part pays one; the other side is next (10.0-a). */
  @Rule({"10.6", "10.10/r55"})
  void pay(Routing way, RulingInProgress<Position, Frame> ruling) {
    Map<Nation, Integer> price = new TreeMap<>();
    way.pieces().forEach(piece -> price.put(orderOfBattle.nation(piece), 1));
    ruling.add(new OffensiveEvent.OffensivePaid(price));
    ruling.replaceFrame(new Turning(orderOfBattle.side(way.pieces().getFirst()).other(), 0));
  }
}
