package umpire.fallschirmjaeger.terrain;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.fallschirmjaeger.model.CounterMix;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/** SCS-zoc: ground units control the hexes around them, but not across water without a bridge. */
@Rule("SCS-zoc")
public final class ZonesOfControl {
  /** To enter a hex in an enemy zone. */
  public static final Fraction SURCHARGE = Fraction.ONE;

  private final CounterMix mix;

  /** By hex: those that a unit in it controls. It is mutual. */
  private final Map<Place, List<Place>> around = new HashMap<>();

  /** The zones on a map. */
  public ZonesOfControl(MapGraph map, CounterMix mix) {
    this.mix = mix;
    Crossings crossings = new Crossings(map);
    for (Place hex : map.hexes()) {
      around.put(
          hex, map.neighbours(hex).stream().filter(next -> !crossings.closed(hex, next)).toList());
    }
  }

  /** All hexes in a zone of control of that side. */
  public Set<Place> of(Position position, Side side) {
    Set<Place> zones = new TreeSet<>();
    for (Piece piece : mix.of(position, side)) {
      if (controls(piece)) {
        zones.addAll(around.getOrDefault(piece.place(), List.of()));
      }
    }
    return Collections.unmodifiableSet(zones);
  }

  /** True if the hex lies in a zone of control of that side. */
  public boolean cover(Position position, Side side, Place hex) {
    for (Place near : around.getOrDefault(hex, List.of())) {
      for (Piece piece : mix.in(position, side, near)) {
        if (controls(piece)) {
          return true;
        }
      }
    }
    return false;
  }

  /** True if an enemy zone there hinders the side: no ground unit of its own cancels it. */
  public boolean hinder(Position position, Side side, Place hex) {
    return cover(position, side.other(), hex) && mix.in(position, side, hex).isEmpty();
  }

  /** 1.4: disorganised units have none. */
  @Rule("1.4")
  private static boolean controls(Piece piece) {
    return !piece.is(Mark.DISORGANISED);
  }
}
