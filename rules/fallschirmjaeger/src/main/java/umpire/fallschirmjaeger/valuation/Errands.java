package umpire.fallschirmjaeger.valuation;

import java.util.List;
import java.util.Set;
import umpire.fallschirmjaeger.model.CounterMix;
import umpire.fallschirmjaeger.model.View;
import umpire.fallschirmjaeger.model.chart.Cells.TurnOfTrack;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Gold;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Truck;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;

/**
 * Who has another way than to the goals: the Queen, the Government and the gold to a port, trucks
 * to the gold.
 */
final class Errands {
  private final CounterMix mix;
  private final Table<Integer> prices;
  private final Table<TurnOfTrack> track;
  private final List<Place> ports;
  private final List<Place> airfields;

  Errands(Pack pack, CounterMix mix) {
    this.mix = mix;
    this.prices = pack.table("evacuation-points");
    this.track = pack.table("turn-track");
    this.ports = List.copyOf(pack.map().set("evacuation"));
    this.airfields = List.copyOf(pack.map().set("airfields"));
  }

  /** Where these want to go, with what they carry; nothing for those who fight. */
  Set<Place> wanted(View view, List<String> all) {
    for (String id : all) {
      Piece piece = view.forces().inPlay().get(id);
      if (piece != null && piece.is(Mark.CAPTIVE)) {
        return Set.copyOf(hasPrice(id) ? airfields : ports);
      }
      if (hasPrice(id) || mix.counter(id) instanceof Gold) {
        return Set.copyOf(ports);
      }
    }
    return mix.counter(all.getFirst()) instanceof Truck ? gold(view) : Set.of();
  }

  private Set<Place> gold(View view) {
    for (Piece piece : view.forces().inPlay().values()) {
      if (mix.counter(piece.id()) instanceof Gold
          && view.ground().holder(piece.place()) == Side.ALLIED
          && !ports.contains(piece.place())) {
        return Set.of(piece.place());
      }
    }
    return Set.of();
  }

  /** True for the Queen and the Government: that they leave costs points (4.0f). */
  boolean hasPrice(String id) {
    return prices.rows().headings().contains(id);
  }

  /** 4.0f: true once it costs nothing that the piece leaves. */
  boolean free(View view, String id) {
    TurnOfTrack turn = track.at(Integer.toString(view.calendar().turn()), "turn");
    return !hasPrice(id) || prices.at(id, turn.evacuation()) == 0;
  }
}
