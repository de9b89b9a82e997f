package umpire.weserubung.model.frame;

import java.util.List;
import umpire.kernel.hex.Place;

/**
 * 8.1, 8.6: ships that sail together, where they are by now.
 *
 * @param errand to attack, or any other passage
 * @param ships who sails, in order of id
 * @param from where they set out
 * @param way what lies ahead, where they are first and the end last
 * @param spent movement points spent to be where they are
 * @param exposed true if they may be intercepted where they are, too: they have been stopped there
 *     and have not got away (r117)
 */
public record Voyage(
    Routing.Errand errand,
    List<String> ships,
    Place from,
    List<Place> way,
    int spent,
    boolean exposed) {
  public Voyage {
    ships = List.copyOf(ships);
    way = List.copyOf(way);
  }

  /** Where they are. */
  public Place at() {
    return way.getFirst();
  }

  /** Where they want to be. */
  public Place end() {
    return way.getLast();
  }

  /** True if nothing lies ahead. */
  public boolean isAtEnd() {
    return way.size() == 1;
  }

  /** So many places farther along the way. */
  public Voyage on(int places) {
    return new Voyage(
        errand, ships, from, way.subList(places, way.size()), spent + places, exposed);
  }

  /** With these ships left. */
  public Voyage with(List<String> left) {
    return new Voyage(errand, left, from, way, spent, exposed);
  }

  /** Exposed where they are, or not. */
  public Voyage exposed(boolean there) {
    return new Voyage(errand, ships, from, way, spent, there);
  }

  /** Ending where they are, with all movement spent: whoever stops attacks nobody any more. */
  public Voyage stopped(int movement) {
    return new Voyage(Routing.Errand.PASSAGE, ships, from, List.of(at()), movement, exposed);
  }
}
