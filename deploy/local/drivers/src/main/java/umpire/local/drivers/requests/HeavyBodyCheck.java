package umpire.local.drivers.requests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify bodies: bodies as heavy as they come, many at once, against a stack with the preset heap.
 * Each is answered, and afterwards every process is the one that it was, alive and ready, a revoked
 * token is refused, and a match goes on.
 */
public final class HeavyBodyCheck {
  private static final String IMPORT = "/v1/matches/import";
  private static final Duration LONG = Duration.ofMinutes(4);
  private static final Duration SOON = Duration.ofSeconds(60);

  /** Promised to users: a revocation bites within this time. */
  private static final Duration PROMISED = Duration.ofSeconds(5);

  private static final int ACCOUNTS = 4;
  private static final int SLOW = 12;
  private static final List<String> SERVICES =
      List.of(Stack.GAME, Stack.COMBAT, Stack.SUPPLY, Stack.LOBBY);

  /** What takes bodies without a match of one's own, and those who listen there themselves. */
  private static final Map<String, String> ROUTES =
      Map.of(
          "/v1/matches",
          Stack.GAME,
          "/v1/matches/01940000-0000-7000-8000-000000000001/commands",
          Stack.GAME,
          "/v1/sessions",
          Stack.LOBBY,
          "/v1/accounts",
          Stack.LOBBY,
          "/v1/seeks",
          Stack.LOBBY,
          "/v1/integrations/discord",
          Stack.LOBBY,
          "/v1/combat/" + SampleBattle.GAME + "/odds",
          Stack.COMBAT,
          "/v1/supply/" + SampleBattle.GAME + "/traces",
          Stack.SUPPLY);

  private final Stack stack;
  private final Api api;
  private final Checks checks;
  private final PrintStream out;
  private final List<Api.Person> people = new ArrayList<>();
  private final Map<String, Long> pids = new LinkedHashMap<>();

  private HeavyBodyCheck(Stack stack, PrintStream out) {
    this.stack = stack;
    this.out = out;
    this.api = new Api(stack.gateway());
    this.checks = new Checks("bodies", out);
    String suffix = Long.toString(System.nanoTime(), 36);
    String password = Long.toHexString(new Random().nextLong()) + "-for-these-runs";
    for (int i = 0; i < ACCOUNTS; i++) {
      people.add(api.signUp("p" + i + "-" + suffix, password));
    }
    Stack.ALL.forEach(name -> pids.put(name, stack.pid(name)));
  }

  /** On a stack of its own. */
  public static CheckResult run(PrintStream out) throws IOException {
    try (PrivateStack own = PrivateStack.make(out)) {
      out.println("bodies: up after " + own.stack().up().took().toSeconds() + " s");
      CheckResult result = new HeavyBodyCheck(own.stack(), out).all();
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private CheckResult all() {
    PlayedMatch finished = PlayedMatch.open(api, people.get(0), people.get(1));
    SampleBattle.fight(finished);
    HeavyBody good = HeavyBody.padded(finished.export().toString());
    List<HeavyBody> imports = new ArrayList<>(HeavyBody.imports());
    imports.add(good);
    for (HeavyBody body : imports) {
      for (int many : List.of(4, 16)) {
        check(many + " imports at once: " + body.name(), () -> imports(body, many));
      }
    }
    check("a good match of 15 MiB is taken in", () -> taken(good));
    check("gzip, of which little becomes much", () -> compressed(good));
    check("heavy bodies at every kind of route", this::ordinary);
    check("who sends slowly holds up nobody", this::slow);
    return checks.result();
  }

  private void check(String what, Runnable check) {
    checks.check(
        what,
        () -> {
          check.run();
          requireHealthy();
        });
  }

  /** By one account and by several, with a length and without, through the gateway and not. */
  private void imports(HeavyBody body, int many) {
    for (int accounts : List.of(1, ACCOUNTS)) {
      List<CompletableFuture<HttpResponse<String>>> sent = new ArrayList<>();
      for (int i = 0; i < many; i++) {
        String origin = i % 4 < 2 ? stack.gateway() : stack.gameService();
        HttpRequest request =
            to(origin + IMPORT, people.get(i % accounts).token())
                .POST(body.publisher(i % 2 == 0))
                .build();
        sent.add(api.client().sendAsync(request, BodyHandlers.ofString()));
      }
      printStatuses(HeavyBodyStatuses.ofImports(sent));
    }
  }

  /** The last of what came before may still be under way. */
  private void taken(HeavyBody good) {
    PollUntil.until(
        "201",
        SOON,
        () -> {
          HttpRequest request =
              to(stack.gateway() + IMPORT, people.getFirst().token())
                  .POST(good.publisher(false))
                  .build();
          return HeavyBodyStatuses.ofImports(
                  List.of(api.client().sendAsync(request, BodyHandlers.ofString())))
              .containsKey(201);
        });
  }

  private void compressed(HeavyBody body) {
    HttpRequest request =
        to(stack.gateway() + IMPORT, people.getFirst().token())
            .header("Content-Encoding", "gzip")
            .POST(body.compressed())
            .build();
    Map<Integer, Integer> answers =
        HeavyBodyStatuses.ofImports(
            List.of(api.client().sendAsync(request, BodyHandlers.ofString())));
    if (answers.containsKey(201)) {
      throw new Api.Unexpected("gzip is taken in, which the contract does not have");
    }
  }

  private void ordinary() {
    for (HeavyBody body : HeavyBody.ordinary()) {
      List<CompletableFuture<HttpResponse<String>>> sent = new ArrayList<>();
      ROUTES.forEach(
          (path, service) -> {
            for (int i = 0; i < 16; i++) {
              String origin = i % 2 == 0 ? stack.gateway() : stack.address(service);
              HttpRequest request =
                  to(origin + path, people.getFirst().token())
                      .POST(body.publisher(i % 4 < 2))
                      .build();
              sent.add(api.client().sendAsync(request, BodyHandlers.ofString()));
            }
          });
      printStatuses(HeavyBodyStatuses.refusals(sent));
    }
  }

  /** They take every place that there is, and another account is asked to come back, in time. */
  private void slow() {
    List<Socket> open = new ArrayList<>();
    try {
      for (int i = 0; i < SLOW; i++) {
        open.add(begun(people.get(i % ACCOUNTS)));
      }
      requireHealthy();
    } finally {
      open.forEach(HeavyBodyCheck::disconnect);
    }
  }

  private Socket begun(Api.Person person) {
    try {
      URI service = URI.create(stack.gameService());
      Socket socket = new Socket(InetAddress.getLoopbackAddress(), service.getPort());
      OutputStream to = socket.getOutputStream();
      to.write(
          ("POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\n"
                  + "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n{\"a\": \"%s")
              .formatted(
                  IMPORT, service.getPort(), person.token(), HeavyBody.LARGE, "x".repeat(100_000))
              .getBytes(StandardCharsets.US_ASCII));
      to.flush();
      return socket;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void disconnect(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static HttpRequest.Builder to(String address, String token) {
    return HttpRequest.newBuilder(URI.create(address))
        .timeout(LONG)
        .header("Content-Type", "application/json")
        .header("Authorization", "Bearer " + token);
  }

  private void printStatuses(Map<Integer, Integer> answers) {
    out.println("  " + answers);
  }

  /** Nothing died, what is revoked is refused, and a match is played from beginning to end. */
  private void requireHealthy() {
    pids.forEach(
        (name, pid) -> {
          if (stack.pid(name) != pid
              || !ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false)) {
            throw new Api.Unexpected(name + " is not the process that it was");
          }
        });
    for (String service : SERVICES) {
      Api direct = new Api(stack.address(service));
      for (String kind : List.of("live", "ready")) {
        HttpAnswer health = direct.patiently(direct.get("/q/health/" + kind, ""));
        if (health.status() != 200) {
          throw new Api.Unexpected(service + " is not " + kind + ": " + health.body());
        }
      }
    }
    PlayedMatch playedMatch = PlayedMatch.open(api, people.get(2), people.get(3));
    revoked(playedMatch);
    SampleBattle.fight(playedMatch);
    JsonNode export = playedMatch.export();
    if (export.path("events").isEmpty()) {
      throw new Api.Unexpected("the match that was played is exported as " + export);
    }
  }

  private void revoked(PlayedMatch playedMatch) {
    ObjectNode wanted = Api.JSON.createObjectNode().put("name", "a driver's");
    wanted.putArray("scopes").add("match:read");
    Api.Person person = people.get(2);
    JsonNode made = api.good(api.post("/v1/tokens", person.token(), wanted));
    ObjectNode secret = Api.JSON.createObjectNode().put("token", made.path("token").asText());
    String bearer = api.good(api.post("/v1/tokens/exchange", "", secret)).path("token").asText();
    Api direct = new Api(stack.gameService());
    HttpRequest read = direct.get(playedMatch.path(""), bearer);
    if (direct.patiently(read).status() != 200) {
      throw new Api.Unexpected("a fresh token is refused");
    }
    JsonNode _ = api.good(api.delete("/v1/tokens/" + made.path("id").asText(), person.token()));
    PollUntil.until(
        "401 for a revoked token", PROMISED, () -> direct.patiently(read).status() == 401);
  }
}
