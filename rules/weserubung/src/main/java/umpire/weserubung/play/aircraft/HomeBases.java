package umpire.weserubung.play.aircraft;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.AirFrame.Homing;
import umpire.weserubung.model.frame.AirFrame.Homing.Quest;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.AirBases.Spot;
import umpire.weserubung.terrain.AirWays;

/** 7.5-6, 7.4, 7.6 Which bases a flight may come down on with what movement is left. */
public final class HomeBases {
  private final AircraftAvailability aircraftAvailability;
  private final AirBases bases;
  private final AirWays ways;

  public HomeBases(AircraftAvailability aircraftAvailability, AirBases bases, AirWays ways) {
    this.aircraftAvailability = aircraftAvailability;
    this.bases = bases;
    this.ways = ways;
  }

  /**
   * Who may land somewhere.
   *
   * @param spot where
   * @param aircraft who gets there, in order of id
   * @param most how many of them together
   */
  public record Choice(Spot spot, List<String> aircraft, int most) {
    /** Landing there: by the one command on a base ashore, by the other on a carrier. */
    public Offer<Command> offer(Class<? extends Command> ashore, Class<? extends Command> aboard) {
      Offer.Parameter who = new Offer.Parameter("aircraft", new Domain.Some(aircraft, 1, most));
      return spot.isDeck()
          ? new Offer<>(aboard, List.of(who, one("carrier", spot.carrier())))
          : new Offer<>(ashore, List.of(who, one("base", spot.place())));
    }

    private static Offer.Parameter one(String name, Object value) {
      return new Offer.Parameter(name, new Domain.One(List.of(value)));
    }
  }

  /**
   * Every place in reach: where they came from first, which has kept room for them, then in order
   * of id.
   */
  @Rule({"7.5-6", "7.2-b", "7.4-a", "7.4-b"})
  public List<Choice> choices(Position position, Homing frame) {
    List<Choice> own = new ArrayList<>();
    List<Choice> others = new ArrayList<>();
    Flight flight = frame.flight();
    if (flight.aircraft().isEmpty()) {
      return List.of();
    }
    for (Spot spot : bases.of(position, aircraftAvailability.side(flight.aircraft().getFirst()))) {
      if (isBarred(position, frame, spot)) {
        continue;
      }
      int distance = ways.cost(flight.at(), spot.place());
      List<String> back = new ArrayList<>();
      List<String> able = new ArrayList<>();
      for (String id : flight.aircraft()) {
        if (reaches(position, frame, id, spot, distance)) {
          (spot.holds(position.piece(id)) ? back : able).add(id);
        }
      }
      if (!back.isEmpty()) {
        own.add(new Choice(spot, back, back.size()));
      }
      int most = Math.min(able.size(), spot.room());
      if (most > 0) {
        others.add(new Choice(spot, able, most));
      }
    }
    own.addAll(others);
    return own;
  }

  /**
   * 10.2-2: not on a base that is captured in the same offensive, in either hex of a double one;
   * 7.4-b: another base.
   */
  @Rule({"10.2-2", "7.4-b"})
  private static boolean isBarred(Position position, Homing frame, Spot spot) {
    Place place = spot.place();
    return switch (frame.quest()) {
      case ARRIVAL, ARRIVAL_AFTER_COMBAT -> !place.equals(frame.flight().at());
      case DISPERSAL -> place.equals(frame.flight().target()) && !spot.isDeck();
      case RETURN, TURNED_BACK ->
          !spot.isDeck() && OffensiveOfFlight.targets(position).contains(place);
    };
  }

  /** 3.3.1-f: after a fight not even to the carrier that it came from. */
  @Rule({"3.3-f", "3.3.1-f"})
  private boolean reaches(Position position, Homing frame, String id, Spot spot, int distance) {
    Piece piece = position.piece(id);
    boolean back = spot.holds(piece);
    boolean arriving =
        frame.quest() == Quest.ARRIVAL || frame.quest() == Quest.ARRIVAL_AFTER_COMBAT;
    if ((arriving && back)
        || frame.flight().spent() + distance > aircraftAvailability.movement(id)) {
      return false;
    }
    if (!bases.suits(piece, spot, frame.quest() != Quest.ARRIVAL)) {
      return false;
    }
    int units = aircraftAvailability.passengers(position, List.of(id), false).size();
    return back
        || units == 0
        || bases.landRoom(position, spot.place(), aircraftAvailability.side(id)) >= units;
  }
}
