package umpire.weserubung.play.movement;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.MovementEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;
import umpire.weserubung.rules.PositionCache;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.Railways;

/** 11.0-rail Movement by rail: any distance along controlled sections. */
public final class Trains implements Trip {
  private final Railways railways;
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;
  private final Capture capture;
  private final PositionCache<Side, BitSet> sections = new PositionCache<>(this::sections);

  public Trains(Railways railways, OrderOfBattle orderOfBattle, Capture capture) {
    this.railways = railways;
    this.orderOfBattle = orderOfBattle;
    this.stacking = new Stacking(orderOfBattle);
    this.capture = capture;
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.RAIL;
  }

  @Override
  public RuleId rule() {
    return new RuleId("11.0-rail-a");
  }

  /** True for a land unit on a railway; leaders and aircraft go by themselves. */
  boolean standsOnRail(Piece piece) {
    return !piece.isAboard()
        && orderOfBattle.isUnit(piece.id())
        && orderOfBattle.unit(piece.id()).arm().isLand()
        && railways.isOn(piece.place());
  }

  /** 11.0-rail-b: the hexes of sections that the side controls. */
  public BitSet controlled(Position position, Side side) {
    return sections.of(position, side);
  }

  @Rule("11.0-rail-b")
  private BitSet sections(Position position, Side side) {
    BitSet ends = new BitSet();
    BitSet breaks = new BitSet();
    railways.markTowns(town -> position.country().control(town) != side, breaks);
    BitSet fouled = new BitSet();
    for (Piece enemy : orderOfBattle.pieces(position, side.other(), PieceKind.LAND_UNITS)) {
      if (!enemy.isAboard()) {
        railways.markZone(enemy.place(), fouled);
      }
    }
    for (Piece enemy : orderOfBattle.pieces(position, side.other(), PieceKind.AIRCRAFT)) {
      if (!enemy.isAboard()) {
        railways.mark(enemy.place(), fouled);
      }
    }
    for (Piece own : orderOfBattle.pieces(position, side, PieceKind.LAND_UNITS)) {
      if (!own.isAboard()) {
        railways.mark(own.place(), ends);
      }
    }
    breaks.andNot(ends);
    breaks.or(fouled);
    railways.markTowns(_ -> true, ends); // an end of a section, like a friendly unit
    return railways.controlled(ends, breaks);
  }

  /** 11.0-rail-a: true if a train may take the piece anywhere. */
  @Rule("11.0-rail-a")
  boolean leadsOn(Position position, Piece piece, BitSet controlled) {
    Side side = orderOfBattle.side(piece.id());
    return standsOnRail(piece)
        && railways.leadsTo(
            piece.place(),
            controlled,
            hex -> stacking.room(position, hex, side, UnitKind.Element.LAND) > 0);
  }

  private Set<Place> ends(Position position, Piece piece, BitSet controlled) {
    Side side = orderOfBattle.side(piece.id());
    Set<Place> ends = new HashSet<>(railways.reach(piece.place(), controlled).keySet());
    ends.remove(piece.place());
    ends.removeIf(hex -> stacking.room(position, hex, side, UnitKind.Element.LAND) == 0);
    return ends;
  }

  @Override
  public Onward onward(Position position, Routing draft) {
    Piece piece = position.piece(draft.pieces().getFirst());
    return new Onward(
        ends(position, piece, controlled(position, orderOfBattle.side(piece.id()))), List.of());
  }

  @Override
  public Way way(Position position, Routing draft, Place to) {
    Piece piece = position.piece(draft.pieces().getFirst());
    Map<Place, Place> reach =
        railways.reach(piece.place(), controlled(position, orderOfBattle.side(piece.id())));
    return new Way(Railways.path(reach, to), 0);
  }

  @Override
  public void declared(Routing whole, RulingInProgress<Position, Frame> ruling) {
    String id = whole.pieces().getFirst();
    ruling.add(new MovementEvent.WentByRail(id, whole.path()));
    capture.enter(ruling, id, whole.path().subList(1, whole.path().size()));
  }
}
