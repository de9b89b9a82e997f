package umpire.weserubung.play.offensive;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.movement.Trains;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.Railways;

/** 10.0-b, 10.10 A stack advances by rail, as in the movement phase (11.0-rail-a). */
final class RailAdvance implements Trip {
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;
  private final Railways railways;
  private final Trains trains;
  private final StackAdvance advance;

  RailAdvance(OrderOfBattle orderOfBattle, Railways railways, Trains trains, StackAdvance advance) {
    this.orderOfBattle = orderOfBattle;
    this.stacking = new Stacking(orderOfBattle);
    this.railways = railways;
    this.trains = trains;
    this.advance = advance;
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.RAIL_ADVANCE;
  }

  @Override
  public RuleId rule() {
    return new RuleId("10.0-b");
  }

  /** The line that the side controls, for {@link #room}. */
  BitSet controlled(Position position, Side side) {
    return trains.controlled(position, side);
  }

  private Map<Place, Place> reach(Position position, List<String> units) {
    return reach(position, units, controlled(position, orderOfBattle.side(units.getFirst())));
  }

  private Map<Place, Place> reach(Position position, List<String> units, BitSet controlled) {
    Place from = position.piece(units.getFirst()).place();
    return railways.isOn(from) ? railways.reach(from, controlled) : Map.of();
  }

  /** For how many of these units, at most all, there is room at the best end; 0 if at none. */
  int room(Position position, List<String> units, BitSet controlled) {
    Side side = orderOfBattle.side(units.getFirst());
    Place start = position.piece(units.getFirst()).place();
    if (railways.leadsTo(
        start,
        controlled,
        hex -> stacking.room(position, hex, side, UnitKind.Element.LAND) >= units.size())) {
      return units.size();
    }
    int most = 0;
    for (Place hex : reach(position, units, controlled).keySet()) {
      if (!hex.equals(start)) {
        most = Math.max(most, stacking.room(position, hex, side, UnitKind.Element.LAND));
      }
    }
    return most;
  }

  /** 10.0-b, 11.0-rail-a: vacant hexes on the controlled line with room for all. */
  @Rule({"10.0-b", "11.0-rail-a"})
  private Set<Place> ends(Position position, List<String> units, Map<Place, Place> reach) {
    Side side = orderOfBattle.side(units.getFirst());
    long count = units.stream().filter(orderOfBattle::isUnit).count();
    Set<Place> ends = new HashSet<>(reach.keySet());
    ends.remove(position.piece(units.getFirst()).place());
    ends.removeIf(hex -> stacking.room(position, hex, side, UnitKind.Element.LAND) < count);
    return ends;
  }

  @Override
  public Onward onward(Position position, Routing draft) {
    List<String> units = draft.pieces();
    return new Onward(ends(position, units, reach(position, units)), List.of());
  }

  @Override
  public Way way(Position position, Routing draft, Place to) {
    return new Way(Railways.path(reach(position, draft.pieces()), to), 0);
  }

  @Override
  public void declared(Routing whole, RulingInProgress<Position, Frame> ruling) {
    advance.declared(whole, ruling);
  }
}
