package umpire.fallschirmjaeger.model.state;

import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;

/**
 * 2.5a, 2.6 A unit, a leader or a supply head in the air; it stays in the reserve until it lands.
 *
 * @param target hex for which it was named
 * @param hex where it comes down as things are
 * @param steps left; of a head 2 for the full face, 1 for the reduced one
 * @param flown true for a transport that lands, false for a drop
 * @param scattered true if it does not come down where it was meant to
 */
public record Flight(
    @CounterId String id, Place target, Place hex, int steps, boolean flown, boolean scattered) {
  /** Where it comes down after a scatter or a shift. */
  public Flight at(Place other) {
    return new Flight(id, target, other, steps, flown, true);
  }

  /** 2.5g: where it has been scattered to is what it is named for now. */
  public Flight retargeted() {
    return new Flight(id, hex, hex, steps, flown, scattered);
  }

  /** With fewer steps. */
  public Flight losing(int lost) {
    return new Flight(id, target, hex, steps - lost, flown, scattered);
  }
}
