package umpire.game.api.stream;

import io.smallrye.mutiny.Multi;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.game.streams.StreamEnd;
import umpire.game.streams.StreamMessage;
import umpire.game.streams.StreamSession;

/** Streams as server-sent events: the next is made when the one before has gone out. */
@Singleton
class EventWriter {
  private final OpenStreams open;
  private final Vertx vertx;
  private final Duration timeout;

  EventWriter(
      OpenStreams open,
      Vertx vertx,
      @ConfigProperty(name = "umpire.game.stream.slow-client-timeout") Duration timeout) {
    this.open = open;
    this.vertx = vertx;
    this.timeout = timeout;
  }

  /** The whole stream, as the answer to a request. */
  Multi<OutboundSseEvent> of(
      StreamSession stream, Function<StreamMessage, StreamFrame> frame, HttpServerRequest request) {
    // A stream passes by the filter of CallerDependent.
    request
        .response()
        .putHeader(HttpHeaders.CACHE_CONTROL, "private, no-store")
        .putHeader(HttpHeaders.VARY, HttpHeaders.AUTHORIZATION);
    Runnable late =
        () -> {
          stream.end(StreamEnd.TOO_SLOW);
          if (request.version() == HttpVersion.HTTP_2) {
            request.response().reset(); // its connection may serve other streams well
          } else {
            SlowClientTimeout.close(request.connection());
          }
        };
    return SlowClientTimeout.watched(
            open.counted(OpenStreams.SSE, stream.messages()), vertx, timeout, late)
        .map(streamMessage -> frame.apply(streamMessage).event());
  }
}
