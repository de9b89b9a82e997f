package umpire.narvik.model.state;

import umpire.kernel.hex.Place;

/**
 * A base of the Allies (19.4).
 *
 * @param place a port hex
 */
public record Base(Place place) {}
