package umpire.testkit.breach.names;

/** A name that says nothing. */
public record SeatManager(int seats) {}
