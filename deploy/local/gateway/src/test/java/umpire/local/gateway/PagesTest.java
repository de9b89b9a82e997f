package umpire.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.vertx.http.HttpServer;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(FakeServices.class)
class PagesTest {
  /** What a page loads, or links to. */
  private static final Pattern ADDRESS = Pattern.compile("(href|src)=\"([^\"]*)\"");

  private static final Pattern IMPORT = Pattern.compile("from \"([^\"]*)\"");
  private static final Pattern NAME = Pattern.compile(" id=\"([^\"]*)\"");

  @Inject HttpServer gateway;

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @ParameterizedTest
  @CsvSource({
    "/docs/, A headless umpire for hex wargames",
    "/docs/index, A headless umpire for hex wargames",
    "/docs/getting-started, Getting started",
    "/docs/contracts, Contracts",
    "/docs/rules, Rules",
    "/docs/board, Board",
    "/docs/board?match=m, Board",
    "/docs/tournament, Tournaments",
    "/docs/tournament?id=t, Tournaments",
    "/docs/notation, Notation",
    "/docs/streams, Streams",
    "/docs/webhooks, Webhooks",
    "/docs/discord, Discord",
  })
  void aPageIsHtmlThatLoadsNothingFromElsewhere(String path, String title) throws Exception {
    HttpResponse<String> page = get(path);

    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(header(page, "Content-Type")).contains("text/html;charset=UTF-8");
    assertThat(page.body())
        .startsWith("<!doctype html>")
        .contains("<title>" + title + " · Umpire</title>", "<h1", "</html>")
        .doesNotContain("<!--");
    assertThat(header(page, "Content-Security-Policy").orElse(""))
        .startsWith("default-src 'self';")
        .contains("frame-ancestors 'none'")
        .doesNotContain("http", "*", "unsafe-eval");
    assertThat(header(page, "Set-Cookie")).isEmpty();
    assertThat(header(page, "X-Content-Type-Options")).contains("nosniff");
    assertThat(header(page, "Referrer-Policy")).contains("no-referrer");
    assertThat(page.body()).doesNotContain("src=\"http", "src=\"//", " style=\"", "onclick=");
  }

  @ParameterizedTest
  @CsvSource({
    "/docs/assets/style.css, text/css",
    "/docs/assets/page.js, text/javascript",
    "/docs/swagger-ui/swagger-ui.css, text/css",
    "/docs/swagger-ui/swagger-ui-bundle.js, text/javascript",
    "/docs/contracts/game-service.yaml, application/yaml",
    "/docs/contracts/streams.yaml, application/yaml",
    "/docs/contracts/3.0/lobby-service.yaml, application/yaml",
    "/docs/examples/python/bot.py, text/plain",
  })
  void filesComeWithTheirType(String path, String type) throws Exception {
    HttpResponse<String> file = get(path);

    assertThat(file.statusCode()).isEqualTo(200);
    assertThat(header(file, "Content-Type").orElse("")).startsWith(type);
    assertThat(header(file, "Cache-Control")).contains("no-cache");
    assertThat(header(file, "Content-Security-Policy")).isPresent();
    assertThat(file.body()).isNotEmpty();
  }

  @Test
  void whoeverHasAFileIsNotSentItAgain() throws Exception {
    String changed = header(get("/docs/assets/style.css"), "Last-Modified").orElseThrow();
    HttpRequest again =
        request("/docs/assets/style.css").header("If-Modified-Since", changed).build();

    assertThat(client.send(again, BodyHandlers.ofString()).statusCode()).isEqualTo(304);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/docs/nothing",
        "/docs/board/",
        "/docs/board.html",
        "/docs/pages/board.html",
        "/docs/text/getting-started.md",
        "/docs/assets/",
        "/docs/assets/../pages/frame.html",
        "/docs/assets/%2e%2e/%2e%2e/application.properties",
        "/docs/contracts/",
        "/docs/contracts/nothing.yaml",
        "/docs/swagger-ui/",
        "/docs/swagger-ui/index.html",
        "/docs/swagger-ui/swagger-ui-bundle.js.map",
      })
  void whatIsNoPageIsAProblem(String path) throws Exception {
    HttpResponse<String> answer = get(path);

    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(header(answer, "Content-Type")).contains(Problem.TYPE);
    assertThat(answer.body()).contains("\"status\":404", "\"instance\":", "\"detail\":");
  }

  @Test
  void pagesAreReadAndNotWritten() throws Exception {
    HttpRequest post = request("/docs/board").POST(BodyPublishers.ofString("x")).build();
    HttpRequest head = request("/docs/board").HEAD().build();

    assertThat(client.send(post, BodyHandlers.ofString()).statusCode()).isEqualTo(404);
    HttpResponse<String> answer = client.send(head, BodyHandlers.ofString());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(header(answer, "Content-Type")).contains("text/html;charset=UTF-8");
  }

  @Test
  void theBareAddressLeadsToTheOverview() throws Exception {
    HttpResponse<String> answer = get("/docs");

    assertThat(answer.statusCode()).isEqualTo(308);
    assertThat(header(answer, "Location")).contains("/docs/");
    HttpResponse<String> origin = get("/");
    assertThat(origin.statusCode()).isEqualTo(302);
    assertThat(header(origin, "Location")).contains("/docs/");
  }

  @Test
  void thePageThatIsReadIsMarkedAmongAll() throws Exception {
    assertThat(get("/docs/rules").body())
        .containsOnlyOnce("aria-current")
        .contains("<a href=\"/docs/rules\" aria-current=\"page\">Rules</a>");
    assertThat(get("/docs/").body())
        .containsOnlyOnce("aria-current")
        .contains("<a href=\"/docs/\" aria-current=\"page\">Overview</a>");
  }

  /** From the overview everything is reached, and whatever is linked is there. */
  @Test
  void noLinkLeadsNowhere() throws Exception {
    Map<String, String> seen = new HashMap<>();
    Deque<String> left = new ArrayDeque<>(List.of("/docs/"));
    while (!left.isEmpty()) {
      String path = left.pop();
      if (!path.startsWith("/docs/") || seen.containsKey(path)) {
        continue;
      }
      HttpResponse<String> answer = get(path);
      assertThat(answer.statusCode()).as(path).isEqualTo(200);
      seen.put(path, answer.body());
      links(path, answer.body()).forEach(left::push);
    }
    assertThat(seen)
        .containsKeys("/docs/discord", "/docs/assets/stream.js")
        .containsKeys("/docs/contracts/3.0/game-service.yaml")
        .containsKeys("/docs/examples/python/bot.py", "/docs/swagger-ui/swagger-ui-bundle.js");
    seen.forEach((path, body) -> anchors(path, body, seen));
  }

  private static List<String> links(String path, String body) {
    if (path.contains("swagger-ui") || path.endsWith(".yaml")) {
      return List.of();
    }
    Matcher found = (path.endsWith(".js") ? IMPORT : ADDRESS).matcher(body);
    return found
        .results()
        .map(one -> one.group(path.endsWith(".js") ? 1 : 2).replaceFirst("[#?].*", ""))
        .filter(link -> !link.isEmpty())
        .map(link -> URI.create(path).resolve(link).toString())
        .toList();
  }

  private static void anchors(String path, String body, Map<String, String> seen) {
    if (path.contains(".")) {
      return;
    }
    List<String> wanted =
        ADDRESS
            .matcher(body)
            .results()
            .map(one -> one.group(2))
            .filter(link -> link.contains("#"))
            .toList();
    for (String link : wanted) {
      URI target = URI.create(path).resolve(link);
      String there = seen.getOrDefault(target.getPath(), "");
      assertThat(NAME.matcher(there).results().map(one -> one.group(1)))
          .as(path + " links " + link)
          .contains(target.getFragment());
    }
  }

  @Test
  void textsOfTheRepositoryLinkToWhatIsServed() throws Exception {
    assertThat(get("/docs/getting-started").body())
        .contains("<h1 id=\"getting-started\">Getting started</h1>", "<a href=\"/docs/webhooks\">")
        .contains("<code class=\"language-sh\">")
        .doesNotContain(".md\"", "href=\"../");
    assertThat(get("/docs/webhooks").body())
        .contains("<a href=\"/docs/contracts/lobby-service.yaml\">", "<div class=\"wide\"")
        .contains("(in the repository: <code>docs/figures.md</code>)");
  }

  private HttpResponse<String> get(String path) throws Exception {
    return client.send(request(path).build(), BodyHandlers.ofString());
  }

  private static Optional<String> header(HttpResponse<String> answer, String name) {
    return answer.headers().firstValue(name);
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + gateway.getPort() + path))
        .timeout(Duration.ofSeconds(40));
  }
}
