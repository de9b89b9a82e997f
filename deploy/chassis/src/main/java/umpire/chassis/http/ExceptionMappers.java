package umpire.chassis.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Every exception that leaves a resource, as a problem. */
public class ExceptionMappers {
  private static final Logger LOG = Logger.getLogger(ExceptionMappers.class);

  private final ProblemAnswers answers;
  private final RoutingContext routing;

  ExceptionMappers(ProblemAnswers answers, RoutingContext routing) {
    this.answers = answers;
    this.routing = routing;
  }

  @ServerExceptionMapper
  Response problem(ProblemException exception) {
    Response.ResponseBuilder answer = Response.fromResponse(answers.of(exception.problem()));
    exception.headers().forEach(answer::header);
    return answer.build();
  }

  @ServerExceptionMapper
  Response mismatch(MismatchedInputException unreadable) {
    return answers.of(JsonReadFailure.problem(unreadable));
  }

  @ServerExceptionMapper
  Response status(WebApplicationException refused) {
    if (refused.getCause() instanceof JsonProcessingException unreadable) {
      return answers.of(JsonReadFailure.problem(unreadable));
    }
    int status = refused.getResponse().getStatus();
    if (status < 400) {
      return refused.getResponse();
    }
    if (status >= 500) {
      LOG.errorf(refused, "request %s failed", RequestId.of(routing));
    }
    Response.ResponseBuilder answer =
        Response.fromResponse(answers.of(StatusProblems.problem(status)));
    for (String name : new String[] {HttpHeaders.ALLOW, HttpHeaders.RETRY_AFTER}) {
      refused
          .getResponse()
          .getStringHeaders()
          .getOrDefault(name, List.of())
          .forEach(value -> answer.header(name, value));
    }
    return answer.build();
  }

  @ServerExceptionMapper({UnauthorizedException.class, AuthenticationFailedException.class})
  Response unauthenticated() {
    return answers.of(Problem.unauthenticated());
  }

  /**
   * A token without the scope that the method wants, or else its class, is refused; the problem
   * names the scope.
   */
  @ServerExceptionMapper
  Response forbidden(ForbiddenException refused, ResourceInfo resource) {
    return answers.of(
        Optional.ofNullable(resource.getResourceMethod().getAnnotation(RolesAllowed.class))
            .or(
                () ->
                    Optional.ofNullable(
                        resource.getResourceClass().getAnnotation(RolesAllowed.class)))
            .map(allowed -> Problem.lacking(allowed.value()))
            .orElseGet(Problem::forbidden));
  }

  @ServerExceptionMapper
  Response fault(Throwable fault) {
    LOG.errorf(fault, "request %s failed", RequestId.of(routing));
    return answers.of(StatusProblems.problem(500));
  }
}
