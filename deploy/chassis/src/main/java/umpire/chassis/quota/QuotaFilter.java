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

/**
 * Counts every call by its quota, refuses it with 429 where none is left, and tells in each answer
 * what is. An order is counted when it was refused: one that is accepted is the match's own pace.
 */
public class QuotaFilter {
  private static final String COUNTED = "umpire.quota";

  private final Turn turn;
  private final Quotas quotas;
  private final Paces paces;

  QuotaFilter(Turn turn, Quotas quotas, Paces paces) {
    this.turn = turn;
    this.quotas = quotas;
    this.paces = paces;
  }

  @ServerRequestFilter
  void count(ContainerRequestContext request, ResourceInfo resource) {
    @Nullable Quota quota = quota(resource.getResourceMethod(), request.getMethod());
    if (quota == null) {
      return;
    }
    String holder = turn.holder(quota);
    if (quota == Quota.READ) {
      match(request).ifPresent(match -> earn(holder, match));
    }
    Standing standing =
        quota == Quota.PLAY ? quotas.look(quota, holder) : quotas.take(quota, holder);
    request.setProperty(COUNTED, standing);
  }

  @ServerResponseFilter
  void tell(ContainerRequestContext request, ContainerResponseContext response) {
    if (request.getProperty(COUNTED) instanceof Standing counted) {
      Standing now =
          counted.quota() == Quota.PLAY ? settled(counted, request, response.getStatus()) : counted;
      response.getHeaders().putSingle(Standing.POLICY, now.policy());
      response.getHeaders().putSingle(Standing.REST, now.rest());
    }
  }

  /** After an order: what was refused costs one, what was accepted is the pace of its match. */
  private Standing settled(Standing before, ContainerRequestContext request, int status) {
    if (status >= 400 && status < 500) {
      return quotas.charge(Quota.PLAY, turn.holder(Quota.PLAY));
    }
    if (status < 300) {
      match(request).ifPresent(paces::accepted);
    }
    return before;
  }

  private void earn(String holder, String match) {
    long orders = paces.since(holder, match);
    if (orders > 0) {
      quotas.give(Quota.READ, holder, orders * Quota.READS_EARNED);
    }
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
