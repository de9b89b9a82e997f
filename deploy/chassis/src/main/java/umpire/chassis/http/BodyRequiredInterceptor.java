package umpire.chassis.http;

import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Refuses an empty body, or the JSON {@code null}, where a resource takes a body: Quarkus hands
 * over null in both cases, and our resources know no null. A body without fields is sent as {@code
 * {}}.
 */
@Provider
public class BodyRequiredInterceptor implements ReaderInterceptor {

  @Override
  public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
    @Nullable Object body = context.proceed();
    if (body == null) {
      throw Problem.malformed("", "a JSON body is needed").asException();
    }
    return body;
  }
}
