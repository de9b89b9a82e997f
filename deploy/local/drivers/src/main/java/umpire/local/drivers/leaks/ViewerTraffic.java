package umpire.local.drivers.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Everything that leaves the house for one viewer of one match, in the order in which it is asked
 * for: status, headers and bodies of every route that reads the match, the frames of a stream and a
 * socket, and the answers to the viewer's own acts. How long it takes is not looked at.
 */
final class ViewerTraffic implements AutoCloseable {
  static final ObjectMapper JSON = new ObjectMapper();

  /** Every GET route of a match that ends, and the limits. */
  static final List<String> ROUTES =
      List.of(
          "",
          "?at=0",
          "/decision",
          "/events",
          "/events?after=1",
          "/dice",
          "/battles",
          "/battles/1",
          "/supply",
          "/presence",
          "/standing-orders",
          "/export",
          "/export?seat=me",
          "/board.svg");

  /** Told, and not compared: the second at which it was answered, and the request's own number. */
  private static final Set<String> OF_THE_REQUEST =
      Set.of("date", "x-request-id", "traceparent", "transfer-encoding");

  /** Compared as {@link BudgetWatch} reads it: what is left follows from the time as well. */
  private static final Set<String> OF_THE_TIME = Set.of("ratelimit");

  private static final Pattern HEARTBEAT =
      Pattern.compile(
          "^stream: event: ?heartbeat\ndata: ?\\{\"seq\":\\d+}\n$"
              + "|^socket: \\{\"type\":\"heartbeat\",\"data\":\\{\"seq\":\\d+}}$");

  private static final int TAG = 32;

  private final Requests requests;
  private final BudgetWatch budget;
  private final String match;
  private final String token;
  private final List<String> entries = new ArrayList<>();
  private final LiveFrames stream;
  private final LiveFrames socket;

  ViewerTraffic(Requests requests, BudgetWatch budget, String match, String token) {
    this.requests = requests;
    this.budget = budget;
    this.match = match;
    this.token = token;
    this.stream = LiveFrames.stream(requests, match, token);
    this.stream.await("snapshot");
    this.socket = LiveFrames.socket(requests, match, token);
    this.socket.await("snapshot");
    // From here on the budget's readings can be compared with the one before.
    long begun = System.nanoTime();
    String _ = budget.word(requests.get(path(""), token), token, begun);
  }

  String match() {
    return match;
  }

  /** Asks every route. */
  void look(String when) {
    for (String route : ROUTES) {
      get(when, route);
    }
  }

  /** Asks what costs much, too: the picture in pixels, and the limits of all services. */
  void lookCloser(String when) {
    get(when, "/board.png");
    limits(when);
  }

  private void get(String when, String route) {
    long begun = System.nanoTime();
    note(when + ": GET " + route, requests.get(path(route), token), begun);
  }

  /** Its numbers follow from the time, as {@code RateLimit} does, which is looked at instead. */
  private void limits(String when) {
    HttpResponse<byte[]> answer = requests.get("/v1/limits", token);
    String body =
        new String(answer.body(), StandardCharsets.UTF_8)
            .replaceAll("\"(remaining|reset)\":\\d+", "\"$1\":0");
    entries.add(when + ": GET /v1/limits " + answer.statusCode() + " " + body);
  }

  /** Posts for the viewer, and notes the answer. */
  JsonNode post(String what, String route, String json) {
    long begun = System.nanoTime();
    HttpResponse<byte[]> answer = requests.post(path(route), token, json);
    note(what + ": POST " + route, answer, begun);
    return json(answer);
  }

  /** All that the viewer was shown so far. */
  JsonNode events() {
    return json(requests.get(path("/events"), token));
  }

  private void note(String what, HttpResponse<byte[]> answer, long begun) {
    byte[] body = answer.body();
    boolean text =
        answer.headers().firstValue("Content-Type").orElse("").matches(".*(json|svg|text).*");
    String told =
        text
            ? PlainText.of(new String(body, StandardCharsets.UTF_8), match)
            : body.length + " bytes " + sha256(body);
    entries.add(
        "%s %d %s %s"
            .formatted(what, answer.statusCode(), headers(answer, told.length(), begun), told));
  }

  private Map<String, String> headers(HttpResponse<byte[]> answer, int plainLength, long begun) {
    Map<String, String> headers = new TreeMap<>();
    answer
        .headers()
        .map()
        .forEach(
            (name, values) -> {
              String key = name.toLowerCase(java.util.Locale.ROOT);
              if (!OF_THE_REQUEST.contains(key) && !OF_THE_TIME.contains(key)) {
                headers.put(key, PlainText.of(String.join(", ", values), match));
              }
            });
    headers.put("ratelimit", budget.word(answer, token, begun));
    // The size of the body without what names the match: of the same length in both.
    headers.computeIfPresent(
        "content-length",
        (_, told) -> told.equals("" + answer.body().length) ? "fits, " + plainLength : told);
    headers.computeIfPresent(
        "etag", (_, tag) -> tag.contains(sha256(answer.body()).substring(0, TAG)) ? "fits" : tag);
    return headers;
  }

  /** Waits until stream and socket have sent a text. */
  void await(String part) {
    stream.await(part);
    socket.await(part);
  }

  /** All of it in plain text, the frames behind the answers. */
  List<String> told() {
    List<String> told = new ArrayList<>(entries);
    stream.frames().forEach(frame -> told.add("stream: " + PlainText.of(frame, match)));
    socket.frames().forEach(frame -> told.add("socket: " + PlainText.of(frame, match)));
    // They come by the time; one that says more than the viewer's own number is looked at.
    told.removeIf(entry -> HEARTBEAT.matcher(entry).find());
    return told;
  }

  private String path(String route) {
    return "/v1/matches/" + match + route;
  }

  @Override
  public void close() {
    stream.close();
    socket.close();
  }

  static JsonNode json(HttpResponse<byte[]> answer) {
    try {
      return JSON.readTree(answer.body());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String sha256(byte[] body) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this JDK lacks SHA-256", e);
    }
  }
}
