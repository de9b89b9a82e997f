package umpire.testkit.sound.model;

import umpire.kernel.hex.Place;

/** A value. */
public record Token(String id, Place place) {}
