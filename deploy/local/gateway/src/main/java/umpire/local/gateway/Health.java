package umpire.local.gateway;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The readiness of all four services as one answer: 200 only if every one of them is up. */
final class Health {
  private static final int MILLISECONDS = 2_000;

  private final HttpClient client;
  private final Origins origins;

  Health(Vertx vertx, Origins origins) {
    this.client = vertx.createHttpClient(new HttpClientOptions().setConnectTimeout(MILLISECONDS));
    this.origins = origins;
  }

  private record State(Backend backend, boolean isUp, String detail) {
    JsonObject json() {
      JsonObject json = new JsonObject().put("status", isUp ? "UP" : "DOWN");
      return detail.isEmpty() ? json : json.put("detail", detail);
    }
  }

  void handle(RoutingContext context) {
    List<Future<State>> questions = new ArrayList<>();
    Arrays.stream(Backend.values()).map(this::ask).forEach(questions::add);
    Future.all(questions).onSuccess(all -> answer(context, all.list())).onFailure(context::fail);
  }

  private Future<State> ask(Backend backend) {
    return client
        .request(
            HttpMethod.GET,
            backend.origin(origins).getPort(),
            backend.origin(origins).getHost(),
            "/q/health/ready")
        .compose(HttpClientRequest::send)
        .compose(
            response ->
                response
                    .end()
                    .map(
                        ignored ->
                            new State(
                                backend,
                                response.statusCode() == 200,
                                response.statusCode() == 200
                                    ? ""
                                    : "not ready: " + response.statusCode())))
        .timeout(MILLISECONDS, TimeUnit.MILLISECONDS)
        .otherwise(failure -> new State(backend, false, "does not answer"));
  }

  private static void answer(RoutingContext context, List<State> states) {
    boolean isUp = states.stream().allMatch(State::isUp);
    JsonObject services = new JsonObject();
    states.forEach(state -> services.put(state.backend().service(), state.json()));
    context
        .response()
        .setStatusCode(isUp ? 200 : 503)
        .putHeader("Content-Type", "application/json")
        .putHeader("Cache-Control", "no-store")
        .end(
            new JsonObject()
                .put("status", isUp ? "UP" : "DOWN")
                .put("services", services)
                .toBuffer())
        .onFailure(context::fail);
  }
}
