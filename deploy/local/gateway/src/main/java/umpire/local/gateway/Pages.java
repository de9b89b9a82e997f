package umpire.local.gateway;

import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.FileSystemAccess;
import io.vertx.ext.web.handler.StaticHandler;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * {@code /docs}: what people read. Pages without a server of their own: they ask the same API as
 * everybody, from the same origin, and nothing of them is loaded from anywhere else.
 */
@ApplicationScoped
class Pages {
  private static final String ROOT = "/docs";
  private static final String HTML = "text/html;charset=UTF-8";

  /** Pages that stand as they are. */
  private static final List<String> PLAIN = List.of("index", "contracts", "rules", "board");

  /** Pages that are written as Markdown, with the place of their text. */
  private static final Map<String, String> WRITTEN =
      Map.of("getting-started", "docs/text/getting-started.md");

  /** Swagger UI writes styles into its elements; scripts come from this origin alone. */
  private static final String POLICY =
      "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline';"
          + " frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

  private final Map<String, String> pages;
  private final String swagger;

  Pages(@ConfigProperty(name = "umpire.gateway.swagger-ui") String version) {
    this.swagger = "META-INF/resources/webjars/swagger-ui/" + version;
    this.pages =
        PLAIN.stream()
            .collect(Collectors.toMap(Function.identity(), name -> text("docs/" + name + ".html")));
    WRITTEN.forEach((name, place) -> pages.put(name, written(text(place))));
  }

  void open(Router router, int order) {
    router.route(ROOT).order(order).handler(context -> redirect(context));
    router.route(ROOT + "/*").order(order).handler(this::page);
    router
        .route(ROOT + "/swagger-ui/*")
        .order(order + 1)
        .handler(StaticHandler.create(FileSystemAccess.RELATIVE, swagger));
    router
        .route(ROOT + "/*")
        .order(order + 2)
        .handler(StaticHandler.create(FileSystemAccess.RELATIVE, "docs").setIndexPage("none"));
    router.route(ROOT + "/*").order(order + 3).handler(Pages::missing);
  }

  private static void redirect(RoutingContext context) {
    context.request().resume();
    context.response().setStatusCode(308).putHeader("Location", ROOT + "/").end();
  }

  private void page(RoutingContext context) {
    context.request().resume();
    HttpServerResponse response = context.response();
    response.putHeader("Content-Security-Policy", POLICY);
    response.putHeader("X-Content-Type-Options", "nosniff");
    response.putHeader("Referrer-Policy", "no-referrer");
    String rest = context.normalizedPath().substring(ROOT.length() + 1);
    String page = pages.get(rest.isEmpty() ? "index" : rest);
    if (page == null) {
      context.next();
    } else {
      response
          .putHeader("Content-Type", HTML)
          .putHeader("Cache-Control", "no-cache")
          .end(page)
          .onFailure(context::fail);
    }
  }

  private static void missing(RoutingContext context) {
    Problem.NOT_FOUND.answer(context.request(), "there is no such page; /docs/ lists them");
  }

  private static String written(String markdown) {
    List<org.commonmark.Extension> extensions =
        List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    String content =
        HtmlRenderer.builder()
            .extensions(extensions)
            .build()
            .render(Parser.builder().extensions(extensions).build().parse(markdown));
    return text("docs/written.html").replace("<!-- content -->", content);
  }

  private static String text(String resource) {
    try (InputStream in =
        Objects.requireNonNull(
            Thread.currentThread().getContextClassLoader().getResourceAsStream(resource),
            resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
