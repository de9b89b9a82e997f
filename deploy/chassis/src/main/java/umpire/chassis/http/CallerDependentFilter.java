package umpire.chassis.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;

/** Puts the caching headers of {@link CallerDependent} on answers and on refusals. */
@Provider
@CallerDependent
public class CallerDependentFilter implements ContainerResponseFilter {

  @Override
  public void filter(ContainerRequestContext request, ContainerResponseContext response) {
    response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "private, no-store");
    response.getHeaders().putSingle(HttpHeaders.VARY, HttpHeaders.AUTHORIZATION);
  }
}
