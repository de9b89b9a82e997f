package umpire.narvik.model;

import umpire.kernel.hex.Place;

/**
 * A ship on the map or in the Harstad box.
 *
 * @param id of its counter
 * @param place where it lies
 * @param cargo the land unit aboard (20.2), empty for none
 */
public record ShipOnMap(String id, Place place, String cargo) {}
