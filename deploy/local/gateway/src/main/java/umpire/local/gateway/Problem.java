package umpire.local.gateway;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.JsonObject;

/** What the gateway itself has to refuse, as a problem document (RFC 9457). */
enum Problem {
  UNAUTHENTICATED(401, "unauthenticated", "Not signed in"),
  NOT_FOUND(404, "not-found", "No such resource"),
  TOO_LARGE(413, "too-large", "The body is too large"),
  UNAVAILABLE(503, "unavailable", "The service is not available");

  static final String TYPE = "application/problem+json";

  private final int status;
  private final String name;
  private final String title;

  Problem(int status, String name, String title) {
    this.status = status;
    this.name = name;
    this.title = title;
  }

  int status() {
    return status;
  }

  Buffer document(HttpServerRequest request, String detail) {
    return new JsonObject()
        .put("type", "urn:umpire:problem:" + name)
        .put("title", title)
        .put("status", status)
        .put("detail", detail)
        .put("instance", request.path())
        .toBuffer();
  }

  void answer(HttpServerRequest request, String detail) {
    HttpServerResponse response = request.response();
    response.setStatusCode(status).putHeader("Content-Type", TYPE);
    switch (this) {
      case UNAUTHENTICATED -> response.putHeader("WWW-Authenticate", "Bearer");
      case UNAVAILABLE -> response.putHeader("Retry-After", "1");
      case NOT_FOUND, TOO_LARGE -> {}
    }
    response.end(document(request, detail)).onFailure(failure -> request.connection().close());
  }
}
