package umpire.local.gateway;

import io.vertx.ext.web.RoutingContext;
import java.util.UUID;
import java.util.regex.Pattern;

/** Every request has a name by which its traces are found in all logs: the client's or ours. */
final class RequestIds {
  static final String HEADER = "X-Request-Id";

  /** Nothing that could break a line or a column of a log. */
  private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9._:-]{1,128}");

  private RequestIds() {}

  static void handle(RoutingContext context) {
    String given = context.request().getHeader(HEADER);
    String id =
        given != null && SAFE.matcher(given).matches() ? given : UUID.randomUUID().toString();
    context.request().headers().set(HEADER, id);
    // Last of all, so that a service's answer cannot say it a second time.
    context.addHeadersEndHandler(ignored -> context.response().putHeader(HEADER, id));
    context.next();
  }
}
