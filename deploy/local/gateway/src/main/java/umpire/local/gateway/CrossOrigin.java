package umpire.local.gateway;

import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/** Pages of any origin may ask; without cookies, so nothing of the user's travels unasked. */
final class CrossOrigin {
  private CrossOrigin() {}

  static void handle(RoutingContext context) {
    HttpServerRequest request = context.request();
    HttpServerResponse response = context.response();
    if (!request.headers().contains("Origin")) {
      context.next();
      return;
    }
    response.putHeader("Access-Control-Allow-Origin", "*");
    response.putHeader(
        "Access-Control-Expose-Headers",
        "ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id");
    if (request.method().equals(HttpMethod.OPTIONS)
        && request.headers().contains("Access-Control-Request-Method")) {
      response.putHeader("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
      response.putHeader(
          "Access-Control-Allow-Headers",
          "Authorization, Content-Type, If-None-Match, Last-Event-ID, Prefer, X-Request-Id,"
              + " traceparent, tracestate");
      response.putHeader("Access-Control-Max-Age", "86400");
      response.setStatusCode(204).end().onFailure(context::fail);
      return;
    }
    context.next();
  }
}
