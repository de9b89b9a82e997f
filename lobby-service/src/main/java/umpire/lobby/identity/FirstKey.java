package umpire.lobby.identity;

import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.CompletionStage;
import org.jboss.logging.Logger;
import umpire.chassis.reactive.OwnContext;
import umpire.chassis.start.WorkBegan;

/** Makes or reads the keys at start, so that the first sign-in need not wait for it. */
@ApplicationScoped
class FirstKey {
  private static final Logger LOG = Logger.getLogger(FirstKey.class);

  private final SigningKeys keys;
  private final Vertx vertx;

  FirstKey(SigningKeys keys, Vertx vertx) {
    this.keys = keys;
    this.vertx = vertx;
  }

  void atStart(@Observes WorkBegan started) {
    CompletionStage<Void> _ =
        OwnContext.of(vertx)
            .call(() -> keys.reread().subscribeAsCompletionStage())
            .handle(
                (_, failure) -> {
                  if (failure != null) {
                    LOG.warn("no signing keys yet; the next request tries", failure);
                  }
                  return null;
                });
  }
}
