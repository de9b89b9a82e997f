package umpire.chassis.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * A table that is not as the contract or the answers are is found: the gate of all services bites.
 */
class RouteMatrixFaultsTest {
  private static final String PORT = "quarkus.http.test-port";
  private static final String DOCUMENT =
      """
      paths:
        /v1/things/{id}:
          get:
            operationId: readThing
        /v1/things:
          post:
            operationId: makeThing
            requestBody: {}
      """;
  private static final String HEADER = "method, path, quota, anonymous, owner";
  private static final String MAKE = "POST, /v1/things, create, 401, in";
  private static final String READ = "GET, /v1/things/{id}, -, in, in";

  private static final AtomicInteger LEFT = new AtomicInteger();
  private static final HttpServer SERVER = serving();
  private static String before = "";

  private static HttpServer serving() {
    try {
      return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Things are anybody's to read and an account's to make; 409 is none of the gate's answers. Three
   * things may be made, of those with a token.
   */
  @BeforeAll
  static void serve() {
    SERVER.createContext(
        "/v1/things",
        exchange -> {
          boolean anonymous = exchange.getRequestHeaders().getFirst("Authorization") == null;
          boolean reads = exchange.getRequestMethod().equals("GET");
          if (!reads && !anonymous) {
            int left = LEFT.getAndDecrement();
            exchange.getResponseHeaders().add("RateLimit", "\"create\";r=%d;t=1".formatted(left));
            if (left <= 0) {
              byte[] refused = "{\"key\": \"create\"}".getBytes(StandardCharsets.UTF_8);
              exchange.sendResponseHeaders(429, refused.length);
              exchange.getResponseBody().write(refused);
              exchange.close();
              return;
            }
          }
          exchange.sendResponseHeaders(reads ? 200 : anonymous ? 401 : 409, -1);
          exchange.close();
        });
    SERVER.start();
    before = System.getProperty(PORT, "");
    System.setProperty(PORT, "" + SERVER.getAddress().getPort());
  }

  @AfterAll
  static void stop() {
    if (before.isEmpty()) {
      System.clearProperty(PORT);
    } else {
      System.setProperty(PORT, before);
    }
    SERVER.stop(0);
  }

  @Test
  void a_table_that_is_true_passes() throws IOException {
    assertThat(faults("# a note", HEADER, "", MAKE, READ)).isEmpty();
  }

  @Test
  void a_wrong_cell_is_found() throws IOException {
    assertThat(faults(HEADER, MAKE.replace("401", "in"), READ))
        .containsExactly("POST /v1/things by anonymous: 401, not in (status 401)");
    assertThat(faults(HEADER, MAKE, READ.replace("in, in", "in, 403")))
        .containsExactly("GET /v1/things/{id} by owner: in, not 403 (status 200)");
  }

  @Test
  void a_route_without_a_line_and_a_line_without_a_route_are_found() throws IOException {
    assertThat(faults(HEADER, MAKE)).containsExactly("GET /v1/things/{id}: no line in the matrix");
    assertThat(faults(HEADER, MAKE, READ, "PUT, /v1/things, create, in, in"))
        .containsExactly("PUT /v1/things: a line, but no such route");
  }

  @Test
  void a_line_that_is_not_whole_is_found() throws IOException {
    assertThat(faults(HEADER, MAKE, "GET, /v1/things/{id}, -, in"))
        .contains("GET /v1/things/{id}: 1 cells for 2 callers");
    assertThat(faults(HEADER, MAKE, READ.replace("in, in", "in, ok"))).isNotEmpty();
    assertThat(faults(HEADER, MAKE, READ, READ)).contains("GET /v1/things/{id}: two lines");
    assertThat(faults("method, path, quota, owner, owner", MAKE.replace("401", "in"), READ))
        .isNotEmpty();
  }

  @Test
  void a_route_that_is_counted_otherwise_than_the_table_says_is_found() throws IOException {
    assertThat(quotaFaults(MAKE, READ)).isEmpty();
    assertThat(quotaFaults(MAKE.replace("create", "play"), READ))
        .containsExactly("POST /v1/things: counted by create, not by play (call 1)");
    assertThat(quotaFaults(MAKE.replace("create", "-"), READ))
        .containsExactly("POST /v1/things: counted by create, not by - (call 1)");
    assertThat(quotaFaults(MAKE, READ.replace("-", "read")))
        .containsExactly("GET /v1/things/{id}: counted by -, not by read (call 1)");
    assertThat(quotaFaults(MAKE.replace("create", "some"), READ)).isNotEmpty();
    assertThat(quotaFaults(MAKE)).containsExactly("GET /v1/things/{id}: no line in the matrix");
  }

  /** The contract names the quota, and no call is refused by it. */
  @Test
  void a_quota_that_is_documented_but_never_refuses_is_found() throws IOException {
    LEFT.set(1_000);
    assertThat(
            RouteMatrix.of(document(), List.of(HEADER, MAKE, READ))
                .quotaFaults(RouteMatrixFaultsTest::byTheOwner))
        .containsExactly("POST /v1/things: never refused by its quota create in 60 calls");
  }

  private static List<String> quotaFaults(String... rows) throws IOException {
    LEFT.set(3);
    List<String> table = new ArrayList<>(List.of(HEADER));
    table.addAll(List.of(rows));
    return RouteMatrix.of(document(), table).quotaFaults(RouteMatrixFaultsTest::byTheOwner);
  }

  private static Sample byTheOwner(Contract.Operation operation) {
    return Sample.of(operation.id(), "a-token").at("id", "one").sending("{}");
  }

  private static Contract document() throws IOException {
    return Contract.of(new YAMLMapper().readTree(DOCUMENT));
  }

  private static List<String> faults(String... rows) throws IOException {
    return RouteMatrix.of(document(), List.of(rows))
        .faults(
            (operation, caller) ->
                Sample.of(operation.id(), caller.equals("owner") ? "a-token" : "")
                    .at("id", "one")
                    .sending("{}"));
  }
}
