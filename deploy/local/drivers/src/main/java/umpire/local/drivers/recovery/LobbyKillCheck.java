package umpire.local.drivers.recovery;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify lobby: personal tokens, their revocation, seeks and stream tickets over HTTP, while the
 * services that keep them are killed.
 */
public final class LobbyKillCheck {
  /** Promised to users: a revocation bites within this time. */
  private static final Duration PROMISED = Duration.ofSeconds(5);

  private static final Duration SOON = Duration.ofSeconds(60);

  private final Stack stack;
  private final Api api;
  private final Api direct;
  private final PrintStream out;
  private final String suffix = Long.toString(System.nanoTime(), 36);
  private final Api.Person anna;
  private final Api.Person bert;
  private final Checks checks;

  private LobbyKillCheck(Stack stack, PrintStream out) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.direct = new Api(stack.gameService());
    this.out = out;
    this.checks = new Checks("lobby", out);
    String password = Long.toHexString(new Random().nextLong()) + "-for-these-runs";
    this.anna = api.signUp("anna-" + suffix, password);
    this.bert = api.signUp("bert-" + suffix, password);
  }

  /** On a stack of its own, unless on the running one. */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.running()) {
      return new LobbyKillCheck(Stack.running(), out).all();
    }
    try (PrivateStack own = PrivateStack.make(out)) {
      out.println("lobby: up after " + own.stack().up().took().toSeconds() + " s");
      CheckResult result = new LobbyKillCheck(own.stack(), out).all();
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private CheckResult all() {
    checks.check(
        "a personal token plays through the gateway and ends with its stream", this::revocation);
    checks.check(
        "a revocation outlives kill -9 of lobby-service right after it", this::killedRevoking);
    checks.check("a revocation outlives kill -9 of game-service", this::killedReader);
    RevocationOutage outage = new RevocationOutage(stack, api, direct, out);
    checks.check(
        "without lobby-service personal tokens are 503 after the limit, and sessions go on",
        () ->
            outage.failsClosed(PlayedMatch.open(api, anna, bert), token().bearer(), anna.token()));
    checks.check(
        "a restart of lobby-service interrupts no personal token that is known",
        () -> outage.restart(PlayedMatch.open(api, anna, bert), token().secret()));
    checks.check("a seek becomes a match that has begun", this::seek);
    checks.check(
        "a seek that is joined while game-service is down becomes a match",
        this::seekWithoutGameService);
    checks.check("a seek outlives kill -9 of lobby-service after the joining", this::killedJoining);
    checks.check("the house bots sign in after all that", this::botsSignIn);
    checks.check("a page of another origin reads a stream by a ticket", this::page);
    return checks.result();
  }

  /** A personal token, and the bearer token that it is exchanged for. */
  private record Token(String id, String secret, String bearer) {}

  private Token token() {
    ObjectNode wanted = Api.JSON.createObjectNode().put("name", "a driver's");
    wanted.putArray("scopes").add("match:read").add("match:play");
    JsonNode made = api.good(api.post("/v1/tokens", anna.token(), wanted));
    String secret = made.path("token").asText();
    JsonNode session =
        api.good(
            api.post("/v1/tokens/exchange", "", Api.JSON.createObjectNode().put("token", secret)));
    return new Token(made.path("id").asText(), secret, session.path("token").asText());
  }

  private void revoke(Token token) {
    JsonNode _ = api.good(api.delete("/v1/tokens/" + token.id(), anna.token()));
  }

  private void revocation() {
    PlayedMatch playedMatch = PlayedMatch.open(api, anna, bert);
    Token token = token();
    expect(200, api, playedMatch.path(""), token.secret());
    expect(200, direct, playedMatch.path(""), token.bearer());
    CompletableFuture<Void> ended = stream(playedMatch, token.secret());
    long begun = System.nanoTime();
    revoke(token);
    PollUntil.until(
        "401 at game-service", PROMISED, () -> refused(direct, playedMatch, token.bearer()));
    PollUntil.until(
        "401 at the gateway", PROMISED, () -> refused(api, playedMatch, token.secret()));
    try {
      ended.get(PROMISED.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException stillThere) {
      throw new PollUntil.Vain("the stream does not end: " + stillThere);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new PollUntil.Vain("interrupted");
    }
    out.printf("  it bit after %d ms%n", (System.nanoTime() - begun) / 1_000_000);
  }

  /** Completes when the stream, which has begun, has ended. */
  private CompletableFuture<Void> stream(PlayedMatch playedMatch, String token) {
    try {
      Stream<String> lines =
          api.client()
              .send(api.get(playedMatch.path("/stream"), token), BodyHandlers.ofLines())
              .body();
      return CompletableFuture.runAsync(() -> lines.forEach(_ -> {}));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new PollUntil.Vain("interrupted");
    }
  }

  private void killedRevoking() {
    PlayedMatch playedMatch = PlayedMatch.open(api, anna, bert);
    Token token = token();
    stack.kill(Stack.BROKER);
    revoke(token);
    stack.kill(Stack.LOBBY);
    stack.start(Stack.BROKER);
    stack.start(Stack.LOBBY);
    PollUntil.until(
        "401 at game-service", SOON, () -> refused(direct, playedMatch, token.bearer()));
    PollUntil.until("401 at the gateway", SOON, () -> refused(api, playedMatch, token.secret()));
  }

  private void killedReader() {
    PlayedMatch playedMatch = PlayedMatch.open(api, anna, bert);
    Token token = token();
    expect(200, direct, playedMatch.path(""), token.bearer());
    revoke(token);
    stack.kill(Stack.GAME);
    stack.start(Stack.GAME);
    expect(401, direct, playedMatch.path(""), token.bearer());
    expect(200, direct, playedMatch.path(""), anna.token());
  }

  private void seek() {
    String id = posted();
    opened(id, joined(id));
  }

  private void seekWithoutGameService() {
    String id = posted();
    stack.kill(Stack.GAME);
    String match = joined(id);
    stack.start(Stack.GAME);
    opened(id, match);
  }

  private void killedJoining() {
    String id = posted();
    stack.kill(Stack.BROKER);
    String match = joined(id);
    stack.kill(Stack.LOBBY);
    stack.start(Stack.BROKER);
    stack.start(Stack.LOBBY);
    opened(id, match);
  }

  private String posted() {
    ObjectNode wanted =
        Api.JSON
            .createObjectNode()
            .put("game", SampleBattle.GAME)
            .put("scenario", SampleBattle.SCENARIO)
            .put("seat", SampleBattle.SECOND_SEAT)
            .put("salt", "ab");
    return api.good(api.post("/v1/seeks", anna.token(), wanted)).path("id").asText();
  }

  private String joined(String id) {
    ObjectNode how = Api.JSON.createObjectNode().put("salt", "cd");
    return api.good(api.post("/v1/seeks/" + id + "/join", bert.token(), how))
        .path("match")
        .asText();
  }

  private void opened(String id, String match) {
    PollUntil.until(
        "the seek is opened",
        SOON,
        () -> api.good(api.get("/v1/seeks/" + id, "")).path("status").asText().equals("opened"));
    JsonNode header = api.good(api.get("/v1/matches/" + match, bert.token()));
    if (!header.path("status").asText().equals("playing")
        || !header.path("viewer").asText().equals(SampleBattle.FIRST_SEAT)) {
      throw new Api.Unexpected("the match " + header);
    }
  }

  private void botsSignIn() {
    try {
      String secret = Files.readString(stack.home().resolve("bots-secret")).strip();
      Api.Person bot = api.signIn("bot:random", secret);
      if (!bot.account().equals("bot:random")) {
        throw new Api.Unexpected("its account is " + bot.account());
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void page() {
    PlayedMatch playedMatch = PlayedMatch.open(api, anna, bert);
    String viewer = new ForeignPage(stack.gateway()).read(playedMatch.id(), anna.token());
    if (viewer.isEmpty()) {
      checks.notHere("there is no chromium here");
    } else if (!viewer.equals(SampleBattle.FIRST_SEAT)) {
      throw new Api.Unexpected("the page reported: " + viewer);
    }
  }

  private static void expect(int status, Api at, String path, String token) {
    HttpAnswer httpAnswer = at.patiently(at.get(path, token));
    if (httpAnswer.status() != status) {
      throw new Api.Unexpected(path + " answered " + httpAnswer + ", not " + status);
    }
  }

  private static boolean refused(Api at, PlayedMatch playedMatch, String token) {
    return at.patiently(at.get(playedMatch.path(""), token)).status() == 401;
  }
}
