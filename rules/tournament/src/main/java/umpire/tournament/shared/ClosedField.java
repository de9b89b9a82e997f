package umpire.tournament.shared;

import java.util.List;
import java.util.Optional;
import umpire.tournament.Entrant;
import umpire.tournament.Event;

/** The field of a format that takes nobody after the first round. */
public final class ClosedField {
  private ClosedField() {}

  /**
   * Who took part in the first round or would have, in the order of numbers: everybody but those
   * who withdrew before it.
   */
  public static List<Integer> of(Event event) {
    return event.entrants().stream()
        .filter(entrant -> entrant.until() >= 1)
        .map(Entrant::number)
        .toList();
  }

  /**
   * Why an event is refused, a sentence for the host; empty if it is not.
   *
   * @param format the name of the format, such as "a round robin"
   * @param least how many entrants it needs
   */
  public static Optional<String> refusal(Event event, String format, int least) {
    for (Entrant entrant : event.entrants()) {
      if (entrant.from() > 1) {
        return Optional.of(
            "Entrant %d joins in round %d: %s takes nobody after the first round."
                .formatted(entrant.number(), entrant.from(), format));
      }
    }
    int size = of(event).size();
    if (size < least) {
      return Optional.of(
          "There are %d entrants: %s needs at least %d.".formatted(size, format, least));
    }
    return Optional.empty();
  }
}
