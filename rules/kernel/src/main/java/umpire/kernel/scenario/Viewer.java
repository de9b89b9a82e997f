package umpire.kernel.scenario;

/** Whose eyes: a seat's, or everybody's. */
public sealed interface Viewer {
  /** Sees what its seat may know. */
  record Of(Seat seat) implements Viewer {}

  /** Sees what anybody may know. */
  record Everyone() implements Viewer {}
}
