package umpire.chassis.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Refuses a body that turns out to be larger than its path allows, whether or not its length was
 * known beforehand, and counts one that is taken as it comes for the memory that it holds. Refuses
 * an empty body, or the JSON {@code null}, where a resource takes a body: Quarkus hands over null
 * in both cases, and our resources know no null. A body without fields is sent as {@code {}}.
 */
@Provider
public class BodyInterceptor implements ReaderInterceptor {
  /** A buffer that grows by doubling, and what is made of it at the end. */
  private static final int COPIES = 4;

  private final BodySizes sizes;
  private final MemoryBudget budget;
  private final RoutingContext routing;

  BodyInterceptor(BodySizes sizes, MemoryBudget budget, RoutingContext routing) {
    this.sizes = sizes;
    this.budget = budget;
    this.routing = routing;
  }

  @Override
  public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
    Counted counted =
        JsonBodyReader.RAW.contains(context.getType())
            ? RequestMemory.open(budget)::add
            : _ -> {}; // weighed by what is made of it
    context.setInputStream(
        new BoundedBody(context.getInputStream(), sizes.most(routing.normalizedPath()), counted));
    @Nullable Object body = context.proceed();
    if (body == null) {
      throw Problem.malformed("", "a JSON body is needed").asException();
    }
    return body;
  }

  /** Called with bytes before they are kept. */
  @FunctionalInterface
  private interface Counted {
    void add(long bytes);
  }

  private static final class BoundedBody extends FilterInputStream {
    private final long most;
    private final Counted counted;
    private long seen;

    BoundedBody(InputStream body, long most, Counted counted) {
      super(body);
      this.most = most;
      this.counted = counted;
    }

    @Override
    public int read() throws IOException {
      int one = super.read();
      count(one < 0 ? 0 : 1);
      return one;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      int count = super.read(into, offset, length);
      count(Math.max(0, count));
      return count;
    }

    /** Reads no rest, for which a thread would wait; {@link UnreadBodyDiscard} discards it. */
    @Override
    public void close() {}

    private void count(int more) {
      seen += more;
      if (seen > most) {
        throw BodySizes.tooLarge(most).asException();
      }
      counted.add((long) COPIES * more);
    }
  }
}
