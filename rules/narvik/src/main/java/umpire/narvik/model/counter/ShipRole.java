package umpire.narvik.model.counter;

/** What a puffer or landing craft does instead of sailing (20.6). */
public enum ShipRole {
  NONE,
  BASE,
  FERRY
}
