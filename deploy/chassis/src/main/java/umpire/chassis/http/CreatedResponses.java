package umpire.chassis.http;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

/** An answer 201 that says where the new resource is. */
public final class CreatedResponses {
  private static final int STATUS = 201;

  private CreatedResponses() {}

  /**
   * An answer 201 whose {@code Location} is this path, without scheme and host. JAX-RS would take
   * these from the request, which is wrong behind a proxy with TLS.
   */
  public static Response.ResponseBuilder at(String path) {
    return Response.status(STATUS).header(HttpHeaders.LOCATION, path);
  }
}
