package umpire.local.gateway;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import io.vertx.ext.web.RoutingContext;
import io.vertx.httpproxy.Body;
import io.vertx.httpproxy.HttpProxy;
import io.vertx.httpproxy.ProxyContext;
import io.vertx.httpproxy.ProxyInterceptor;
import io.vertx.httpproxy.ProxyRequest;
import io.vertx.httpproxy.ProxyResponse;
import java.net.URI;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The way to one service and back. */
final class BackendProxy implements ProxyInterceptor {
  private static final int CONNECT_MILLISECONDS = 2_000;

  /** Streams hold a connection each for as long as somebody watches. */
  private static final int CONNECTIONS = 8_000;

  /** Of answers that never have a body. */
  private static final Set<Integer> NO_BODY = Set.of(204, 304);

  private final Backend backend;
  private final TokenExchange tokenExchange;
  private final Forwarding forwarding;
  private final HttpProxy proxy;
  private final SocketTunnel sockets;

  BackendProxy(
      Vertx vertx,
      Backend backend,
      URI origin,
      TokenExchange tokenExchange,
      Forwarding forwarding) {
    HttpClient client =
        vertx.createHttpClient(
            new HttpClientOptions()
                .setConnectTimeout(CONNECT_MILLISECONDS)
                .setMaxPoolSize(CONNECTIONS)
                .setDecompressionSupported(false));
    this.backend = backend;
    this.tokenExchange = tokenExchange;
    this.forwarding = forwarding;
    this.proxy =
        HttpProxy.reverseProxy(client)
            .origin(origin.getPort(), origin.getHost())
            .addInterceptor(this);
    this.sockets = new SocketTunnel(client, backend, origin, tokenExchange, forwarding);
  }

  void handle(RoutingContext context) {
    HttpServerRequest request = context.request();
    if (LimitedBody.announced(request)) {
      request.resume();
      Problem.TOO_LARGE.answer(request, LimitedBody.detail(request));
      return;
    }
    String personal = TokenExchange.personal(request.getHeader("Authorization"));
    if (personal.isEmpty()) {
      pass(request);
      return;
    }
    request.pause();
    tokenExchange
        .authorization(personal)
        .onSuccess(
            authorization -> {
              request.headers().set("Authorization", authorization);
              pass(request);
            })
        .onFailure(failure -> refuse(request, failure));
  }

  private void pass(HttpServerRequest request) {
    if (SocketTunnel.asked(request)) {
      sockets.handle(request);
    } else {
      proxy.handle(request);
    }
  }

  private static void refuse(HttpServerRequest request, Throwable failure) {
    request.resume();
    if (failure instanceof TokenExchange.Refused refused) {
      refused.problem().answer(request, refused.detail());
    } else {
      Problem.UNAVAILABLE.answer(request, "the token could not be exchanged");
    }
  }

  @Override
  public Future<ProxyResponse> handleProxyRequest(ProxyContext context) {
    ProxyRequest request = context.request();
    HttpServerRequest asked = request.proxiedRequest();
    // The service makes its links from the address that the client knows.
    @Nullable HostAndPort authority = asked.authority();
    if (authority != null) {
      request.setAuthority(authority);
    }
    request.setURI(SafePaths.forwarded(asked));
    forwarding.mark(request.headers(), asked);
    LimitedBody body = new LimitedBody(asked);
    request.setBody(Body.body(body, request.getBody().length()));
    return context
        .sendRequest()
        .recover(failure -> Future.succeededFuture(refused(request, asked, body)));
  }

  @Override
  public Future<Void> handleProxyResponse(ProxyContext context) {
    if (context.response().getStatusCode() == 401) {
      tokenExchange.refused(context.request().proxiedRequest().getHeader("Authorization"));
    }
    ProxyResponse response = context.response();
    if (NO_BODY.contains(response.getStatusCode())) {
      // A body of unknown length would be announced, for which some clients wait.
      response.getBody().stream().resume();
      response.setBody(null);
    }
    return context.sendResponse();
  }

  private ProxyResponse refused(ProxyRequest request, HttpServerRequest asked, LimitedBody body) {
    ProxyResponse response = request.release().response();
    if (body.tooLarge()) {
      return answer(response, Problem.TOO_LARGE, asked, LimitedBody.detail(asked));
    }
    // Whether the request was carried out is not known; ids in it make asking again harmless.
    return answer(response, Problem.UNAVAILABLE, asked, backend.service() + " does not answer")
        .putHeader("Retry-After", "1");
  }

  private static ProxyResponse answer(
      ProxyResponse response, Problem problem, HttpServerRequest asked, String detail) {
    Buffer document = problem.document(asked, detail);
    return response
        .setStatusCode(problem.status())
        .putHeader("Content-Type", Problem.TYPE)
        .setBody(Body.body(document));
  }
}
