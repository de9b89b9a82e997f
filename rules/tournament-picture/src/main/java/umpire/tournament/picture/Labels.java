package umpire.tournament.picture;

import java.util.List;
import java.util.function.IntFunction;

/**
 * The words of a picture, of any script; they are escaped, and cut with an ellipsis where they are
 * wider than their place.
 *
 * @param title such as the name of the tournament
 * @param subtitle such as {@code after round 3}; empty for none
 * @param seats what the sides are called, in the order of the scenario's seats, such as {@code
 *     german} and {@code norwegian}; pictures without sides do not read it
 * @param names the shown name of each entrant by pairing number, never an account's id
 */
public record Labels(String title, String subtitle, List<String> seats, IntFunction<String> names) {
  /** Copies the seats. */
  public Labels {
    seats = List.copyOf(seats);
  }

  /** The name of an entrant on one line. */
  String name(int entrant) {
    return Names.clean(names.apply(entrant));
  }

  /** The name of an entrant within a sentence. */
  String spoken(int entrant) {
    return Names.isolated(name(entrant));
  }

  /** What a seat is called. Throws IllegalArgumentException for one without a name. */
  String seat(int seat) {
    if (seat < 0 || seat >= seats.size()) {
      throw new IllegalArgumentException("seat " + (seat + 1) + " has no name among " + seats);
    }
    return Names.clean(seats.get(seat));
  }
}
