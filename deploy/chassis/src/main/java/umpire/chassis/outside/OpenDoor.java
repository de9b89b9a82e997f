package umpire.chassis.outside;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.function.Supplier;

/**
 * The door for callers from outside, signed in or not. Each may ask so much at once; how often, the
 * quota {@link umpire.chassis.quota.Quota#REASON} says.
 */
@ApplicationScoped
public class OpenDoor {
  private final Turnstile turnstile;

  OpenDoor(Turnstile turnstile) {
    this.turnstile = turnstile;
  }

  /** Throws 422 for a brief that is too large. */
  public void check(JsonNode brief) {
    BriefLimits.check(brief);
  }

  /** What the work gives; throws 503 and 422 as {@link Turnstile} does. */
  public <T> T pass(Supplier<T> work) {
    return turnstile.pass(work);
  }
}
