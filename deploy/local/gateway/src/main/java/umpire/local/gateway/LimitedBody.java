package umpire.local.gateway;

import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.streams.ReadStream;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A request's body that fails as soon as it is longer than allowed, announced or not. */
final class LimitedBody implements ReadStream<Buffer> {
  static final long LIMIT = 1024 * 1024;
  static final long LARGE = 16 * LIMIT;

  /** Whole matches and packs. */
  private static final Set<String> LARGE_PATHS = Set.of("/v1/matches/import", "/v1/admin/editions");

  /** The body was longer than allowed. */
  static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLarge(String detail) {
      super(detail, null, false, false);
    }
  }

  private final HttpServerRequest request;
  private long seen;
  private @Nullable Handler<Throwable> failed;

  LimitedBody(HttpServerRequest request) {
    this.request = request;
  }

  private static long most(HttpServerRequest request) {
    return LARGE_PATHS.contains(SafePaths.normalised(request)) ? LARGE : LIMIT;
  }

  /** What the problem says to whoever sends too much. */
  static String detail(HttpServerRequest request) {
    return "a body has at most " + most(request) + " bytes";
  }

  /** Whether the client says beforehand that it will send too much. */
  static boolean announced(HttpServerRequest request) {
    String length = request.getHeader("Content-Length");
    if (length == null || !length.matches("\\d+")) {
      return false;
    }
    return length.length() > 18 || Long.parseLong(length) > most(request);
  }

  boolean tooLarge() {
    return seen > most(request);
  }

  @Override
  public LimitedBody exceptionHandler(@Nullable Handler<Throwable> handler) {
    failed = handler;
    request.exceptionHandler(handler);
    return this;
  }

  @Override
  public LimitedBody handler(@Nullable Handler<Buffer> handler) {
    request.handler(handler == null ? null : buffer -> pass(buffer, handler));
    return this;
  }

  private void pass(Buffer buffer, Handler<Buffer> handler) {
    boolean already = tooLarge();
    seen += buffer.length();
    if (!tooLarge()) {
      handler.handle(buffer);
    } else if (!already && failed != null) {
      failed.handle(new TooLarge(detail(request)));
    }
  }

  @Override
  public LimitedBody pause() {
    request.pause();
    return this;
  }

  @Override
  public LimitedBody resume() {
    request.resume();
    return this;
  }

  @Override
  public LimitedBody fetch(long amount) {
    request.fetch(amount);
    return this;
  }

  @Override
  public LimitedBody endHandler(@Nullable Handler<Void> handler) {
    request.endHandler(handler);
    return this;
  }
}
