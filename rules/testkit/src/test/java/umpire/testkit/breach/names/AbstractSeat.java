package umpire.testkit.breach.names;

/** Another name that says nothing. */
public record AbstractSeat(int number) {}
