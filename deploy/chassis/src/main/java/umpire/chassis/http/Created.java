package umpire.chassis.http;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

/** An answer 201 that says where the new resource is. */
public final class Created {
  private static final int STATUS = 201;

  private Created() {}

  /**
   * At this path of whatever server was asked. JAX-RS would put scheme and host before it, by what
   * the request says of them: behind a proxy with TLS a wrong one.
   */
  public static Response.ResponseBuilder at(String path) {
    return Response.status(STATUS).header(HttpHeaders.LOCATION, path);
  }
}
