package umpire.weserubung.play.route;

import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;

/** What a chapter knows of the ways that its pieces take for one errand. */
public interface Trip {
  /** What for. */
  Routing.Errand errand();

  /** The paragraph that asks for the way. */
  RuleId rule();

  /**
   * Where the way may go on to.
   *
   * @param ends where it may end, each within what movement is left and, for aircraft, with a way
   *     home behind it
   * @param through where it may lead through, each with at least one end behind it, by id
   */
  record Onward(Set<Place> ends, List<Place> through) {}

  /** Where the way may go on to from where it has got to; {@code ends} is never empty. */
  Onward onward(Position position, Routing draft);

  /** The cheapest path to one of those places, the place it has got to first, and its cost. */
  Way way(Position position, Routing draft, Place to);

  /**
   * A path and what it costs.
   *
   * @param path both ends included
   * @param cost in movement points
   */
  record Way(List<Place> path, int cost) {}

  /** What else may be said while the way is being declared: nothing, but for transports (8.7). */
  default List<Offer<Command>> more(Position position, Routing draft) {
    return List.of();
  }

  /** Carries out one of {@link #more}: it replaces the draft. */
  default void take(Routing draft, Command command, RulingInProgress<Position, Frame> ruling) {
    throw new IllegalStateException(command + " was not offered");
  }

  /**
   * Why the way may not lead there, by paragraph; empty where nothing better is known than that it
   * is not offered.
   *
   * @param position as it is
   * @param draft how far it has got
   * @param to where it was to lead
   * @param end true if it was to end there
   */
  default List<Finding> reasons(Position position, Routing draft, Place to, boolean end) {
    return List.of();
  }

  /** The way is declared, and the draft gone: carries it out. */
  void declared(Routing whole, RulingInProgress<Position, Frame> ruling);
}
