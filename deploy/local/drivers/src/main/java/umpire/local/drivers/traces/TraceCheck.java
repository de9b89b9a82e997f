package umpire.local.drivers.traces;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.DatabaseProbe;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify traces: the spans of one command from the request to the last event, through all services
 * and Kafka, as a collector gets them; and what stands in the logs meanwhile.
 */
public final class TraceCheck {
  private static final Duration SOON = Duration.ofSeconds(20);
  private static final String CALLER = "b7ad6b7169203331";
  private static final String OTLP = "UMPIRE_OTLP";

  /** The way of an assault: each the child of the one before it. */
  private static final List<Leg> WAY =
      List.of(
          new Leg(Stack.GATEWAY, "POST"),
          new Leg(Stack.GATEWAY, "POST"),
          new Leg(Stack.GAME, "POST /v1/matches/{id}/commands"),
          new Leg(Stack.GAME, "send supply.requested"),
          new Leg(Stack.SUPPLY, "process supply.requested"),
          new Leg(Stack.SUPPLY, "send supply.reported"),
          new Leg(Stack.GAME, "process supply.reported"),
          new Leg(Stack.GAME, "send combat.requested"),
          new Leg(Stack.COMBAT, "process combat.requested"),
          new Leg(Stack.COMBAT, "send combat.reported"),
          new Leg(Stack.GAME, "process combat.reported"),
          new Leg(Stack.GAME, "send match.events"));

  private static final Map<String, Leg> REASONING =
      Map.of(
          "process supply.requested",
          new Leg(Stack.SUPPLY, "trace"),
          "process combat.requested",
          new Leg(Stack.COMBAT, "adjudicate"));

  private final Stack stack;
  private final Api api;
  private final TraceCollector traceCollector;
  private final PrintStream out;
  private final Checks checks;
  private final String trace = UUID.randomUUID().toString().replace("-", "");
  private final Api.Person ann;
  private final Api.Person bert;
  private final PlayedMatch playedMatch;

  private TraceCheck(Stack stack, TraceCollector traceCollector, PrintStream out) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.traceCollector = traceCollector;
    this.out = out;
    this.checks = new Checks("traces", out);
    String suffix = Long.toString(System.nanoTime(), 36);
    String password = Long.toHexString(new Random().nextLong()) + "-to-be-traced";
    this.ann = api.signUp("ann-" + suffix, password);
    this.bert = api.signUp("bert-" + suffix, password);
    this.playedMatch = PlayedMatch.open(api, ann, bert);
  }

  /** A span that is expected: whose, and its name. */
  private record Leg(String service, String name) {}

  /**
   * On a stack of its own, unless on the running one, which then has to have been started with the
   * same UMPIRE_OTLP as this.
   */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.running()) {
      String endpoint = System.getenv(OTLP);
      if (endpoint == null || endpoint.isEmpty()) {
        throw new Stack.Refused(OTLP + " is not set: the running stack exports no spans");
      }
      try (TraceCollector traceCollector = TraceCollector.at(URI.create(endpoint))) {
        return new TraceCheck(Stack.running(), traceCollector, out).all();
      }
    }
    try (PrivateStack own = PrivateStack.make(out)) {
      String address = "http://127.0.0.1:" + (own.stack().base() + Stack.SPARE_PORT);
      try (TraceCollector traceCollector = TraceCollector.at(URI.create(address))) {
        Map<String, String> settings = Map.of(OTLP, address, "UMPIRE_OTLP_EVERY", "0.2S");
        out.println("traces: up after " + own.stack().up(settings).took().toSeconds() + " s");
        CheckResult result = new TraceCheck(own.stack(), traceCollector, out).all();
        if (result.findings().isEmpty()) {
          own.notWorthKeeping();
        }
        return result;
      }
    }
  }

  private CheckResult all() {
    checks.check("an assault is one trace, from the request to the last event", this::assault);
    checks.check("its spans hold no secret", this::spans);
    checks.check("each line of a service's log is an object with a sentence", this::lines);
    checks.check("no secret of a whole match stands in any log", this::secrets);
    return checks.result();
  }

  private void assault() {
    int decision = playedMatch.decision(ann).at("/decision/id").asInt();
    HttpRequest sent =
        api.post(
            playedMatch.path("/commands"),
            ann.token(),
            playedMatch.body(decision, SampleBattle.target(), SampleBattle.everybody()),
            Duration.ofSeconds(20));
    HttpRequest traced =
        HttpRequest.newBuilder(sent, (_, _) -> true)
            .header("traceparent", "00-" + trace + "-" + CALLER + "-01")
            .build();
    JsonNode _ = api.good(traced);
    String parent = CALLER;
    for (Leg leg : WAY) {
      TraceCollector.Span span = await(parent, leg);
      if (REASONING.containsKey(leg.name())) {
        TraceCollector.Span _ = await(span.id(), REASONING.get(leg.name()));
      }
      parent = span.id();
    }
    TraceCollector.Span request =
        traceCollector.child(trace, CALLER, Stack.GATEWAY, "POST").orElseThrow();
    show(request, "  ");
  }

  private TraceCollector.Span await(String parent, Leg leg) {
    return PollUntil.until(
        leg.service()
            + ": "
            + leg.name()
            + " below "
            + parent
            + " among "
            + traceCollector.of(trace),
        SOON,
        () -> traceCollector.child(trace, parent, leg.service(), leg.name()));
  }

  private void show(TraceCollector.Span span, String indent) {
    out.println(indent + span.name() + " (" + span.service() + ")");
    traceCollector.of(trace).stream()
        .filter(other -> other.parent().equals(span.id()))
        .forEach(other -> show(other, indent + "  "));
  }

  private void spans() {
    playedMatch.playOn();
    String spans = traceCollector.of(trace).toString();
    secretsOf().forEach((what, secret) -> require(!spans.contains(secret), what));
    require(spans.contains(playedMatch.id()), "no span names the match");
  }

  private void lines() {
    for (String service : List.of(Stack.GAME, Stack.COMBAT, Stack.SUPPLY, Stack.LOBBY)) {
      List<String> lines = log(service + ".log").lines().filter(line -> !line.isBlank()).toList();
      require(!lines.isEmpty(), service + " says nothing");
      for (String line : lines) {
        JsonNode entry = json(line);
        require(
            entry.path("message").isTextual()
                && entry.path("level").isTextual()
                && entry.path("service").asText().equals(service),
            service + " says: " + line);
      }
    }
  }

  private static JsonNode json(String line) {
    try {
      return Api.JSON.readTree(line);
    } catch (JsonProcessingException wrong) {
      throw new Api.Unexpected("no JSON: " + line);
    }
  }

  private void secrets() {
    try (Stream<Path> logs = Files.list(stack.home().resolve("logs"))) {
      Map<String, String> secrets = secretsOf();
      for (Path log : logs.toList()) {
        String text = Files.readString(log);
        secrets.forEach(
            (what, secret) ->
                require(!text.contains(secret), what + " stands in " + log.getFileName()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What nobody may read who reads logs: shown to its owner alone, or only after the end. */
  private Map<String, String> secretsOf() {
    Map<String, String> secrets = new LinkedHashMap<>();
    secrets.put("a token", ann.token());
    secrets.put("another token", bert.token());
    secrets.put("the password", ann.password());
    secrets.put(
        "the seed",
        api.good(api.get(playedMatch.path("/dice"), ann.token())).path("seed").asText());
    DatabaseProbe games = stack.database("game");
    DatabaseProbe battles = stack.database("combat");
    List<String> texts = new ArrayList<>();
    texts.addAll(battles.ask("select draw_key from battle where match = ?", playedMatch.id()));
    texts.addAll(battles.ask("select brief from battle where match = ?", playedMatch.id()));
    texts.addAll(
        games.ask(
            "select e ->> 'body' from journal,"
                + " json_array_elements(convert_from(events, 'UTF8')::json) e where match = ?::uuid",
            playedMatch.id()));
    texts.forEach(text -> secrets.put("what is stored, " + text.length() + " letters", text));
    require(secrets.values().stream().noneMatch(String::isEmpty), "a secret is empty");
    return secrets;
  }

  private String log(String name) {
    try {
      return Files.readString(stack.home().resolve("logs").resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new Api.Unexpected(otherwise);
    }
  }
}
