package umpire.weserubung.play.fight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.Deck;
import umpire.weserubung.model.Mark;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Side;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.Distances;

/** 3.3-e, 3.4.2: where an aircraft may land that has to leave its base. */
final class Bases {
  /** 3.4.2-b: fighters on a carrier. */
  private static final int FULL_DECK = 2;

  private final Mix mix;
  private final Chart chart;
  private final Distances distances;
  private final Stacking stacking;
  private final List<Place> bases;

  Bases(Mix mix, Chart chart) {
    this.mix = mix;
    this.chart = chart;
    this.distances = new Distances(chart);
    this.stacking = new Stacking(mix);
    this.bases = new ArrayList<>(List.of(Chart.BRITAIN, Chart.DENMARK));
    chart.hexes().stream()
        .filter(hex -> chart.isAirfield(hex) || chart.isLake(hex))
        .forEach(bases::add);
    bases.sort(Comparator.naturalOrder());
  }

  /**
   * Bases in reach.
   *
   * @param fields airfields, lake air bases and boxes, in order
   * @param carriers with room, in order of id
   */
  record Reach(List<Place> fields, List<String> carriers) {
    boolean isEmpty() {
      return fields.isEmpty() && carriers.isEmpty();
    }
  }

  /** How many fighters the carrier holds. */
  @Rule("3.4.2-b")
  static int deck(Piece carrier) {
    return carrier.reduced() ? 1 : FULL_DECK;
  }

  /**
   * Where the aircraft may land, with its whole movement, but for where it is; nowhere if it is
   * grounded (3.3.1-e).
   */
  @Rule({"3.4.2-c", "3.3.1-c", "3.3.1-e"})
  Reach from(Position position, String aircraft) {
    Piece piece = position.piece(aircraft);
    if (piece.is(Mark.GROUNDED)) {
      return new Reach(List.of(), List.of());
    }
    Side side = mix.side(aircraft);
    int reach = mix.unit(aircraft).movement();
    List<Place> fields = new ArrayList<>();
    for (Place place : bases) {
      if (!reaches(piece.place(), place, reach)) {
        continue;
      }
      boolean here = place.equals(piece.place()) && !piece.isAboard();
      if (!here
          && isBase(position, place, side)
          && stacking.room(position, place, side, Arm.Element.AIR) > 0) {
        fields.add(place);
      }
    }
    List<String> carriers = new ArrayList<>();
    if (mix.unit(aircraft).deck() == Deck.FREE) {
      carriers.addAll(carriers(position, piece, side, reach));
    }
    return new Reach(fields, carriers);
  }

  private List<String> carriers(Position position, Piece aircraft, Side side, int reach) {
    List<String> carriers = new ArrayList<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (mix.isUnit(piece.id())
          && mix.unit(piece.id()).arm() == Arm.CARRIER
          && mix.side(piece.id()) == side
          && reaches(aircraft.place(), piece.place(), reach)
          && !piece.id().equals(aircraft.aboard())
          && aboard(position, piece) < deck(piece)) {
        carriers.add(piece.id());
      }
    }
    return carriers;
  }

  /** How many aircraft are on the carrier. */
  int aboard(Position position, Piece carrier) {
    int aboard = 0;
    for (Piece piece : position.in(carrier.place())) {
      if (piece.aboard().equals(carrier.id()) && isAircraft(piece)) {
        aboard++;
      }
    }
    return aboard;
  }

  boolean isAircraft(Piece piece) {
    return mix.isUnit(piece.id()) && mix.unit(piece.id()).arm().isAir();
  }

  private boolean isBase(Position position, Place place, Side side) {
    if (Chart.isBox(place)) {
      return place.equals(side == Side.GERMAN ? Chart.DENMARK : Chart.BRITAIN);
    }
    return (chart.isAirfield(place) && position.country().control(place) == side)
        || position.country().isLakeBase(place, side);
  }

  private boolean reaches(Place from, Place to, int reach) {
    return from.equals(to)
        || (!(Chart.isBox(from) && Chart.isBox(to)) && distances.within(from, to, reach));
  }
}
