package umpire.chassis.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import umpire.chassis.metrics.ProblemCounter;

/** Problems as answers to the request that is being served: each is counted. */
@Singleton
public class ProblemAnswers {
  private final ProblemJson problems;
  private final ProblemCounter counts;
  private final RoutingContext routing;

  ProblemAnswers(ProblemJson problems, ProblemCounter counts, RoutingContext routing) {
    this.problems = problems;
    this.counts = counts;
    this.routing = routing;
  }

  /** The answer with the problem's status and body, which nobody may keep. */
  public Response of(Problem problem) {
    counts.answered(problem.status(), problem.kind());
    Response.ResponseBuilder answer =
        Response.status(problem.status())
            .type(ProblemJson.MEDIA_TYPE)
            .header(HttpHeaders.CACHE_CONTROL, "private, no-store")
            .entity(problems.bytes(problem, RequestId.of(routing)));
    return problem.status() == 401
        ? answer.header(HttpHeaders.WWW_AUTHENTICATE, "Bearer").build()
        : answer.build();
  }
}
