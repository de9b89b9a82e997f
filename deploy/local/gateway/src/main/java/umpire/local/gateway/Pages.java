package umpire.local.gateway;

import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.FileSystemAccess;
import io.vertx.ext.web.handler.StaticHandler;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * {@code /docs}: what people read. Pages without a server of their own: they ask the same API as
 * everybody, from the same origin, and nothing of them is loaded from anywhere else.
 */
@ApplicationScoped
class Pages {
  private static final String ROOT = "/docs";
  private static final int OK = 200;
  private static final String HTML = "text/html;charset=UTF-8";

  /** Swagger UI writes styles into its elements; scripts come from this origin alone. */
  private static final String POLICY =
      "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline';"
          + " object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

  /** Folders of files, with the type of what the server does not know by its name. */
  private static final Map<String, String> FILES =
      Map.of(
          "assets", "",
          "contracts", "application/yaml",
          "examples", "text/plain;charset=UTF-8",
          "swagger-ui", "");

  /** All that is used of the renderer of contracts; the rest of its jar is not served. */
  private static final Set<String> RENDERER =
      Set.of("/docs/swagger-ui/swagger-ui-bundle.js", "/docs/swagger-ui/swagger-ui.css");

  private final Map<String, String> pages = PageTexts.all();
  private final String swagger;

  Pages(@ConfigProperty(name = "umpire.pages.swagger-ui") String version) {
    this.swagger = "META-INF/resources/webjars/swagger-ui/" + version;
  }

  void open(Router router, int order) {
    router.get("/").order(order).handler(Pages::welcome);
    router.route(ROOT).order(order).handler(Pages::redirect);
    router.route(ROOT + "/*").order(order).handler(Pages::headers);
    router.get(ROOT + "/*").order(order + 1).handler(this::page);
    router.head(ROOT + "/*").order(order + 1).handler(this::page);
    FILES.forEach((folder, type) -> files(router, folder, type, order + 2));
    router.route(ROOT + "/*").order(order + 3).handler(Pages::missing);
  }

  private void files(Router router, String folder, String type, int order) {
    boolean renderer = folder.equals("swagger-ui");
    StaticHandler handler =
        StaticHandler.create(FileSystemAccess.RELATIVE, renderer ? swagger : "docs/" + folder)
            .setIncludeHidden(false)
            .setIndexPage("/none");
    router
        .route(ROOT + "/" + folder + "/*")
        .order(order)
        .handler(
            context -> {
              if (renderer && !RENDERER.contains(context.normalizedPath())) {
                context.next();
                return;
              }
              if (!type.isEmpty()) {
                context.addHeadersEndHandler(_ -> typed(context.response(), type));
              }
              handler.handle(context);
            });
  }

  private static void typed(HttpServerResponse response, String type) {
    if (response.getStatusCode() == OK) {
      response.putHeader("Content-Type", type);
    }
  }

  /** Whoever types the bare address wants to read; what is there may change. */
  private static void welcome(RoutingContext context) {
    context.request().resume();
    context.response().setStatusCode(302).putHeader("Location", ROOT + "/").end();
  }

  private static void redirect(RoutingContext context) {
    if (context.request().path().endsWith("/")) {
      context.next();
      return;
    }
    context.request().resume();
    context.response().setStatusCode(308).putHeader("Location", ROOT + "/").end();
  }

  private static void headers(RoutingContext context) {
    context.request().resume();
    context
        .response()
        .putHeader("Content-Security-Policy", POLICY)
        .putHeader("X-Content-Type-Options", "nosniff")
        .putHeader("Referrer-Policy", "no-referrer")
        // Asked again each time, by date: after an upgrade nobody reads yesterday's page.
        .putHeader("Cache-Control", "no-cache");
    context.next();
  }

  private void page(RoutingContext context) {
    String rest = context.normalizedPath().substring(ROOT.length() + 1);
    String page = pages.get(rest.isEmpty() ? "index" : rest);
    if (page == null) {
      context.next();
      return;
    }
    HttpServerResponse response = context.response().putHeader("Content-Type", HTML);
    if (context.request().method().equals(HttpMethod.HEAD)) {
      response.end().onFailure(context::fail);
    } else {
      response.end(page).onFailure(context::fail);
    }
  }

  private static void missing(RoutingContext context) {
    Problem.NOT_FOUND.answer(context.request(), "there is no such page; /docs/ lists them");
  }
}
