package umpire.local.gateway;

import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.EnumMap;
import java.util.Map;
import umpire.connections.ConnectionLimits;

/** Who answers which path. */
@ApplicationScoped
class Routes {
  private final Map<Backend, BackendProxy> proxies = new EnumMap<>(Backend.class);
  private final Health health;
  private final Pages pages;

  Routes(Vertx vertx, Origins origins, Pages pages) {
    this.pages = pages;
    ConnectionLimits.require();
    TokenExchange tokenExchange = new TokenExchange(vertx, origins.lobby());
    Forwarding forwarding = new Forwarding(origins);
    for (Backend backend : Backend.values()) {
      proxies.put(
          backend,
          new BackendProxy(vertx, backend, backend.origin(origins), tokenExchange, forwarding));
    }
    health = new Health(vertx, origins);
  }

  void open(@Observes Router router) {
    router.route().order(-30).handler(RequestIds::handle);
    router.route().order(-20).handler(CrossOrigin::handle);
    router.get("/healthz").order(-10).handler(health::handle);
    pages.open(router, -9);
    router.route().order(0).handler(this::pass);
  }

  private void pass(RoutingContext context) {
    String path = SafePaths.normalised(context.request());
    BackendProxy proxy = Backend.answers(path) ? proxies.get(Backend.of(path)) : null;
    if (proxy == null) {
      context.request().resume();
      Problem.NOT_FOUND.answer(context.request(), "the gateway knows /v1/..., /docs/ and /healthz");
    } else {
      proxy.handle(context);
    }
  }
}
