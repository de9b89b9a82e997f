package umpire.local.gateway;

import io.opentelemetry.api.trace.Span;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jboss.logging.MDC;

/** Every request has a name by which its traces are found in all logs: the client's or ours. */
final class RequestIds {
  static final String HEADER = "X-Request-Id";

  /** Nothing that could break a line or a column of a log; what the services take, too. */
  private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  /** Where in a trace a request stands. */
  private static final List<String> W3C = List.of("traceparent", "tracestate");

  private RequestIds() {}

  static void handle(RoutingContext context) {
    String given = context.request().getHeader(HEADER);
    String id =
        given != null && SAFE.matcher(given).matches() ? given : UUID.randomUUID().toString();
    context.request().headers().set(HEADER, id);
    MDC.put("requestId", id);
    Span.current().setAttribute("umpire.requestId", id);
    if (Span.current().getSpanContext().isValid()) {
      // Ours, which goes on from the caller's, takes its place; beside it there would be two.
      W3C.forEach(context.request().headers()::remove);
    }
    // Last of all, so that a service's answer cannot say it a second time.
    context.addHeadersEndHandler(ignored -> context.response().putHeader(HEADER, id));
    context.next();
  }
}
