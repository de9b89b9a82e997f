package umpire.wire;

import java.lang.reflect.RecordComponent;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Brief;

/** What a brief from outside names: only places of the map and counters of the pack. */
public final class BriefReferences {
  private BriefReferences() {}

  /**
   * Checks every place and every counter that a brief names; throws WireException with the pointer
   * of the first one that the pack does not have.
   */
  public static void check(Brief brief, Pack pack) {
    ValueVisitor.visit(
        brief,
        (pointer, part) -> {
          switch (part) {
            case Place place when !pack.map().has(place) ->
                throw new WireException(pointer, "the map has no place " + place);
            case Record named -> counters(pointer, named, pack);
            default -> {
              // a number, a word or a collection names nothing
            }
          }
        });
  }

  private static void counters(String pointer, Record named, Pack pack) {
    for (RecordComponent component : named.getClass().getRecordComponents()) {
      if (component.isAnnotationPresent(CounterId.class)
          && !pack.counters().containsKey(ValueVisitor.part(component, named))) {
        throw new WireException(
            pointer + "/" + component.getName(),
            "the game has no counter '" + ValueVisitor.part(component, named) + "'");
      }
    }
  }
}
