package umpire.local.gateway;

import io.vertx.core.AsyncResult;
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
 * understand: one question at a time for each. The answer is used until it expires, and renewed
 * beside a request after a short while, so that a restart of lobby-service interrupts nobody whose
 * token is known. Services read revocations by themselves, and refuse when they cannot; a bearer
 * token that was refused is removed here.
 */
final class TokenExchange {
  private static final String PREFIX = "ump_";
  private static final String SCHEME = "bearer ";
  private static final String PATH = "/v1/tokens/exchange";
  private static final int MILLISECONDS = 5_000;
  private static final int MOST = 4_096;
  private static final Duration FRESH = Duration.ofSeconds(30);
  private static final Duration PAUSE = Duration.ofSeconds(2);

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

  /**
   * A bearer token.
   *
   * @param fresh until when it is used without another question
   * @param until when it expires
   */
  private record Kept(String bearer, Instant fresh, Instant until) {}

  private final Vertx vertx;
  private final HttpClient client;
  private final URI lobby;
  private final Duration fresh;
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

  TokenExchange(Vertx vertx, URI lobby) {
    this(vertx, lobby, FRESH);
  }

  TokenExchange(Vertx vertx, URI lobby, Duration fresh) {
    this.vertx = vertx;
    this.fresh = fresh;
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
    Promise<String> authorization = Promise.promise();
    exchanged(personal)
        .onComplete(
            answer ->
                own.runOnContext(
                    ignored -> {
                      if (answer.succeeded()) {
                        authorization.complete("Bearer " + answer.result().bearer());
                      } else {
                        authorization.fail(answer.cause());
                      }
                    }));
    return authorization.future();
  }

  private synchronized Future<Kept> exchanged(String personal) {
    Instant now = clock.instant();
    Kept known = kept.get(personal);
    if (known == null || !now.isBefore(known.until())) {
      return asked(personal);
    }
    if (!now.isBefore(known.fresh())) {
      Future<Kept> ignored = asked(personal);
    }
    return Future.succeededFuture(known);
  }

  private Future<Kept> asked(String personal) {
    Future<Kept> running = asked.get(personal);
    if (running != null) {
      return running;
    }
    Promise<Kept> promise = Promise.promise();
    asked.put(personal, promise.future());
    ask(personal)
        .onComplete(
            answer -> {
              answered(personal, answer);
              if (answer.succeeded()) {
                promise.complete(answer.result());
              } else {
                promise.fail(answer.cause());
              }
            });
    return promise.future();
  }

  private synchronized void answered(String personal, AsyncResult<Kept> answer) {
    asked.remove(personal);
    if (answer.succeeded()) {
      kept.put(personal, answer.result());
    } else if (answer.cause() instanceof Refused refused
        && refused.problem() == Problem.UNAUTHENTICATED) {
      kept.remove(personal);
    } else {
      Instant again = clock.instant().plus(PAUSE);
      kept.computeIfPresent(
          personal, (token, known) -> new Kept(known.bearer(), again, known.until()));
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
              Instant renewed = clock.instant().plus(fresh);
              return new Kept(session.getString("token"), renewed, ends);
            });
  }

  /** A service refused this header: the personal token behind it, if any, is exchanged anew. */
  synchronized void refused(@Nullable String authorization) {
    if (authorization != null) {
      kept.values().removeIf(known -> authorization.equals("Bearer " + known.bearer()));
    }
  }
}
