package umpire.chassis.outside;

import com.fasterxml.jackson.databind.JsonNode;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.function.Supplier;
import umpire.chassis.auth.Caller;

/**
 * The door for callers from outside, signed in or not. Each may ask so much at once; whoever is not
 * signed in only so often.
 */
@ApplicationScoped
public class OpenDoor {
  private final Caller caller;
  private final RoutingContext routing;
  private final CallRate rate;
  private final Turnstile turnstile;

  OpenDoor(Caller caller, RoutingContext routing, CallRate rate, Turnstile turnstile) {
    this.caller = caller;
    this.routing = routing;
    this.rate = rate;
    this.turnstile = turnstile;
  }

  /** Throws 429 where the caller asks too often, and 422 for a brief that is too large. */
  public void check(JsonNode brief) {
    if (caller.account().isEmpty()) {
      rate.admit(routing.request().remoteAddress().hostAddress());
    }
    BriefLimits.check(brief);
  }

  /** What the work gives; throws 503 and 422 as {@link Turnstile} does. */
  public <T> T pass(Supplier<T> work) {
    return turnstile.pass(work);
  }
}
