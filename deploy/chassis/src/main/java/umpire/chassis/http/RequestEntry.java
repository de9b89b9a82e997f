package umpire.chassis.http;

import io.opentelemetry.api.trace.Span;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;
import org.jspecify.annotations.Nullable;
import umpire.chassis.metrics.ProblemCounter;

/**
 * Handles a request before any resource: it sets its id, and answers early failures (a body too
 * large, a token that does not verify) as problems.
 */
@Singleton
class RequestEntry {
  private static final Logger LOG = Logger.getLogger(RequestEntry.class);

  /** Before Quarkus' own routes, which refuse large bodies without a word. */
  private static final int FIRST = 1_000;

  /** Control characters and halves of surrogate pairs: part of no name of ours. */
  private static final Pattern UNSTORABLE =
      Pattern.compile(
          "[\\x00-\\x1f\\x7f]|%([01][0-9a-f]|7f|c2%[89]|ed%[ab])", Pattern.CASE_INSENSITIVE);

  private final ProblemJson problems;
  private final ProblemCounter counts;
  private final BodySizes sizes;

  RequestEntry(ProblemJson problems, ProblemCounter counts, BodySizes sizes) {
    this.problems = problems;
    this.counts = counts;
    this.sizes = sizes;
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
    long most = sizes.most(routing.normalizedPath());
    if (declaredLength(routing) > most) {
      if (routing.request().version() != HttpVersion.HTTP_2) {
        routing.response().putHeader("Connection", "close"); // forbidden in HTTP/2
      }
      answer(routing, BodySizes.tooLarge(most));
    } else if (UNSTORABLE.matcher(routing.request().uri()).find()) {
      answer(routing, Problem.malformed("", "no address holds a control character"));
    } else {
      acceptJsonWithProblems(routing);
      routing.next();
    }
  }

  /**
   * Whoever reads problems reads JSON: of a call that answers with a problem or with nothing,
   * clients that are made from the contract say that they read problems alone.
   */
  private static void acceptJsonWithProblems(RoutingContext routing) {
    @Nullable String accepted = routing.request().getHeader("Accept");
    if (accepted != null && accepted.equals(ProblemJson.MEDIA_TYPE)) {
      routing.request().headers().set("Accept", ProblemJson.MEDIA_TYPE + ", application/json");
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
      case null -> StatusProblems.problem(routing.statusCode() < 400 ? 500 : routing.statusCode());
      case Throwable fault -> {
        LOG.errorf(fault, "request %s failed", RequestId.of(routing));
        yield StatusProblems.problem(500);
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
