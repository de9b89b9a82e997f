package umpire.local.gateway;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.json.JsonObject;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Personal tokens ({@code ump_...}) exchanged at lobby-service for the bearer tokens that services
 * understand: one question at a time for each, the answer kept for a short while. Services learn of
 * revocations by themselves and refuse; a bearer token that was refused is forgotten here.
 */
final class Exchanges {
  private static final String PREFIX = "ump_";
  private static final String SCHEME = "bearer ";
  private static final String PATH = "/v1/tokens/exchange";
  private static final int MILLISECONDS = 5_000;
  private static final int MOST = 4_096;
  private static final Duration KEPT = Duration.ofSeconds(30);

  /** Why there is no bearer token. */
  static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final Problem problem;

    Refused(Problem problem, String detail) {
      super(detail, null, false, false);
      this.problem = problem;
    }

    Problem problem() {
      return problem;
    }

    String detail() {
      return String.valueOf(getMessage());
    }
  }

  private record Kept(String bearer, Instant until) {}

  private final Vertx vertx;
  private final HttpClient client;
  private final URI lobby;
  private final Clock clock = Clock.systemUTC();
  private final Map<String, Future<Kept>> asked = new HashMap<>();
  private final Map<String, Kept> kept =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Kept> eldest) {
          return size() > MOST;
        }
      };

  Exchanges(Vertx vertx, URI lobby) {
    this.vertx = vertx;
    this.client = vertx.createHttpClient(new HttpClientOptions().setConnectTimeout(MILLISECONDS));
    this.lobby = lobby;
  }

  /** The personal token of this header, or nothing where it holds none. */
  static String personal(@Nullable String authorization) {
    if (authorization == null
        || !authorization.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      return "";
    }
    String token = authorization.substring(SCHEME.length()).strip();
    return token.startsWith(PREFIX) ? token : "";
  }

  /**
   * The header in its stead, on the caller's own context; fails with {@link Refused} where
   * lobby-service knows no such token or does not answer.
   */
  Future<String> authorization(String personal) {
    Context own = vertx.getOrCreateContext();
    Promise<String> told = Promise.promise();
    exchanged(personal)
        .onComplete(
            answer ->
                own.runOnContext(
                    ignored -> {
                      if (answer.succeeded()) {
                        told.complete("Bearer " + answer.result().bearer());
                      } else {
                        told.fail(answer.cause());
                      }
                    }));
    return told.future();
  }

  private synchronized Future<Kept> exchanged(String personal) {
    Kept known = kept.get(personal);
    if (known != null && clock.instant().isBefore(known.until())) {
      return Future.succeededFuture(known);
    }
    Future<Kept> running = asked.get(personal);
    if (running != null) {
      return running;
    }
    Promise<Kept> promise = Promise.promise();
    asked.put(personal, promise.future());
    ask(personal)
        .onComplete(
            answer -> {
              answered(personal, answer.result());
              if (answer.succeeded()) {
                promise.complete(answer.result());
              } else {
                promise.fail(answer.cause());
              }
            });
    return promise.future();
  }

  private synchronized void answered(String personal, @Nullable Kept bearer) {
    asked.remove(personal);
    kept.remove(personal);
    if (bearer != null) {
      kept.put(personal, bearer);
    }
  }

  private Future<Kept> ask(String personal) {
    return client
        .request(
            new RequestOptions()
                .setMethod(HttpMethod.POST)
                .setHost(lobby.getHost())
                .setPort(lobby.getPort())
                .setURI(PATH)
                .putHeader("Content-Type", "application/json"))
        .compose(request -> request.send(new JsonObject().put("token", personal).toBuffer()))
        .compose(this::read)
        .timeout(MILLISECONDS, TimeUnit.MILLISECONDS)
        .recover(
            failure ->
                Future.failedFuture(
                    failure instanceof Refused
                        ? failure
                        : new Refused(Problem.UNAVAILABLE, "lobby-service does not answer")));
  }

  private Future<Kept> read(HttpClientResponse response) {
    if (response.statusCode() == 401) {
      return Future.failedFuture(
          new Refused(
              Problem.UNAUTHENTICATED, "The token was revoked, has expired, or never was."));
    }
    if (response.statusCode() != 200) {
      return Future.failedFuture(
          new Refused(Problem.UNAVAILABLE, "lobby-service exchanges no tokens now"));
    }
    return response
        .body()
        .map(
            body -> {
              JsonObject session = body.toJsonObject();
              Instant ends = Instant.parse(session.getString("expiresAt"));
              Instant soon = clock.instant().plus(KEPT);
              return new Kept(session.getString("token"), ends.isBefore(soon) ? ends : soon);
            });
  }

  /** A service refused this header: the personal token behind it, if any, is exchanged anew. */
  synchronized void refused(@Nullable String authorization) {
    if (authorization != null) {
      kept.values().removeIf(known -> authorization.equals("Bearer " + known.bearer()));
    }
  }
}
