package umpire.weserubung.model.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;

/**
 * Who sits at the table, and what was agreed before the match, as far as it is asked later: the
 * last turn stands in the calendar, and whether the units of 14.1.1 come among the reinforcements.
 *
 * @param seats two or three, as the scenario lists them (1.1)
 * @param westernMoraleTogether true if Britain and France share 20 points (Q1)
 * @param riverPlusTwo true if a river adds 2 to the cost of the hex (Q22)
 * @param batteryDice how many dice the batteries of Oslo throw (G8)
 * @param leadersAnywhere true if a leader who gets away need not keep to hexes of their side (G9)
 */
public record MatchAgreements(
    List<Seat> seats,
    boolean westernMoraleTogether,
    boolean riverPlusTwo,
    int batteryDice,
    boolean leadersAnywhere) {
  public static final Seat GERMAN = new Seat("german");
  public static final Seat ALLIED = new Seat("allied");
  public static final Seat WESTERN = new Seat("western");
  public static final Seat NORWEGIAN = new Seat("norwegian");

  private static final List<Seat> ALL = List.of(GERMAN, ALLIED, WESTERN, NORWEGIAN);

  public MatchAgreements {
    seats = seats.stream().map(MatchAgreements::known).toList();
  }

  /** The constant where there is one: seats are compared for every piece, the same one at once. */
  private static Seat known(Seat seat) {
    int index = ALL.indexOf(seat);
    return index < 0 ? seat : ALL.get(index);
  }

  /** 1.1: the seat that plays the nation. */
  @Rule("1.1")
  public Seat seat(Nation nation) {
    if (nation == Nation.GERMANY) {
      return GERMAN;
    }
    if (seats.contains(ALLIED)) {
      return ALLIED;
    }
    return nation == Nation.NORWAY ? NORWEGIAN : WESTERN;
  }

  /** The nations that the seat plays. */
  public List<Nation> nations(Seat seat) {
    List<Nation> nations = new ArrayList<>();
    for (Nation nation : Nation.values()) {
      if (seat(nation).equals(seat)) {
        nations.add(nation);
      }
    }
    return nations;
  }

  /** The seats of a side, the western one before the Norwegian one (r85). */
  @Rule("1.1/r85")
  public List<Seat> seats(Side side) {
    if (side == Side.GERMAN) {
      return List.of(GERMAN);
    }
    return seats.contains(ALLIED) ? List.of(ALLIED) : List.of(WESTERN, NORWEGIAN);
  }

  /** Every seat that plays for a side, with two players or three. */
  public static Set<Seat> seatsOf(Side side) {
    return switch (side) {
      case GERMAN -> Set.of(GERMAN);
      case ALLIED -> Set.of(ALLIED, WESTERN, NORWEGIAN);
    };
  }

  /** The side of the seat. */
  public static Side side(Seat seat) {
    return seat.equals(GERMAN) ? Side.GERMAN : Side.ALLIED;
  }
}
