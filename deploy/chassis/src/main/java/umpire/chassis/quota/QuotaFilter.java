package umpire.chassis.quota;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.lang.reflect.Method;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.ProblemException;

/**
 * Counts every call by its quota, refuses it with 429 where none is left, and says in each answer
 * what is. An order is counted when it was refused: one that is accepted is the match's own pace.
 * What a budget holds follows from what its holder did and was shown, and from nothing else.
 */
public class QuotaFilter {
  private static final String COUNTED = "umpire.quota";
  private static final String GIVEN_BACK = "umpire.quota.given-back";
  private static final int CREATED = 201;

  private final QuotaCall quotaCall;
  private final Quotas quotas;
  private final ShownEvents shown;
  private final ReadProgress progress;

  QuotaFilter(QuotaCall quotaCall, Quotas quotas, ShownEvents shown, ReadProgress progress) {
    this.quotaCall = quotaCall;
    this.quotas = quotas;
    this.shown = shown;
    this.progress = progress;
  }

  @ServerRequestFilter
  void count(ContainerRequestContext request, ResourceInfo resource) {
    @Nullable Quota quota = quota(resource.getResourceMethod(), request.getMethod());
    if (quota == null) {
      return;
    }
    String holder = quotaCall.holder(quota);
    QuotaState quotaState =
        quota == Quota.PLAY ? quotas.look(quota, holder) : quotas.take(quota, holder);
    if (isWhenCreated(resource.getResourceMethod())) {
      requireRead(quota, holder);
      request.setProperty(GIVEN_BACK, true);
    }
    request.setProperty(COUNTED, quotaState);
  }

  /** What makes nothing is counted as a read: where none is left, nothing is tried. */
  private void requireRead(Quota taken, String holder) {
    try {
      quotas.look(Quota.READ, quotaCall.holder(Quota.READ));
    } catch (ProblemException spent) {
      quotas.give(taken, holder, 1);
      throw spent;
    }
  }

  @ServerResponseFilter
  void addHeaders(ContainerRequestContext request, ContainerResponseContext response) {
    if (request.getProperty(COUNTED) instanceof QuotaState counted) {
      QuotaState now =
          switch (counted.quota()) {
            case PLAY -> {
              quotas.settleOrder(
                  quotaCall.holder(Quota.PLAY), quotaCall.holder(Quota.READ), response.getStatus());
              yield quotas.standing(Quota.PLAY, quotaCall.holder(Quota.PLAY));
            }
            case READ -> afterReading(counted, request);
            case REASON, CREATE ->
                request.getProperty(GIVEN_BACK) != null && response.getStatus() != CREATED
                    ? givenBack(counted.quota())
                    : counted;
          };
      response.getHeaders().putSingle(QuotaState.POLICY, now.policy());
      response.getHeaders().putSingle(QuotaState.REST, now.rest());
    }
  }

  /** What made nothing is as a read. */
  private QuotaState givenBack(Quota quota) {
    String holder = quotaCall.holder(quota);
    quotas.give(quota, holder, 1);
    quotas.charge(Quota.READ, quotaCall.holder(Quota.READ));
    return quotas.standing(quota, holder);
  }

  private static boolean isWhenCreated(Method method) {
    @Nullable Counted counted = method.getAnnotation(Counted.class);
    return counted != null && counted.whenCreated();
  }

  /** Each event that the reader was not shown before lets them read some more. */
  private QuotaState afterReading(QuotaState before, ContainerRequestContext request) {
    long count = shown.ofThisCall();
    if (count < 0) {
      return before;
    }
    String holder = quotaCall.holder(Quota.READ);
    long fresh = match(request).map(match -> progress.fresh(holder, match, count)).orElse(0L);
    if (fresh == 0) {
      return before;
    }
    quotas.give(Quota.READ, holder, fresh * Quota.READS_EARNED);
    return quotas.standing(Quota.READ, holder);
  }

  /** The match in which something is asked, by the name that its routes have in common. */
  private static Optional<String> match(ContainerRequestContext request) {
    return Optional.ofNullable(request.getUriInfo().getPathParameters().getFirst("id"));
  }

  /** The quota of a method, or null where its calls are not counted. */
  static @Nullable Quota quota(Method method, String verb) {
    if (method.isAnnotationPresent(Uncounted.class)) {
      return null;
    }
    @Nullable Counted counted = method.getAnnotation(Counted.class);
    if (counted != null) {
      return counted.value();
    }
    return verb.equals(HttpMethod.GET) || verb.equals(HttpMethod.HEAD) ? Quota.READ : Quota.CREATE;
  }
}
