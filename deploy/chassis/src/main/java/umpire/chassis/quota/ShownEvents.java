package umpire.chassis.quota;

import io.quarkus.arc.Arc;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Singleton;

/**
 * How many events of its match the caller of the present call has been shown so far. Whatever a
 * budget earns by the pace of a match follows from this number, which the caller can read; acts of
 * others that the caller was not shown do not change it.
 */
@Singleton
public class ShownEvents {
  private final OfCall call;

  ShownEvents(OfCall call) {
    this.call = call;
  }

  /** The number of the present call; negative until it is set. */
  @RequestScoped
  static class OfCall {
    private long shown = -1;

    long shown() {
      return shown;
    }

    void set(long count) {
      shown = count;
    }
  }

  /**
   * Sets the number of events, from 0, for the present call; outside of a call, as in a stream, it
   * does nothing.
   */
  public void set(long count) {
    if (Arc.container().requestContext().isActive()) {
      call.set(count);
    }
  }

  /** How many there are for the present call; negative if no match was read. */
  long ofThisCall() {
    return call.shown();
  }
}
