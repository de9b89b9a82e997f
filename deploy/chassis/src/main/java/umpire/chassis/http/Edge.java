package umpire.chassis.http;

import io.opentelemetry.api.trace.Span;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;
import org.jspecify.annotations.Nullable;
import umpire.chassis.measure.ProblemCounts;

/**
 * What happens to a request before any resource sees it: it gets its id, and what fails this early
 * (a body too large, a token that does not verify) is answered as a problem too.
 */
@ApplicationScoped
class Edge {
  private static final Logger LOG = Logger.getLogger(Edge.class);

  /** Before Quarkus' own routes, which refuse large bodies without a word. */
  private static final int FIRST = 1_000;

  /** Part of no name of ours, and no database takes it in a text. */
  private static final String NUL = "%00";

  private final ProblemJson problems;
  private final ProblemCounts counts;
  private final long maxBodySize;
  private final long ordinaryBodySize;
  private final List<String> largeBodies;

  Edge(
      ProblemJson problems,
      ProblemCounts counts,
      @ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize maxBodySize,
      @ConfigProperty(name = "umpire.http.ordinary-body") MemorySize ordinaryBodySize,
      @ConfigProperty(name = "umpire.http.large-bodies") List<String> largeBodies) {
    this.problems = problems;
    this.counts = counts;
    this.maxBodySize = maxBodySize.asLongValue();
    this.ordinaryBodySize = Math.min(this.maxBodySize, ordinaryBodySize.asLongValue());
    this.largeBodies = List.copyOf(largeBodies);
  }

  void admission(@Observes Filters filters) {
    filters.register(this::admit, FIRST);
  }

  void failures(@Observes Router router) {
    router.route().failureHandler(this::fail);
  }

  private void admit(RoutingContext routing) {
    String id = RequestId.of(routing);
    routing.response().putHeader(RequestId.HEADER, id);
    MDC.put("requestId", id);
    Span.current().setAttribute("umpire.requestId", id);
    long most = largeBodies.contains(routing.normalizedPath()) ? maxBodySize : ordinaryBodySize;
    if (declaredLength(routing) > most) {
      if (routing.request().version() != HttpVersion.HTTP_2) {
        routing.response().putHeader("Connection", "close"); // forbidden in HTTP/2
      }
      answer(
          routing,
          Problem.of(413, "too-large", "Too large", "A body has at most " + most + " bytes."));
    } else if (routing.request().uri().contains(NUL)) {
      answer(routing, Problem.malformed("", "no name holds the character of number 0"));
    } else {
      routing.next();
    }
  }

  private static long declaredLength(RoutingContext routing) {
    @Nullable String length = routing.request().getHeader("Content-Length");
    try {
      return length == null ? 0 : Long.parseLong(length);
    } catch (NumberFormatException _) {
      return Long.MAX_VALUE; // more digits than a long has; Vert.x itself refuses what is no number
    }
  }

  private void fail(RoutingContext routing) {
    if (routing.response().headWritten()) {
      routing.next();
      return;
    }
    @Nullable Throwable failure = routing.failure();
    if (failure instanceof ProblemException known) {
      known.headers().forEach(routing.response()::putHeader);
    }
    answer(routing, problem(routing, failure));
  }

  private static Problem problem(RoutingContext routing, @Nullable Throwable failure) {
    return switch (failure) {
      case ProblemException known -> known.problem();
      case AuthenticationFailedException _ -> Problem.unauthenticated();
      case UnauthorizedException _ -> Problem.unauthenticated();
      case ForbiddenException _ -> Problem.forbidden();
      case null -> Statuses.problem(routing.statusCode() < 400 ? 500 : routing.statusCode());
      case Throwable fault -> {
        LOG.errorf(fault, "request %s failed", RequestId.of(routing));
        yield Statuses.problem(500);
      }
    };
  }

  private void answer(RoutingContext routing, Problem problem) {
    counts.answered(problem.status(), problem.kind());
    if (problem.status() == 401) {
      routing.response().putHeader("WWW-Authenticate", "Bearer");
    }
    routing
        .response()
        .setStatusCode(problem.status())
        .putHeader(RequestId.HEADER, RequestId.of(routing))
        .putHeader("Content-Type", ProblemJson.MEDIA_TYPE)
        .putHeader("Cache-Control", "private, no-store")
        .end(Buffer.buffer(problems.bytes(problem, RequestId.of(routing))));
  }
}
