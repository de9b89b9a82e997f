package umpire.chassis.http;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The name of one request in answers and logs; a client's own is kept where it is well-formed. */
final class RequestId {
  static final String HEADER = "X-Request-Id";

  private static final String KEY = "umpire.request-id";
  private static final Pattern WELL_FORMED = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  private RequestId() {}

  /** The id of this request, made at the first call and the same ever after. */
  static String of(RoutingContext routing) {
    @Nullable String known = routing.get(KEY);
    if (known != null) {
      return known;
    }
    String id = of(routing.request());
    routing.put(KEY, id);
    return id;
  }

  private static String of(HttpServerRequest request) {
    @Nullable String sent = request.getHeader(HEADER);
    return sent != null && WELL_FORMED.matcher(sent).matches()
        ? sent
        : UUID.randomUUID().toString();
  }
}
