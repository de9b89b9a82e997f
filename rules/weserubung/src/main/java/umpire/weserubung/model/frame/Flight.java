package umpire.weserubung.model.frame;

import java.util.List;
import umpire.kernel.hex.Place;

/**
 * 7.1, 7.6: aircraft that fly together from one base (r86), where they are by now. On the position
 * they stay at their base until they land.
 *
 * @param aircraft who flies, in order of id
 * @param passengers land units and leaders aboard air transports
 * @param leg the way that lies ahead, where they are first and its end last
 * @param spent movement points spent so far
 * @param target what for: the hex to attack or to drop into; of a mere transfer the base to land on
 * @param attack true if they fly to fight or to drop parachutists
 */
public record Flight(
    List<String> aircraft,
    List<String> passengers,
    List<Place> leg,
    int spent,
    Place target,
    boolean attack) {
  public Flight {
    aircraft = List.copyOf(aircraft);
    passengers = List.copyOf(passengers);
    leg = List.copyOf(leg);
  }

  /** With nobody aboard. */
  public Flight empty() {
    return new Flight(aircraft, List.of(), leg, spent, target, attack);
  }

  /** Where they are. */
  public Place at() {
    return leg.getFirst();
  }
}
