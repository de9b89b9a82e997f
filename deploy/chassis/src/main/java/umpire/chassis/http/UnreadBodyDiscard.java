package umpire.chassis.http;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.Context;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Discards the rest of a body after its request was answered. */
@Singleton
class UnreadBodyDiscard {
  /** Before everything that may answer. */
  private static final int FIRST = 1_100;

  private final Vertx vertx;
  private final long within;
  private final long most;

  UnreadBodyDiscard(
      Vertx vertx,
      @ConfigProperty(name = "umpire.http.unread-body.within") Duration within,
      BodySizes sizes) {
    this.vertx = vertx;
    this.within = within.toMillis();
    this.most = sizes.largest();
  }

  void register(@Observes Filters filters) {
    filters.register(this::watch, FIRST);
  }

  private void watch(RoutingContext routing) {
    Context connection = vertx.getOrCreateContext();
    routing.addEndHandler(_ -> connection.runOnContext(_ -> discard(routing.request())));
    routing.next();
  }

  /**
   * On the event loop of the connection, which alone knows whether the body has ended, and whose
   * count of what may be read would overwrite another thread's resuming.
   */
  private void discard(HttpServerRequest request) {
    if (request.isEnded()) {
      return;
    }
    request.handler(new Discarding(request));
    long timer = vertx.setTimer(within, _ -> cut(request));
    request.end().onComplete(_ -> vertx.cancelTimer(timer));
    request.resume();
  }

  private static void cut(HttpServerRequest request) {
    if (request.version() == HttpVersion.HTTP_2) {
      request.response().reset(); // other requests share the connection
    } else {
      request.connection().close();
    }
  }

  /** Keeps nothing, and bears no more than the largest body there is. */
  private final class Discarding implements Handler<Buffer> {
    private final HttpServerRequest request;
    private long seen;

    Discarding(HttpServerRequest request) {
      this.request = request;
    }

    @Override
    public void handle(Buffer buffer) {
      seen += buffer.length();
      if (seen > most) {
        cut(request);
      }
    }
  }
}
