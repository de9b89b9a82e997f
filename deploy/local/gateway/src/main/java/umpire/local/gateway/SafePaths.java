package umpire.local.gateway;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpUtils;

/** Paths without dots in them: nobody walks from /v1 into a service's own back rooms. */
final class SafePaths {
  private SafePaths() {}

  static String normalised(HttpServerRequest request) {
    String path = request.path();
    return path == null || path.isEmpty() ? "/" : HttpUtils.normalizePath(path);
  }

  static String forwarded(HttpServerRequest request) {
    String query = request.query();
    return query == null ? normalised(request) : normalised(request) + "?" + query;
  }
}
