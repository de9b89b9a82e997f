package umpire.local.gateway;

import io.vertx.core.Future;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.http.impl.HttpUtils;
import io.vertx.core.net.HostAndPort;
import io.vertx.core.net.NetSocket;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * WebSockets to one service. The proxy's own way forwards no answer but 101 whole, and reads from
 * the service as fast as it writes, whether the client reads or not; here a client that is slow
 * slows the service down, which knows what to do about it.
 */
final class SocketTunnel {
  private static final int SWITCHING_PROTOCOLS = 101;

  private final HttpClient client;
  private final Backend backend;
  private final URI origin;
  private final TokenExchange tokenExchange;
  private final Forwarding forwarding;

  SocketTunnel(
      HttpClient client,
      Backend backend,
      URI origin,
      TokenExchange tokenExchange,
      Forwarding forwarding) {
    this.client = client;
    this.backend = backend;
    this.origin = origin;
    this.tokenExchange = tokenExchange;
    this.forwarding = forwarding;
  }

  /** Whether a request asks for a WebSocket. */
  static boolean asked(HttpServerRequest request) {
    return HttpUtils.canUpgradeToWebSocket(request);
  }

  void handle(HttpServerRequest request) {
    request.resume(); // it has no body, and must be whole before it is another protocol's
    client
        .request(
            new RequestOptions()
                .setMethod(HttpMethod.GET)
                .setHost(origin.getHost())
                .setPort(origin.getPort())
                .setURI(SafePaths.forwarded(request)))
        .compose(asking -> asked(request, asking).connect())
        .compose(answer -> answered(request, answer))
        .onFailure(failure -> refuse(request));
  }

  private HttpClientRequest asked(HttpServerRequest request, HttpClientRequest asking) {
    asking.headers().setAll(request.headers());
    // Hop by hop, however the client put it.
    asking.putHeader(HttpHeaders.CONNECTION, HttpHeaders.UPGRADE);
    forwarding.mark(asking.headers(), request);
    @Nullable HostAndPort authority = request.authority();
    return authority == null ? asking : asking.authority(authority);
  }

  private Future<Void> answered(HttpServerRequest request, HttpClientResponse answer) {
    request.response().setStatusCode(answer.statusCode());
    request.response().headers().addAll(answer.headers());
    if (answer.statusCode() == SWITCHING_PROTOCOLS) {
      NetSocket service = answer.netSocket();
      service.pause();
      return request
          .toNetSocket()
          .onSuccess(listener -> join(listener, service))
          .onFailure(failure -> service.close())
          .mapEmpty();
    }
    if (answer.statusCode() == 401) {
      tokenExchange.refused(request.getHeader(HttpHeaders.AUTHORIZATION));
    }
    return answer.pipeTo(request.response());
  }

  /** Both ways, no faster than the slower side; when one ends, so does the other. */
  private static void join(NetSocket listener, NetSocket service) {
    listener.pipeTo(service).onComplete(ended -> service.close());
    service.pipeTo(listener).onComplete(ended -> listener.close());
  }

  private void refuse(HttpServerRequest request) {
    if (request.response().headWritten()) {
      request.connection().close();
      return;
    }
    request.response().headers().remove(HttpHeaders.CONTENT_LENGTH);
    Problem.UNAVAILABLE.answer(request, backend.service() + " does not answer");
  }
}
